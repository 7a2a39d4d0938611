// Written by npm run codegen; do not edit.

import type { FileInput } from '../../core/files.js';

/** What went wrong, for programs. Each with the status it comes with. */
export type ErrorCode =
  /** 400 */
  | 'invalid_request'
  /** 400 */
  | 'malformed_json'
  /** 400 */
  | 'ambiguous_credentials'
  /** 401 */
  | 'unauthorized'
  /** 403 */
  | 'forbidden'
  /** 403 */
  | 'csrf_failed'
  /** 403 */
  | 'scope_not_grantable'
  /** 404 */
  | 'not_found'
  /** 405 */
  | 'method_not_allowed'
  /** 409 */
  | 'conflict'
  /** 409 */
  | 'invalid_transition'
  /** 409 */
  | 'claimed'
  /** 409 */
  | 'second_reviewer_needed'
  /** 410 */
  | 'gone'
  /** 412 */
  | 'version_mismatch'
  /** 413 */
  | 'file_too_large'
  /** 415 */
  | 'unsupported_media'
  /** 422 */
  | 'unprocessable_image'
  /** 422 */
  | 'idempotency_key_reused'
  /** 429 */
  | 'rate_limited'
  /** 500 */
  | 'internal'
  /** 503 */
  | 'provider_unavailable'
  /** 503 */
  | 'service_unavailable';

/** What a warning leads to, by its code, in place of what it leads to by itself: `approve` takes no notice of it, `review` and `decline` do what they say. Codes are upper case, e.g. `DOCUMENT_EXPIRED`; the values are `approve`, `review` or `decline`. */
export type Actions = Record<string, unknown>;

/** Who did it. */
export interface Actor {
  /** A person, a key, or the service itself. */
  type: "user" | "key" | "system";
  /**
   * The person's or key's id; null for the person who is verified, by the link.
   *
   * At most 40 characters.
   */
  id: string | null;
  /**
   * A name, for people.
   *
   * At most 200 characters.
   */
  name: string | null;
}

/** What came of a proof of address. */
export interface AddressCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * The session it belongs to; null for a check by itself.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /** Declined for what another image may mend, so that the step may be tried again. */
  retryable: boolean;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  createdAt: Instant;
  /**
   * The kind of document; null where it could not be told.
   *
   * At most 40 characters.
   */
  documentType: string | null;
  /**
   * Who issued it.
   *
   * At most 200 characters.
   */
  issuer: string | null;
  /**
   * A day.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  issueDate: string | null;
  /**
   * The name on it.
   *
   * At most 200 characters.
   */
  nameOnDocument: string | null;
  address: PostalAddress;
  /**
   * How alike the name on it and the expected one are; null where there is nothing to compare.
   *
   * 0 to 100.
   */
  nameMatch: number | null;
  /**
   * How alike the two addresses are; null where there is nothing to compare.
   *
   * 0 to 100.
   */
  addressMatch: number | null;
  /**
   * How old it may have been, in days.
   *
   * 1 to 3650.
   */
  maxAgeDays: number;
}

/** The proof of address was checked. */
export interface AddressCheckReply {
  /** Always true. */
  ok: true;
  check: AddressCheck;
}

/** How old the person looks. */
export interface AgeCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * The session it belongs to; null for a check by itself.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /** Declined for what another image may mend, so that the step may be tried again. */
  retryable: boolean;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  createdAt: Instant;
  /**
   * In years; null where there was nothing to judge.
   *
   * 0 to 150.
   */
  estimatedAge: number | null;
  range: AgeRange | null;
  /**
   * The age asked for; null where none was.
   *
   * 1 to 120.
   */
  minAge: number | null;
  /** Whether it is surely reached, or surely not; null between the two, and without `minAge`. */
  passed: boolean | null;
  /**
   * From 0 to 100; null where it was not looked at.
   *
   * 0 to 100.
   */
  livenessScore: number | null;
  faces: FaceBoxes;
}

/** The age was estimated. */
export interface AgeCheckReply {
  /** Always true. */
  ok: true;
  check: AgeCheck;
}

/** Between these ages, in years. */
export interface AgeRange {
  /**
   * The lower one.
   *
   * 0 to 150.
   */
  low: number;
  /**
   * The upper one.
   *
   * 0 to 150.
   */
  high: number;
}

/** How a register and what was given agree. */
export type Agreement = "full_match" | "partial_match" | "no_match" | "not_checked";

/** One attempt to deliver. */
export interface Attempt {
  /**
   * Which one, from 1.
   *
   * 1 to 100.
   */
  attempt: number;
  trigger: AttemptTrigger;
  /**
   * Where it went.
   *
   * At most 2048 characters.
   */
  url: string;
  requestHeaders: SentHeaders;
  /**
   * The status answered; null without an answer.
   *
   * 0 to 999.
   */
  responseStatus: number | null;
  /**
   * The first 4 KB of the answer.
   *
   * At most 4096 characters.
   */
  responseBody: string | null;
  /**
   * How long it took.
   *
   * 0 to 2147483647.
   */
  durationMs: number;
  /**
   * Why it failed.
   *
   * At most 500 characters.
   */
  error: string | null;
  at: Instant;
}

/** Why it was sent. */
export type AttemptTrigger = "scheduled" | "retry" | "test" | "resend";

/** What is to be done, and how far the session has come. Neither results nor scores. */
export interface Capture {
  /** `open` takes input; `waiting` is up to others, such as a reviewer; `done` has an outcome, which the company tells. */
  state: "open" | "waiting" | "done";
  /** What to send next; null where nothing is waited for that can be sent here. */
  next: "document" | "selfie" | null;
  /**
   * Who asks.
   *
   * At most 200 characters.
   */
  company: string;
  /** The language to speak to the person. */
  language: "en" | "es";
  /**
   * The kinds of document that are taken.
   *
   * At most 10 items.
   */
  documentsAllowed: DocumentType[];
  /**
   * The steps.
   *
   * At most 7 items.
   */
  steps: CaptureStep[];
  /**
   * What to do better with `next`, the gravest first; none for a first attempt.
   *
   * At most 10 items.
   */
  advice: CaptureAdvice[];
  /**
   * The `callbackUrl` of the session.
   *
   * At most 2000 characters.
   */
  returnUrl: string | null;
  /** Whether the session is of test data. */
  isTest: boolean;
}

/** Something to do better with the next picture. */
export interface CaptureAdvice {
  code: ReasonCode;
  /**
   * The same for people, in the language of the session.
   *
   * At most 300 characters.
   */
  text: string;
}

/** What is to be done. */
export interface CaptureReply {
  /** Always true. */
  ok: true;
  capture: Capture;
}

/** One step of the session, as its person sees it. */
export interface CaptureStep {
  feature: Feature;
  /** `pending` waits for input; `given` waits for nothing more of the person, whatever came of it. */
  status: "pending" | "given";
  attemptsLeft: Count;
}

/** The check is erased. */
export interface CheckDeletedReply {
  /** Always true. */
  ok: true;
  check: DeletedCheck;
}

/** Who looked at the input. */
export interface CheckEngine {
  /**
   * Its name.
   *
   * At most 60 characters.
   */
  name: string;
  /**
   * Its version.
   *
   * At most 60 characters.
   */
  version: string;
}

/** Something that a check read or measured. */
export interface CheckField {
  /**
   * What it is, for programs; parts of one thing share the word before the dot.
   *
   * At most 40 characters.
   */
  name: "documentType" | "documentNumber" | "firstName" | "lastName" | "fullName" | "dateOfBirth" | "gender" | "nationality" | "issuingCountry" | "issueDate" | "expiryDate" | "address" | "mrz.valid" | "mrz.line1" | "mrz.line2" | "mrz.line3" | "score" | "threshold" | "method" | "certified" | "challenge.passed" | "reference" | "quality.sharpness" | "quality.brightness" | "age" | "age.low" | "age.high" | "livenessScore" | "issuer" | "nameOnDocument" | "nameMatch" | "addressMatch" | "maxAgeDays" | "idNumber" | "country" | "matchType" | "validations.fullName" | "validations.idNumber" | "validations.dateOfBirth" | "source" | "match" | "hits" | (string & {});
  /**
   * As it was read, days as `2030-01-31`, countries as alpha-2 in lower case, measures as decimals; null for what was expected and not read.
   *
   * At most 500 characters.
   */
  value: string | null;
  /**
   * What it was compared with: what the session expects; where it says nothing of it, what the identity document of the session says. Beside an age, the one to have reached.
   *
   * At most 500 characters.
   */
  expected?: string;
  /** Whether the two agree; two spellings of one name do. Absent where it cannot be told. */
  agrees?: boolean;
}

/** An image or a document that a check was made of. */
export interface CheckImage {
  /**
   * What it shows, e.g. `document_front` or `selfie`.
   *
   * At most 64 characters.
   */
  purpose: string;
  /**
   * Where it can be read, from the root of this server on.
   *
   * At most 300 characters.
   */
  url: string;
  expiresAt: Instant;
}

/** A check made without a session, as it stands in lists. */
export interface CheckItem {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  environment: Environment;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * What it found.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  createdAt: Instant;
}

/** A page of checks. */
export interface CheckListReply {
  /** Always true. */
  ok: true;
  /**
   * The checks.
   *
   * At most 100 items.
   */
  checks: CheckItem[];
  total: Total;
  nextCursor: NextCursor;
}

/** Where the session stands after the check; null for a check by itself. */
export type CheckSession = {
  /**
   * The session's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: SessionStatus;
} | null;

/** What came of a check. A check that fails is declined, which is no error. */
export type CheckStatus = "approved" | "declined" | "in_review";

/** One check of a session. */
export interface CheckSummary {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  type: Feature;
  status: StepStatus;
  /**
   * What it found.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  createdAt: Instant;
  /**
   * What it was made of; only in the reply to getting a session, and only for callers with `sessions:decide`.
   *
   * At most 20 items.
   */
  images?: CheckImage[];
  /**
   * What it read and measured, in the order in which to show it; where and for whom `images` is.
   *
   * At most 60 items.
   */
  fields?: CheckField[];
  /**
   * From 0 to 100; null where there is none. Where and for whom `images` is.
   *
   * 0 to 100.
   */
  score?: number | null;
  /**
   * The score that it was judged by: below it liveness is declined and a face match goes to review, from it on a hit on a watchlist goes to review; null where there is none. Where and for whom `images` is.
   *
   * 0 to 100.
   */
  threshold?: number | null;
  /**
   * The screening, with its hits, that the check `aml` is made of; null for other checks, and for one that another company made. Where and for whom `images` is.
   *
   * At most 30 characters.
   */
  screeningId?: string | null;
}

/** Who is looking at a session in review. It ends by itself, when it is released, and when the session leaves the review. */
export interface Claim {
  actor: Actor;
  /**
   * Since when.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  at: string;
  /**
   * When it ends by itself.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  until: string;
}

/** Where the person can be reached. */
export interface Contact {
  /**
   * An e-mail address.
   *
   * An e-mail address. At most 254 characters.
   */
  email?: string | null | undefined;
  /**
   * A telephone number, as it is dialled.
   *
   * At most 40 characters.
   */
  phone?: string | null | undefined;
}

/**
 * A number of things.
 *
 * At least 0.
 */
export type Count = number;

/**
 * An ISO 3166-1 alpha-2 code in lower case.
 *
 * At most 2 characters.
 */
export type CountryCode = string;

/** A session that was just created, with the link for its person. */
export interface CreatedSession {
  /**
   * The session's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: SessionStatus;
  environment: Environment;
  features: Features;
  /**
   * Its steps and where they stand.
   *
   * At most 7 items.
   */
  steps: SessionStep[];
  /**
   * The workflow it runs.
   *
   * At most 29 characters.
   */
  workflowId: string;
  /**
   * The version of the workflow, which never changes for a session.
   *
   * 1 to 2147483647.
   */
  workflowVersion: number;
  /**
   * The caller's own id of the person.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Where the user is sent afterwards.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl: string | null;
  metadata: Metadata;
  /**
   * The language of the user, BCP 47.
   *
   * At most 35 characters.
   */
  language: string | null;
  /**
   * The country of the document, or of the nationality expected.
   *
   * At most 2 characters.
   */
  country: string | null;
  /**
   * Why it stands where it stands, for programs.
   *
   * At most 50 items.
   */
  reasonCodes: ReasonCode[];
  importedFrom: ImportOrigin;
  claim: Claim | null;
  risk: Risk;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * When the first input came; null before.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  startedAt: string | null;
  /**
   * When it was last approved or declined; null before.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  completedAt: string | null;
  /**
   * When it ends if nothing more happens; null when it waits for nothing.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /**
   * The page on which the person gives document and selfie.
   *
   * At most 2100 characters.
   */
  url: string;
  /**
   * The token in that address, for a page or an app of your own: send it as `X-Capture-Token` to `/v1/capture`.
   *
   * At most 100 characters.
   */
  clientToken: string;
  contact: Contact;
  expected: Expected;
  decision: Decision | null;
  firstApproval: FirstApproval | null;
  /**
   * Its checks, the oldest first.
   *
   * At most 1000 items.
   */
  checks: CheckSummary[];
  /**
   * Every move, the oldest first.
   *
   * At most 1000 items.
   */
  history: HistoryEntry[];
}

/** The last decision that a person, or a system for one, made. */
export interface Decision {
  decision: SessionStatus;
  /**
   * Why, for people.
   *
   * At most 500 characters.
   */
  reason: string | null;
  /**
   * Why, for programs.
   *
   * At most 20 items.
   */
  reasonCodes: ReasonCode[];
  /**
   * A note for other reviewers.
   *
   * At most 2000 characters.
   */
  comment: string | null;
  actor: Actor;
  at: Instant;
}

/** What remains of an erased check. */
export interface DeletedCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** What is left of a deleted face. */
export interface DeletedFace {
  /**
   * The face's id.
   *
   * At most 31 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** What is left of an erased screening. */
export interface DeletedScreening {
  /**
   * The screening's id.
   *
   * At most 30 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** What is left of an erased session. */
export interface DeletedSession {
  /**
   * The session's id.
   *
   * At most 30 characters.
   */
  id: string;
  /** Always `deleted`. */
  status: "deleted";
  deletedAt: Instant;
}

/** What is left of a deleted webhook. */
export interface DeletedWebhook {
  /**
   * The webhook's id.
   *
   * At most 30 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** What is left of a deleted workflow. */
export interface DeletedWorkflow {
  /**
   * The workflow's id.
   *
   * At most 29 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** One event on its way to one webhook, with what its last attempt brought. */
export interface Delivery {
  /**
   * The delivery's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * The webhook's id.
   *
   * At most 30 characters.
   */
  webhookId: string;
  /**
   * The event's id, which receivers see as `webhook-id`.
   *
   * At most 30 characters.
   */
  eventId: string;
  eventType: EventType;
  /**
   * Where it goes.
   *
   * At most 2048 characters.
   */
  url: string;
  /**
   * Attempts made so far.
   *
   * 0 to 100.
   */
  attempt: number;
  /**
   * Attempts that will be made at most.
   *
   * 1 to 100.
   */
  maxAttempts: number;
  trigger: AttemptTrigger;
  status: DeliveryStatus;
  /**
   * What is sent, byte for byte.
   *
   * At most 65536 characters.
   */
  requestBody: string;
  /**
   * The status answered; null without an answer.
   *
   * 0 to 999.
   */
  responseStatus: number | null;
  /**
   * The first 4 KB of the answer.
   *
   * At most 4096 characters.
   */
  responseBody: string | null;
  /**
   * How long the attempt took; null before the first.
   *
   * 0 to 2147483647.
   */
  durationMs: number | null;
  /**
   * Why the attempt failed.
   *
   * At most 500 characters.
   */
  error: string | null;
  createdAt: Instant;
  /**
   * When it arrived; null before.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  deliveredAt: string | null;
  /**
   * When it is tried next; null when it is not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  nextAttemptAt: string | null;
  /**
   * Every attempt, the first one first.
   *
   * At most 100 items.
   */
  attempts: Attempt[];
}

/** A page of deliveries. */
export interface DeliveryListReply {
  /** Always true. */
  ok: true;
  /**
   * The deliveries.
   *
   * At most 100 items.
   */
  deliveries: Delivery[];
  total: Total;
  nextCursor: NextCursor;
}

/** A delivery. */
export interface DeliveryReply {
  /** Always true. */
  ok: true;
  delivery: Delivery;
}

/** `pending`, it waits for its next attempt; `exhausted`, its last attempt failed; `failed`, its webhook was disabled before it arrived. */
export type DeliveryStatus = "pending" | "succeeded" | "failed" | "exhausted";

/** What came of an identity document. */
export interface DocumentCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * The session it belongs to; null for a check by itself.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /** Declined for what another image may mend, so that the step may be tried again. */
  retryable: boolean;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  createdAt: Instant;
  /**
   * The kind of document; null where it could not be told.
   *
   * At most 40 characters.
   */
  documentType: string | null;
  /**
   * As printed.
   *
   * At most 60 characters.
   */
  documentNumber: string | null;
  /**
   * Given names.
   *
   * At most 200 characters.
   */
  firstName: string | null;
  /**
   * Family names.
   *
   * At most 200 characters.
   */
  lastName: string | null;
  /**
   * The whole name as printed.
   *
   * At most 400 characters.
   */
  fullName: string | null;
  /**
   * A day.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth: string | null;
  /**
   * As printed.
   *
   * At most 10 characters.
   */
  gender: string | null;
  /**
   * Alpha-2 in lower case.
   *
   * At most 2 characters.
   */
  nationality: string | null;
  /**
   * Alpha-2 in lower case.
   *
   * At most 2 characters.
   */
  issuingCountry: string | null;
  /**
   * A day.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  issueDate: string | null;
  /**
   * The last day on which it is valid.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  expiryDate: string | null;
  /**
   * The address in one line.
   *
   * At most 400 characters.
   */
  address: string | null;
  mrz: MachineReadableZone;
  /**
   * The holder's picture, for an hour. Null where none was cut out, and when the reply is repeated for the same Idempotency-Key.
   *
   * At most 500 characters.
   */
  portraitUrl: string | null;
}

/** The document was checked. */
export interface DocumentCheckReply {
  /** Always true. */
  ok: true;
  check: DocumentCheck;
}

/** A kind of identity document. */
export type DocumentType = "passport" | "id_card" | "driver_license" | "residence_permit" | "visa";

/** What is screened; it is compared with entries of its kind, and with those that a list does not tell apart. */
export type EntityType = "person" | "company" | "vessel" | "aircraft";

/** `test` data is made with test keys and is never mixed with `live` data. */
export type Environment = "live" | "test";

/** How many records of each kind were erased. */
export interface ErasedRecords {
  sessions: Count;
  screenings: Count;
  companyChecks: Count;
  faces: Count;
}

/** One fault of the request, with the place where it was found. */
export interface ErrorDetail {
  /**
   * Where the fault is, e.g. `body.features.0` or `query.limit`.
   *
   * At most 500 characters.
   */
  path: string;
  /**
   * The kind of fault, e.g. `unknown_field` or `validation_failed`; more kinds may come.
   *
   * At most 64 characters.
   */
  code: string;
  /**
   * The fault in words.
   *
   * At most 1000 characters.
   */
  message: string;
}

/** What went wrong. */
export interface ErrorInfo {
  code: ErrorCode;
  /**
   * What went wrong, for people, in the language asked for.
   *
   * At most 1000 characters.
   */
  message: string;
  /**
   * The id of this request in the server's log; also in the header `X-Request-Id`.
   *
   * At most 128 characters.
   */
  requestId: string;
  /** Whether the same request may succeed later without a change. */
  retryable: boolean;
  /**
   * Where this is explained.
   *
   * At most 300 characters.
   */
  docs: string;
  /**
   * With `invalid_transition`, the statuses to which the session may move from its present one.
   *
   * At most 20 items.
   */
  allowed?: string[];
  /**
   * The faults one by one.
   *
   * At most 100 items.
   */
  details?: ErrorDetail[];
}

/** The envelope of every failure. */
export interface ErrorReply {
  /** Always false. */
  ok: false;
  error: ErrorInfo;
}

/** What can happen. */
export type EventType = "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";

/** One thing that was looked at. */
export interface Examined {
  code: ReasonCode;
  /** What came of it. */
  status: "passed" | "failed" | "warning" | "not_applicable";
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * More of it, for people, in the language of the request.
   *
   * At most 500 characters.
   */
  details: string | null;
}

/** Who the person says to be; documents and registers are compared with it. */
export interface Expected {
  /**
   * Given names.
   *
   * At most 100 characters.
   */
  firstName?: string | null | undefined;
  /**
   * Family names.
   *
   * At most 100 characters.
   */
  lastName?: string | null | undefined;
  /**
   * A day.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth?: string | null | undefined;
  /**
   * An ISO 3166-1 alpha-2 code in lower case.
   *
   * At most 2 characters.
   */
  nationality?: string | null | undefined;
  /**
   * The number of the document.
   *
   * At most 60 characters.
   */
  documentNumber?: string | null | undefined;
  /**
   * The address in one line.
   *
   * At most 300 characters.
   */
  address?: string | null | undefined;
}

/** An indexed face. */
export interface Face {
  /**
   * The face's id.
   *
   * At most 31 characters.
   */
  id: string;
  /**
   * The collection it is in.
   *
   * At most 60 characters.
   */
  collection: string;
  /**
   * The caller's own id of the person.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * The session it is erased with.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /** Whether it is of someone who is not wanted. */
  blocklisted: boolean;
  /**
   * The network that read it; faces of two are never compared.
   *
   * At most 60 characters.
   */
  model: string;
  createdAt: Instant;
}

/** A face in an image, as shares of its width and height from the left and the top. */
export interface FaceBox {
  /**
   * Its left side.
   *
   * -1 to 2.
   */
  x: number;
  /**
   * Its upper side.
   *
   * -1 to 2.
   */
  y: number;
  /**
   * How wide it is.
   *
   * -1 to 2.
   */
  width: number;
  /**
   * How high it is.
   *
   * -1 to 2.
   */
  height: number;
  /**
   * How sure it is one, from 0 to 100.
   *
   * 0 to 100.
   */
  confidence: number;
}

/**
 * The faces found.
 *
 * At most 50 items.
 */
export type FaceBoxes = FaceBox[];

/** The face is deleted. */
export interface FaceDeletedReply {
  /** Always true. */
  ok: true;
  face: DeletedFace;
}

/** The face is indexed. */
export interface FaceIndexReply {
  /** Always true. */
  ok: true;
  face: Face;
  duplicates: FaceSimilarities;
}

/** Whether the pictures show one person; `score` is how alike they are. */
export interface FaceMatchCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * The session it belongs to; null for a check by itself.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /** Declined for what another image may mend, so that the step may be tried again. */
  retryable: boolean;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  createdAt: Instant;
  faces: FaceBoxes;
  refFaces: FaceBoxes;
  /** Where the other picture came from. */
  reference: "upload" | "document";
  quality: ImageQuality;
}

/** The faces were compared. */
export interface FaceMatchCheckReply {
  /** Always true. */
  ok: true;
  check: FaceMatchCheck;
}

/** The face was searched. */
export interface FaceSearchReply {
  /** Always true. */
  ok: true;
  matches: FaceSimilarities;
  searched: Count;
  /**
   * How alike a match had to be.
   *
   * 0 to 100.
   */
  threshold: number;
  /**
   * The collection searched.
   *
   * At most 60 characters.
   */
  collection: string;
  engine: CheckEngine;
}

/**
 * The likest first.
 *
 * At most 100 items.
 */
export type FaceSimilarities = FaceSimilarity[];

/** An indexed face that is alike. */
export interface FaceSimilarity {
  /**
   * The face's id.
   *
   * At most 31 characters.
   */
  faceId: string;
  /**
   * The caller's own id of the person.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * The session it belongs to.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /**
   * From 0 to 100.
   *
   * 0 to 100.
   */
  similarity: number;
  /** Whether it is of someone who is not wanted. */
  blocklisted: boolean;
}

/** One step of a verification. */
export type Feature = "id" | "liveness" | "face_match" | "age" | "poa" | "database_validation" | "aml";

/**
 * The steps to run, in the order in which they are shown.
 *
 * 1 to 7 items.
 */
export type FeatureChoice = readonly (Feature | (string & {}))[];

/**
 * The steps of a verification, in the order in which they are shown.
 *
 * 1 to 7 items.
 */
export type Features = Feature[];

/** Who approved it first, where it takes two. A new check, and every move but the approval by the second one, take it back; after that approval it stands beside the decision, for as long as the approval does. */
export interface FirstApproval {
  actor: Actor;
  /**
   * Why, for people.
   *
   * At most 500 characters.
   */
  reason: string | null;
  /**
   * A note for other reviewers.
   *
   * At most 2000 characters.
   */
  comment: string | null;
  at: Instant;
}

/** Where the head turns to, as the person sees it. */
export type HeadTurn = "left" | "right" | "up";

/** One move of a session. */
export interface HistoryEntry {
  /**
   * The status before; null for the first.
   *
   * At most 40 characters.
   */
  from: string | null;
  to: SessionStatus;
  actor: Actor;
  /**
   * Why, for people.
   *
   * At most 500 characters.
   */
  reason: string | null;
  at: Instant;
}

/** One entry of a list that scored from the threshold on, and why. */
export interface Hit {
  /**
   * The same for the same entry in every screening.
   *
   * At most 28 characters.
   */
  id: string;
  /**
   * The entry's id on the list.
   *
   * At most 200 characters.
   */
  entityId: string;
  /**
   * The list.
   *
   * At most 40 characters.
   */
  list: string;
  /**
   * Its version.
   *
   * At most 64 characters.
   */
  listVersion: string;
  /**
   * What the list calls the entry.
   *
   * At most 300 characters.
   */
  caption: string;
  /**
   * Which of its names fits best.
   *
   * At most 300 characters.
   */
  matchedName: string;
  /** What kind of name that is. */
  matchedNameKind: "primary" | "alias" | "weak";
  /**
   * How sure it is.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * The names part by part.
   *
   * At most 1000 items.
   */
  breakdown: HitPart[];
  /**
   * What else counts.
   *
   * At most 20 items.
   */
  modifiers: HitModifier[];
  /**
   * What the entry is listed as: sanction, crime.
   *
   * At most 1000 items.
   */
  topics: string[];
  /**
   * Under which programmes.
   *
   * At most 1000 items.
   */
  programs: string[];
  reviewStatus: ReviewStatus;
  firstSeen: Instant;
  lastSeen: Instant;
  entry?: HitEntry;
}

/** What a reviewer found. */
export interface HitDecision {
  decision: ReviewStatus;
  /**
   * Why; needed unless a decision is taken back.
   *
   * 1 to 500 characters.
   */
  reason?: string | undefined;
}

/** A decision of a reviewer about the subject, as it was made. Records are only added. */
export interface HitDecisionRecord {
  decision: ReviewStatus;
  /**
   * Why; null where a decision was taken back without a reason.
   *
   * At most 500 characters.
   */
  reason: string | null;
  /**
   * The id of the user or key that decided.
   *
   * At most 64 characters.
   */
  decidedBy: string;
  decidedAt: Instant;
  /**
   * The screening in which it was decided; null in records from before.
   *
   * At most 30 characters.
   */
  screeningId: string | null;
  /**
   * The hit; null in records from before.
   *
   * At most 28 characters.
   */
  hitId: string | null;
  /**
   * The list.
   *
   * At most 40 characters.
   */
  list: string;
  /**
   * The entry's id on the list.
   *
   * At most 200 characters.
   */
  entityId: string;
  /**
   * The list's version when it was decided; null in records from before.
   *
   * At most 64 characters.
   */
  listVersion: string | null;
  /**
   * Of what the list said about the entry.
   *
   * At most 64 characters.
   */
  entryHash: string;
  /**
   * The hit's score; null in records from before.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * The names part by part.
   *
   * At most 1000 items.
   */
  breakdown: HitPart[];
  /**
   * What else counted.
   *
   * At most 20 items.
   */
  modifiers: HitModifier[];
}

/** What a list says of an entry, as it is loaded now. At most a hundred of each are shown. Null once the entry is on the list no more. */
export type HitEntry = {
  /** What it is. */
  type: "person" | "company" | "vessel" | "aircraft" | "other";
  /**
   * All its names, the best known first.
   *
   * At most 100 items.
   */
  names: HitEntryName[];
  /**
   * Days, months, years, or from and to as `1958/1962`.
   *
   * At most 100 items.
   */
  birthDates: string[];
  /**
   * As the list says them.
   *
   * At most 100 items.
   */
  birthPlaces: string[];
  /**
   * Alpha-2 codes in lower case, or as the list says them.
   *
   * At most 100 items.
   */
  countries: string[];
  /** Null where the list says nothing of it. */
  gender: "male" | "female" | null;
  /**
   * Its documents.
   *
   * At most 100 items.
   */
  documents: HitEntryDocument[];
  /**
   * Under which programmes.
   *
   * At most 100 items.
   */
  programs: string[];
  /**
   * What it is listed as: sanction, crime.
   *
   * At most 100 items.
   */
  topics: string[];
  /**
   * What else the list says, shortened.
   *
   * At most 5000 characters.
   */
  remarks: string;
  /** Whether the list says something else than when the hit was found. */
  changed: boolean;
} | null;

/** A document of a listed one. */
export interface HitEntryDocument {
  /**
   * In the words of the list.
   *
   * At most 200 characters.
   */
  type: string | null;
  /**
   * Its number.
   *
   * At most 200 characters.
   */
  number: string;
  /**
   * An alpha-2 code in lower case, or as the list says it.
   *
   * At most 100 characters.
   */
  country: string | null;
}

/** A name of an entry. */
export interface HitEntryName {
  /**
   * As the list has it.
   *
   * At most 300 characters.
   */
  text: string;
  /** What kind of name it is; of `weak` ones the list itself warns. */
  kind: "primary" | "alias" | "weak";
}

/** What beside the name speaks for or against it. */
export interface HitModifier {
  /**
   * Which fact.
   *
   * At most 40 characters.
   */
  kind: "birthYear" | "birthDay" | "birthDayFlipped" | "country" | "gender" | "documentEqual" | "documentDifferent" | "leiEqual" | "registrationEqual" | (string & {});
  /**
   * Added to the score; of equal numbers, the least that the score becomes.
   *
   * -100 to 100.
   */
  points: number;
}

/** What stands beside what in the two names. */
export interface HitPart {
  /**
   * In the name asked for.
   *
   * At most 1000 characters.
   */
  queryPart: string;
  /**
   * In the name listed.
   *
   * At most 1000 characters.
   */
  listPart: string;
  /**
   * How alike.
   *
   * At most 20 characters.
   */
  kind: "exact" | "variant" | "skeleton" | "edit" | "initial" | "joined" | "form" | "whole" | "conflict" | "leftover" | "order" | (string & {});
  /**
   * How alike, 0 to 1.
   *
   * 0 to 1.
   */
  score: number;
  /**
   * How much it counts.
   *
   * 0 to 1000.
   */
  weight: number;
}

/** What came of an identity number. */
export interface IdentityCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * The session it belongs to; null for a check by itself.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /** Declined for what another image may mend, so that the step may be tried again. */
  retryable: boolean;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  createdAt: Instant;
  /** `not_found`, the register does not know the number; `checksum_only`, there is no register to ask. */
  matchType: "full_match" | "partial_match" | "no_match" | "not_found" | "checksum_only";
  validations: Validations;
  /**
   * The register that answered; null where none did.
   *
   * At most 100 characters.
   */
  source: string | null;
  /**
   * Without separators.
   *
   * At most 60 characters.
   */
  idNumber: string;
  country: CountryCode;
}

/** The number was checked. */
export interface IdentityCheckReply {
  /** Always true. */
  ok: true;
  check: IdentityCheck;
}

/** An identity number to validate. */
export interface IdentityInput {
  /**
   * The number, with or without separators.
   *
   * 1 to 60 characters.
   */
  idNumber: string;
  country: CountryCode;
  /**
   * What the country calls the number, e.g. `cedula`; without it, any of its numbers.
   *
   * 1 to 40 characters.
   */
  documentType?: string | undefined;
  /**
   * Given names.
   *
   * 1 to 100 characters.
   */
  firstName?: string | undefined;
  /**
   * Family names.
   *
   * 1 to 100 characters.
   */
  lastName?: string | undefined;
  /**
   * A day.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth?: string | undefined;
  /**
   * The session it belongs to; without it, the check stands by itself.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

/** How good an image is. */
export interface ImageQuality {
  /**
   * From 0 to 100; null where it was not measured.
   *
   * 0 to 100.
   */
  sharpness: number | null;
  /**
   * From 0, black, to 100, white; null where it was not measured.
   *
   * 0 to 100.
   */
  brightness: number | null;
}

/** The session that an imported one was made from. */
export type ImportOrigin = {
  /**
   * Its id at the company that shared it.
   *
   * At most 30 characters.
   */
  sessionId: string;
  at: Instant;
} | null;

/** A register as it is now. */
export interface ImportedRegister {
  /**
   * Its name.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * The day of its last import, and the beginning of its content hash.
   *
   * At most 64 characters.
   */
  version: string;
  /**
   * Companies or people that it holds.
   *
   * At least 0.
   */
  entries: number;
  importedAt: Instant;
}

/**
 * A moment, RFC 3339 in UTC.
 *
 * An instant, RFC 3339. At most 40 characters.
 */
export type Instant = string;

/** A key without its value. */
export interface Key {
  /**
   * The key's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * What it is for, for people.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * How its value begins.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * How its value ends.
   *
   * At most 4 characters.
   */
  last4: string;
  /**
   * What it may do.
   *
   * At most 40 items.
   */
  scopes: Scope[];
  /**
   * From where it may be used; empty, from anywhere.
   *
   * At most 50 items.
   */
  allowedIps: string[];
  environment: Environment;
  /** Whether it stands. An expired key is `expired` and may still be revoked. */
  status: "active" | "expired" | "revoked";
  /**
   * From when it is refused; null, never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /**
   * When it was last used, to the second; null, never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
  /**
   * From where it was last used; null, never.
   *
   * At most 64 characters.
   */
  lastUsedIp: string | null;
  createdAt: Instant;
  /**
   * When it was revoked; null while it stands.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * The key whose place it took.
   *
   * At most 30 characters.
   */
  replacesId: string | null;
  /**
   * The key that took its place.
   *
   * At most 30 characters.
   */
  replacedById: string | null;
  /**
   * The key it was created with; null when a person or an operator created it.
   *
   * At most 30 characters.
   */
  parentId: string | null;
  /**
   * The name of the person, key or operator that created it, at that time; null when unknown.
   *
   * At most 254 characters.
   */
  createdBy: string | null;
}

/** A new key with its value. */
export interface KeyCreatedReply {
  /** Always true. */
  ok: true;
  /**
   * The value, to be sent as `X-API-Key`.
   *
   * At most 100 characters.
   */
  key: string;
  apiKey: Key;
}

/** A key to create. */
export interface KeyInput {
  /**
   * What it is for, for people.
   *
   * 1 to 100 characters. Default `"Key"`.
   */
  name?: string | undefined;
  /**
   * What it may do. Without it, all that the creator may give.
   *
   * 1 to 40 items.
   */
  scopes?: readonly Scope[] | undefined;
  /**
   * Addresses or CIDR ranges from which it may be used; empty, from anywhere.
   *
   * At most 50 items.
   */
  allowedIps?: readonly string[] | undefined;
  environment?: Environment | undefined;
  /**
   * From when it is refused; null, never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt?: string | null | undefined;
}

/** A page of keys. */
export interface KeyListReply {
  /** Always true. */
  ok: true;
  /**
   * The keys.
   *
   * At most 100 items.
   */
  keys: Key[];
  total: Total;
  nextCursor: NextCursor;
}

/** A key that was revoked. */
export interface KeyReply {
  /** Always true. */
  ok: true;
  apiKey: Key;
  /**
   * The keys that were made with it, directly or not, and were revoked with it.
   *
   * At most 100000 items.
   */
  alsoRevoked: string[];
}

/** How a key is replaced. */
export interface KeyRotation {
  /**
   * How long the old key goes on, at most a week.
   *
   * 0 to 10080. Default `0`.
   */
  overlapMinutes?: number | undefined;
  /**
   * From when the new key is refused; null, never. Without it, as the old one.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt?: string | null | undefined;
}

/** What came of a company. */
export interface KybCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: CheckStatus;
  environment: Environment;
  /**
   * As asked.
   *
   * At most 300 characters.
   */
  companyName: string;
  country: CountryCode;
  /**
   * As asked.
   *
   * At most 60 characters.
   */
  registrationNumber: string | null;
  /**
   * As asked.
   *
   * At most 20 characters.
   */
  lei: string | null;
  /**
   * The caller's own id of the company.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * How alike the names are; null where the company was not found.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  /**
   * How alike the names had to be.
   *
   * 0 to 100.
   */
  threshold: number;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  company: RegisteredCompany;
  /**
   * The registers that hold companies of the country.
   *
   * At most 100 items.
   */
  registers: VersionedSource[];
  /** What became of the company in the register since the check; null, nothing. */
  registerChange: ("changed" | "removed") | null;
  /**
   * Its people.
   *
   * At most 50 items.
   */
  people: KybPersonResult[];
  aml: KybScreening;
}

/** A watchlist entry that is alike. */
export interface KybHit {
  /**
   * Who is meant: the company, or one of its people.
   *
   * At most 300 characters.
   */
  subject: string;
  /**
   * Its id on the list.
   *
   * At most 200 characters.
   */
  entityId: string;
  /**
   * The list.
   *
   * At most 40 characters.
   */
  list: string;
  /**
   * Its version.
   *
   * At most 64 characters.
   */
  listVersion: string;
  /**
   * Its name, as shown.
   *
   * At most 500 characters.
   */
  caption: string;
  /**
   * The name that was alike.
   *
   * At most 300 characters.
   */
  matchedName: string;
  /**
   * From 0 to 100.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Why it is listed, in words of the list.
   *
   * At most 50 items.
   */
  topics: string[];
  /**
   * The programmes it is listed under.
   *
   * At most 50 items.
   */
  programs: string[];
}

/** A company to check. */
export interface KybInput {
  /**
   * Its name, with or without its legal form.
   *
   * 1 to 300 characters.
   */
  companyName: string;
  country: CountryCode;
  /**
   * Its number in the register, with or without separators.
   *
   * 1 to 60 characters.
   */
  registrationNumber?: string | undefined;
  /**
   * Its Legal Entity Identifier, ISO 17442.
   *
   * At most 20 characters.
   */
  lei?: string | undefined;
  /**
   * The caller's own id of the company.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /**
   * Who is screened with it.
   *
   * At most 50 items.
   */
  people?: readonly KybPerson[] | undefined;
  /**
   * How alike the names must be, from 0 to 100.
   *
   * 50 to 100. Default `85`.
   */
  threshold?: number | undefined;
}

/** A company check as it stands in lists. */
export interface KybItem {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: CheckStatus;
  environment: Environment;
  /**
   * As asked.
   *
   * At most 300 characters.
   */
  companyName: string;
  country: CountryCode;
  /**
   * As asked.
   *
   * At most 60 characters.
   */
  registrationNumber: string | null;
  /**
   * As asked.
   *
   * At most 20 characters.
   */
  lei: string | null;
  /**
   * The caller's own id of the company.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * How alike the names are; null where the company was not found.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  /**
   * How alike the names had to be.
   *
   * 0 to 100.
   */
  threshold: number;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A page of company checks. */
export interface KybListReply {
  /** Always true. */
  ok: true;
  /**
   * The checks.
   *
   * At most 100 items.
   */
  checks: KybItem[];
  total: Total;
  nextCursor: NextCursor;
}

/** Someone who owns or runs the company. */
export interface KybPerson {
  /**
   * The whole name.
   *
   * 1 to 200 characters.
   */
  fullName: string;
  /**
   * What they are to it, e.g. `director`.
   *
   * 1 to 60 characters.
   */
  role: string;
  /**
   * A day.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth?: string | undefined;
}

/** What came of screening one person. */
export interface KybPersonResult {
  /**
   * The whole name.
   *
   * At most 200 characters.
   */
  fullName: string;
  /**
   * What they are to it.
   *
   * At most 60 characters.
   */
  role: string;
  /**
   * A day.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth: string | null;
  /** Whether there is a hit. */
  match: boolean;
  /**
   * That of the best hit.
   *
   * 0 to 100.
   */
  score: number;
}

/** A company check. */
export interface KybReply {
  /** Always true. */
  ok: true;
  check: KybCheck;
}

/** What the watchlists say of the company and its people. */
export interface KybScreening {
  /** Whether there is a hit. */
  match: boolean;
  /**
   * That of the best hit.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * The highest score first.
   *
   * At most 500 items.
   */
  hits: KybHit[];
  /**
   * What was screened against.
   *
   * At most 200 items.
   */
  lists: VersionedSource[];
}

/** What the person has to do. */
export interface LivenessChallenge {
  /**
   * To be sent with the pictures, once.
   *
   * At most 100 characters.
   */
  token: string;
  /**
   * One after another; never the same twice in a row.
   *
   * 3 to 6 items.
   */
  turns: HeadTurn[];
  /**
   * The session it is for; null for a check by itself.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  expiresAt: Instant;
}

/** For whom the turns are. */
export interface LivenessChallengeInput {
  /**
   * The session that will be checked; without it, a check by itself.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

/** Turns to make. */
export interface LivenessChallengeReply {
  /** Always true. */
  ok: true;
  challenge: LivenessChallenge;
}

/** What became of the challenge. */
export interface LivenessChallengeResult {
  /** Whether nothing speaks against it. */
  passed: boolean;
  /**
   * Each as it was asked; none where the engine has not looked at the frames.
   *
   * At most 6 items.
   */
  turns: SeenTurn[];
}

/** Whether the person was there. */
export interface LivenessCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * The session it belongs to; null for a check by itself.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /** Declined for what another image may mend, so that the step may be tried again. */
  retryable: boolean;
  /**
   * What speaks against it, and what is worth knowing.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * What was looked at.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  createdAt: Instant;
  /**
   * `passive` from one image, `active` with a challenge.
   *
   * At most 40 characters.
   */
  method: string;
  /** Whether a laboratory has tested the engine against presentation attacks. */
  certified: boolean;
  challenge: LivenessChallengeResult | null;
  faces: FaceBoxes;
  quality: ImageQuality;
}

/** Liveness was checked. */
export interface LivenessCheckReply {
  /** Always true. */
  ok: true;
  check: LivenessCheck;
}

/** The lines for machines at the foot of a document. */
export type MachineReadableZone = {
  /**
   * As read, from the top.
   *
   * At most 3 items.
   */
  lines: string[];
  /** Whether all check digits are right. */
  valid: boolean;
  /**
   * The check digits one by one.
   *
   * At most 20 items.
   */
  checks: Examined[];
} | null;

/** The caller's own names and values, at most 50; names of up to 40 characters, values text of up to 500. */
export type Metadata = Record<string, unknown>;

/**
 * Send it as `after` to get the records that follow; null on the last page.
 *
 * At most 600 characters.
 */
export type NextCursor = string | null;

/** An address as it was read. */
export interface PostalAddress {
  /**
   * As printed.
   *
   * At most 400 characters.
   */
  raw: string | null;
  /**
   * In one line.
   *
   * At most 400 characters.
   */
  formatted: string | null;
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  street1: string | null;
  /**
   * More of it.
   *
   * At most 200 characters.
   */
  street2: string | null;
  /**
   * The town.
   *
   * At most 100 characters.
   */
  city: string | null;
  /**
   * The province or state.
   *
   * At most 100 characters.
   */
  region: string | null;
  /**
   * The postal code.
   *
   * At most 20 characters.
   */
  postalCode: string | null;
  /**
   * Alpha-2 in lower case.
   *
   * At most 2 characters.
   */
  country: string | null;
}

/**
 * When the list was published, where it says it.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type PublicationDay = string | null;

/**
 * A reason in a word, upper case, e.g. `DOCUMENT_EXPIRED`.
 *
 * 2 to 64 characters.
 */
export type ReasonCode = string;

/**
 * Alpha-2 code of the country in lower case. A plain file needs it where no column says it; of `gleif`, the only country that is read.
 *
 * Exactly 2 characters.
 */
export type RegisterCountry = string;

/**
 * The name of the register here, such as `dgii`.
 *
 * 1 to 40 characters.
 */
export type RegisterId = string;

/** The register after the import, and what the import did. */
export interface RegisterImportReply {
  /** Always true. */
  ok: true;
  /** The file is that of the last import, so that nothing was done. */
  unchanged: boolean;
  register: ImportedRegister;
  added: Count;
  changed: Count;
  removed: Count;
  /**
   * Rows that are no entry, such as companies of another country.
   *
   * At least 0.
   */
  skipped: number;
}

/**
 * Lets the register lose more than half of its entries, which is otherwise taken for a mistake.
 *
 * Default `false`.
 */
export type RegisterShrink = boolean;

/** The company as the register has it; null where it was not found. */
export type RegisteredCompany = {
  /**
   * The register.
   *
   * At most 40 characters.
   */
  register: string;
  /**
   * Its version.
   *
   * At most 64 characters.
   */
  registerVersion: string;
  /**
   * Its name.
   *
   * At most 500 characters.
   */
  name: string;
  /**
   * Its number.
   *
   * At most 100 characters.
   */
  registrationNumber: string | null;
  /**
   * Its Legal Entity Identifier.
   *
   * At most 20 characters.
   */
  lei: string | null;
  country: CountryCode;
  /** Whether it is in business. */
  status: "active" | "inactive" | "unknown";
  /**
   * Its legal form.
   *
   * At most 200 characters.
   */
  legalForm: string | null;
  /**
   * When it was founded.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  incorporatedOn: string | null;
  /**
   * Its address in one line.
   *
   * At most 500 characters.
   */
  address: string | null;
  /**
   * How alike the two names are.
   *
   * 0 to 100.
   */
  nameScore: number;
} | null;

/** What a reviewer found. */
export type ReviewStatus = "pending" | "false_positive" | "true_match";

/**
 * How much speaks against the session, as of its last check; null before the first. Of the last check of each step, the gravest counts: 90 for one that was declined, 50 for one in review, 10 for one that was approved with something worth knowing, otherwise 0; or, where that is more, the score of the best hit on a watchlist, and 100 minus the score of a face match or of liveness that is below the threshold of the workflow. Every further warning that the workflow does not approve adds 5, all of them together 30 at most.
 *
 * 0 to 100.
 */
export type Risk = number | null;

/**
 * What a key may do, as `module:action`.
 *
 * At most 64 characters.
 */
export type Scope = "sessions:read" | "sessions:write" | "sessions:decide" | "sessions:delete" | "sessions:share" | "workflows:read" | "workflows:write" | "documents:check" | "biometrics:check" | "aml:screen" | "aml:review" | "kyb:read" | "kyb:check" | "watchlists:import" | "registers:import" | "webhooks:manage" | "keys:manage" | (string & {});

/** Whom to screen. Only the name can raise a score, and numbers that are equal; all else lowers it where it differs. */
export interface ScreenInput {
  /**
   * The name, in any script and order.
   *
   * 1 to 300 characters.
   */
  fullName: string;
  /**
   * What it is the name of.
   *
   * Default `"person"`.
   */
  entityType?: "person" | "company" | "vessel" | "aircraft" | (string & {}) | undefined;
  /**
   * The day of birth.
   *
   * A day, `YYYY-MM-DD`.
   */
  dateOfBirth?: string | undefined;
  /**
   * The year, where the day is not known.
   *
   * 1800 to 2200.
   */
  yearOfBirth?: number | undefined;
  nationality?: CountryCode | undefined;
  /**
   * Other countries it belongs to.
   *
   * At most 20 items.
   */
  countries?: readonly CountryCode[] | undefined;
  /** As documents have it. */
  gender?: "male" | "female" | undefined;
  /**
   * Equal numbers prove an identity.
   *
   * At most 20 items.
   */
  documents?: readonly SubjectDocument[] | undefined;
  /**
   * Of a company.
   *
   * 1 to 64 characters.
   */
  registrationNumber?: string | undefined;
  /**
   * Of a company, ISO 17442.
   *
   * At most 20 characters.
   */
  lei?: string | undefined;
  /**
   * Names of watchlists; without it, all of them.
   *
   * 1 to 50 items.
   */
  lists?: readonly string[] | undefined;
  /**
   * From which score on there is a hit.
   *
   * 40 to 100. Default `70`.
   */
  threshold?: number | undefined;
  /**
   * The caller's own id of the subject.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /**
   * The session whose step `aml` it is.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /** Whether to screen again when a list changes; by default with `externalId` or `sessionId`. */
  monitor?: boolean | undefined;
}

/** What came of a screening. */
export interface ScreenReply {
  /** Always true. */
  ok: true;
  /**
   * The screening's id.
   *
   * At most 30 characters.
   */
  id: string;
  /** Whether there is a hit that counts. */
  match: boolean;
  /**
   * That of the best hit that counts, 0 without any.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * The highest score first, false ones too.
   *
   * At most 100 items.
   */
  hits: Hit[];
  screenedAt: Instant;
  /**
   * What it was compared with.
   *
   * At most 1000 items.
   */
  lists: ScreenedList[];
  /**
   * Changes whenever the same subject and lists may score otherwise.
   *
   * At most 40 characters.
   */
  algorithm: string;
  status: ScreeningStatus;
}

/** A list as it was compared with. */
export interface ScreenedList {
  /**
   * Its name.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * Its day of publication, where it says it, and the beginning of its content hash.
   *
   * At most 64 characters.
   */
  version: string;
  entities: Count;
  /**
   * A day, where the list says it.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  publishedAt: string | null;
  loadedAt: Instant;
}

/** A screening as it stands now. */
export interface Screening {
  /**
   * The screening's id.
   *
   * At most 30 characters.
   */
  id: string;
  /** Whether there is a hit that counts. */
  match: boolean;
  /**
   * That of the best hit that counts, 0 without any.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * The highest score first, false ones too.
   *
   * At most 100 items.
   */
  hits: Hit[];
  screenedAt: Instant;
  /**
   * What it was compared with.
   *
   * At most 1000 items.
   */
  lists: ScreenedList[];
  /**
   * Changes whenever the same subject and lists may score otherwise.
   *
   * At most 40 characters.
   */
  algorithm: string;
  status: ScreeningStatus;
  entityType: EntityType;
  /**
   * Who was screened.
   *
   * At most 300 characters.
   */
  fullName: string;
  /**
   * The caller's own id of the subject.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * The session it is a step of.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /**
   * From which score on there is a hit.
   *
   * 0 to 100.
   */
  threshold: number;
  /** Whether it is screened again when a list changes. */
  monitor: boolean;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  /**
   * Every decision about its subject, the newest first. Only `getScreening` answers them.
   *
   * At most 1000 items.
   */
  decisions?: HitDecisionRecord[];
}

/** The screening is erased. */
export interface ScreeningDeletedReply {
  /** Always true. */
  ok: true;
  screening: DeletedScreening;
}

/** A page of screenings. */
export interface ScreeningListReply {
  /** Always true. */
  ok: true;
  /**
   * The screenings.
   *
   * At most 100 items.
   */
  screenings: ScreeningSummary[];
  total: Total;
  nextCursor: NextCursor;
}

/** A screening. */
export interface ScreeningReply {
  /** Always true. */
  ok: true;
  screening: Screening;
}

/** What the workflow makes of the hits that count. */
export type ScreeningStatus = "approved" | "in_review" | "declined";

/** A screening without its hits. */
export interface ScreeningSummary {
  /**
   * The screening's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: ScreeningStatus;
  /** Whether there is a hit that counts. */
  match: boolean;
  /**
   * That of the best hit that counts, 0 without any.
   *
   * 0 to 100.
   */
  score: number;
  hitCount: Count;
  screenedAt: Instant;
  entityType: EntityType;
  /**
   * Who was screened.
   *
   * At most 300 characters.
   */
  fullName: string;
  /**
   * The caller's own id of the subject.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * The session it is a step of.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /**
   * From which score on there is a hit.
   *
   * 0 to 100.
   */
  threshold: number;
  /** Whether it is screened again when a list changes. */
  monitor: boolean;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
}

/** A turn that was asked for, and what its frame shows. */
export interface SeenTurn {
  asked: HeadTurn;
  /** Where the head was turned to, `none`, or null where it could not be told. */
  seen: "left" | "right" | "up" | "none" | null;
  /** Whether it was this turn, made by the person of the image, in a picture of its own. */
  passed: boolean;
}

/** The headers that were sent, by their lower-case names; the values are texts. */
export type SentHeaders = Record<string, unknown>;

/** A session with its checks, its decision and its history. */
export interface Session {
  /**
   * The session's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: SessionStatus;
  environment: Environment;
  features: Features;
  /**
   * Its steps and where they stand.
   *
   * At most 7 items.
   */
  steps: SessionStep[];
  /**
   * The workflow it runs.
   *
   * At most 29 characters.
   */
  workflowId: string;
  /**
   * The version of the workflow, which never changes for a session.
   *
   * 1 to 2147483647.
   */
  workflowVersion: number;
  /**
   * The caller's own id of the person.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Where the user is sent afterwards.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl: string | null;
  metadata: Metadata;
  /**
   * The language of the user, BCP 47.
   *
   * At most 35 characters.
   */
  language: string | null;
  /**
   * The country of the document, or of the nationality expected.
   *
   * At most 2 characters.
   */
  country: string | null;
  /**
   * Why it stands where it stands, for programs.
   *
   * At most 50 items.
   */
  reasonCodes: ReasonCode[];
  importedFrom: ImportOrigin;
  claim: Claim | null;
  risk: Risk;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * When the first input came; null before.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  startedAt: string | null;
  /**
   * When it was last approved or declined; null before.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  completedAt: string | null;
  /**
   * When it ends if nothing more happens; null when it waits for nothing.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /**
   * The page on which the person gives document and selfie. Only in the reply to creating a session.
   *
   * At most 2100 characters.
   */
  url?: string;
  /**
   * The token in that address, for a page or an app of your own: send it as `X-Capture-Token` to `/v1/capture`. Only in the reply to creating a session.
   *
   * At most 100 characters.
   */
  clientToken?: string;
  contact: Contact;
  expected: Expected;
  decision: Decision | null;
  firstApproval: FirstApproval | null;
  /**
   * Its checks, the oldest first.
   *
   * At most 1000 items.
   */
  checks: CheckSummary[];
  /**
   * Every move, the oldest first.
   *
   * At most 1000 items.
   */
  history: HistoryEntry[];
}

/** How to claim. */
export interface SessionClaim {
  /**
   * Whether to take it from whoever holds it.
   *
   * Default `false`.
   */
  takeOver?: boolean | undefined;
}

/** A session. */
export interface SessionCreatedReply {
  /** Always true. */
  ok: true;
  session: CreatedSession;
}

/** The outcome to set. */
export interface SessionDecision {
  /** The status to set. */
  decision: "approved" | "declined" | "in_review" | "resubmission_requested";
  /**
   * Why, for people; it stands in the history.
   *
   * 1 to 500 characters.
   */
  reason?: string | undefined;
  /**
   * Why, for programs.
   *
   * At most 20 items.
   */
  reasonCodes?: readonly ReasonCode[] | undefined;
  /**
   * Single steps to set, each once.
   *
   * 1 to 7 items.
   */
  steps?: readonly StepDecision[] | undefined;
  /**
   * A note for other reviewers.
   *
   * 1 to 2000 characters.
   */
  comment?: string | undefined;
}

/** The session is erased. */
export interface SessionDeletedReply {
  /** Always true. */
  ok: true;
  session: DeletedSession;
}

/** What to import, and how. */
export interface SessionImport {
  /**
   * The token that sharing answered.
   *
   * At most 100 characters.
   */
  shareToken: string;
  /**
   * Keep the status instead of reviewing it.
   *
   * Default `false`.
   */
  trustReview?: boolean | undefined;
  /**
   * The workflow to run; without it, the default one.
   *
   * At most 29 characters.
   */
  workflowId?: string | undefined;
  /**
   * The caller's own id of the person.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
}

/** A session to create. */
export interface SessionInput {
  features?: FeatureChoice | undefined;
  /**
   * The workflow to run; without it, the default one.
   *
   * At most 29 characters.
   */
  workflowId?: string | undefined;
  /**
   * The caller's own id of the person.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /**
   * Where the user is sent afterwards.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl?: string | undefined;
  metadata?: Metadata | undefined;
  /**
   * The user's language, BCP 47.
   *
   * At most 35 characters.
   */
  language?: string | undefined;
  /**
   * Seconds until an unused session expires; without it, as the workflow says.
   *
   * 300 to 31536000.
   */
  expiresIn?: number | undefined;
  contact?: Contact | undefined;
  expected?: Expected | undefined;
}

/** A session as it stands in lists. */
export interface SessionItem {
  /**
   * The session's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: SessionStatus;
  environment: Environment;
  features: Features;
  /**
   * Its steps and where they stand.
   *
   * At most 7 items.
   */
  steps: SessionStep[];
  /**
   * The workflow it runs.
   *
   * At most 29 characters.
   */
  workflowId: string;
  /**
   * The version of the workflow, which never changes for a session.
   *
   * 1 to 2147483647.
   */
  workflowVersion: number;
  /**
   * The caller's own id of the person.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Where the user is sent afterwards.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl: string | null;
  metadata: Metadata;
  /**
   * The language of the user, BCP 47.
   *
   * At most 35 characters.
   */
  language: string | null;
  /**
   * The country of the document, or of the nationality expected.
   *
   * At most 2 characters.
   */
  country: string | null;
  /**
   * Why it stands where it stands, for programs.
   *
   * At most 50 items.
   */
  reasonCodes: ReasonCode[];
  importedFrom: ImportOrigin;
  claim: Claim | null;
  risk: Risk;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * When the first input came; null before.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  startedAt: string | null;
  /**
   * When it was last approved or declined; null before.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  completedAt: string | null;
  /**
   * When it ends if nothing more happens; null when it waits for nothing.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
}

/** A page of sessions. */
export interface SessionListReply {
  /** Always true. */
  ok: true;
  /**
   * The sessions.
   *
   * At most 100 items.
   */
  sessions: SessionItem[];
  total: Total;
  nextCursor: NextCursor;
}

/** A session. */
export interface SessionReply {
  /** Always true. */
  ok: true;
  session: Session;
}

/** How to share. */
export interface SessionShare {
  /**
   * Seconds until the token expires.
   *
   * 60 to 2592000. Default `86400`.
   */
  expiresIn?: number | undefined;
  /**
   * The code of the one company that may take it in.
   *
   * 1 to 40 characters.
   */
  audience?: string | undefined;
  /**
   * What is shared beside the outcome; without it, all of it.
   *
   * At most 3 items.
   */
  fields?: readonly ("contact" | "expected" | "checks")[] | undefined;
}

/** The session is shared. */
export interface SessionShareReply {
  /** Always true. */
  ok: true;
  /**
   * What the other side imports.
   *
   * At most 100 characters.
   */
  shareToken: string;
  expiresAt: Instant;
}

/** Where a session stands. `x-states` lists where it may go from each status. */
export type SessionStatus = "not_started" | "in_progress" | "in_review" | "resubmission_requested" | "approved" | "declined" | "abandoned" | "expired" | "kyc_expired";

/** One step of a session. */
export interface SessionStep {
  feature: Feature;
  status: StepStatus;
  attempts: Count;
}

/** The trusted sharers of a company. */
export interface SharersReply {
  /** Always true. */
  ok: true;
  /**
   * The companies.
   *
   * At most 1000 items.
   */
  sharers: TrustedSharer[];
}

/** What becomes of one step. `pending` asks for it again. */
export interface StepDecision {
  feature: Feature;
  status: StepStatus;
}

/** Where one step of a session, or one check, stands. */
export type StepStatus = "pending" | "approved" | "declined" | "in_review";

/** A check made without a session. */
export interface StoredCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  environment: Environment;
  type: Feature;
  status: CheckStatus;
  /**
   * From 0 to 100; null where there is none.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * What it found.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  createdAt: Instant;
  /**
   * When it is erased by the retention of the workflow; null for never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  eraseAt: string | null;
  /**
   * The score that it was judged by; null where there is none. For callers with `sessions:decide`.
   *
   * 0 to 100.
   */
  threshold?: number | null;
  /**
   * What it read and measured, in the order in which to show it. For callers with `sessions:decide`.
   *
   * At most 60 items.
   */
  fields?: CheckField[];
  /**
   * What it was made of. For callers with `sessions:decide`.
   *
   * At most 20 items.
   */
  images?: CheckImage[];
}

/** One check. */
export interface StoredCheckReply {
  /** Always true. */
  ok: true;
  check: StoredCheck;
}

/** A document of the subject. */
export interface SubjectDocument {
  /**
   * Its kind, as lists say it: Passport, National ID.
   *
   * 1 to 100 characters.
   */
  type?: string | undefined;
  /**
   * Its number.
   *
   * 1 to 64 characters.
   */
  number: string;
  country?: CountryCode | undefined;
}

/** The subject to erase. */
export interface SubjectErasure {
  /**
   * The caller's own id of the person or company.
   *
   * 1 to 200 characters.
   */
  externalId: string;
}

/** The subject is erased. */
export interface SubjectErasureReply {
  /** Always true. */
  ok: true;
  erased: ErasedRecords;
  erasedAt: Instant;
}

/** An event by its name, or `*` for all of them. */
export type Subscription = "*" | "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";

/** Scores from 0 to 100 at which a check is judged. */
export interface Thresholds {
  /**
   * Below it liveness is declined.
   *
   * 0 to 100.
   */
  livenessDecline: number;
  /**
   * Below it a face match is declined.
   *
   * 0 to 100.
   */
  faceMatchDecline: number;
  /**
   * Below it a face match goes to review.
   *
   * 0 to 100.
   */
  faceMatchReview: number;
  /**
   * From it on a hit goes to review.
   *
   * 0 to 100.
   */
  amlReview: number;
  /**
   * From it on a hit is declined.
   *
   * 0 to 100.
   */
  amlDecline: number;
}

/** Those thresholds to set. */
export interface ThresholdsInput {
  /**
   * Below it liveness is declined.
   *
   * 0 to 100.
   */
  livenessDecline?: number | undefined;
  /**
   * Below it a face match is declined.
   *
   * 0 to 100.
   */
  faceMatchDecline?: number | undefined;
  /**
   * Below it a face match goes to review.
   *
   * 0 to 100.
   */
  faceMatchReview?: number | undefined;
  /**
   * From it on a hit goes to review.
   *
   * 0 to 100.
   */
  amlReview?: number | undefined;
  /**
   * From it on a hit is declined.
   *
   * 0 to 100.
   */
  amlDecline?: number | undefined;
}

/**
 * All records that match, on every page together.
 *
 * At least 0.
 */
export type Total = number;

/** A company whose reviews are adopted. */
export interface TrustedSharer {
  /**
   * The company's code.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * The company's name.
   *
   * At most 200 characters.
   */
  name: string;
  trustedSince: Instant;
}

/** The company to trust. */
export interface TrustedSharerInput {
  /**
   * The company's code, which it tells its partners.
   *
   * 1 to 40 characters.
   */
  code: string;
}

/** Each by itself. */
export interface Validations {
  fullName: Agreement;
  idNumber: Agreement;
  dateOfBirth: Agreement;
}

/** A list or register that was asked. */
export interface VersionedSource {
  /**
   * Its name.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * Its version.
   *
   * At most 64 characters.
   */
  version: string;
}

/** Something that a check found. */
export interface Warning {
  code: ReasonCode;
  /** `error` declines, `warning` goes to review, `information` changes nothing. */
  severity: "error" | "warning" | "information";
  /**
   * What was found, for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message: string;
}

/** A list as it is now, and what its last import did. */
export interface Watchlist {
  /**
   * Its name.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * What people call it; its name, where the operator gave none.
   *
   * At most 200 characters.
   */
  title: string;
  /**
   * Whose list it is, by the form that it is published in: `ofac`, of the United States Treasury; `un`, of the Security Council; `ftm`, a collection of lists as FollowTheMoney entities.
   *
   * At most 20 characters.
   */
  source: "ofac" | "un" | "ftm" | (string & {});
  version: WatchlistVersion;
  entities: Count;
  publishedAt: PublicationDay;
  importedAt: Instant;
  added: Count;
  changed: Count;
  removed: Count;
}

/** What an import did to one entry. */
export interface WatchlistChange {
  /** What was done. */
  change: "added" | "changed" | "removed";
  /**
   * The entry's id on the list.
   *
   * At most 200 characters.
   */
  entityId: string;
  /**
   * What the list calls the entry.
   *
   * At most 300 characters.
   */
  caption: string;
  /** What it is. */
  schema: "person" | "company" | "vessel" | "aircraft" | "other";
  /**
   * What the entry is listed as: sanction, crime.
   *
   * At most 1000 items.
   */
  topics: string[];
  /**
   * Under which programmes.
   *
   * At most 1000 items.
   */
  programs: string[];
}

/** A page of the changes of one import. */
export interface WatchlistChangeListReply {
  /** Always true. */
  ok: true;
  version: WatchlistVersion;
  /**
   * The changes.
   *
   * At most 100 items.
   */
  changes: WatchlistChange[];
  total: Total;
  nextCursor: NextCursor;
}

/** One import of a list. */
export interface WatchlistImport {
  version: WatchlistVersion;
  publishedAt: PublicationDay;
  importedAt: Instant;
  /**
   * Entries of the list after it.
   *
   * At least 0.
   */
  entities: number;
  added: Count;
  changed: Count;
  removed: Count;
  /**
   * Entries that it left as they were.
   *
   * At least 0.
   */
  unchanged: number;
  /** Whether its changes are kept entry by entry; those of the first import are not. */
  detailed: boolean;
}

/** A page of imports. */
export interface WatchlistImportListReply {
  /** Always true. */
  ok: true;
  /**
   * The imports.
   *
   * At most 100 items.
   */
  imports: WatchlistImport[];
  total: Total;
  nextCursor: NextCursor;
}

/** The list after the import. */
export interface WatchlistImportReply {
  /** Always true. */
  ok: true;
  /** The files are those of the last import, so that nothing was done. */
  unchanged: boolean;
  watchlist: Watchlist;
}

/**
 * Its day of publication, where the list says it, and the beginning of its content hash.
 *
 * At most 64 characters.
 */
export type WatchlistVersion = string;

/** All lists. */
export interface WatchlistsReply {
  /** Always true. */
  ok: true;
  /**
   * The lists, by name.
   *
   * At most 1000 items.
   */
  watchlists: Watchlist[];
}

/** Where events are delivered to. */
export interface Webhook {
  /**
   * The webhook's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Where to deliver.
   *
   * At most 2048 characters.
   */
  url: string;
  /**
   * What to deliver.
   *
   * At most 50 items.
   */
  events: Subscription[];
  /** Whether anything is delivered. */
  status: "enabled" | "disabled";
  /** Why it was disabled: `gone`, it answered 410; `failing`, nothing arrived for 120 hours. Null when it was disabled by hand, and while it is enabled. */
  disabledReason: "gone" | "failing" | null;
  /**
   * What it is for, for people.
   *
   * At most 500 characters.
   */
  description: string | null;
  environment: Environment;
  /**
   * How its secret ends.
   *
   * At most 4 characters.
   */
  secretLast4: string;
  createdAt: Instant;
  /**
   * When an event last arrived; null, never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastDeliveryAt: string | null;
  /**
   * Attempts that failed since then.
   *
   * 0 to 2147483647.
   */
  failureCount: number;
  stats: WebhookStats;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
}

/** The webhook is deleted. */
export interface WebhookDeletedReply {
  /** Always true. */
  ok: true;
  webhook: DeletedWebhook;
}

/** A webhook to create. */
export interface WebhookInput {
  /**
   * Where to deliver, `https://`.
   *
   * 1 to 2048 characters.
   */
  url: string;
  /**
   * What to deliver.
   *
   * 1 to 50 items.
   */
  events: readonly (Subscription | (string & {}))[];
  /**
   * What it is for, for people.
   *
   * At most 500 characters.
   */
  description?: string | null | undefined;
}

/** A page of webhooks. */
export interface WebhookListReply {
  /** Always true. */
  ok: true;
  /**
   * The webhooks.
   *
   * At most 100 items.
   */
  webhooks: Webhook[];
  total: Total;
  nextCursor: NextCursor;
}

/** A webhook. */
export interface WebhookReply {
  /** Always true. */
  ok: true;
  webhook: Webhook;
}

/** A webhook with its new secret. */
export interface WebhookSecretReply {
  /** Always true. */
  ok: true;
  webhook: Webhook;
  /**
   * Signs what is delivered (Standard Webhooks, `v1`).
   *
   * At most 100 characters.
   */
  secret: string;
}

/** How the deliveries fare that were created in the last seven days, tests among them. */
export interface WebhookStats {
  since: Instant;
  succeeded: Count;
  /**
   * What failed for good or after its last attempt.
   *
   * At least 0.
   */
  failed: number;
  /**
   * What waits, for the first attempt or for another.
   *
   * At least 0.
   */
  pending: number;
}

/** What to change of a webhook. */
export interface WebhookUpdate {
  /**
   * Where to deliver, `https://`.
   *
   * 1 to 2048 characters.
   */
  url?: string | undefined;
  /**
   * What to deliver.
   *
   * 1 to 50 items.
   */
  events?: readonly (Subscription | (string & {}))[] | undefined;
  /**
   * What it is for, for people.
   *
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /** Whether anything is delivered. */
  status?: "enabled" | "disabled" | undefined;
}

/** What sessions run through, and how their checks are judged. */
export interface Workflow {
  /**
   * The workflow's id.
   *
   * At most 29 characters.
   */
  id: string;
  /**
   * Its name, for people.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * Counts its changes.
   *
   * 1 to 2147483647.
   */
  version: number;
  /** Whether sessions that name no workflow take it. */
  isDefault: boolean;
  environment: Environment;
  features: Features;
  /**
   * Kinds of identity document that are taken.
   *
   * 1 to 10 items.
   */
  documentsAllowed: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
  thresholds: Thresholds;
  actions: Actions;
  /** What a face or document that was seen before leads to. */
  onDuplicate: "approve" | "review" | "decline";
  /**
   * How often each check may be tried.
   *
   * 1 to 10.
   */
  maxAttempts: number;
  /**
   * How long a session waits for its user.
   *
   * 300 to 31536000.
   */
  sessionTtlSeconds: number;
  /**
   * For how many days an approval holds; null, for good.
   *
   * 1 to 3650.
   */
  kycValidityDays: number | null;
  /**
   * After how many days from its end a session is erased; null, never.
   *
   * 1 to 3650.
   */
  retentionDays: number | null;
  /**
   * From which `risk` of a session on its approval needs two different people, or keys; null, never. A risk that is not known counts as 0.
   *
   * 0 to 100.
   */
  fourEyesFrom: number | null;
  /** Whether a passed challenge of head turns approves liveness by itself, although turns that software makes of one photograph pass it too; false sends it to review. */
  acceptHeadTurnsAsLiveness: boolean;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The workflow is deleted. */
export interface WorkflowDeletedReply {
  /** Always true. */
  ok: true;
  workflow: DeletedWorkflow;
}

/** A workflow to create. */
export interface WorkflowInput {
  /**
   * Its name, for people.
   *
   * 1 to 100 characters.
   */
  name: string;
  /** Whether sessions that name no workflow take it. */
  isDefault?: boolean | undefined;
  features?: FeatureChoice | undefined;
  /**
   * Kinds of identity document that are taken.
   *
   * 1 to 10 items.
   */
  documentsAllowed?: readonly ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[] | undefined;
  thresholds?: ThresholdsInput | undefined;
  actions?: Actions | undefined;
  /** What a face or document that was seen before leads to. */
  onDuplicate?: "approve" | "review" | "decline" | undefined;
  /**
   * How often each check may be tried.
   *
   * 1 to 10.
   */
  maxAttempts?: number | undefined;
  /**
   * How long a session waits for its user.
   *
   * 300 to 31536000.
   */
  sessionTtlSeconds?: number | undefined;
  /**
   * For how many days an approval holds; null, for good.
   *
   * 1 to 3650.
   */
  kycValidityDays?: number | null | undefined;
  /**
   * After how many days from its end a session is erased; null, never.
   *
   * 1 to 3650.
   */
  retentionDays?: number | null | undefined;
  /**
   * From which `risk` of a session on its approval needs two different people, or keys; null, never. A risk that is not known counts as 0.
   *
   * 0 to 100.
   */
  fourEyesFrom?: number | null | undefined;
  /** Whether a passed challenge of head turns approves liveness by itself, although turns that software makes of one photograph pass it too; false sends it to review. */
  acceptHeadTurnsAsLiveness?: boolean | undefined;
}

/** A page of workflows. */
export interface WorkflowListReply {
  /** Always true. */
  ok: true;
  /**
   * The workflows.
   *
   * At most 100 items.
   */
  workflows: Workflow[];
  total: Total;
  nextCursor: NextCursor;
}

/** A workflow. */
export interface WorkflowReply {
  /** Always true. */
  ok: true;
  workflow: Workflow;
}

/** What to change of a workflow. */
export interface WorkflowUpdate {
  /**
   * Its name, for people.
   *
   * 1 to 100 characters.
   */
  name?: string | undefined;
  /** Whether sessions that name no workflow take it. */
  isDefault?: boolean | undefined;
  features?: FeatureChoice | undefined;
  /**
   * Kinds of identity document that are taken.
   *
   * 1 to 10 items.
   */
  documentsAllowed?: readonly ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[] | undefined;
  thresholds?: ThresholdsInput | undefined;
  actions?: Actions | undefined;
  /** What a face or document that was seen before leads to. */
  onDuplicate?: "approve" | "review" | "decline" | undefined;
  /**
   * How often each check may be tried.
   *
   * 1 to 10.
   */
  maxAttempts?: number | undefined;
  /**
   * How long a session waits for its user.
   *
   * 300 to 31536000.
   */
  sessionTtlSeconds?: number | undefined;
  /**
   * For how many days an approval holds; null, for good.
   *
   * 1 to 3650.
   */
  kycValidityDays?: number | null | undefined;
  /**
   * After how many days from its end a session is erased; null, never.
   *
   * 1 to 3650.
   */
  retentionDays?: number | null | undefined;
  /**
   * From which `risk` of a session on its approval needs two different people, or keys; null, never. A risk that is not known counts as 0.
   *
   * 0 to 100.
   */
  fourEyesFrom?: number | null | undefined;
  /** Whether a passed challenge of head turns approves liveness by itself, although turns that software makes of one photograph pass it too; false sends it to review. */
  acceptHeadTurnsAsLiveness?: boolean | undefined;
}

/** What `listScreenings` can be asked for. */
export interface ListScreeningsQuery {
  /** Only those with a hit that counts, or only those without. */
  match?: boolean | undefined;
  /**
   * Only those with this id of the caller's own.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /** Only those of this status. */
  status?: ScreeningStatus | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

export interface ImportWatchlistBody {
  /**
   * The name of the list here, such as `us_ofac_sdn`.
   *
   * 1 to 40 characters.
   */
  id: string;
  /**
   * The list; of `ofac` the primary file.
   *
   * At most 12582912 bytes; text/plain.
   */
  file: FileInput;
  /**
   * Of `ofac`, the file of aliases.
   *
   * At most 4194304 bytes; text/plain.
   */
  aliases?: FileInput | undefined;
  /**
   * Of `ofac`, the file of addresses.
   *
   * At most 4194304 bytes; text/plain.
   */
  addresses?: FileInput | undefined;
  /**
   * Of `ofac`, the file of comments.
   *
   * At most 4194304 bytes; text/plain.
   */
  comments?: FileInput | undefined;
  /** The form of the files: `ofac`, CSV of the United States Treasury; `un`, XML of the Security Council; `ftm`, FollowTheMoney entities, one JSON object a line. */
  format: "ofac" | "un" | "ftm";
  /**
   * What people call it; the title before stays without it.
   *
   * 1 to 200 characters.
   */
  title?: string | undefined;
  /**
   * The day of publication, for a form that does not say it itself.
   *
   * A day, `YYYY-MM-DD`. Exactly 10 characters.
   */
  publishedOn?: string | undefined;
  /**
   * Lets the list lose more than half of its entries, which is otherwise taken for a mistake.
   *
   * Default `false`.
   */
  mayShrink?: boolean | undefined;
}

/** What `listWatchlistChanges` can be asked for. */
export interface ListWatchlistChangesQuery {
  /**
   * The version that the import made, the last one that did; without it, the last import.
   *
   * 1 to 64 characters.
   */
  version?: string | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listWatchlistImports` can be asked for. */
export interface ListWatchlistImportsQuery {
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

export interface EstimateAgeBody {
  /**
   * The picture of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: FileInput;
  /**
   * The age to have reached, in years.
   *
   * 1 to 120.
   */
  minAge?: number | undefined;
  /**
   * The session it belongs to; without it, the check stands by itself.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

export interface MatchFacesBody {
  /**
   * The picture of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  userImage: FileInput;
  /**
   * Whom it should show; without it, the portrait of the session's document.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  refImage?: FileInput | undefined;
  /**
   * The session it belongs to; without it, the check stands by itself.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

export interface SearchFacesBody {
  /**
   * The picture of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: FileInput;
  /**
   * How alike a face must be, from 0 to 100.
   *
   * 0 to 100. Default `70`.
   */
  threshold?: number | undefined;
  /**
   * How many matches at most.
   *
   * 1 to 100. Default `10`.
   */
  limit?: number | undefined;
  /**
   * Which of the collections of faces.
   *
   * At most 60 characters. Default `"default"`.
   */
  collection?: string | undefined;
}

export interface IndexFaceBody {
  /**
   * The picture of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: FileInput;
  /**
   * The caller's own id of the person.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /**
   * The session it is erased with.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /**
   * Which of the collections of faces.
   *
   * At most 60 characters. Default `"default"`.
   */
  collection?: string | undefined;
  /**
   * Whether it is of someone who is not wanted.
   *
   * Default `false`.
   */
  blocklist?: boolean | undefined;
}

export interface CheckLivenessBody {
  /**
   * The picture of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: FileInput;
  /**
   * The session it belongs to; without it, the check stands by itself.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /**
   * That of `/v1/biometrics/liveness/challenge`; a frame is needed for each of its turns.
   *
   * 10 to 100 characters.
   */
  challengeToken?: string | undefined;
  /**
   * The picture after turn 1 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame1?: FileInput | undefined;
  /**
   * The picture after turn 2 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame2?: FileInput | undefined;
  /**
   * The picture after turn 3 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame3?: FileInput | undefined;
  /**
   * The picture after turn 4 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame4?: FileInput | undefined;
  /**
   * The picture after turn 5 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame5?: FileInput | undefined;
  /**
   * The picture after turn 6 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame6?: FileInput | undefined;
}

export interface SendCaptureDocumentBody {
  /**
   * Its front, or the page with the picture.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frontImage: FileInput;
  /**
   * Its back.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  backImage?: FileInput | undefined;
  documentType?: DocumentType | undefined;
}

export interface SendCaptureSelfieBody {
  /**
   * The person facing the camera.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: FileInput;
  /**
   * That of `/v1/capture/challenge`; a frame is needed for each of its turns.
   *
   * 10 to 100 characters.
   */
  challengeToken?: string | undefined;
  /**
   * The picture after turn 1 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame1?: FileInput | undefined;
  /**
   * The picture after turn 2.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame2?: FileInput | undefined;
  /**
   * The picture after turn 3.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame3?: FileInput | undefined;
  /**
   * The picture after turn 4.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame4?: FileInput | undefined;
  /**
   * The picture after turn 5.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame5?: FileInput | undefined;
  /**
   * The picture after turn 6.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame6?: FileInput | undefined;
}

/** What `listChecks` can be asked for. */
export interface ListChecksQuery {
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
  /**
   * Only these statuses, with commas between them.
   *
   * 1 to 3 items.
   */
  status?: CheckStatus | readonly CheckStatus[] | undefined;
  /** Only checks of this kind. */
  type?: Feature | undefined;
}

export interface VerifyIdDocumentBody {
  /**
   * Its front, or the page with the picture.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frontImage: FileInput;
  /**
   * Its back.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  backImage?: FileInput | undefined;
  /**
   * The session it belongs to; without it, the check stands by itself.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  documentType?: DocumentType | undefined;
}

export interface CheckProofOfAddressBody {
  /**
   * An image or a PDF.
   *
   * At most 15728640 bytes; image/jpeg, image/png, image/webp, image/tiff, application/pdf.
   */
  document: FileInput;
  /**
   * The session it belongs to; without it, the check stands by itself.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /**
   * The name it should bear.
   *
   * 1 to 200 characters.
   */
  expectedName?: string | undefined;
  /**
   * The address it should bear, in one line.
   *
   * 1 to 300 characters.
   */
  expectedAddress?: string | undefined;
  /**
   * How old it may be, in days.
   *
   * 1 to 3650. Default `90`.
   */
  maxAgeDays?: number | undefined;
}

/** What `listKeys` can be asked for. */
export interface ListKeysQuery {
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listKybChecks` can be asked for. */
export interface ListKybChecksQuery {
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
  /**
   * Only these statuses, with commas between them.
   *
   * 1 to 3 items.
   */
  status?: CheckStatus | readonly CheckStatus[] | undefined;
  /** Only those of companies of this country. */
  country?: CountryCode | undefined;
  /**
   * Only those with this id of the caller's own.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
}

export interface ImportCompanyRegisterBody {
  id: RegisterId;
  /**
   * The file, CSV in UTF-8.
   *
   * At most 20971520 bytes; text/plain.
   */
  file: FileInput;
  /** Its form: `gleif`, LEI records of the Global LEI Foundation; `plain`, the columns that the README names. */
  format: "gleif" | "plain";
  country?: RegisterCountry | undefined;
  mayShrink?: RegisterShrink | undefined;
}

export interface ImportPeopleRegisterBody {
  id: RegisterId;
  /**
   * The file: CSV in UTF-8, or of `dgii` as the authority publishes it.
   *
   * At most 20971520 bytes; text/plain.
   */
  file: FileInput;
  /** Its form: `dgii`, taxpayers of the Dominican Republic; `plain`, the columns that the README names. */
  format: "dgii" | "plain";
  country?: RegisterCountry | undefined;
  mayShrink?: RegisterShrink | undefined;
}

/** What `listSessions` can be asked for. */
export interface ListSessionsQuery {
  /**
   * Only these statuses, with commas between them.
   *
   * 1 to 9 items.
   */
  status?: SessionStatus | (string & {}) | readonly (SessionStatus | (string & {}))[] | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * How many records to leave out. Not together with `after`, which is faster and loses no record.
   *
   * 0 to 1000000. Default `0`.
   */
  offset?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
  /**
   * Only what was created at this moment or later; an offset is needed.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  createdAfter?: string | undefined;
  /**
   * Only what was created before this moment; an offset is needed.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  createdBefore?: string | undefined;
  /**
   * Only those of this workflow.
   *
   * At most 29 characters.
   */
  workflowId?: string | undefined;
  /**
   * Only those with this id of the caller's own.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /** Only those of this country. */
  country?: CountryCode | undefined;
  /**
   * The order; a minus turns it round.
   *
   * Default `"-createdAt"`.
   */
  sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | undefined;
}

/** What `listPendingSessions` can be asked for. */
export interface ListPendingSessionsQuery {
  /** `reviewer`, those in review; `user`, those that wait for input. */
  awaiting?: "reviewer" | "user" | undefined;
  /** Only those in review that the caller holds, `mine`; that nobody holds, `free`; that somebody else holds, `others`. */
  claim?: "mine" | "free" | "others" | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * How many records to leave out. Not together with `after`, which is faster and loses no record.
   *
   * 0 to 1000000. Default `0`.
   */
  offset?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listWorkflows` can be asked for. */
export interface ListWorkflowsQuery {
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listWebhooks` can be asked for. */
export interface ListWebhooksQuery {
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listDeliveries` can be asked for. */
export interface ListDeliveriesQuery {
  /** Only those of this status. */
  status?: DeliveryStatus | undefined;
  /** Only those of events of this type. */
  eventType?: EventType | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the page before.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}
