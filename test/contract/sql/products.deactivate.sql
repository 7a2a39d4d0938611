UPDATE products SET is_active = false, version = version + 1, updated_at = :now
   WHERE company_id = :companyId AND id = :id AND is_active RETURNING id
