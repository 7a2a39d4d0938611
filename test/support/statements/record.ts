import pg from 'pg';
import type { Execution } from '../../../src/kernel/db/statements/prepared.js';

type Values = Execution['values'];

/** A named statement that was sent, with the values of some of its calls. */
export interface SentStatement {
  readonly text: string;
  /** The last calls with different values, the newest first. */
  readonly values: readonly Values[];
}

const maxValues = 3;

const isSame = (one: Values, other: Values): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Records the named statements of all connections of this process, by their names, until `stop`. Omits BEGIN, COMMIT
 * and ROLLBACK.
 */
export function recordStatements(): {
  readonly sent: ReadonlyMap<string, SentStatement>;
  stop(): void;
} {
  const sent = new Map<string, SentStatement>();
  const { query } = pg.Client.prototype;

  const keep = ({ name, text, values }: Execution): void => {
    if (name === '' || name.startsWith('transaction.')) return;
    const before = sent.get(name)?.values ?? [];
    const others = before.filter((one) => !isSame(one, values));
    sent.set(name, { text, values: [values, ...others].slice(0, maxValues) });
  };

  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [{ readonly runs?: readonly Execution[] } | string | undefined];
    if (typeof first === 'object') first.runs?.forEach(keep);
    return Reflect.apply(query, this, args);
  } as typeof query;
  return {
    sent,
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}
