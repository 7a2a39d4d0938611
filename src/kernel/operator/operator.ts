import { userInfo } from 'node:os';
import { type AuditActor, type AuditEntry, writeAudit, writeAudits } from '../audit/queries.js';
import type { Db } from '../db/client.js';
import type { Pool } from '../db/pool.js';
import { createLocalContext } from '../operations/context.js';
import type { Context, RequestFacts } from '../operations/handlers.js';
import { allPermissions, permissionSet } from '../permissions.js';
import type { CompanyFacts } from '../principal.js';

/** A mistake of an operator, in words for the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** A container may run as a user that has no name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The operator's name, as the audit log shows it. */
export const operatorUser = operatorName();

/** The audit actor of commands that run on the machine itself. */
function operatorActor(companyId: number): AuditActor {
  return { companyId, type: 'operator', id: undefined, name: operatorUser };
}

function operatorRequest(command: string): RequestFacts {
  const requestId = `cli-${process.pid}`;
  return { requestId, ip: 'local', userAgent: 'cli', locale: 'en', operationId: command };
}

/** One command of an operator in one company: names them in every audit row that it writes. */
export interface Operator {
  readonly companyId: number;
  /** As it is typed, `create user`. */
  readonly command: string;
  readonly now: Date;
}

export function auditOperator(db: Db, operator: Operator, entry: AuditEntry): Promise<void> {
  const { companyId, command, now } = operator;
  return writeAudit(db, operatorActor(companyId), operatorRequest(command), now, entry);
}

/** Writes an audit row for each of many records of one moment. */
export function auditOperatorAll(
  db: Db,
  operator: Operator,
  entries: readonly Omit<AuditEntry, 'before'>[],
): Promise<void> {
  const { companyId, command, now } = operator;
  const dated = entries.map((entry) => ({ at: now, ...entry }));
  return writeAudits(db, operatorActor(companyId), operatorRequest(command), dated);
}

/**
 * The context in which a command runs operations of the API in a company. It has all permissions, and the audit names the
 * operator.
 */
export function operatorContext(
  db: Pool,
  { command, now, ...company }: CompanyFacts & Pick<Operator, 'command' | 'now'>,
): Context {
  const { companyId } = company;
  const request = operatorRequest(command);
  return createLocalContext({
    db,
    principal: {
      ...company,
      type: 'user',
      id: 0,
      publicId: '0',
      environment: 'live',
      name: operatorUser,
      permissions: permissionSet(allPermissions),
      locale: request.locale,
      loginId: undefined,
    },
    actor: operatorActor(companyId),
    request,
    now,
  });
}
