import {
  bodyOf,
  type ExampleBody,
  type Parameter,
  resolve,
} from '../../../src/kernel/http/site/collections/document.js';
import { isFileField, parameterSample } from '../../../src/kernel/http/site/collections/samples.js';
import { isScope } from '../../../src/kernel/permissions.js';
import type { Api, Entry } from '../api.js';

/** The address in examples. The script of the site replaces it by the server of the reader. */
export const exampleUrl = 'http://127.0.0.1:4000';

/** A field of a form. */
export interface Part {
  readonly name: string;
  readonly value: string;
  /** The media type of a file. */
  readonly fileType: string | undefined;
  readonly isList: boolean;
}

/** One call of an operation, with the example of the contract. */
export interface Call {
  readonly api: Api;
  readonly entry: Entry;
  readonly pathValues: readonly (readonly [Parameter, string])[];
  readonly query: readonly (readonly [Parameter, string])[];
  readonly headers: readonly (readonly [Parameter, string])[];
  readonly body: ExampleBody | undefined;
  readonly parts: readonly Part[];
}

/** The page size in examples. */
const firstPage = '20';

function partsOf(api: Api, { operation }: Entry, body: ExampleBody | undefined): readonly Part[] {
  if (body?.type !== 'form') return [];
  return Object.entries(body.example).flatMap(([name, value]) => {
    const schema = resolve(api.document, body.schema.properties?.[name] ?? {});
    const [type = 'application/octet-stream'] = operation['x-upload']?.[name]?.mime ?? [];
    const isFile = isFileField(api.document, schema);
    const isList = Array.isArray(value);
    const texts = (isList ? value : [value]) as readonly unknown[];
    return texts.map((text) => {
      const value = typeof text === 'object' ? JSON.stringify(text) : String(text);
      return { name, value, fileType: isFile ? type : undefined, isList };
    });
  });
}

/** Returns the call that the examples of an operation show: required parameters and, for lists, a page size. */
export function callOf(api: Api, entry: Entry): Call {
  const { document } = api;
  const isShown = ({ name, required }: Parameter): boolean =>
    required === true || (name === 'pageSize' && entry.operation['x-pagination'] === 'page');
  const at = (place: string) =>
    entry.parameters
      .filter((one) => one.in === place && isShown(one))
      .map((one) => {
        const sample = one.name === 'pageSize' ? firstPage : parameterSample(document, one);
        return [one, sample || one.name] as const;
      });
  const body = bodyOf(document, entry.operation);
  return {
    api,
    entry,
    body,
    pathValues: at('path'),
    query: at('query'),
    headers: at('header'),
    parts: partsOf(api, entry, body),
  };
}

/** Returns the path with its parameters and query. */
export function targetOf({ entry, pathValues, query }: Call): string {
  const path = pathValues.reduce(
    (text, [{ name }, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    entry.path,
  );
  const pairs = query.map(([{ name }, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** The variable of the environment that holds the credential of a caller. */
const variables: Readonly<Record<string, string>> = {
  captureToken: 'CAPTURE_TOKEN',
  login: 'TOKEN',
  erp: 'ERP_KEY',
  kyc: 'KYC_KEY',
};

/** The credential of a call: its header and its variable. */
export interface Credential {
  readonly header: string;
  readonly prefix: string;
  readonly variable: string;
  readonly kind: 'key' | 'login' | 'capture';
}

/** Returns true for an operation that no key may call. */
function isForPeople({ api, entry: { operation } }: Call): boolean {
  const { 'x-errors': codes, 'x-permission': permission } = operation;
  const isScoped = api.name === 'kyc' && permission.includes(':');
  return codes.includes('not_a_user') || (isScoped && !isScope(permission));
}

/** Returns the credential that an example sends; undefined for public operations. */
export function credentialOf(call: Call): Credential | undefined {
  const { api, entry } = call;
  const { operation, scheme } = entry;
  if (scheme === undefined || operation['x-permission'] === 'public') return undefined;
  const variable = (name: string): string => variables[name] ?? name;
  if (scheme === 'captureToken') {
    const header = 'X-Capture-Token';
    return { header, prefix: '', variable: variable(scheme), kind: 'capture' };
  }
  if (isForPeople(call)) {
    return {
      header: 'Authorization',
      prefix: 'Bearer ',
      variable: variable('login'),
      kind: 'login',
    };
  }
  return { header: 'X-API-Key', prefix: '', variable: variable(api.name), kind: 'key' };
}

/** A header of a program: a fixed value, or one with a variable of the environment at its end. */
export interface Header {
  readonly name: string;
  readonly value: string;
  readonly variable?: string;
}

/**
 * Returns the headers that a program sets.
 *
 * @param types  the media types of bodies that the library of the language does not set itself
 */
export function headersOf(
  call: Call,
  types: Partial<Record<ExampleBody['type'], string>> = {},
): readonly Header[] {
  const credential = credentialOf(call);
  const type = call.body && types[call.body.type];
  return [
    ...(credential
      ? [{ name: credential.header, value: credential.prefix, variable: credential.variable }]
      : []),
    ...call.headers.map(([{ name }, value]) => ({ name, value })),
    ...(type ? [{ name: 'Content-Type', value: type }] : []),
  ];
}

/** Returns the value of a header as an expression of a language that joins texts by `+`. */
export const joinedValue = (
  { value, variable }: Header,
  text: (value: string) => string,
  read: (variable: string) => string,
): string =>
  [...(value === '' ? [] : [text(value)]), ...(variable ? [read(variable)] : [])].join(' + ');

/** The media types of bodies for languages without forms in their standard library. */
export const writtenTypes = {
  json: 'application/json',
  form: 'multipart/form-data; boundary=notaria-part',
} as const;

/** Returns true for a call whose reply is a file. */
export const writesFile = ({ entry }: Call): boolean =>
  Object.entries(entry.operation.responses ?? {}).some(
    ([status, reply]) =>
      status.startsWith('2') &&
      'content' in reply &&
      !('application/json' in (reply.content ?? {})),
  );
