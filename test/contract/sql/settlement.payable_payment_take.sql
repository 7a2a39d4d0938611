UPDATE payable_payments p SET unallocated_amount = :amount::numeric, base_unallocated_amount = :base::numeric,
      version = p.version + 1, updated_at = :now::timestamptz
     WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
