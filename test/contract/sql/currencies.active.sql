SELECT c.code FROM company_currencies c WHERE c.company_id = :companyId AND c.code = ANY (:codes::text[])
     AND c.is_active
   ORDER BY c.code FOR SHARE
