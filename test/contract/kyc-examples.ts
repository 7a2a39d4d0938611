import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '../../generated/kyc/operations.js';
import { isScope } from '../../src/kernel/permissions.js';
import { cedula, plainFile as peopleFile } from '../kyc/people-files.js';
import { plainFile as companiesFile } from '../kyc/register-files.js';

export interface Example {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Parameter {
  readonly in: string;
  readonly schema: { readonly pattern?: string };
}

interface OperationDocument {
  readonly operationId?: OperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
}

export const letters = '01jd7y3q8zk4m5n6p7q8r9s0t1';
const hex = '0123456789abcdef01234567';

/** Returns a well-formed id of an operation that belongs to no record. */
function idsFor({ parameters = [] }: OperationDocument): string[] {
  return parameters
    .map((one) => ('$ref' in one ? shared[one.$ref.split('/').at(-1) ?? ''] : one))
    .filter((one) => one?.in === 'path')
    .map((one) => /^\^([a-z]+)_\[0-9a-(.)]/.exec(one?.schema.pattern ?? ''))
    .map((form) => `${form?.[1]}_${form?.[2] === 'f' ? hex : letters}`);
}

const text = readFileSync(new URL('../../generated/kyc/openapi.json', import.meta.url), 'utf8');
const { paths, components } = JSON.parse(text) as {
  readonly paths: Record<string, Record<string, OperationDocument>>;
  readonly components: { readonly parameters?: Record<string, Parameter> };
};
const shared = components.parameters ?? {};

/** An address that needs no name server. */
export const hook = { url: 'https://8.8.8.8/in', events: ['*'] as const };

function examples(): Example[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, documented]) => {
      const { operationId: id, requestBody } = documented;
      if (id === undefined) return [];
      const [content] = Object.values(requestBody?.content ?? {});
      const body = id === 'createWebhook' ? hook : content?.example;
      const ids = idsFor(documented);
      const filled = path.replaceAll(/\{[^}]+\}/g, () => ids.shift() ?? '');
      return [{ id, method: method.toUpperCase(), path: filled, body }];
    }),
  );
}

/** An example call of each operation of the verification API. */
export const all = examples();
export const named = (list: readonly Example[]) =>
  list.map((example) => [example.id, example] as const);
export const isPublic = ({ id }: Example) => operations[id].permission === 'public';
export const closed = all.filter((example) => !isPublic(example));
/** Operations that are called with the link of a session, not with a key. */
export const isCapture = ({ path }: Example) => path.startsWith('/v1/capture');
/** Operations for callers with a login: no key may hold the permission. */
export const isForPeople = ({ id }: Example) =>
  closed.some((example) => example.id === id) &&
  operations[id].permission.includes(':') &&
  !isScope(operations[id].permission);

/** The smallest file that is a PNG by its bytes. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Readable text files. */
const texts: Readonly<Partial<Record<OperationId, string>>> = {
  importCompanyRegister: companiesFile(['1,Quellmark,do,active,,,,']),
  importPeopleRegister: peopleFile([`${cedula(7)},cedula,Runa Tannenfels,,`]),
};

export function formOf({ id, body }: Example): FormData {
  const form = new FormData();
  const fields = Object.entries((body ?? {}) as Record<string, string | number | boolean>);
  const files = new Set(operations[id].uploads.map(({ name }) => name));
  for (const [name, value] of fields) if (!files.has(name)) form.set(name, String(value));
  for (const { mime, name } of operations[id].uploads) {
    const picture = new Blob([png], { type: 'image/png' });
    const isText = mime.includes('text/plain');
    form.set(name, isText ? new Blob([texts[id] ?? 'text']) : picture, name);
  }
  return form;
}

export function contentOf(example: Example): RequestInit {
  const kind = operations[example.id].body;
  if (kind === 'multipart') return { body: formOf(example) };
  if (kind === 'none' || example.body === undefined) return {};
  return { body: JSON.stringify(example.body), headers: { 'content-type': 'application/json' } };
}
