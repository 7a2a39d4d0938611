WITH before AS MATERIALIZED (
       SELECT p.party_id, p.base_unallocated_amount AS base FROM payable_payments p
       WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
     ), unapplied AS (
       UPDATE vendors c SET unapplied_amount = c.unapplied_amount + 0 - b.base FROM before b
       WHERE c.company_id = :companyId::bigint AND c.id = b.party_id AND b.base <> 0
     )
     UPDATE payable_payments p SET status = 'reversed', unallocated_amount = 0, base_unallocated_amount = 0,
      reversed_at = :now::timestamptz, reversed_on = :day::date, reverse_reason = :reason, version = p.version + 1,
      updated_at = :now WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
