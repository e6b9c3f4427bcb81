// Made by `make protocol`; do not edit.
export const TITLE = "Between Two Cities"
