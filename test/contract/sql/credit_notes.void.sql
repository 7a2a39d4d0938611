WITH before AS MATERIALIZED (
     SELECT n.customer_id, n.base_unapplied_amount AS base FROM credit_notes n
     WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
   ), unapplied AS (
     UPDATE customers c SET unapplied_amount = c.unapplied_amount - b.base FROM before b
     WHERE c.company_id = :companyId::bigint AND c.id = b.customer_id AND b.base <> 0
   )
   UPDATE credit_notes n SET status = 'void', unapplied_amount = 0, base_unapplied_amount = 0, voided_at = :now,
     voided_on = :day, void_reason = :reason, version = n.version + 1, updated_at = :now
   WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
