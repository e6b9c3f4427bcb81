"""What travels between server and browsers: the Structs of the protocol, refusals, frames, and those who get them."""
