DELETE FROM password_resets r
   WHERE r.company_id = :companyId::bigint AND (r.user_id = :userId::bigint OR r.created_by = :userId::bigint)
   RETURNING r.user_id
