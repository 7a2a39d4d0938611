SELECT t.sales, t.invoices, n.credits, p.collections
  FROM (
    SELECT coalesce(sum(t.base_amount), 0) AS sales, coalesce(sum(t.total), 0)::bigint AS invoices
    FROM invoice_tally t
    WHERE t.company_id = :companyId::bigint AND t.status IN ('issued', 'partially_paid', 'paid')
      AND t.issue_date BETWEEN :from::date AND :to::date
  ) t, (
    SELECT coalesce(sum(n.base_grand_total), 0) AS credits FROM credit_notes n
    WHERE n.company_id = :companyId AND n.date BETWEEN :from AND :to AND n.status <> 'void'
  ) n, (
    SELECT coalesce(sum(p.base_amount), 0) AS collections FROM receivable_payments p
    WHERE p.company_id = :companyId AND p.date BETWEEN :from AND :to AND p.status = 'posted'
  ) p
