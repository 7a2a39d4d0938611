INSERT INTO outbox (company_id, type, object_type, object_id, at, request_id)
VALUES (:companyId::bigint, 'opportunity.created', 'opportunity', :opportunityId::text, :now::timestamptz, :requestId)
