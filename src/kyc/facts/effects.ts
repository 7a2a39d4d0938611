/*
 * The effects of facts on the outcome of a check, by how each fact is known. Policies take the severity of their findings from
 * here, and the table in docs/verification.md is made of it.
 */

/**
 * How a fact is known. `claimed`: the caller or the person stated it. `read`: an engine read it from a picture.
 * `confirmed`: an independent source agrees, such as an imported register.
 */
export type Source = 'claimed' | 'read' | 'confirmed';

/**
 * `approve`, `review` and `decline` are outcomes, unless the workflow names another action for the warning. `retry` asks for
 * another input, and leaves the check to a reviewer until one is sent. `lower` lowers the score of a hit, `order` only its place in the queue of reviewers.
 */
export type Effect = 'approve' | 'review' | 'decline' | 'retry' | 'lower' | 'order';

/** Null where a fact cannot be known in that way. */
type Effects = Readonly<Record<Source, Effect | null>>;

const always = (effect: Effect): Effects => ({ claimed: effect, read: effect, confirmed: effect });
const order: Effects = { claimed: 'order', read: 'order', confirmed: 'lower' };

export const effects = {
  aml: {
    exactName: always('review'),
    similarName: always('review'),
    weakAlias: always('review'),
    equalNumber: { claimed: 'review', read: 'review', confirmed: 'decline' },
    otherBirthDate: order,
    otherCountry: order,
    otherGender: order,
    otherNumber: order,
  },
  kyb: {
    registeredNumber: { claimed: 'review', read: null, confirmed: 'approve' },
    registeredName: { claimed: 'review', read: null, confirmed: null },
    inactive: { claimed: 'review', read: null, confirmed: 'decline' },
    wrongNumber: { claimed: 'review', read: null, confirmed: null },
    listedNumber: { claimed: 'review', read: null, confirmed: 'decline' },
    listedName: { claimed: 'review', read: null, confirmed: 'review' },
  },
  database_validation: {
    agreement: { claimed: null, read: null, confirmed: 'approve' },
    wrongNumber: { claimed: 'retry', read: null, confirmed: null },
    unknownNumber: { claimed: 'review', read: null, confirmed: null },
    otherPerson: { claimed: 'review', read: null, confirmed: null },
    deceased: { claimed: 'review', read: null, confirmed: 'decline' },
  },
  id: {
    identity: { claimed: null, read: 'review', confirmed: 'approve' },
    expired: { claimed: null, read: 'review', confirmed: 'decline' },
    impossibleDate: { claimed: null, read: 'review', confirmed: 'decline' },
    wrongDigits: { claimed: null, read: 'retry', confirmed: 'retry' },
    refusedType: { claimed: null, read: 'retry', confirmed: 'retry' },
    unlikeExpected: { claimed: null, read: 'review', confirmed: 'review' },
  },
  poa: {
    address: { claimed: null, read: 'review', confirmed: 'approve' },
    tooOld: { claimed: null, read: 'review', confirmed: 'review' },
    impossibleDate: { claimed: null, read: 'review', confirmed: 'decline' },
    unlikeExpected: { claimed: null, read: 'review', confirmed: 'review' },
  },
  face_match: {
    sameFace: { claimed: null, read: 'approve', confirmed: null },
    doubtfulFace: { claimed: null, read: 'review', confirmed: null },
    otherFace: { claimed: null, read: 'review', confirmed: null },
  },
  liveness: {
    lowScore: { claimed: null, read: 'retry', confirmed: null },
    blockedFace: { claimed: null, read: 'review', confirmed: null },
    repeatedFrames: { claimed: null, read: null, confirmed: 'decline' },
  },
  age: {
    belowMinimum: { claimed: null, read: 'review', confirmed: null },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Effects>>>>;

type Checks = typeof effects;

const severities = {
  decline: 'error',
  retry: 'error',
  review: 'warning',
  lower: 'information',
  order: 'information',
  approve: 'information',
} as const satisfies Readonly<Record<Effect, string>>;

export type Severity = (typeof severities)[Effect];

/**
 * Returns the severity of a finding from a fact.
 *
 * @throws {RangeError} when the fact cannot be known in that way
 */
export function severityOf<Check extends keyof Checks>(
  check: Check,
  fact: keyof Checks[Check],
  source: Source,
): Severity {
  const known = effects[check][fact] as Effects;
  const effect = known[source];
  if (effect === null) throw new RangeError(`${check} has no ${source} fact ${String(fact)}`);
  return severities[effect];
}
