WITH event AS (
  INSERT INTO outbox (company_id, type, object_type, object_id, at)
  VALUES (:companyId::bigint, 'invoice.updated', 'invoice', (:id::bigint)::text, :now::timestamptz)
)
UPDATE invoices i
SET status = 'void', open_amount = 0, version = i.version + 1, voided_at = :now::timestamptz, voided_on = :day::date, void_reason = :reason,
  updated_at = :now::timestamptz
WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint
