SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'faces', $1::text, $2::text, $3::text, $4::text), 0))
