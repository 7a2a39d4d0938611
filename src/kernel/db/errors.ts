/** No connection, or no answer, in time: the caller should try again shortly (503 with Retry-After). */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** The transaction had already failed in SQL, but its function went on as if it had not. */
export class TransactionLostError extends Error {
  override readonly name = 'TransactionLostError';
}

function text(error: unknown, key: 'code' | 'constraint' | 'name' | 'message'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/** The SQLSTATE or system code of a failed statement or connection. */
export function codeOf(error: unknown): string | undefined {
  return text(error, 'code');
}

const constraintCodes = new Set(['23505', '23514', '23503']);

/** The name of the unique, check or foreign-key constraint this error says was violated. */
export function constraintOf(error: unknown): string | undefined {
  return constraintCodes.has(codeOf(error) ?? '') ? text(error, 'constraint') : undefined;
}

/** The connection is gone, or still owes an answer that nobody waits for. */
const lostCodes = new Set([
  '57P01', // the server is shutting down
  '57P02',
  '57P05', // idle_session_timeout
  '08003',
  '08006',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What pg says, without any code, when a connection dies or its client-side timers run out. */
const lostMessages =
  /^(Query read timeout|Connection terminated|timeout expired|Client has encountered a connection error)/;

/** True when the connection that failed so must not be used again. */
export function isLost(error: unknown): boolean {
  return lostCodes.has(codeOf(error) ?? '') || lostMessages.test(text(error, 'message') ?? '');
}

const busyCodes = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '53300', // too many connections
  '57P03', // the server is starting up
  'ECONNREFUSED',
]);

/** True when the same request may well succeed in a moment: timeouts, a full pool, a lost server. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof DatabaseBusyError ||
    text(error, 'name') === 'KnexTimeoutError' ||
    busyCodes.has(codeOf(error) ?? '') ||
    isLost(error)
  );
}

/** True when the transaction was chosen as the victim of a race and may be run again as it is. */
export function isRace(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}
