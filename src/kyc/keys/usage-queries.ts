import { lookup } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';

const number = lookup<
  Scope & { readonly id: string },
  { readonly id: number; readonly name: string }
>(
  'kyc_keys.number',
  `SELECT k.id, k.name FROM kyc_keys k
   WHERE k.company_id = :companyId AND k.environment = :environment AND k.public_id = :id`,
);

/** Resolves to the number and the name of a key. */
export const findKeyNumber = number.first;
