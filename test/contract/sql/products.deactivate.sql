UPDATE products SET is_active = false, version = version + 1, updated_at = $3
   WHERE company_id = $1 AND id = $2 AND is_active RETURNING id
