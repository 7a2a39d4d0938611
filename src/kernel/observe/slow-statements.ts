import { codeOf } from '../db/errors.js';
import type { RoundTrip, Scope, StatementObserver } from '../db/scope.js';
import type { Logger } from '../log.js';

/** Returns the names of the statements of a round trip by the request that they ran for. */
function namesByScope({ statements }: RoundTrip): Map<Scope | undefined, string[]> {
  const names = new Map<Scope | undefined, string[]>();
  for (const { name, scope, text } of statements) {
    const known = names.get(scope) ?? [];
    known.push(name === '' ? text.replaceAll(/\s+/g, ' ').slice(0, 80) : name);
    names.set(scope, known);
  }
  return names;
}

/**
 * Logs statements that take `limitMs` or longer: their names, never their values. Statements that were sent with one write
 * share one time, because PostgreSQL answers them together.
 *
 * @param limitMs  0: none is logged
 */
export function logSlowStatements(log: Logger, limitMs: number): StatementObserver | undefined {
  if (limitMs === 0) return undefined;
  return (trip) => {
    const ms = trip.endedAt - trip.startedAt;
    if (ms < limitMs) return;
    for (const [scope, statements] of namesByScope(trip)) {
      const facts = { statements, operation: scope?.operation, requestId: scope?.requestId };
      log.warn({ ...facts, ms: Math.round(ms), code: codeOf(trip.error) }, 'Slow statement');
    }
  };
}
