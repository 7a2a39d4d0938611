INSERT INTO kyc_workflow_logos (company_id, sha256, content_type, content, created_at)
   VALUES (:companyId, :sha256, :contentType, :content, :at) ON CONFLICT DO NOTHING
