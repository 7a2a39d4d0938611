SELECT a.id, a.at, a.actor_name, a.action, a.before, a.after FROM audit_log a
   WHERE a.company_id = :companyId AND a.object_type = :kind AND a.object_id = :objectId
     AND (a.at, a.id) < (:before::timestamptz, :beforeId::bigint)
   ORDER BY a.at DESC, a.id DESC LIMIT :limit
