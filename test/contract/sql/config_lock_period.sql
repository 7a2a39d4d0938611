update companies set locked_through = :through::date, version = version + 1, updated_at = :now
   where id = :companyId::bigint returning version
