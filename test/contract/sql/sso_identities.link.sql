INSERT INTO sso_identities AS i (company_id, user_id, issuer, subject)
   VALUES (:companyId::bigint, :userId::bigint, :issuer, :subject)
   ON CONFLICT (company_id, user_id) DO UPDATE SET issuer = excluded.issuer, subject = excluded.subject
     WHERE i.issuer <> excluded.issuer OR i.subject = excluded.subject
   RETURNING i.user_id AS "userId"
