WITH due AS (
  SELECT i.id, sum(i.open_amount) OVER (ORDER BY i.due_date, i.id) - i.open_amount AS older
  FROM payables i
  WHERE i.company_id = :companyId::bigint AND i.party_id = (SELECT :partyId::bigint)::bigint AND i.open_amount > 0
    AND i.currency_code = coalesce(:currencyCode, (SELECT c.currency_code FROM vendors c
      WHERE c.company_id = :companyId::bigint AND c.id = :partyId::bigint))
)
SELECT i.id, i.party_id, i.document_type, i.document_id, i.document_number, i.issue_date, i.due_date,
  i.currency_code, i.exchange_rate, i.amount, i.base_amount, i.paid_amount, i.credited_amount, i.open_amount, i.base_open_amount,
  i.status FROM payables i
WHERE i.company_id = :companyId::bigint AND i.id IN (SELECT d.id FROM due d WHERE d.older < :amount::numeric)
ORDER BY i.due_date, i.id
