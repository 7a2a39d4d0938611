SELECT '{"fourEyesFrom": null, "acceptHeadTurnsAsLiveness": false, "acceptDocumentPictureAsIdentity": false,
     "brand": null, "consent": null}'::jsonb || v.settings AS settings FROM kyc_workflow_versions v
   WHERE v.company_id = :companyId AND v.workflow_id = :id AND v.version = :version
