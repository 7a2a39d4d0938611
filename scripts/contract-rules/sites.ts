import { httpMethods } from '../codegen/model/build-model.js';
import {
  isRecord,
  isString,
  type JsonRecord,
  listAt,
  recordAt,
  resolve,
  stringAt,
  stringsAt,
} from '../codegen/model/document.js';
import type { ContractDocument, HttpMethod } from '../codegen/model/model.js';
import { oncePerDocument } from './once-per-document.js';
import type { Finding, LintRule } from './rule.js';

/** An operation in the bundled document, with resolved references. */
export interface OperationSite {
  /** `POST /api/products` */
  readonly place: string;
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: JsonRecord;
  readonly parameters: readonly JsonRecord[];
  /** Responses by status. */
  readonly responses: Readonly<Record<string, JsonRecord>>;
  /** The media types of the body; empty without a body. */
  readonly body: JsonRecord;
}

/** Returns the operations of the document, which are found once for all rules. */
export const operationSites = oncePerDocument((document): readonly OperationSite[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return isRecord(operation)
        ? [operationSite(document, { path, method, item, operation })]
        : [];
    }),
  ),
);

interface Raw {
  readonly path: string;
  readonly method: HttpMethod;
  readonly item: JsonRecord;
  readonly operation: JsonRecord;
}

function operationSite(document: ContractDocument, raw: Raw): OperationSite {
  const { path, method, item, operation } = raw;
  const parameters = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
  const responses = Object.entries(recordAt(operation, 'responses')).map(
    ([status, response]): [string, JsonRecord] => [status, recordOf(resolve(document, response))],
  );
  const body = operation['requestBody'];
  return {
    place: `${method.toUpperCase()} ${path}`,
    path,
    method,
    operation,
    parameters: parameters.map((parameter) => recordOf(resolve(document, parameter))),
    responses: Object.fromEntries(responses),
    body: body === undefined ? {} : recordAt(resolve(document, body), 'content'),
  };
}

/** A rule for single operations. */
export function operationRule(
  name: string,
  reason: string,
  judge: (site: OperationSite, document: ContractDocument) => readonly string[],
): LintRule {
  return {
    name,
    reason,
    check: (document) =>
      operationSites(document).flatMap((site) =>
        judge(site, document).map((message): Finding => ({ place: site.place, message })),
      ),
  };
}

function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** Returns the success responses with their statuses. */
export const successesOf = ({ responses }: OperationSite): readonly [string, JsonRecord][] =>
  Object.entries(responses).filter(([status]) => status.startsWith('2'));

/** Returns the first success response with its status. */
export const successOf = (site: OperationSite): readonly [string, JsonRecord] | undefined =>
  successesOf(site)[0];

/** Returns the parameter of a header. */
export function headerParameter(site: OperationSite, name: string): JsonRecord | undefined {
  return site.parameters.find(
    (parameter) =>
      parameter['in'] === 'header' &&
      stringAt(parameter, 'name')?.toLowerCase() === name.toLowerCase(),
  );
}

export const hasHeaderParameter = (site: OperationSite, name: string): boolean =>
  headerParameter(site, name) !== undefined;

export function isPublic(site: OperationSite): boolean {
  return site.operation['x-permission'] === 'public';
}

export interface SchemaSite {
  readonly place: string;
  readonly schema: JsonRecord;
  /** True if it only adds a condition to its parent, such as a branch of a `oneOf`. */
  readonly isCondition: boolean;
  /** True for a part of an `allOf`, whose parent closes the object. */
  readonly isPart: boolean;
}

/** Returns all schemas of the document, including nested ones, which are found once for all rules. */
export const schemaSites = oncePerDocument((document): readonly SchemaSite[] => {
  const components = Object.entries(document.components.schemas).map(([name, schema]) =>
    within({ place: `schemas.${name}`, schema, isCondition: false, isPart: false }),
  );
  const inline = inlineSchemas(document).map(([place, schema]) =>
    within({ place, schema, isCondition: false, isPart: false }),
  );
  return [...components, ...inline].flat();
});

function inlineSchemas(document: ContractDocument): readonly (readonly [string, JsonRecord])[] {
  return operationSites(document)
    .flatMap((site) => schemaHolders(document, site))
    .flatMap(([place, holder]): readonly (readonly [string, JsonRecord])[] => {
      const schema = isRecord(holder) ? holder['schema'] : undefined;
      return isRecord(schema) ? [[place, schema]] : [];
    });
}

/** Returns the parts of an operation that have a `schema`: parameters, media types and headers. */
function schemaHolders(
  document: ContractDocument,
  site: OperationSite,
): readonly (readonly [string, unknown])[] {
  const replies = Object.entries(site.responses).flatMap(([status, response]) => {
    const place = `${site.place} reply ${status}`;
    const media = Object.values(recordAt(response, 'content'));
    const headers = Object.entries(recordAt(response, 'headers'));
    return [
      ...media.map((one): [string, unknown] => [place, one]),
      ...headers.map(([name, header]): [string, unknown] => {
        return [`${place} header ${name}`, resolve(document, header)];
      }),
    ];
  });
  return [
    ...site.parameters.map((one): [string, unknown] => {
      return [`${site.place} parameter ${stringAt(one, 'name') ?? ''}`, one];
    }),
    ...Object.values(site.body).map((media): [string, unknown] => [`${site.place} body`, media]),
    ...replies,
  ];
}

const maps = ['properties', 'patternProperties'];
const conditions = ['not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const branches = ['oneOf', 'anyOf', 'allOf'];

function within(site: SchemaSite): readonly SchemaSite[] {
  const { place, schema, isCondition } = site;
  const inner = (
    part: unknown,
    at: string,
    condition: boolean,
    isPart = false,
  ): readonly SchemaSite[] =>
    isRecord(part) ? within({ place: at, schema: part, isCondition: condition, isPart }) : [];
  // A branch beside a type restricts that type. Otherwise it is a schema of its own.
  const restricts = isCondition || schema['type'] !== undefined;
  return [
    site,
    ...maps.flatMap((map) =>
      Object.entries(recordAt(schema, map)).flatMap(([name, part]) =>
        inner(part, `${place}.${name}`, isCondition),
      ),
    ),
    ...inner(schema['items'], `${place}[]`, isCondition),
    ...inner(schema['additionalProperties'], `${place}.*`, isCondition),
    ...conditions.flatMap((name) => inner(schema[name], `${place} ${name}`, true)),
    ...branches.flatMap((name) =>
      listAt(schema, name).flatMap((part, index) =>
        inner(part, `${place} ${name}[${index}]`, restricts, name === 'allOf'),
      ),
    ),
  ];
}

/** Returns the error codes of an operation: its own and the common ones. */
export function errorCodesOf(document: ContractDocument, site: OperationSite): readonly string[] {
  const common = stringsAt(document.components.schemas['ErrorCode'], 'x-common-errors');
  return [...common, ...listAt(site.operation, 'x-errors').filter(isString)];
}
