SELECT f.code, f.label, f.type, f.choices, f.refers_to AS "refersTo", f.is_required AS "isRequired",
   f.is_printed AS "isPrinted", f.is_active AS "isActive" FROM custom_fields f
   WHERE f.company_id = :companyId::bigint AND f.kind = :kind ORDER BY f.position, f.id
