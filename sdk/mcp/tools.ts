import type { FileInput } from '../core/files.js';
import { type MethodTable, readRow } from '../core/groups.js';
import { ToolError } from './errors.js';

/** An operation, as a model finds, reads and calls it. */
export interface Tool {
  /** The operation's id. */
  readonly name: string;
  /** The group of the method in the client: `client[group][method](…)`. */
  readonly group: string;
  readonly method: string;
  /** Method and path, such as `GET /api/products/{id}`. */
  readonly http: string;
  readonly permission: string;
  readonly title: string;
  readonly description: string;
  /** The arguments of the call: path, query, body and options together. */
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
    readonly additionalProperties: false;
  };
  /** The type of the reply, as TypeScript. */
  readonly reply: string;
  /** The error codes of the operation beside those that every operation may answer. */
  readonly errors: readonly string[];
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
  };
  /** The members of the body that are files, with their largest size in bytes. */
  readonly files?: Readonly<Record<string, number>>;
}

/** The allowed writes: all of them, or those of some permissions. Reads are always allowed. */
export type Writes = 'all' | ReadonlySet<string>;

export const isOpen = ({ annotations, permission }: Tool, writes: Writes): boolean =>
  annotations.readOnlyHint || writes === 'all' || writes.has(permission);

/** Reads a file in one of the allowed folders. Refuses any other file. */
export type ReadFile = (path: string, maxBytes: number) => Promise<FileInput>;

/** The method tables of a client, by group. */
export type Tables = Readonly<Record<string, MethodTable>>;

export type Arguments = Readonly<Record<string, unknown>>;

const invalid = (message: string): ToolError => new ToolError('invalid_arguments', message);

/** Checks only arguments that would reach the API with another meaning. The API validates the rest. */
function checkNames({ inputSchema }: Tool, given: Arguments): void {
  const { properties, required = [] } = inputSchema;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  const missing = required.filter((name) => given[name] === undefined);
  if (unknown.length > 0) {
    const known = Object.keys(properties).join(', ') || 'no arguments';
    throw invalid(`Unknown: ${unknown.join(', ')}. The tool takes ${known}.`);
  }
  if (missing.length > 0) throw invalid(`Missing: ${missing.join(', ')}.`);
}

/** Declared here, because clients compile without the types of Node.js. */
declare const Buffer: { from(text: string, encoding: 'base64' | 'utf8'): Uint8Array };

/** Returns the file of an argument, which names its path or has its content. */
async function fileOf(
  name: string,
  given: unknown,
  maxBytes: number,
  readFile: ReadFile,
): Promise<FileInput> {
  const {
    path,
    text,
    base64,
    filename = name,
  } = Object(given) as Readonly<Record<string, unknown>>;
  const [kind, ...others] = [path, text, base64].filter((part) => part !== undefined);
  if (typeof kind !== 'string' || typeof filename !== 'string' || others.length > 0) {
    throw invalid(`${name} is a file: give { "path": "…" }, or its content as text or base64.`);
  }
  if (path !== undefined) return await readFile(kind, maxBytes);
  const data = Buffer.from(kind, text === undefined ? 'base64' : 'utf8');
  if (data.length > maxBytes) {
    throw new ToolError('file_refused', `The file is larger than ${maxBytes} bytes.`);
  }
  return { data, filename };
}

async function withFiles(
  { files = {} }: Tool,
  given: Arguments,
  readFile: ReadFile,
): Promise<Arguments> {
  const read: Record<string, unknown> = { ...given };
  for (const [name, maxBytes] of Object.entries(files)) {
    if (given[name] !== undefined) read[name] = await fileOf(name, given[name], maxBytes, readFile);
  }
  return read;
}

const optionNames: ReadonlySet<string> = new Set(['headers', 'idempotencyKey', 'ifMatch']);

/**
 * Sorts the arguments of a tool into those of its method: path parameters, body or query, options.
 *
 * @throws {ToolError} when a name is unknown or missing, or a file is refused
 */
export async function methodArguments(
  tool: Tool,
  tables: Tables,
  given: Arguments,
  readFile: ReadFile,
): Promise<{ readonly leading: readonly unknown[]; readonly options: Arguments }> {
  checkNames(tool, given);
  const { path, flags } = readRow(tables[tool.group] ?? ['', {}], tool.method);
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const hasQuery = flags.includes('q');
  const isOption = (name: string) => optionNames.has(name) || (name === 'fields' && !hasQuery);
  const rest = Object.entries(given).filter(([name]) => !ids.includes(name));
  const values = Object.fromEntries(rest.filter(([name]) => !isOption(name)));
  const hasValues = hasQuery || flags.includes('b');
  return {
    leading: [
      ...ids.map((name) => given[name]),
      ...(hasValues ? [await withFiles(tool, values, readFile)] : []),
    ],
    options: Object.fromEntries(rest.filter(([name]) => isOption(name))),
  };
}
