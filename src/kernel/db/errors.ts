/** The database gave no connection or no answer in time. The client receives a 503 with Retry-After. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** A statement had failed, but the function of the transaction ignored it. */
export class TransactionLostError extends Error {
  override readonly name = 'TransactionLostError';
}

type TextKey = 'code' | 'constraint' | 'name' | 'message' | 'severity';

function text(error: unknown, key: TextKey): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/** The SQLSTATE or system code of a failed statement or connection. */
export function codeOf(error: unknown): string | undefined {
  return text(error, 'code');
}

const constraintCodes = new Set(['23505', '23514', '23503']);

/** A distributed database names the constraints of a shard after those of the table, with the number of the shard. */
const shardNumber = /_\d+$/;

/** Returns the name of the unique, check or foreign-key constraint of a table that was violated. */
export function constraintOf(error: unknown): string | undefined {
  if (!constraintCodes.has(codeOf(error) ?? '')) return undefined;
  return text(error, 'constraint')?.replace(shardNumber, '');
}

/** Awaits a write. If it violates one of the named constraints, throws the error for that constraint instead. */
export async function refuseViolations<T>(
  write: Promise<T>,
  refusals: Readonly<Record<string, () => Error>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw refusals[constraintOf(error) ?? '']?.() ?? error;
  }
}

/** SQLSTATEs and system codes after which the connection is gone, or still owes an answer. */
const lostCodes = new Set([
  '57P01', // the server is shutting down
  '57P02', // another server process crashed
  '57P04', // the database was dropped
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Messages of pg without a code for a lost connection or a timeout. Knex puts the statement and ` - ` in front. */
const lostMessages =
  /(?:^| - )(Query read timeout|Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Poolers report every connection that they end as a fatal protocol violation. An error with this code that is not
 * fatal keeps the connection and is a bug of this program, such as a wrong number of values.
 */
function isFatalViolation(error: unknown): boolean {
  return codeOf(error) === '08P01' && text(error, 'severity') === 'FATAL';
}

/** Returns true if the connection must not be used again after this error. */
export function isLost(error: unknown): boolean {
  return (
    lostCodes.has(codeOf(error) ?? '') ||
    lostMessages.test(text(error, 'message') ?? '') ||
    isFatalViolation(error)
  );
}

const busyCodes = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '53300', // too many connections
  '53400', // a configured limit of the server is reached
  '53000', // insufficient resources
  '53100', // disk full
  '53200', // out of memory
  '58030', // an input or output error of the server's disk
  '57P03', // the server is starting up
  'NM001', // the company moves to another cell
  '25006', // the server is a standby, as in a failover
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The code of a full disk of this machine, which holds blobs and the embedded database.
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);

const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Returns true if a write failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return fullCodes.has(codeOf(error) ?? '');
}

/** Returns true for a serialization failure or a deadlock, after which the same transaction may run again. */
export function isRace(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/**
 * Returns true if the same request may succeed later: after a timeout, a full pool or disk, a lost server or a
 * deadlock.
 */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof DatabaseBusyError ||
    text(error, 'name') === 'KnexTimeoutError' ||
    busyCodes.has(codeOf(error) ?? '') ||
    isRace(error) ||
    isLost(error)
  );
}
