INSERT INTO outbox (company_id, type, object_type, object_id, at, request_id)
VALUES (:companyId::bigint, :event, :objectType, :objectId, :at::timestamptz, :requestId)
