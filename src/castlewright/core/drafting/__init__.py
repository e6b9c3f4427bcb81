"""What drafting games share: hands that go round, secret choices, boards between neighbours, and who remembers what."""
