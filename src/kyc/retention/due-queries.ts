import { query } from '../../kernel/db/statements/query.js';
import type { RecordKind } from './rules.js';
import { type DueQuery, dueQuery } from './timer-queries.js';

/** The records whose retention by the workflow has ended. */
export const dueErasures: Readonly<Record<RecordKind, DueQuery>> = {
  session: dueQuery('sessions.due_erasure', 'kyc_sessions', 'erase_at'),
  screening: dueQuery('screenings.due_erasure', 'kyc_screenings', 'erase_at'),
  company_check: dueQuery('kyb.due_erasure', 'kyc_company_checks', 'erase_at'),
  check: dueQuery('checks.due_erasure', 'kyc_checks', 'erase_at'),
};

interface LaterErasure {
  readonly companyId: number;
  readonly id: string;
  readonly eraseAt: Date;
}

const postponeQuery = (name: string, table: string) =>
  query<LaterErasure>(
    name,
    `UPDATE ${table} d SET erase_at = :eraseAt WHERE d.company_id = :companyId AND d.id = :id`,
  );

/** Sets a later time of erasure, because the law demands the record until then. */
export const postpone: Readonly<Record<RecordKind, ReturnType<typeof postponeQuery>>> = {
  session: postponeQuery('sessions.postpone', 'kyc_sessions'),
  screening: postponeQuery('screenings.postpone', 'kyc_screenings'),
  company_check: postponeQuery('kyb.postpone', 'kyc_company_checks'),
  check: postponeQuery('checks.postpone', 'kyc_checks'),
};
