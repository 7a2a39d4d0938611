SELECT p.barcode FROM products p WHERE p.company_id = $1 AND p.barcode = ANY ($2::text[])
