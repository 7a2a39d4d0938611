SELECT to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, a.after ->> 'entriesBefore' AS before
   FROM audit_log a
   WHERE a.company_id = :companyId::bigint AND a.object_id = :objectId AND a.object_type = 'company'
     AND a.action = 'retention' AND a.after ->> 'entriesBefore' IS NOT NULL
   ORDER BY a.at DESC, a.id DESC LIMIT 1
