WITH change AS (UPDATE cell_changes SET version = version + 1 RETURNING version)
   UPDATE cell_companies c SET cell = :cell, other_cell = :otherCell, phase = :phase, version = n.version
   FROM change n WHERE c.id = :id AND c.phase IS NOT DISTINCT FROM :from::text RETURNING c.id
