SELECT p.code_key, p.currency_code, coalesce((
       SELECT jsonb_agg(jsonb_build_object('id', i.id, 'number', i.document_number, 'issueDate', i.issue_date,
         'dueDate', i.due_date, 'currencyCode', i.currency_code, 'exchangeRate', i.exchange_rate::text,
         'amount', i.amount::text, 'baseAmount', i.base_amount::text,
         'isApplied', i.paid_amount <> 0 OR i.credited_amount <> 0))
       FROM payables i WHERE i.company_id = :companyId::bigint AND i.party_id = p.id AND i.document_type = 'opening'
         AND i.status <> 'void'), '[]') AS openings
     FROM vendors p WHERE p.company_id = :companyId::bigint AND p.code_key = ANY (:codeKeys::text[])
     ORDER BY p.id
