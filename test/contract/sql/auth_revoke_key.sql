update api_keys set revoked_at = $3, revoked_by = $4, version = version + 1, updated_at = $3
   where company_id = $1::bigint and id = $2::bigint and revoked_at is null returning id
