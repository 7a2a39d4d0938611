SELECT m.id, m.created_at, m.template, m.recipient, m.subject, m.status FROM mails m
   WHERE m.company_id = :companyId AND m.about_kind = :kind AND m.about_id = :recordId
     AND (m.created_at, m.id) < (:before::timestamptz, :beforeId::bigint)
   ORDER BY m.created_at DESC, m.id DESC LIMIT :limit
