SELECT c.id, c.credit_limit,
      c.open_amount - c.unapplied_amount AS owed,
      (SELECT max(p.date) FROM receivable_payments p WHERE p.company_id = c.company_id AND p.party_id = c.id
         AND p.date <= $3::date AND (p.status = 'posted' OR p.reversed_on > $3::date)) AS last_payment
    FROM customers c WHERE c.company_id = $1::bigint AND c.id = $2::bigint
