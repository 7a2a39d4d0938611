SELECT u.day, u.requests, u.refused, u.failed FROM key_usage u
   WHERE u.company_id = :companyId AND u.api = :api AND u.key_id = :keyId AND u.day BETWEEN :from::date AND :to::date
