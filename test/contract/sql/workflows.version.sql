SELECT '{"fourEyesFrom": null, "acceptHeadTurnsAsLiveness": false}'::jsonb || v.settings AS settings FROM kyc_workflow_versions v
   WHERE v.company_id = $1 AND v.workflow_id = $2 AND v.version = $3
