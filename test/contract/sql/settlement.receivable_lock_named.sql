SELECT i.id, i.party_id, i.document_type, i.document_id, i.document_number, i.issue_date, i.due_date,
  i.currency_code, i.exchange_rate, i.amount, i.base_amount, i.paid_amount, i.credited_amount, i.open_amount, i.base_open_amount,
  i.status FROM receivables i WHERE i.company_id = :companyId::bigint AND (i.id = ANY (:ids::bigint[])
      OR (i.document_type = 'invoice'
        AND i.document_id = ANY (:documentIds::bigint[])))
    ORDER BY i.id FOR UPDATE
