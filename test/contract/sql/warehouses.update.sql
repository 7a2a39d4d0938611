WITH alongside AS (
     UPDATE stock s SET warehouse_name_key = :nameKey
     WHERE s.company_id = :companyId::bigint AND s.warehouse_id = :id::bigint AND s.warehouse_name_key <> :nameKey
   )
   UPDATE warehouses AS r SET
     code = :code, name = :name, is_active = :active, allows_negative = :allowsNegative, code_key = :codeKey, name_key = :nameKey,
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.is_active AS "active", r.allows_negative AS "allowsNegative"
