import {
  type ApiDocument,
  type ApiOperation,
  bodyOf,
  operationsOf,
  type Parameter,
  replyExamples,
  resolve,
  type SecurityScheme,
} from './document.js';
import { isFileField, parameterSample } from './samples.js';

/** The published structure of collections, version 2.1. */
const structure = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

const pairOf = (document: ApiDocument, parameter: Parameter): Pair => ({
  key: parameter.name,
  value: parameterSample(document, parameter),
  description: parameter.description ?? '',
  ...(parameter.required !== true && { disabled: true }),
});

const pairsOf = (document: ApiDocument, parameters: readonly Parameter[], place: string) =>
  parameters.filter((one) => one.in === place).map((one) => pairOf(document, one));

/** Postman writes a path parameter with a colon. */
const colonPath = (path: string): string => path.replaceAll(/\{([^{}]+)\}/g, ':$1');

function urlOf(document: ApiDocument, { path, parameters }: ApiOperation) {
  const query = pairsOf(document, parameters, 'query');
  const sent = query.filter(({ disabled }) => disabled !== true);
  const search = sent.map(({ key, value }) => `${key}=${value}`).join('&');
  const variable = pairsOf(document, parameters, 'path');
  return {
    raw: `{{baseUrl}}${colonPath(path)}${search && `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: colonPath(path).split('/').slice(1),
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

function bodyFor(document: ApiDocument, { operation }: ApiOperation) {
  const body = bodyOf(document, operation);
  if (body === undefined) return {};
  if (body.type === 'json') {
    const raw = JSON.stringify(body.example, null, 2);
    return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
  }
  const formdata = Object.entries(body.schema.properties ?? {}).map(([key, reference]) => {
    const schema = resolve(document, reference);
    const value = body.example[key];
    const common = { key, description: schema.description ?? '', disabled: value === undefined };
    return isFileField(document, schema)
      ? { type: 'file', src: [], ...common }
      : { type: 'text', value: value === undefined ? '' : String(value), ...common };
  });
  return { body: { mode: 'formdata', formdata } };
}

/** Returns the credentials of a scheme. Each scheme has a variable of its own name. */
function authOf(name: string, scheme: SecurityScheme | undefined) {
  const value = `{{${name}}}`;
  if (scheme?.type === 'http') {
    return { type: 'bearer', bearer: [{ key: 'token', value, type: 'string' }] };
  }
  const pairs = { key: scheme?.name ?? '', value, in: scheme?.in ?? 'header' };
  const apikey = Object.entries(pairs).map(([key, one]) => ({ key, value: one, type: 'string' }));
  return { type: 'apikey', apikey };
}

/** A login stores its token for the requests after it. */
function keepToken(document: ApiDocument, { operation, scheme }: ApiOperation) {
  const [first] = replyExamples(document, operation);
  const reply = first?.example as { data?: { token?: unknown } } | undefined;
  if (scheme !== undefined || typeof reply?.data?.token !== 'string') return {};
  const exec = [
    "if (pm.response.code === 200) pm.collectionVariables.set('bearerAuth', pm.response.json().data.token);",
  ];
  return { event: [{ listen: 'test', script: { type: 'text/javascript', exec } }] };
}

function itemOf(document: ApiDocument, site: ApiOperation, usual: string | undefined) {
  const { method, operation, parameters, scheme } = site;
  const own =
    scheme === undefined ? { type: 'noauth' } : authOf(scheme, schemeOf(document, scheme));
  const header = pairsOf(document, parameters, 'header');
  const isJson = bodyOf(document, operation)?.type === 'json';
  return {
    name: operation.summary ?? operation.operationId,
    ...keepToken(document, site),
    request: {
      method,
      ...(scheme !== usual && { auth: own }),
      header: isJson ? [{ key: 'Content-Type', value: 'application/json' }, ...header] : header,
      ...bodyFor(document, site),
      url: urlOf(document, site),
      description: `${operation.operationId}: ${operation.description ?? ''}`,
    },
    response: [],
  };
}

const schemeOf = ({ components }: ApiDocument, name: string) => components.securitySchemes?.[name];

/**
 * Returns the document as a Postman collection: a folder for each tag, a request with its example for each operation,
 * and a variable for the address and for each kind of credentials.
 *
 * @param baseUrl  address of the server, without a slash at its end
 */
export function postmanCollection(document: ApiDocument, baseUrl: string) {
  const operations = operationsOf(document);
  const [usual] = Object.keys(document.security?.[0] ?? {});
  const schemes = [...new Set(operations.flatMap(({ scheme }) => scheme ?? []))];
  const { title, version, description = '' } = document.info;
  return {
    info: { name: title, description: `Version ${version}. ${description}`, schema: structure },
    item: (document.tags ?? []).map(({ name, description: about = '' }) => ({
      name,
      description: about,
      item: operations
        .filter(({ operation }) => operation.tags?.[0] === name)
        .map((one) => itemOf(document, one, usual)),
    })),
    ...(usual !== undefined && { auth: authOf(usual, schemeOf(document, usual)) }),
    variable: [
      { key: 'baseUrl', value: baseUrl, type: 'string' },
      ...schemes.map((key) => ({ key, value: '', type: 'string' })),
    ],
  };
}
