INSERT INTO passkeys AS p (company_id, user_id, name, credential_id, public_key, counter, created_at)
   VALUES (:companyId::bigint, :userId::bigint, :name, :credentialId, :publicKey, :counter::bigint, :now)
   RETURNING p.id, p.name, p.version, p.last_used_at, p.created_at, p.credential_id
