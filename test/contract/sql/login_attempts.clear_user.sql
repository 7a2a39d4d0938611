DELETE FROM login_attempts a USING login_directory d
   WHERE d.company_id = $1::bigint AND d.user_id = $2::bigint AND a.email_key = d.email_key
