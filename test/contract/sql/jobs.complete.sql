DELETE FROM jobs j WHERE j.company_id = $1 AND j.id = $2 AND j.leased_by = $3::uuid AND j.again_at IS NULL RETURNING j.id
