// Made by `make protocol`; do not edit.
export const TITLE = "Castles of Mad King Ludwig"
