SELECT c.screening_retention_months AS "screeningMonths", c.identity_retention_months AS "identityMonths"
   FROM companies c WHERE c.id = :companyId
