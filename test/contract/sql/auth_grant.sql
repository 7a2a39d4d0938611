update users u set version = u.version + 1, updated_at = :now,
     granted = array_remove(u.granted, :permission::text) ||
       case when :isGranted::boolean then array[:permission::text] else '{}'::text[] end
   where u.company_id = :companyId::bigint and u.id = :userId::bigint returning u.granted
