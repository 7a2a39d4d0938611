import {
  isRecord,
  isString,
  type JsonRecord,
  listAt,
  recordAt,
  resolve,
  stringAt,
  stringsAt,
} from './document.js';
import type {
  BodyModel,
  ContractDocument,
  ContractModel,
  ErrorCodeModel,
  HttpMethod,
  Idempotency,
  OperationModel,
  Pagination,
  ParameterModel,
  RateLimitClass,
  ReplyModel,
  UploadFieldModel,
} from './model.js';

export const httpMethods: readonly HttpMethod[] = ['get', 'post', 'put', 'patch', 'delete'];
/** From the widest to the narrowest. */
export const rateLimits: readonly RateLimitClass[] = [
  'reads',
  'sessions',
  'writes',
  'decisions',
  'general',
  'checks',
  'auth',
  'tests',
  'exports',
];
const paginations: readonly Pagination[] = ['page', 'cursor'];
const idempotencies: readonly Idempotency[] = ['key', 'natural', 'none'];
const places: readonly ParameterModel['in'][] = ['path', 'query', 'header'];
const bodyTypes: readonly BodyModel['contentType'][] = ['application/json', 'multipart/form-data'];

/**
 * Flattens a bundled contract to its operations for the emitters.
 *
 * @throws {Error} that names the operation and the missing or invalid member
 */
export function buildModel(name: string, document: ContractDocument): ContractModel {
  const operations = Object.keys(document.paths)
    .sort()
    .flatMap((path) => pathOperations(document, path));
  const ids = operations.map((operation) => operation.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two operations are called ${twice}`);
  return { name, document, operations, errorCodes: errorCodes(document) };
}

function errorCodes(document: ContractDocument): readonly ErrorCodeModel[] {
  const schema = document.components.schemas['ErrorCode'];
  const statuses = recordAt(schema, 'x-status');
  return stringsAt(schema, 'enum').map((code) => {
    const status = statuses[code];
    if (typeof status !== 'number') throw new Error(`ErrorCode: ${code} has no x-status`);
    return { code, status };
  });
}

function pathOperations(document: ContractDocument, path: string): readonly OperationModel[] {
  const item = document.paths[path] ?? {};
  return httpMethods.flatMap((method) => {
    const operation = item[method];
    if (!isRecord(operation)) return [];
    return [operationModel({ document, path, method, item, operation })];
  });
}

interface Site {
  readonly document: ContractDocument;
  readonly path: string;
  readonly method: HttpMethod;
  readonly item: JsonRecord;
  readonly operation: JsonRecord;
}

function operationModel(site: Site): OperationModel {
  const { operation } = site;
  const place = `${site.method.toUpperCase()} ${site.path}`;
  const sdk = recordAt(operation, 'x-sdk');
  return {
    id: required(stringAt(operation, 'operationId'), `${place}: operationId`),
    method: site.method,
    path: site.path,
    summary: stringAt(operation, 'summary') ?? '',
    description: stringAt(operation, 'description') ?? '',
    deprecated: operation['deprecated'] === true,
    sunset: stringAt(operation, 'x-sunset'),
    permission: required(stringAt(operation, 'x-permission'), `${place}: x-permission`),
    rateLimit: oneOf(rateLimits, operation['x-rate-limit'], `${place}: x-rate-limit`),
    idempotent: oneOf(idempotencies, operation['x-idempotent'], `${place}: x-idempotent`),
    verbatim: stringsAt(operation, 'x-verbatim'),
    pagination: paginations.find((one) => one === operation['x-pagination']),
    isExported: operation['x-export'] === true,
    importKind: stringAt(operation, 'x-import'),
    isReport: operation['x-report'] === true,
    sdk: {
      group: required(stringAt(sdk, 'group'), `${place}: x-sdk.group`),
      method: required(stringAt(sdk, 'method'), `${place}: x-sdk.method`),
    },
    uploads: uploads(operation, place),
    parameters: parameters(site, place),
    body: body(site, place),
    replies: replies(site, place),
    errorCodes: stringsAt(operation, 'x-errors'),
  };
}

function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new Error(`${what} is missing`);
  return value;
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, what: string): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${what} must be one of ${allowed.join(', ')}`);
  return found;
}

function uploads(operation: JsonRecord, place: string): readonly UploadFieldModel[] {
  return Object.entries(recordAt(operation, 'x-upload')).map(([name, field]) => {
    const maxBytes = isRecord(field) ? field['maxBytes'] : undefined;
    if (typeof maxBytes !== 'number')
      throw new Error(`${place}: x-upload.${name}.maxBytes is missing`);
    return {
      name,
      maxBytes,
      mime: stringsAt(field, 'mime'),
      required: isRecord(field) && field['required'] === true,
    };
  });
}

function parameters(site: Site, place: string): readonly ParameterModel[] {
  const found = new Map<string, ParameterModel>();
  // A parameter of an operation replaces the parameter of the path with the same place and name.
  for (const raw of [...listAt(site.item, 'parameters'), ...listAt(site.operation, 'parameters')]) {
    const parameter = resolve(site.document, raw);
    const name = required(stringAt(parameter, 'name'), `${place}: name of a parameter`);
    const where = oneOf(places, stringAt(parameter, 'in'), `${place}: place of parameter ${name}`);
    found.set(`${where} ${name}`, {
      name,
      in: where,
      required: isRecord(parameter) && parameter['required'] === true,
      description: stringAt(parameter, 'description') ?? '',
      schema: {
        ...recordAt(parameter, 'schema'),
        ...notesOf(parameter),
      },
    });
  }
  return [...found.values()];
}

/** Returns the keywords that a parameter has beside its schema, and that apply to the values of the schema. */
function notesOf(parameter: unknown): JsonRecord {
  if (!isRecord(parameter)) return {};
  return {
    ...(parameter['deprecated'] === true && { deprecated: true }),
    ...(parameter['example'] !== undefined && { example: parameter['example'] }),
  };
}

function body(site: Site, place: string): BodyModel | undefined {
  if (site.operation['requestBody'] === undefined) return undefined;
  const requestBody = resolve(site.document, site.operation['requestBody']);
  const media = Object.entries(recordAt(requestBody, 'content'));
  const [contentType, content] = media[0] ?? [];
  const takesForm =
    media.map(([type]) => type).join() === 'application/json,multipart/form-data' &&
    isSameSchema(media[0]?.[1], media[1]?.[1]);
  if (media.length !== 1 && !takesForm) {
    throw new Error(
      `${place}: a body has one media type, or JSON and then a form with the same schema`,
    );
  }
  return {
    required: isRecord(requestBody) && requestBody['required'] === true,
    contentType: oneOf(bodyTypes, contentType, `${place}: media type of the body`),
    takesForm,
    schema: recordAt(content, 'schema'),
  };
}

const isSameSchema = (one: unknown, other: unknown): boolean =>
  JSON.stringify(recordAt(one, 'schema')) === JSON.stringify(recordAt(other, 'schema'));

function replies(site: Site, place: string): readonly ReplyModel[] {
  const declared = Object.entries(recordAt(site.operation, 'responses')).map(([status, raw]) =>
    reply(Number(status), resolve(site.document, raw), place),
  );
  const isError = (one: ReplyModel): number => (one.status < 300 ? 0 : 1);
  const sorted = declared.sort((a, b) => isError(a) - isError(b) || a.status - b.status);
  const successes = sorted.filter((one) => isError(one) === 0);
  if (successes.length === 0) throw new Error(`${place}: a success status must be declared`);
  if (successes.length > 1 && successes.some(({ kind }) => kind === 'binary'))
    throw new Error(`${place}: a file is the only success of its operation`);
  return sorted;
}

function reply(status: number, response: unknown, place: string): ReplyModel {
  if (!Number.isInteger(status)) throw new Error(`${place}: a reply's status must be a number`);
  const headers = Object.keys(recordAt(response, 'headers'));
  const content = recordAt(response, 'content');
  const media = Object.keys(content).filter(isString);
  const contentType = media.find((one) => one === 'application/json') ?? media[0];
  if (contentType === undefined) {
    return { status, kind: 'none', contentType: undefined, schema: undefined, headers };
  }
  if (contentType !== 'application/json') {
    return { status, kind: 'binary', contentType, schema: undefined, headers };
  }
  return {
    status,
    kind: 'json',
    contentType,
    schema: recordAt(content[contentType], 'schema'),
    headers,
  };
}
