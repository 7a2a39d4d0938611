SELECT c.id, c.credit_limit,
      c.open_amount - c.unapplied_amount AS owed,
      (SELECT max(p.date) FROM receivable_payments p WHERE p.company_id = c.company_id AND p.party_id = c.id
         AND p.date <= :asOf::date AND (p.status = 'posted' OR p.reversed_on > :asOf::date)) AS last_payment
    FROM customers c WHERE c.company_id = :companyId::bigint AND c.id = :partyId::bigint
