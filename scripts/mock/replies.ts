import type { Operation } from 'openapi-backend';
import { sunsetHeader } from '../codegen/text/sunset-header.js';
import type { ErrorCodes } from './error-codes.js';
import type { ReplyPreference } from './reply-preference.js';

/** A reply from an example. */
export interface ExampleReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly body: string;
}

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

interface Response {
  readonly content?: Readonly<Record<string, Media>>;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The smallest valid files of some types. For other types, any bytes are used. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

function exampleOf({ example, examples = {} }: Media, name: string | undefined): unknown {
  const named = name === undefined ? undefined : examples[name];
  return (named ?? (example === undefined ? Object.values(examples)[0] : { value: example }))
    ?.value;
}

const json = 'application/json';
/** Returns a reply that has a message alone. */
export const plain = (status: number, message: string): ExampleReply => ({
  status,
  headers: {},
  contentType: json,
  body: JSON.stringify({ ok: false, message }),
});

/** With other statuses, `Retry-After` would mean that the same call is still running. */
const needsPause = (status: number): boolean => status === 429 || status === 503;

function headersOf(status: number, { fault }: ReplyPreference): Record<string, string> {
  return {
    'X-Request-Id': 'mock',
    ...(needsPause(status) && { 'Retry-After': '1' }),
    ...(fault !== undefined && { 'X-Mock-Fault': fault.replace(/[^\x20-\x7e]/g, '?') }),
  };
}

/** Returns a value that the schema of a reply allows, for contracts without examples. */
export type Sample = (status: number) => unknown;

/** The operation that is called, and what replies are made from. */
interface Source {
  readonly operation: Operation & { readonly 'x-sunset'?: string };
  readonly codes: ErrorCodes;
  readonly sample: Sample;
}

function reply(
  status: number,
  { content = {} }: Response,
  preference: ReplyPreference,
  { operation, codes, sample }: Source,
): ExampleReply {
  const headers = headersOf(status, preference);
  const [[contentType, media] = [undefined, {}]] = Object.entries(content);
  if (contentType === undefined) return { status, headers, contentType, body: '' };
  if (!contentType.includes('json')) {
    return { status, headers, contentType, body: contentType === 'application/pdf' ? pdf : 'mock' };
  }
  const example = exampleOf(media, preference.example) ?? sample(status);
  const code = isSuccess(status)
    ? undefined
    : (preference.code ?? codes.codeFor(operation, status, example));
  const body = JSON.stringify(codes.withCode(example, code));
  return { status, headers, contentType, body };
}

/** Returns the reply of an operation: the first success, the requested one, or that of the requested error code. */
export function choose(source: Source, preference: ReplyPreference): ExampleReply {
  const { operation, codes } = source;
  const { operationId, responses = {}, 'x-sunset': lastDay } = operation;
  const declared = Object.keys(responses).map(Number);
  const ofCode = preference.code === undefined ? undefined : codes.statusOf(preference.code);
  const status = preference.status ?? ofCode ?? declared.find(isSuccess) ?? declared[0] ?? 200;
  const response = (responses as Record<string, Response>)[status];
  if (response === undefined) {
    const known = declared.join(', ');
    const message = `${operationId ?? 'The operation'} does not answer ${status}; it answers ${known}`;
    return preference.fault === undefined ? plain(501, message) : plain(status, preference.fault);
  }
  const chosen = reply(status, response, preference, source);
  if (lastDay === undefined || !isSuccess(status)) return chosen;
  return { ...chosen, headers: { ...chosen.headers, Sunset: sunsetHeader(lastDay) } };
}
