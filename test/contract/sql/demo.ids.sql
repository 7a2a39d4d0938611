SELECT
     (SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.code = 'ALI-001') AS "productId",
     (SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.code = 'SRV-001') AS "serviceId",
     (SELECT c.id FROM product_categories c WHERE c.company_id = :companyId AND c.name = 'Alimentos') AS "categoryId",
     (SELECT w.id FROM warehouses w WHERE w.company_id = :companyId AND w.code = 'MAIN') AS "warehouseId",
     (SELECT w.id FROM warehouses w WHERE w.company_id = :companyId AND w.code = 'SANTIAGO') AS "secondWarehouseId",
     (SELECT p.id FROM products p WHERE p.company_id = :otherCompanyId AND p.code = 'OFF-001') AS "otherProductId",
     (SELECT w.id FROM warehouses w WHERE w.company_id = :otherCompanyId AND w.code = 'MAIN') AS "otherWarehouseId"
