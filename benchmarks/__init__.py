"""What Castlewright claims about speed, measured by one command: `make bench`."""
