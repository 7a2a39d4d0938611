import { createRequire } from 'node:module';
import type { Submittable } from 'pg';
import type { Connection } from './lender.js';
import { columnTypes } from './numeric.js';

/** pg's own way of writing a JavaScript value as text; it has no place in pg's types. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  prepareValue(value: unknown): unknown;
};

/** What pg hands to queries of others' making, as pg-cursor and pg-query-stream use it. */
interface Wire {
  /** The embedded engine's wire has nothing to hold back. */
  readonly stream: { cork?(): void; uncork?(): void };
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { text: string; name: string }): void;
  bind(portal: {
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
}

type Parse = (value: string) => unknown;

/** The columns of a statement: they cannot change as long as it stays prepared. */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly Parse[];
}

const noColumns: Shape = { names: [], parsers: [] };

function shapeOf(fields: readonly { readonly name: string; readonly dataTypeID: number }[]): Shape {
  return {
    names: fields.map((field) => field.name),
    parsers: fields.map((field) => columnTypes.getTypeParser(field.dataTypeID)),
  };
}

function toRow({ names, parsers }: Shape, texts: readonly (string | null)[]) {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) {
    const text = texts[index] ?? null;
    row[names[index] ?? ''] = text === null ? null : parsers[index]?.(text);
  }
  return row;
}

type Callback = (error: unknown, rows?: unknown[]) => void;

/** A description is asked for once per connection; pg asks for it and reads it again on every call. */
function send(wire: Wire, name: string, text: string, values: readonly unknown[], known: boolean) {
  wire.stream.cork?.();
  try {
    if (wire.parsedStatements[name] === undefined) {
      wire.parse({ text, name });
      wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values, valueMapper: prepareValue });
    if (!known) wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  } finally {
    // Also after a value that cannot be written: the server answers nothing before it is told to.
    wire.sync();
    wire.stream.uncork?.();
  }
}

/** One run of a statement, in the form in which pg takes queries that it did not make itself. */
function createQuery(
  name: string,
  text: string,
  values: readonly unknown[],
  shapes: WeakMap<object, Shape>,
  callback: Callback,
) {
  let shape: Shape | undefined;
  let fault: unknown;
  const rows: unknown[] = [];
  return {
    name,
    text,
    /** Wrapped by pg where its own timer ends a query. */
    callback,
    submit(wire: Wire): Error | null {
      const previous = wire.parsedStatements[name];
      if (previous !== undefined && previous !== text) {
        return new Error(`The name ${name} was used for two statements`);
      }
      shape = previous === undefined ? undefined : shapes.get(wire);
      try {
        send(wire, name, text, values, shape !== undefined);
      } catch (error) {
        fault = error;
      }
      return null;
    },
    handleRowDescription({ fields }: { fields: Parameters<typeof shapeOf>[0] }) {
      shape = shapeOf(fields);
    },
    handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
      if (fault !== undefined) return;
      try {
        rows.push(toRow(shape ?? noColumns, fields));
      } catch (error) {
        fault = error;
      }
    },
    handleCommandComplete(_message: unknown, wire: Wire) {
      if (!shapes.has(wire)) shapes.set(wire, shape ?? noColumns);
    },
    handleEmptyQuery() {
      // Nothing was asked, so nothing is answered: the end follows.
    },
    handleError(error: unknown) {
      this.callback(error);
    },
    handleReadyForQuery() {
      if (fault === undefined) this.callback(null, rows);
      else this.callback(fault);
    },
  };
}

/** Runs a statement that is planned once per connection, and described once. */
export type Prepared<Row> = (client: Connection, values: readonly unknown[]) => Promise<Row[]>;

export function prepared<Row extends object>(name: string, text: string): Prepared<Row> {
  const shapes = new WeakMap<object, Shape>();
  return (client, values) =>
    new Promise((resolve, reject) => {
      const query = createQuery(name, text, values, shapes, (error, rows) => {
        if (rows === undefined) reject(error);
        else resolve(rows as Row[]);
      });
      client.query(query as unknown as Submittable);
    });
}
