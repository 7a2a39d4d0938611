update logins set revoked_at = $3::timestamptz, revoke_reason = $4
   where company_id = $1::bigint and id = $2 and revoked_at is null returning id
