SELECT l.content FROM kyc_workflow_logos l WHERE l.company_id = :companyId AND l.sha256 = :sha256
