update api_keys set revoked_at = :now, revoked_by = :revokedBy, version = version + 1, updated_at = :now
   where company_id = :companyId::bigint and id = :keyId::bigint and revoked_at is null returning id
