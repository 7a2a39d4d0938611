insert into logins (company_id, id, user_id, refresh_id, created_at, expires_at, ip, user_agent)
   values (:companyId, :loginId, :userId, :refreshId, :now,
     :now::timestamptz + make_interval(secs => :seconds), :ip, :userAgent)
