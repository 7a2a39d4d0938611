import { type Decimal, zero } from '../../values/money.js';

/** A change of the sums of one key, in the order of their columns. */
export interface TallyChange {
  readonly key: readonly (string | number | boolean)[];
  readonly sums: readonly Decimal[];
}

type WriteChanges = (changes: readonly TallyChange[]) => Promise<void>;

interface TalliedTable {
  readonly write: WriteChanges;
  /** By key, as JSON. */
  readonly changes: Map<string, TallyChange>;
}

const inOrder = <T>(entries: ReadonlyMap<string, T>): T[] =>
  [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

/**
 * The changes of counts and sums by the writes of one transaction. They are written together with COMMIT: each table by
 * one statement, and its keys in one order for all transactions. So the rows on which all writers of a company wait are
 * locked for a short time, and two transactions never wait for each other.
 */
export class Tallies {
  #tables = new Map<string, TalliedTable>();
  #expected = 0;

  /** True while a deferred statement has not yet told its changes. */
  get isIncomplete(): boolean {
    return this.#expected > 0;
  }

  /** @param table  with the company */
  add(table: string, write: WriteChanges, { key, sums }: TallyChange): void {
    const { changes } = this.#tables.get(table) ?? { changes: new Map<string, TallyChange>() };
    const name = JSON.stringify(key);
    const before = changes.get(name)?.sums ?? [];
    changes.set(name, { key, sums: sums.map((sum, index) => sum.plus(before[index] ?? zero)) });
    this.#tables.set(table, { write, changes });
  }

  /** Returns the receiver of a deferred statement whose rows tell changes. */
  expect<Row>(use: (rows: Row[]) => void): (rows: Row[]) => void {
    this.#expected += 1;
    return (rows) => {
      this.#expected -= 1;
      use(rows);
    };
  }

  /** Sends all changes with the next statement of the transaction. */
  async write(): Promise<void> {
    const tables = inOrder(this.#tables);
    this.#tables.clear();
    for (const { write, changes } of tables) {
      const real = inOrder(changes).filter(({ sums }) => sums.some((sum) => !sum.eq(zero)));
      if (real.length > 0) await write(real);
    }
  }

  /** Returns a function that forgets all changes after this call. */
  keep(): () => void {
    const expected = this.#expected;
    const tables = new Map(
      [...this.#tables].map(([table, { write, changes }]) => [
        table,
        { write, changes: new Map(changes) },
      ]),
    );
    return () => {
      this.#tables = tables;
      this.#expected = expected;
    };
  }
}
