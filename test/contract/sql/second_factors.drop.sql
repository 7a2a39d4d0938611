DELETE FROM second_factors f WHERE f.company_id = :companyId AND f.user_id = :userId
