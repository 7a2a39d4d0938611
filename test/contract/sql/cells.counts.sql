SELECT c.cell, count(*) AS companies FROM cell_companies c GROUP BY c.cell
