SELECT take_number(:companyId::bigint, :code::text, :prefix::text, :day::date, :keepsDateOrder::boolean,
  :placeholder::text) AS digits
