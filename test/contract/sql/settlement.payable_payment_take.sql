WITH before AS MATERIALIZED (
       SELECT p.party_id, p.base_unallocated_amount AS base FROM payable_payments p
       WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
     ), unapplied AS (
       UPDATE vendors c SET unapplied_amount = c.unapplied_amount + :base::numeric - b.base FROM before b
       WHERE c.company_id = :companyId::bigint AND c.id = b.party_id AND b.base <> :base::numeric
     )
     UPDATE payable_payments p SET unallocated_amount = :amount::numeric, base_unallocated_amount = :base::numeric,
      version = p.version + 1, updated_at = :now::timestamptz
     WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
