// Made by `make protocol`; do not edit.
export const TITLE = "Castellan"
