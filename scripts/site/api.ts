import {
  type ApiDocument,
  type ApiOperation,
  type Content,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
} from '../../src/kernel/http/site/collections/document.js';
import { slugOf } from './html.js';

/** The extensions of operations in the contracts of this project. */
export interface ContractOperation extends Operation {
  readonly deprecated?: boolean;
  readonly 'x-sunset'?: string;
  readonly 'x-permission': string;
  readonly 'x-rate-limit': string;
  readonly 'x-idempotent': 'key' | 'natural' | 'none';
  readonly 'x-pagination'?: 'page' | 'cursor';
  readonly 'x-export'?: boolean;
  readonly 'x-errors': readonly string[];
  readonly 'x-sdk': { readonly group: string; readonly method: string };
  readonly 'x-upload'?: Readonly<
    Record<string, { readonly mime: readonly string[]; readonly maxBytes: number }>
  >;
}

export interface Entry extends ApiOperation {
  readonly id: string;
  readonly operation: ContractOperation;
}

/** The operations and objects of one tag: one page. */
export interface Group {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly Entry[];
  readonly schemas: readonly string[];
}

export interface Api {
  readonly name: 'erp' | 'kyc';
  readonly title: string;
  readonly document: ApiDocument;
  readonly groups: readonly Group[];
  /** Objects that several groups use. */
  readonly shared: readonly string[];
  /** The status of each error code. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The meaning of each error code. */
  readonly meanings: Readonly<Record<string, string>>;
  readonly commonErrors: readonly string[];
}

const schemaPrefix = '#/components/schemas/';

/** Returns the name of the schema that a reference leads to. */
export function schemaName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return undefined;
  const reference = String(value.$ref);
  return reference.startsWith(schemaPrefix) ? reference.slice(schemaPrefix.length) : undefined;
}

/** Adds the names of all schemas that a value refers to, also by way of other schemas. */
function collect(document: ApiDocument, value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const name = schemaName(value);
  if (name !== undefined) {
    if (found.has(name)) return;
    found.add(name);
    collect(document, document.components.schemas[name], found);
  } else if ('$ref' in value) collect(document, resolve(document, value as Schema), found);
  else for (const part of Object.values(value)) collect(document, part, found);
}

function schemasByTag(document: ApiDocument, entries: readonly Entry[]): Map<string, string> {
  const users = new Map<string, Set<string>>();
  for (const { operation } of entries) {
    const found = new Set<string>();
    collect(document, [operation.parameters, operation.requestBody, operation.responses], found);
    const tag = operation.tags?.[0] ?? '';
    for (const name of found) users.set(name, (users.get(name) ?? new Set<string>()).add(tag));
  }
  const places = [...users].flatMap(([name, tags]) =>
    tags.size === 1 ? [[name, [...tags][0] ?? ''] as const] : [],
  );
  return new Map(places);
}

function groupsOf(document: ApiDocument): readonly Group[] {
  const entries = operationsOf(document).map(
    (one) => ({ ...one, id: one.operation.operationId }) as Entry,
  );
  const places = schemasByTag(document, entries);
  return (document.tags ?? []).map(({ name, description = '' }) => ({
    slug: slugOf(name),
    title: name,
    description,
    entries: entries.filter(({ operation }) => operation.tags?.[0] === name),
    schemas: Object.keys(document.components.schemas).filter((one) => places.get(one) === name),
  }));
}

/** Reads a generated document for the reference. */
export function readApi(name: Api['name'], title: string, document: ApiDocument): Api {
  const groups = groupsOf(document);
  const own = new Set(groups.flatMap(({ schemas }) => schemas));
  const codes = document.components.schemas['ErrorCode'] ?? {};
  return {
    name,
    title,
    document,
    groups,
    shared: Object.keys(document.components.schemas).filter((one) => !own.has(one)),
    statuses: codes['x-status'] as Api['statuses'],
    meanings: codes['x-enumDescriptions'] as Api['meanings'],
    commonErrors: codes['x-common-errors'] as Api['commonErrors'],
  };
}

/** Returns the explanation of an error code. */
export function meaningOf({ name, meanings }: Api, code: string): string {
  const { [code]: meaning } = meanings;
  if (meaning === undefined) throw new Error(`The error code ${code} of ${name} has no meaning`);
  return meaning;
}

/** Returns the path of an operation's page, without the base of the site. */
export const operationPath = (api: Api, group: Group, { id }: Entry): string =>
  `/${api.name}/${group.slug}/${id}`;

/** Returns the path and anchor of a schema, without the base of the site. */
export function schemaPath(api: Api, name: string): string {
  const group = api.groups.find(({ schemas }) => schemas.includes(name));
  return `/${api.name}/${group?.slug ?? 'objects'}#${name}`;
}

/** Returns the replies of an operation by status, in ascending order. */
export const repliesOf = ({ document }: Api, { operation }: Entry) =>
  Object.entries(operation.responses ?? {}).map(
    ([status, reply]) => [status, resolve<Content>(document, reply)] as const,
  );

/** Returns the request body of an operation; undefined for one that has none. */
export const bodyContentOf = ({ document }: Api, { operation }: Entry): Content | undefined =>
  operation.requestBody && resolve<Content>(document, operation.requestBody);

/** Returns the error codes of an operation by status, its own before the common ones. */
export function errorsOf(api: Api, { operation }: Entry): readonly (readonly [string, number])[] {
  const statuses = new Set(Object.keys(operation.responses ?? {}));
  const codes = [...new Set([...operation['x-errors'], ...api.commonErrors])];
  return codes
    .map((code) => [code, api.statuses[code] ?? 0] as const)
    .filter(([, status]) => statuses.has(String(status)))
    .sort(([, a], [, b]) => a - b);
}
