WITH RECURSIVE line AS (
     SELECT k.parent_id FROM kyc_keys k WHERE k.company_id = :companyId AND k.public_id = :id
     UNION
     SELECT p.parent_id FROM kyc_keys p JOIN line l ON p.public_id = l.parent_id WHERE p.company_id = :companyId
   )
   SELECT EXISTS (SELECT 1 FROM line WHERE line.parent_id = :ancestorId) AS is_ancestor
