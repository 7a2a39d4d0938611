import { userInfo } from 'node:os';
import type { AuditActor } from './audit.js';
import type { RequestFacts } from './handlers.js';

/** Whoever runs a command on the machine itself, as the audit log names them. */
export function operatorActor(companyId: number): AuditActor {
  return { companyId, type: 'operator', id: undefined, name: userInfo().username };
}

export function operatorRequest(command: string): RequestFacts {
  return { requestId: `cli-${process.pid}`, ip: 'local', userAgent: 'cli', locale: 'en', operationId: command };
}
