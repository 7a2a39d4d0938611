DELETE FROM jobs j WHERE j.company_id = :companyId AND j.id = :id AND j.leased_by = :leasedBy::uuid AND j.again_at IS NULL RETURNING j.id
