SELECT s.seal_id AS "sealId" FROM audit_shipments s WHERE s.company_id = :companyId::bigint
