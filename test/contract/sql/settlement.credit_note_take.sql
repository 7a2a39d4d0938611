WITH before AS MATERIALIZED (
     SELECT n.customer_id, n.base_unapplied_amount AS base FROM credit_notes n
     WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
   ), unapplied AS (
     UPDATE customers c SET unapplied_amount = c.unapplied_amount + :base::numeric - b.base FROM before b
     WHERE c.company_id = :companyId::bigint AND c.id = b.customer_id AND b.base <> :base::numeric
   )
   UPDATE credit_notes n SET unapplied_amount = :amount::numeric, base_unapplied_amount = :base::numeric,
    status = CASE WHEN :amount::numeric = 0 THEN 'applied' ELSE 'issued' END, version = n.version + 1,
    updated_at = :now::timestamptz WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
