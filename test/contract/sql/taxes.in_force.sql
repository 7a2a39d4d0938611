SELECT a.id AS "requestedId", a.code AS "requestedCode", r.id, r.name, r.rate, r.category,
     r.is_compound AS "isCompound", r.exemption_reason AS "exemptionReason"
   FROM tax_rates a LEFT JOIN tax_rates r ON r.company_id = a.company_id
     AND r.id = (SELECT n.id FROM tax_rates o JOIN tax_rates n ON n.company_id = o.company_id AND n.code_key = o.code_key
    WHERE o.company_id = a.company_id AND o.id = a.id AND n.valid_from <= :day::date AND (n.valid_to IS NULL OR n.valid_to >= :day::date) AND n.is_active)
   WHERE a.company_id = :companyId AND a.id = ANY (:ids::bigint[])
