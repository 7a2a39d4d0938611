import { query } from '../../db/statements/query.js';

export const markUsedIn = (table: 'api_keys' | 'kyc_keys') =>
  query<{
    readonly companyId: number;
    readonly keyId: number;
    readonly now: Date;
    readonly ip: string;
  }>(
    `${table}_mark_used`,
    `update ${table} set last_used_at = :now::timestamptz, last_used_ip = :ip
   where company_id = :companyId::bigint and id = :keyId::bigint
     and (last_used_at is null or last_used_at < :now::timestamptz or last_used_ip is distinct from :ip)`,
  );
