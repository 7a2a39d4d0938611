import { statement } from '../../db/statements/statement.js';

export const markUsedIn = (table: 'api_keys' | 'kyc_keys') =>
  statement<object>(
    `${table}_mark_used`,
    `update ${table} set last_used_at = $3::timestamptz, last_used_ip = $4
   where company_id = $1::bigint and id = $2::bigint
     and (last_used_at is null or last_used_at < $3::timestamptz or last_used_ip is distinct from $4)`,
  );
