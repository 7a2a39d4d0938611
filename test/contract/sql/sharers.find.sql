SELECT t.sharer_id FROM kyc_trusted_sharers t WHERE t.company_id = $1::bigint AND t.sharer_id = $2::bigint
