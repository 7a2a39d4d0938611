import type { ErrorCode } from '../../../generated/erp/operations.js';
import { type ErrorDetail, formatWords, type Message, requestErrors } from '../errors.js';

export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string | undefined;
}

export type Validate = ((data: unknown) => boolean) & {
  errors?: readonly ValidationError[] | null | undefined;
};

export type Place = 'path' | 'query' | 'header' | 'body';

/** An error reply lists at most this many faults. */
const maxDetails = 20;

/** Parameters whose faults have a code of their own, since clients react to them. */
export const parameterCodes: Readonly<Record<string, ErrorCode>> = {
  'query.page': 'page_size_out_of_range',
  'query.pageSize': 'page_size_out_of_range',
  'query.sortBy': 'unsupported_sort',
  'query.cursor': 'invalid_cursor',
  'header.idempotency-key': 'invalid_idempotency_key',
};

const words: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => Message>> = {
  required: () => ({ en: 'is required', es: 'es obligatorio' }),
  additionalProperties: () => ({ en: 'is not known', es: 'no se conoce' }),
  unevaluatedProperties: () => ({ en: 'is not known', es: 'no se conoce' }),
  type: ({ type }) => ({
    en: `must be of type ${String(type)}`,
    es: `debe ser de tipo ${String(type)}`,
  }),
  minLength: ({ limit }) => ({
    en: limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`,
    es: limit === 1 ? 'no puede estar vacío' : `debe tener al menos ${String(limit)} caracteres`,
  }),
  maxLength: ({ limit }) => ({
    en: `must have at most ${String(limit)} characters`,
    es: `debe tener como máximo ${String(limit)} caracteres`,
  }),
  minimum: ({ limit }) => ({
    en: `must be at least ${String(limit)}`,
    es: `debe ser al menos ${String(limit)}`,
  }),
  maximum: ({ limit }) => ({
    en: `must be at most ${String(limit)}`,
    es: `debe ser como máximo ${String(limit)}`,
  }),
  exclusiveMinimum: ({ limit }) => ({
    en: `must be more than ${String(limit)}`,
    es: `debe ser mayor que ${String(limit)}`,
  }),
  minItems: ({ limit }) => ({
    en: `must have at least ${String(limit)} items`,
    es: `debe tener al menos ${String(limit)} elementos`,
  }),
  maxItems: ({ limit }) => ({
    en: `must have at most ${String(limit)} items`,
    es: `debe tener como máximo ${String(limit)} elementos`,
  }),
  enum: ({ allowedValues }) => ({
    en: `must be one of ${(allowedValues as unknown[]).join(', ')}`,
    es: `debe ser uno de ${(allowedValues as unknown[]).join(', ')}`,
  }),
  format: ({ format }) =>
    formatWords[format as keyof typeof formatWords] ?? {
      en: `must be a valid ${String(format)}`,
      es: `debe tener el formato ${String(format)}`,
    },
  pattern: () => ({
    en: 'has characters or a form that is not allowed',
    es: 'tiene caracteres o una forma no permitida',
  }),
  'x-unique': () => ({
    en: 'must not have duplicate items',
    es: 'no puede tener elementos repetidos',
  }),
  'x-decimals': ({ limit }) => ({
    en: `must have at most ${String(limit)} decimals`,
    es: `debe tener como máximo ${String(limit)} decimales`,
  }),
  oneOf: () => ({
    en: 'must match exactly one of its forms',
    es: 'debe cumplir exactamente una de sus formas',
  }),
};

/** Names the member a fault is about; for a missing or unknown one, the member itself. */
function pathOf(place: Place, error: ValidationError): string {
  const base = place + error.instancePath.replaceAll('/', '.');
  const member = error.params['missingProperty'] ?? error.params['additionalProperty'];
  return member === undefined ? base : `${base}.${String(member).slice(0, 100)}`;
}

function codeOf(place: Place, path: string, keyword: string): ErrorCode {
  const own = parameterCodes[path];
  if (own !== undefined) return own;
  if (keyword === 'additionalProperties')
    return place === 'query' ? 'unknown_parameter' : 'unknown_field';
  return keyword === 'x-decimals' ? 'too_many_decimals' : 'validation_failed';
}

function detailOf(place: Place, error: ValidationError): ErrorDetail {
  const path = pathOf(place, error);
  const say = words[error.keyword];
  const text = say?.(error.params) ?? { en: error.message ?? 'is not valid', es: 'no es válido' };
  return {
    path,
    code: codeOf(place, path, error.keyword),
    message: { en: `${path} ${text.en}`, es: `${path} ${text.es}` },
  };
}

/** The branches of a oneOf report faults of their own that only confuse; `not` and `if` likewise. */
const noise = new Set(['not', 'if', 'const']);

/** @throws ApiError 400 with every fault found, at most 20 */
export function assertValid(validate: Validate | undefined, data: unknown, place: Place): void {
  if (validate === undefined || validate(data)) return;
  const found = validate.errors ?? [];
  const told = found.filter((error) => !noise.has(error.keyword));
  const listed = told.length > 0 ? told : found;
  throw requestErrors.validationFailed(
    listed.slice(0, maxDetails).map((error) => detailOf(place, error)),
  );
}
