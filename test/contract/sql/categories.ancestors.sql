WITH RECURSIVE above AS (
     SELECT c.id, c.parent_id FROM product_categories c WHERE c.company_id = :companyId::bigint AND c.id = :id::bigint
     UNION
     SELECT c.id, c.parent_id FROM above a
     JOIN product_categories c ON c.company_id = :companyId::bigint AND c.id = a.parent_id
   ) SELECT a.id FROM above a
