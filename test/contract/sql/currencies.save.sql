INSERT INTO company_currencies AS c (company_id, code, is_active, created_at, updated_at)
     VALUES (:companyId, :code, :isActive, :now, :now)
   ON CONFLICT (company_id, code) DO UPDATE
     SET is_active = excluded.is_active, version = c.version + 1, updated_at = excluded.updated_at
   RETURNING c.code, c.is_active, c.version, c.created_at, c.updated_at
