WITH due AS MATERIALIZED (
     SELECT k.company_id, k.id FROM kyc_company_checks k WHERE k.erase_at <= :now
     ORDER BY k.erase_at LIMIT :limit FOR UPDATE SKIP LOCKED
   )
   DELETE FROM kyc_company_checks k USING due d WHERE k.company_id = d.company_id AND k.id = d.id
   RETURNING k.company_id AS "companyId", k.environment, k.id
