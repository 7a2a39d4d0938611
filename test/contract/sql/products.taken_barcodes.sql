SELECT p.barcode FROM products p WHERE p.company_id = :companyId AND p.barcode = ANY (:wanted::text[])
