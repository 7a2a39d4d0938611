UPDATE companies SET retired_at = :now, updated_at = :now WHERE id = :companyId AND retired_at IS NULL RETURNING id
