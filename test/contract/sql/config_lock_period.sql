update companies set locked_through = $2::date, version = version + 1, updated_at = $3
   where id = $1::bigint returning version
