UPDATE stock s
SET quantity = n.quantity, value = n.value, version = s.version + n.moves, may_go_negative = n.may_go_negative,
  last_moved_on = n.last_moved_on, was_short = s.was_short OR n.is_short, updated_at = :now::timestamptz
FROM unnest((SELECT :ids::bigint[])::bigint[], (SELECT :quantities::numeric[])::numeric[], (SELECT :values::numeric[])::numeric[], (SELECT :moves::int[])::int[], (SELECT :mayGoNegative::boolean[])::boolean[],
    (SELECT :lastMovedOn::date[])::date[], (SELECT :isShort::boolean[])::boolean[])
  AS n (id, quantity, value, moves, may_go_negative, last_moved_on, is_short)
WHERE s.company_id = :companyId::bigint AND s.id = n.id
