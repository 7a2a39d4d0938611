SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'kyc default', $1::text, $2::text), 0))
