SELECT c.code FROM company_currencies c WHERE c.company_id = $1 AND c.code = ANY ($2::text[]) AND c.is_active
   ORDER BY c.code FOR SHARE
