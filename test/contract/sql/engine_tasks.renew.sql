UPDATE engine_tasks t SET leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   WHERE t.company_id = :companyId AND t.id = :id AND t.leased_by = :leasedBy::uuid AND t.answer IS NULL
   RETURNING t.id
