import type { HttpEngineOptions } from '../../kernel/config/readers.js';
import { untranslated } from '../../kernel/messages/catalog.js';
import type {
  Agreement,
  EngineContext,
  Finding,
  IdentityEvidence,
  IdentityInput,
  IdentityValidator,
  Outcome,
} from './types.js';

/*
 * An external engine for identity numbers, called over HTTP as README.md in this folder describes. A malformed reply
 * is a failure.
 */

const maxReplyBytes = 64 * 1024;
const [longestSource, maxWarnings] = [100, 20];

type FailedOutcome = Extract<Outcome<never>, { outcome: 'failed' }>;

const failed = (reason: string, isRetryable: boolean): FailedOutcome => ({
  outcome: 'failed',
  isRetryable,
  reason,
});

const agreements: ReadonlySet<unknown> = new Set<Agreement>([
  'full_match',
  'partial_match',
  'no_match',
  'not_checked',
]);
const severities: ReadonlySet<unknown> = new Set<Finding['severity']>([
  'error',
  'warning',
  'information',
]);

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAgreement = (value: unknown): value is Agreement => agreements.has(value);

const isSeverity = (value: unknown): value is Finding['severity'] => severities.has(value);

function findingOf(warning: unknown): Finding | undefined {
  if (!isMembers(warning)) return undefined;
  const { code, message, severity } = warning;
  const isCode = typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,63}$/.test(code);
  if (!isCode || typeof message !== 'string' || !isSeverity(severity)) return undefined;
  return { code, severity, message: untranslated(message) };
}

function findingsOf(warnings: unknown = []): Finding[] | undefined {
  if (!Array.isArray(warnings) || warnings.length > maxWarnings) return undefined;
  const findings = warnings.map(findingOf).filter((finding) => finding !== undefined);
  return findings.length === warnings.length ? findings : undefined;
}

/** Ignores comparisons of values that were not sent. */
function validationsOf(
  validations: unknown,
  { dateOfBirth, firstName, lastName }: IdentityInput,
): IdentityEvidence['validations'] | undefined {
  if (!isMembers(validations)) return undefined;
  const { dateOfBirth: born, fullName, idNumber } = validations;
  if (!isAgreement(born) || !isAgreement(fullName) || !isAgreement(idNumber)) return undefined;
  const hasName = firstName !== undefined || lastName !== undefined;
  return {
    fullName: hasName ? fullName : 'not_checked',
    idNumber,
    dateOfBirth: dateOfBirth === undefined ? 'not_checked' : born,
  };
}

const isScore = (score: unknown): score is number | null =>
  score === null || (typeof score === 'number' && score >= 0 && score <= 100);

function evidenceOf(reply: Members, input: IdentityInput): IdentityEvidence | undefined {
  const { found, partial = false, score = null, source, warnings } = reply;
  const validations = validationsOf(reply['validations'], input);
  const findings = findingsOf(warnings);
  if (validations === undefined || findings === undefined) return undefined;
  if (typeof found !== 'boolean' || typeof partial !== 'boolean' || !isScore(score)) {
    return undefined;
  }
  if (typeof source !== 'string' || source === '' || source.length > longestSource) {
    return undefined;
  }
  return {
    examined: [],
    isFound: found,
    score,
    findings,
    source,
    validations,
  };
}

function outcomeOf(reply: unknown, input: IdentityInput): Outcome<IdentityEvidence> {
  if (isMembers(reply) && reply['outcome'] === 'unsupported') {
    return { outcome: 'unsupported', reason: 'It cannot judge such a number' };
  }
  const isCompleted = isMembers(reply) && reply['outcome'] === 'completed';
  const evidence = isCompleted ? evidenceOf(reply, input) : undefined;
  if (evidence === undefined) return failed('The reply is not of the form agreed on', false);
  return { outcome: 'completed', evidence };
}

const bodyOf = (input: IdentityInput, requestId: string): string =>
  JSON.stringify({
    requestId,
    country: input.country,
    idNumber: input.idNumber,
    documentType: input.documentType ?? null,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    dateOfBirth: input.dateOfBirth ?? null,
  });

/** Reads a body. Resolves to undefined if it is too long. */
async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    // To leave the loop closes the connection.
    if (length > maxReplyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Statuses after which another attempt may succeed. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

async function post(
  { key, url }: HttpEngineOptions,
  input: IdentityInput,
  { requestId, signal }: EngineContext,
): Promise<Outcome<IdentityEvidence>> {
  const response = await fetch(url, {
    method: 'POST',
    // Redirects are refused, because the request contains an API key and personal data.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-request-id': requestId,
    },
    body: bodyOf(input, requestId),
    signal,
  });
  if (response.status === 200) return outcomeOf(parse(await textOf(response)), input);
  await response.body?.cancel();
  return failed(`It answered ${response.status}`, isPassing(response.status));
}

/** Creates the engine at the address in the configuration. */
export function httpIdentities(options: HttpEngineOptions): IdentityValidator {
  return {
    name: 'http',
    version: '1',
    async validate(input, ctx) {
      try {
        return await post(options, input, ctx);
      } catch {
        // The message of the system is left out: it may contain the address, which may contain a secret.
        return failed('It did not answer', true);
      }
    },
  };
}
