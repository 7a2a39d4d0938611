UPDATE custom_fields AS r SET
     kind = :kind, code = :code, label = :label, type = :type, choices = :choices, refers_to = :references, is_required = :required, is_printed = :printed, position = :order, is_active = :active, search_text = :searchText,
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.kind, r.code, r.label, r.type, r.choices, r.refers_to AS "references", r.is_required AS "required", r.is_printed AS "printed", r.position AS "order", r.is_active AS "active"
