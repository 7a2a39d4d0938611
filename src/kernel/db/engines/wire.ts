import { createRequire } from 'node:module';

/** The function by which pg writes a JavaScript value as text. The types of pg do not declare it. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  prepareValue(value: unknown): string | Buffer | null;
};

/** The part of pg's connection that custom queries use, as pg-cursor and pg-query-stream do. */
export interface Wire {
  readonly stream: {
    readonly writable?: boolean;
    write?(bytes: Buffer): void;
    /** Absent on the embedded engine, which has no socket. */
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

/** @throws Error for a value that cannot be written, such as an object that contains itself */
export const toWireValues = (values: readonly unknown[]): WireValue[] => values.map(prepareValue);

/** One execution of a statement in the wire protocol. */
export interface WireExecution {
  readonly name: string;
  readonly text: string;
  readonly values: readonly WireValue[];
}

const code = { bind: 66, describe: 68, execute: 69, sync: 83, portal: 80 } as const;

/** The buffer in which messages are assembled before they are copied. Only one batch uses it at a time. */
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

/** For short texts, a loop is faster than a call into the runtime. */
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

/**
 * Writes Bind, Describe if the columns are unknown, and Execute for the unnamed portal. Values are texts, except
 * bytes.
 */
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

/** Returns all executions and one Sync as one buffer. */
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
 * Writes message by message, as pg does, for statements that must be prepared first and for long ones.
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
 * Sends executions with one write. The server answers them in order and then reports that it is ready.
 *
 * @param shapes  the columns of each execution if they are known, so that the server need not describe them
 */
export function writeExecutions(
  wire: Wire,
  runs: readonly WireExecution[],
  shapes: readonly unknown[],
): void {
  if (!isPlain(wire, runs)) writeOneByOne(wire, runs, shapes);
  else if (wire.stream.writable === true) wire.stream.write?.(encode(runs, shapes));
}
