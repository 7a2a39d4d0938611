INSERT INTO opportunities AS r (company_id, title, lead_id, customer_id, stage, expected_amount, currency_code, expected_close_date, owner_id, lost_reason, stage_changed_at, title_key, created_at, updated_at)
   VALUES (:companyId, :title, :leadId, :customerId, :stage, :expectedAmount, :currencyCode, :expectedCloseDate, :ownerId, :lostReason, :stageChangedAt, :titleKey, :now, :now)
   RETURNING r.id
