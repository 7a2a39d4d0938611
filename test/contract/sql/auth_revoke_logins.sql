update logins set revoked_at = $3::timestamptz, revoke_reason = $4
   where company_id = $1::bigint and user_id = $2::bigint and revoked_at is null and id is distinct from $5::uuid
   returning id
