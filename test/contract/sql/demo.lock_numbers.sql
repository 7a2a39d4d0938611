SELECT s.code FROM series s WHERE s.company_id = :companyId::bigint ORDER BY s.code FOR UPDATE
