import { createRequire } from 'node:module';

/** pg's own way of writing a JavaScript value as text; it has no place in pg's types. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  prepareValue(value: unknown): string | Buffer | null;
};

/** The part of pg that serves custom queries, as pg-cursor and pg-query-stream use it. */
export interface Wire {
  /** The embedded engine's wire has nothing to write to, or to hold back. */
  readonly stream: {
    readonly writable?: boolean;
    write?(bytes: Buffer): void;
    cork?(): void;
    uncork?(): void;
  };
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { text: string; name: string }): void;
  bind(portal: { statement: string; values: readonly WireValue[] }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
}

/** Text, bytes of a bytea, or null. */
export type WireValue = string | Buffer | null;

/** @throws Error for a value that cannot be written, e.g. an object that holds itself */
export const toWireValues = (values: readonly unknown[]): WireValue[] => values.map(prepareValue);

/** One execution of a statement, as the wire protocol takes it. */
export interface WireExecution {
  readonly name: string;
  readonly text: string;
  readonly values: readonly WireValue[];
}

const code = { bind: 66, describe: 68, execute: 69, sync: 83, portal: 80 } as const;

/** Messages are put together here, and copied out of it: it is written by one statement after another. */
const scratch = Buffer.allocUnsafe(64 * 1024);
let end = 0;

/**
 * Returns the largest size of an execution: up to three bytes of UTF-8 per character, and a length and format per
 * value.
 */
function mostBytes({ name, values }: WireExecution): number {
  let sum = 64 + name.length * 3;
  for (const value of values) sum += 6 + (value === null ? 0 : value.length * 3);
  return sum;
}

function writeInt32(value: number, at: number): void {
  scratch[at] = value >>> 24;
  scratch[at + 1] = value >>> 16;
  scratch[at + 2] = value >>> 8;
  scratch[at + 3] = value;
}

function addInt16(value: number): void {
  scratch[end] = value >>> 8;
  scratch[end + 1] = value;
  end += 2;
}

/** Calls into the runtime cost more than a few letters do. */
const shortest = 24;

function addText(text: string): void {
  if (text.length > shortest) {
    end += scratch.write(text, end);
    return;
  }
  const start = end;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 127) {
      end = start + scratch.write(text, start);
      return;
    }
    scratch[end] = unit;
    end += 1;
  }
}

function addValue(value: WireValue): void {
  const start = end;
  end += 4;
  if (value === null) {
    writeInt32(-1, start);
    return;
  }
  if (typeof value === 'string') addText(value);
  else end += value.copy(scratch, end);
  writeInt32(end - start - 4, start);
}

/** Bind, asked-for columns, execute: the unnamed portal, text in and out but for bytes. */
function addRun({ name, values }: WireExecution, describes: boolean): void {
  const start = end;
  scratch[start] = code.bind;
  end += 5;
  scratch[end++] = 0;
  addText(name);
  scratch[end++] = 0;
  addInt16(values.length);
  for (const value of values) addInt16(value === null || typeof value === 'string' ? 0 : 1);
  addInt16(values.length);
  for (const value of values) addValue(value);
  addInt16(1);
  addInt16(0);
  writeInt32(end - start - 1, start + 1);
  if (describes) {
    scratch[end] = code.describe;
    writeInt32(6, end + 1);
    scratch[end + 5] = code.portal;
    scratch[end + 6] = 0;
    end += 7;
  }
  scratch[end] = code.execute;
  writeInt32(9, end + 1);
  scratch[end + 5] = 0;
  writeInt32(0, end + 6);
  end += 10;
}

/** All runs and one sync, as one piece. */
function encode(runs: readonly WireExecution[], shapes: readonly unknown[]): Buffer {
  end = 0;
  for (let index = 0; index < runs.length; index += 1) {
    addRun(runs[index] as WireExecution, shapes[index] === undefined);
  }
  scratch[end] = code.sync;
  writeInt32(4, end + 1);
  end += 5;
  return Buffer.from(scratch.subarray(0, end));
}

/**
 * Writes one by one, as pg does: for statements that must be prepared first, for long ones and on the embedded engine.
 */
function writeOneByOne(
  wire: Wire,
  runs: readonly WireExecution[],
  shapes: readonly unknown[],
): void {
  wire.stream.cork?.();
  for (const [index, { name, text, values }] of runs.entries()) {
    const isKnown =
      name !== '' &&
      (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined;
    if (!isKnown) wire.parse({ text, name });
    if (name !== '') wire.submittedNamedStatements[name] = text;
    wire.bind({ statement: name, values });
    if (shapes[index] === undefined) wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  }
  wire.sync();
  wire.stream.uncork?.();
}

function isPlain({ stream, parsedStatements }: Wire, runs: readonly WireExecution[]): boolean {
  let size = 5;
  for (const run of runs) {
    size += mostBytes(run);
    if (run.name === '' || parsedStatements[run.name] === undefined) return false;
  }
  return stream.write !== undefined && size <= scratch.length;
}

/**
 * Sends runs of statements with one write; the server answers them in order, and then that it is ready.
 *
 * @param shapes  by run: its columns where they are known, so that they are not asked for
 */
export function writeExecutions(
  wire: Wire,
  runs: readonly WireExecution[],
  shapes: readonly unknown[],
): void {
  if (!isPlain(wire, runs)) writeOneByOne(wire, runs, shapes);
  else if (wire.stream.writable === true) wire.stream.write?.(encode(runs, shapes));
}
