UPDATE attachment_space s SET bytes = greatest(0, s.bytes - :bytes::bigint) WHERE s.company_id = :companyId
