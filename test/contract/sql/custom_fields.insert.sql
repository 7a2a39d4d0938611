INSERT INTO custom_fields AS r (company_id, kind, code, label, type, choices, refers_to, is_required, is_printed, position, is_active, search_text, created_at, updated_at)
   VALUES (:companyId, :kind, :code, :label, :type, :choices, :references, :required, :printed, :order, :active, :searchText, :now, :now)
   RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.kind, r.code, r.label, r.type, r.choices, r.refers_to AS "references", r.is_required AS "required", r.is_printed AS "printed", r.position AS "order", r.is_active AS "active"
