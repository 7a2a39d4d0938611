WITH RECURSIVE line AS (
     SELECT k.parent_id FROM kyc_keys k WHERE k.company_id = $1 AND k.public_id = $2
     UNION
     SELECT p.parent_id FROM kyc_keys p JOIN line l ON p.public_id = l.parent_id WHERE p.company_id = $1
   )
   SELECT EXISTS (SELECT 1 FROM line WHERE line.parent_id = $3) AS is_ancestor
