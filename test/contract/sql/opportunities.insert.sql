INSERT INTO opportunities AS o (company_id, title, title_key, lead_id, customer_id, stage, stage_changed_at,
     expected_amount, currency_code, expected_close_date, owner_id, created_at, updated_at)
   VALUES (:companyId, :title, :titleKey, :leadId, :customerId, :stage, :now, :expectedAmount, :currencyCode,
     :expectedCloseDate, :ownerId, :now, :now) RETURNING o.id, o.title, o.lead_id, o.customer_id, o.stage, o.expected_amount,
  o.currency_code, o.expected_close_date, o.owner_id, o.lost_reason, o.stage_changed_at, o.version, o.created_at, o.updated_at,
  coalesce(
    (SELECT c.name FROM customers c WHERE c.company_id = :companyId AND c.id = o.customer_id),
    (SELECT l.name FROM leads l WHERE l.company_id = :companyId AND l.id = o.lead_id)
  ) AS party_name
