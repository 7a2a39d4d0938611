DELETE FROM kyc_trusted_sharers t WHERE t.company_id = $1 AND t.sharer_id = $2
