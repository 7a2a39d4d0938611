import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isRecord, type JsonRecord } from '../../codegen/model/document.js';
import { nearest } from '../nearest.js';

/** The parsed files of a contract by absolute path. */
export type ParsedFiles = (path: string) => Promise<unknown>;

const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');
const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the value at a pointer such as `#/paths/~1api~1products`, as far as the pointer leads. */
function follow(root: unknown, pointer: string): { readonly at: unknown; readonly rest: string[] } {
  const tokens = pointer.split('/').slice(1).map(unescapeToken);
  let at = root;
  while (tokens.length > 0) {
    const [token = ''] = tokens;
    const next: unknown = Array.isArray(at) ? at[Number(token)] : recordOf(at)[token];
    if (next === undefined) break;
    at = next;
    tokens.shift();
  }
  return { at, rest: tokens };
}

const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

const mostNames = 12;

/** Returns the advice for a name that is not among those that exist: the nearest one, or all if they are few. */
function meant(name: string, existing: readonly string[], write: (name: string) => string): string {
  const found = nearest(name, existing);
  if (found !== undefined) return `did you mean ${write(found)}?`;
  if (existing.length === 0) return 'there is nothing of this kind';
  return existing.length > mostNames
    ? `declare ${name} there`
    : `there are only ${existing.join(', ')}`;
}

function filesBeside(path: string): readonly string[] {
  const folder = dirname(path);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
}

/** Returns the fault of a reference: its text, the part that does not exist, and the name that it most likely means. */
async function faultOf(from: string, reference: string, parsed: ParsedFiles): Promise<string> {
  const lead = `$ref ${reference} leads nowhere`;
  if (/^https?:/i.test(reference))
    return `$ref ${reference} is an address: copy the file into contracts/, and refer to that`;
  if (!reference.includes('#') && !reference.includes('.'))
    return `${lead}: write #/schemas/${reference}`;
  const [file = '', pointer = ''] = reference.split('#');
  const path = file === '' ? from : resolve(dirname(from), file);
  if (!existsSync(path)) {
    const write = (name: string) => relative(dirname(from), join(dirname(path), name));
    return `${lead}: there is no file ${file}; ${meant(basename(path), filesBeside(path), write)}`;
  }
  const root = await parsed(path);
  // In a module file, components stand below its own keys.
  const own = pointer.replace(/^\/components(?=\/)/, '');
  const elsewhere = follow(root, own);
  if (own !== pointer && elsewhere.rest.length === 0) return `${lead}: write ${file}#${own}`;
  const { at, rest } = follow(root, pointer);
  const [missing = '', ...deeper] = rest;
  const reached = pointer.slice(0, pointer.length - rest.map(escapeToken).join('/').length);
  const tail = deeper.map((token) => `/${escapeToken(token)}`).join('');
  const write = (name: string) => `${file}#${reached}${escapeToken(name)}${tail}`;
  const place = file === '' ? 'this file' : file;
  return `${lead}: ${place} has no ${missing} in ${reached.replace(/^\/|\/$/g, '') || 'it'}; ${meant(missing, Object.keys(recordOf(at)), write)}`;
}

/** Returns the values on the way to a pointer such as `#/schemas/Product`, the last one first. */
export function valuesAt(root: unknown, pointer: string): readonly unknown[] {
  const tokens = pointer.split('/').slice(1);
  const ends = tokens.map((_, index) => tokens.length - index);
  return ends.map((end) => {
    const { at, rest } = follow(root, `#/${tokens.slice(0, end).join('/')}`);
    return rest.length === 0 ? at : undefined;
  });
}

/** Returns the fault of the reference at a pointer of a file; undefined if there is none. */
export async function referenceFault(
  path: string,
  pointer: string,
  parsed: ParsedFiles,
): Promise<string | undefined> {
  const { at } = follow(await parsed(path), pointer.replace(/^#/, ''));
  // The values of a mapping are references without `$ref`.
  const reference = typeof at === 'string' ? at : recordOf(at)['$ref'];
  return typeof reference === 'string' ? faultOf(path, reference, parsed) : undefined;
}
