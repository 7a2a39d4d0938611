UPDATE invoices i
SET status = 'void', open_amount = 0, voided_at = :now::timestamptz, voided_on = :day::date, void_reason = :reason,
  updated_at = :now::timestamptz
WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint
