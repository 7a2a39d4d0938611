import { userInfo } from 'node:os';
import { type AuditActor, type AuditEntry, auditValues, writeAudit } from './audit.js';
import type { Db } from './db/client.js';
import type { RequestFacts } from './handlers.js';

/** What an operator got wrong, in words for the terminal. */
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

/** Whoever runs a command on the machine itself, as the audit log names them. */
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

/** The same for a document that is one statement and writes its own audit row. */
export function operatorAuditValues({ companyId, command, now }: Operator): unknown[] {
  return auditValues(operatorActor(companyId), operatorRequest(command), now);
}
