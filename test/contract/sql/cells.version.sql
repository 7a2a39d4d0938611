SELECT c.version FROM cell_changes c
