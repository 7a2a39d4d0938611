import { type ApiDocument, type Parameter, resolve, type Schema } from './document.js';

const identifier = '01jd7y3q8zk4m5n6p7q8r9s0t1';

/** Ids are patterns of a prefix and a fixed number of characters, such as `^ses_[0-9a-z]{26}$`. */
const idPattern = /^\^([a-z]+_)\[[^\]]+\]\{(\d+)\}\$$/;

/** A text of at least this length is a token. */
const tokenLength = 20;

const formatSamples: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-01-31T13:30:00.000Z',
  date: '2026-01-31',
  email: 'ana@example.com',
  uri: 'https://example.com/',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'aGVsbG8=',
};

function textSample({ format, minLength = 0, pattern = '' }: Schema): string {
  const known = formatSamples[format ?? ''];
  if (known !== undefined) return known;
  const [, prefix, length] = idPattern.exec(pattern) ?? [];
  if (prefix === undefined) return minLength < tokenLength ? '' : identifier.slice(0, minLength);
  // The characters of hexadecimal ids are a part of those of other ids.
  const isHexadecimal = pattern.includes('a-f');
  return (
    prefix + (isHexadecimal ? '0' : identifier).repeat(Number(length)).slice(0, Number(length))
  );
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Returns a value that the schema allows, as text; an empty text where only the caller knows one. */
export function sampleOf(document: ApiDocument, schema: Schema): string {
  const known = schema['example'] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (known !== undefined) return asText(known);
  const types = [schema.type ?? []].flat();
  if (types.includes('array') && schema.items !== undefined) {
    return sampleOf(document, resolve(document, schema.items));
  }
  if (types.includes('boolean')) return 'true';
  if (types.includes('integer') || types.includes('number')) return numberSample(schema);
  return textSample(schema);
}

function numberSample({ minimum, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  if (minimum !== undefined) return String(minimum);
  const isBelowTwo = typeof exclusiveMaximum === 'number' && exclusiveMaximum < 2;
  return typeof exclusiveMinimum === 'number' && !isBelowTwo ? String(exclusiveMinimum + 1) : '1';
}

/** Returns a value that a parameter allows, as text; an empty text where only the caller knows one. */
export const parameterSample = (document: ApiDocument, { example, schema }: Parameter): string =>
  example === undefined ? sampleOf(document, resolve(document, schema ?? {})) : asText(example);

/** Returns a value that a parameter allows, as text. Any letters stand for a text that only the caller knows. */
export const parameterValue = (document: ApiDocument, parameter: Parameter): string =>
  parameterSample(document, parameter) ||
  'x'.repeat(Math.max(1, resolve(document, parameter.schema ?? {}).minLength ?? 1));

const isBinary = (schema: Schema): boolean => schema.format === 'binary';

/** Returns true for a form field that takes one or more files. */
export function isFileField(document: ApiDocument, schema: Schema): boolean {
  if (isBinary(schema)) return true;
  return schema.items !== undefined && isBinary(resolve(document, schema.items));
}
