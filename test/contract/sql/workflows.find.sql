SELECT w.id, w.environment, w.version, w.is_default, w.created_at, w.updated_at, '{"fourEyesFrom": null, "acceptHeadTurnsAsLiveness": false, "acceptDocumentPictureAsIdentity": false,
     "brand": null, "consent": null}'::jsonb || v.settings AS settings FROM kyc_workflows w JOIN kyc_workflow_versions v
     ON v.company_id = w.company_id AND v.workflow_id = w.id AND v.version = w.version WHERE w.company_id = :companyId AND w.environment = :environment AND w.deleted_at IS NULL AND w.id = :id
