UPDATE jobs j SET leased_until = clock_timestamp() + make_interval(secs => $4::float8 / 1000) FROM unnest($1::bigint[], $2::bigint[], $3::uuid[]) AS l (company_id, id, leased_by)
   WHERE j.company_id = l.company_id AND j.id = l.id AND j.leased_by = l.leased_by
   RETURNING j.id, j.leased_by AS "leasedBy"
