import type { Submittable } from 'pg';
import { isLost } from './errors.js';
import type { Connection } from './lender.js';
import { asIs, columnTypes } from './numeric.js';
import { toWireValues, type Wire, type WireValue, writeRuns } from './wire.js';

/** Makes a row of the texts of its columns. */
type Shape = (texts: readonly (string | null)[]) => unknown;

const noColumns: Shape = () => ({});

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** By what they are of: every connection asks for the columns of its statements. */
const known = new Map<string, Shape>();

/**
 * The columns of a statement: they cannot change as long as it stays prepared. Written as a literal, since an object
 * that is given its members by computed names becomes a slow dictionary from the seventeenth on.
 */
function writeShape(fields: readonly Field[]): Shape {
  const parsers = fields.map((field) => columnTypes.getTypeParser(field.dataTypeID));
  const members = fields.map(({ name }, index) => {
    const text = `texts[${index}]`;
    const value =
      parsers[index] === asIs ? text : `${text} === null ? null : parse${index}(${text})`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  const names = parsers.map((_parser, index) => `parse${index}`);
  // The names are those of our own statements, quoted all the same.
  const make = new Function(...names, `return (texts) => ({ ${members.join(', ')} });`);
  return make(...parsers) as Shape;
}

function shapeOf(fields: readonly Field[]): Shape {
  const key = JSON.stringify(fields.map(({ name, dataTypeID }) => [name, dataTypeID]));
  let shape = known.get(key);
  if (shape === undefined) {
    shape = writeShape(fields);
    known.set(key, shape);
  }
  return shape;
}

/** One run of a statement, and who waits for its rows. */
export interface Run {
  readonly name: string;
  readonly text: string;
  readonly values: readonly WireValue[];
  /** By connection: a description is asked for once; pg asks for it and reads it again on every call. */
  readonly shapes: WeakMap<object, Shape>;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** @param error  what the server or the connection said; @param unrun  what was behind it */
type Over = (error: unknown, unrun: readonly Run[]) => void;

/**
 * Runs sent with one write, in the form in which pg takes queries that it did not make itself. The server answers in
 * order; after an error it reads on only past the end, so that nothing behind it has been run.
 */
class Runs {
  readonly #runs: readonly Run[];
  readonly #over: Over;
  #at = 0;
  #shapes: (Shape | undefined)[] = [];
  #rows: unknown[] = [];
  #fault: unknown;
  /** Wrapped by pg where its own timer ends a query. */
  callback: (error: unknown) => void;

  constructor(runs: readonly Run[], over: Over) {
    this.#runs = runs;
    this.#over = over;
    this.callback = (error) => {
      if (error === null) over(undefined, []);
      else this.#fail(error);
    };
  }

  /** Under which pg notes what the server has parsed. */
  get name(): string | undefined {
    return this.#runs[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.#runs[this.#at]?.text;
  }

  submit(wire: Wire): Error | null {
    for (const { name, text, shapes } of this.#runs) {
      const previous = wire.parsedStatements[name];
      if (previous !== undefined && previous !== text) {
        return new Error(`The name ${name} was used for two statements`);
      }
      this.#shapes.push(previous === undefined ? undefined : shapes.get(wire));
    }
    writeRuns(wire, this.#runs, this.#shapes);
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }) {
    this.#shapes[this.#at] = shapeOf(fields);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
    if (this.#fault !== undefined) return;
    try {
      this.#rows.push((this.#shapes[this.#at] ?? noColumns)(fields));
    } catch (error) {
      this.#fault = error;
    }
  }

  handleCommandComplete(_message: unknown, wire: Wire) {
    const run = this.#runs[this.#at];
    if (run === undefined) return;
    if (!run.shapes.has(wire)) run.shapes.set(wire, this.#shapes[this.#at] ?? noColumns);
    const [rows, fault] = [this.#rows, this.#fault];
    this.#rows = [];
    this.#fault = undefined;
    this.#at += 1;
    if (fault === undefined) run.resolve(rows);
    else run.reject(fault);
  }

  /** Instead of its completion: nothing was asked, so nothing is answered. */
  handleEmptyQuery(wire: Wire) {
    this.handleCommandComplete(undefined, wire);
  }

  handleError(error: unknown, wire?: Wire) {
    for (const { name } of this.#runs) delete wire?.submittedNamedStatements[name];
    this.callback(error);
  }

  handleReadyForQuery() {
    this.callback(null);
  }

  #fail(error: unknown) {
    const left = this.#runs.slice(this.#at);
    const failed = isLost(error) ? left : left.slice(0, 1);
    for (const run of failed) run.reject(error);
    this.#over(error, left.slice(failed.length));
  }
}

export function runAll(connection: Connection, runs: readonly Run[], over: Over): void {
  connection.query(new Runs(runs, over) as unknown as Submittable);
}

/** A statement that is planned once per connection, and described once. */
export interface Prepared<Row> {
  /** @throws Error for a value that cannot be written */
  run(
    values: readonly unknown[],
    resolve: (rows: Row[]) => void,
    reject: (error: unknown) => void,
  ): Run;
}

export function prepared<Row extends object>(name: string, text: string): Prepared<Row> {
  const shapes = new WeakMap<object, Shape>();
  return {
    run: (values, resolve, reject) => ({
      name,
      text,
      values: toWireValues(values),
      shapes,
      resolve: resolve as (rows: unknown[]) => void,
      reject,
    }),
  };
}
