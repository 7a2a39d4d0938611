import {
  formatWords,
  type KernelCode,
  type Message,
  type RequestFault,
  requestErrors,
} from '../../errors.js';
import { text } from '../../messages/index.js';

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

/** Parameters whose faults have codes of their own, to which clients react. */
export const parameterCodes: Readonly<Record<string, KernelCode>> = {
  'query.page': 'page_size_out_of_range',
  'query.pageSize': 'page_size_out_of_range',
  'query.sortBy': 'unsupported_sort',
  'query.cursor': 'invalid_cursor',
  'header.idempotency-key': 'invalid_idempotency_key',
};

type Words = (params: Readonly<Record<string, unknown>>) => Message;

function enumWords(allowed: readonly unknown[]): Message {
  const values = allowed.filter((value) => value !== null).join(', ');
  return allowed.includes(null) ? text('isOneOfOrNull', { values }) : text('isOneOf', { values });
}

function typeWords(types: readonly string[]): Message {
  const [type = '', ...others] = types;
  const last = others.pop();
  if (last === undefined) return text('isOfType', { type });
  return text('isOfTypeOr', { types: [type, ...others].join(', '), last });
}

/** The words for each keyword that a generated validator reports. */
export const words: Readonly<Record<string, Words>> = {
  required: () => text('isRequired'),
  additionalProperties: () => text('isUnknown'),
  unevaluatedProperties: () => text('isUnknown'),
  type: ({ type }) => typeWords([type].flat().map(String)),
  minLength: ({ limit }) =>
    limit === 1 ? text('isNotEmpty') : text('hasMinLength', { limit: String(limit) }),
  maxLength: ({ limit }) => text('hasMaxLength', { limit: String(limit) }),
  minimum: ({ limit }) => text('isAtLeast', { limit: String(limit) }),
  maximum: ({ limit }) => text('isAtMost', { limit: String(limit) }),
  exclusiveMinimum: ({ limit }) => text('isMoreThan', { limit: String(limit) }),
  exclusiveMaximum: ({ limit }) => text('isLessThan', { limit: String(limit) }),
  minItems: ({ limit }) => text('hasMinItems', { limit: String(limit) }),
  maxItems: ({ limit }) => text('hasMaxItems', { limit: String(limit) }),
  minProperties: ({ limit }) => text('hasMinMembers', { limit: String(limit) }),
  maxProperties: ({ limit }) => text('hasMaxMembers', { limit: String(limit) }),
  enum: ({ allowedValues }) => enumWords(allowedValues as readonly unknown[]),
  const: ({ allowedValue }) => text('isConstant', { value: String(allowedValue) }),
  format: ({ format }) =>
    formatWords[format as keyof typeof formatWords] ??
    text('isOfFormat', { format: String(format) }),
  pattern: () => text('hasForm'),
  'x-depth': ({ limit }) => text('hasMaxLevels', { limit: String(limit) }),
  'x-unique': () => text('hasNoDuplicates'),
  'x-decimals': ({ limit }) => text('hasDecimals', { limit: String(limit) }),
  oneOf: () => text('isOneForm'),
  anyOf: () => text('isAnyForm'),
  not: () => text('isNotValid'),
};

/** Returns the path of the member with the fault, including a missing or unknown member. */
function pathOf(place: Place, error: ValidationError): string {
  const base = place + error.instancePath.replaceAll('/', '.');
  const member = error.params['missingProperty'] ?? error.params['additionalProperty'];
  return member === undefined ? base : `${base}.${String(member).slice(0, 100)}`;
}

function codeOf(place: Place, path: string, keyword: string): KernelCode {
  // A parameter with a code of its own is unknown to an operation that does not declare it.
  if (keyword === 'additionalProperties')
    return place === 'query' ? 'unknown_parameter' : 'unknown_field';
  const own = parameterCodes[path];
  if (own !== undefined) return own;
  return keyword === 'x-decimals' ? 'too_many_decimals' : 'validation_failed';
}

function detailOf(place: Place, error: ValidationError): RequestFault {
  const path = pathOf(place, error);
  const fault = words[error.keyword]?.(error.params) ?? text('isNotValid');
  return {
    path,
    code: codeOf(place, path, error.keyword),
    message: text('fieldFault', { path, fault }),
  };
}

/** Leaves out the faults that the branches of `oneOf`, `not` and `if` report, which only confuse. */
const noise = new Set(['not', 'if', 'const']);

/** @throws ApiError 400 with every fault found, at most 20 */
export function assertValid(validate: Validate | undefined, data: unknown, place: Place): void {
  if (validate === undefined || validate(data)) return;
  const found = validate.errors ?? [];
  const relevant = found.filter((error) => !noise.has(error.keyword));
  const listed = relevant.length > 0 ? relevant : found;
  throw requestErrors.validationFailed(
    listed.slice(0, maxDetails).map((error) => detailOf(place, error)),
  );
}
