import { type Check, passes } from './check.js';

/** Returns a value as JSON. */
export type Write = (value: never) => string;

/** Control characters, quotation marks and backslashes need an escape, and so do lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them
const special = /[\u0000-\u001f"\\\ud800-\udfff]/;
const shortLength = 42;

function isPlain(value: string): boolean {
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff)) return false;
  }
  return true;
}

export function text(value: unknown): string {
  if (typeof value !== 'string')
    return JSON.stringify(value instanceof Date ? value : String(value));
  const needsNoEscape = value.length < shortLength ? isPlain(value) : !special.test(value);
  return needsNoEscape ? `"${value}"` : JSON.stringify(value);
}

/** @throws {Error} for a value that is not a number */
export function number(value: unknown): string {
  const figure = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(figure)) throw new Error(`${String(value)} is no number`);
  return String(figure);
}

export const boolean = (value: unknown): string => (value ? 'true' : 'false');

export const any = (value: unknown): string => JSON.stringify(value) ?? 'null';

export function array<T>(value: readonly T[], write: (item: T) => string): string {
  if (!Array.isArray(value)) throw new Error('The value is no array');
  let json = '[';
  for (let at = 0; at < value.length; at += 1) {
    if (at > 0) json += ',';
    json += write(value[at] as T);
  }
  return `${json}]`;
}

/** @throws {Error} if a required member is missing */
export function need<T>(value: T, name: string): T {
  if (value === undefined) throw new Error(`"${name}" is required!`);
  return value;
}

/** Writes unknown members, each with a comma in front. */
export function others(
  value: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  write: (member: never) => string,
): string {
  let json = '';
  for (const [name, member] of Object.entries(value)) {
    if (!known.has(name) && member !== undefined)
      json += `,${JSON.stringify(name)}:${write(member as never)}`;
  }
  return json;
}

/** Writes a value by the first alternative that it matches. */
export function choose(value: unknown, forms: readonly (readonly [Check, Write])[]): string {
  for (const [check, write] of forms) if (passes(check, value)) return write(value as never);
  throw new Error('The value has none of its forms');
}

/** Writes a value by the alternative of its discriminator. */
export function chooseNamed(
  value: Readonly<Record<string, unknown>>,
  member: string,
  forms: ReadonlyMap<unknown, Write>,
): string {
  const write = forms.get(value[member]);
  if (write === undefined) throw new Error(`"${member}" names none of the forms`);
  return write(value as never);
}

/** Returns a function that writes the body of a reply by its status; undefined for a status without a body. */
export const byStatus =
  (writers: Readonly<Record<number, Write>>) =>
  ({ status, body }: { readonly status: number; readonly body?: unknown }): string | undefined =>
    writers[status]?.(body as never);
