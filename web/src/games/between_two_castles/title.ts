// Made by `make protocol`; do not edit.
export const TITLE = "Between Two Castles of Mad King Ludwig"
