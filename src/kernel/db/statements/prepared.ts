import type { Submittable } from 'pg';
import type { Connection } from '../connections/connection-pool.js';
import { toWireValues, type Wire, type WireValue, writeExecutions } from '../engines/wire.js';
import { isLost } from '../errors.js';
import { asIs, columnTypes } from '../numeric.js';
import type { Scope, StatementObserver } from '../scope.js';

/** Makes a row from the texts of its columns. */
type Shape = (texts: readonly (string | null)[]) => unknown;

const noColumns: Shape = () => ({});

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Shapes by their columns. All connections share them. */
const known = new Map<string, Shape>();

/**
 * The columns of a statement, which cannot change while it is prepared. The row is made by a literal, because V8
 * turns an object with more than sixteen computed members into a slow dictionary.
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
  // The names come from our own statements. They are quoted nevertheless.
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

/** One execution of a statement and the promise of its rows. */
export interface Execution {
  readonly name: string;
  readonly text: string;
  readonly values: readonly WireValue[];
  readonly scope: Scope | undefined;
  /** Row descriptions by connection. They are requested once, whereas pg requests one on every call. */
  readonly shapes: WeakMap<object, Shape>;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** @param error  of the server or the connection; @param unexecuted  executions after the failed one */
type BatchEndListener = (error: unknown, unexecuted: readonly Execution[]) => void;

/**
 * Executions sent with one write, in the form of a custom query of pg. PostgreSQL answers in order; after an error it
 * skips the rest up to the end of the batch, so that no later execution has run.
 */
class Executions {
  /** Tests read it to see the statements that are sent. */
  readonly runs: readonly Execution[];
  readonly #over: BatchEndListener;
  readonly #observe: StatementObserver | undefined;
  #startedAt = 0;
  #at = 0;
  #shapes: (Shape | undefined)[] = [];
  #rows: unknown[] = [];
  #fault: unknown;
  /** pg wraps this callback to end a query by its own timer. */
  callback: (error: unknown) => void;

  constructor(
    runs: readonly Execution[],
    over: BatchEndListener,
    observe: StatementObserver | undefined,
  ) {
    this.runs = runs;
    this.#over = over;
    this.#observe = observe;
    this.callback = (error) => {
      this.#tell(error ?? undefined);
      if (error === null) over(undefined, []);
      else this.#fail(error);
    };
  }

  /** The name under which pg records a parsed statement. */
  get name(): string | undefined {
    return this.runs[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.runs[this.#at]?.text;
  }

  submit(wire: Wire): Error | null {
    for (const { name, text, shapes } of this.runs) {
      const previous = name === '' ? undefined : wire.parsedStatements[name];
      if (previous !== undefined && previous !== text) {
        return new Error(`The name ${name} was used for two statements`);
      }
      this.#shapes.push(previous === undefined ? undefined : shapes.get(wire));
    }
    if (this.#observe !== undefined) this.#startedAt = performance.now();
    writeExecutions(wire, this.runs, this.#shapes);
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
    const run = this.runs[this.#at];
    if (run === undefined) return;
    if (run.name !== '' && !run.shapes.has(wire)) {
      run.shapes.set(wire, this.#shapes[this.#at] ?? noColumns);
    }
    const [rows, fault] = [this.#rows, this.#fault];
    this.#rows = [];
    this.#fault = undefined;
    this.#at += 1;
    if (fault === undefined) run.resolve(rows);
    else run.reject(fault);
  }

  /** The answer to an empty statement. */
  handleEmptyQuery(wire: Wire) {
    this.handleCommandComplete(undefined, wire);
  }

  handleError(error: unknown, wire?: Wire) {
    for (const { name } of this.runs) delete wire?.submittedNamedStatements[name];
    this.callback(error);
  }

  handleReadyForQuery() {
    this.callback(null);
  }

  #tell(error: unknown) {
    const [statements, startedAt] = [this.runs, this.#startedAt];
    this.#observe?.({ statements, startedAt, endedAt: performance.now(), error });
  }

  #fail(error: unknown) {
    const left = this.runs.slice(this.#at);
    const failed = isLost(error) ? left : left.slice(0, 1);
    for (const run of failed) run.reject(error);
    this.#over(error, left.slice(failed.length));
  }
}

export function executeAll(
  connection: Connection,
  runs: readonly Execution[],
  over: BatchEndListener,
  observe?: StatementObserver,
): void {
  connection.query(new Executions(runs, over, observe) as unknown as Submittable);
}

/** A statement that is planned and described once per connection. */
export interface PreparedStatement<Row> {
  /** @throws Error for a value that cannot be written */
  run(
    values: readonly unknown[],
    resolve: (rows: Row[]) => void,
    reject: (error: unknown) => void,
    scope?: Scope,
  ): Execution;
}

export function prepared<Row extends object>(name: string, text: string): PreparedStatement<Row> {
  const shapes = new WeakMap<object, Shape>();
  return {
    run: (values, resolve, reject, scope) => ({
      name,
      text,
      values: toWireValues(values),
      scope,
      shapes,
      resolve: resolve as (rows: unknown[]) => void,
      reject,
    }),
  };
}
