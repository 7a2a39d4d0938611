// Written by npm run codegen; do not edit.

import type { UploadFile } from '../../core/files.js';

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
  /** 409 */
  | 'kept_by_law'
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

/** Actions for warnings, by warning code, which replace the effect of their severity. Keys are codes in upper case, such as `DOCUMENT_EXPIRED`. Values are `approve` (ignore the warning), `review` or `decline`. `approve` has no effect for warnings that say that a check could not be performed or certified: `COULD_NOT_PERFORM`, `LIVENESS_NOT_CERTIFIED`, `DOCUMENT_NOT_CERTIFIED`, `REGISTER_NOT_AVAILABLE`, `AML_NOT_AVAILABLE` and codes that begin with `SANDBOX_`. `decline` has no effect for `AML_WEAK_ALIAS_MATCH`, because a weak alias identifies nobody. */
export type Actions = Record<string, unknown>;

/** Person, key or service that caused a change. */
export interface Actor {
  /** `user`: a person; `key`: an API key; `system`: the server itself. */
  type: "user" | "key" | "system";
  /**
   * Id of the person or key; null for the server, and for the verified person who uses the link of the session.
   *
   * At most 40 characters.
   */
  id: string | null;
  /**
   * Name of the person or key; null if there is none.
   *
   * At most 200 characters.
   */
  name: string | null;
}

/** Result of a proof-of-address check. */
export interface AddressCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Session that the check belongs to; null for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * Score of the engine, from 0 to 100; null if there is none. The built-in engine reports the confidence of the text recognition.
   *
   * 0 to 100.
   */
  score: number | null;
  /** True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
  retryable: boolean;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  facts: CheckFacts;
  createdAt: Instant;
  /**
   * Type of the document: `utility_bill`, `bank_statement`, `government` or `other`; null if it was not recognised.
   *
   * At most 40 characters.
   */
  documentType: string | null;
  /**
   * Company or authority that issued the document; null if it could not be read.
   *
   * At most 200 characters.
   */
  issuer: string | null;
  /**
   * Date of issue; null if it could not be read.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  issueDate: string | null;
  /**
   * Name on the document; null if it could not be read.
   *
   * At most 200 characters.
   */
  nameOnDocument: string | null;
  address: PostalAddress;
  /**
   * Similarity of the name on the document and the expected name, from 0 to 100; null if either is missing.
   *
   * 0 to 100.
   */
  nameMatch: number | null;
  /**
   * Similarity of the address on the document and the expected address, from 0 to 100; null if either is missing.
   *
   * 0 to 100.
   */
  addressMatch: number | null;
  /**
   * Maximum age of the document that was allowed, in days.
   *
   * 1 to 3650.
   */
  maxAgeDays: number;
}

/** The result of a proof-of-address check. */
export interface AddressCheckReply {
  /** Always true. */
  ok: true;
  check: AddressCheck;
}

/** Result of an age estimation. */
export interface AgeCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Session that the check belongs to; null for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * Score of the engine, from 0 to 100; null if the engine reports none. The built-in engine reports none.
   *
   * 0 to 100.
   */
  score: number | null;
  /** True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
  retryable: boolean;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  facts: CheckFacts;
  createdAt: Instant;
  /**
   * Estimated age, in years; null if no face was found.
   *
   * 0 to 150.
   */
  estimatedAge: number | null;
  range: AgeRange | null;
  /**
   * Minimum age of the request, in years; null if none was sent.
   *
   * 1 to 120.
   */
  minAge: number | null;
  /** True if the whole range is at or above `minAge`, false if the whole range is below it; null if `minAge` lies within the range or was not sent, or if no face was found. */
  passed: boolean | null;
  /**
   * Liveness score from 0 to 100; null if the engine did not examine liveness.
   *
   * 0 to 100.
   */
  livenessScore: number | null;
  faces: FaceBoxes;
}

/** The result of an age estimation. */
export interface AgeCheckReply {
  /** Always true. */
  ok: true;
  check: AgeCheck;
}

/** Range of ages, in years. */
export interface AgeRange {
  /**
   * Lowest age of the range, in years.
   *
   * 0 to 150.
   */
  low: number;
  /**
   * Highest age of the range, in years.
   *
   * 0 to 150.
   */
  high: number;
}

/** Result of comparing a value with the register. `not_checked`: the value is missing in the request or in the register. */
export type Agreement = "full_match" | "partial_match" | "no_match" | "not_checked";

/** An attempt to deliver an event. */
export interface Attempt {
  /**
   * Number of the attempt, starting at 1.
   *
   * 1 to 100.
   */
  attempt: number;
  trigger: AttemptTrigger;
  /**
   * Address that the request was sent to.
   *
   * At most 2048 characters.
   */
  url: string;
  requestHeaders: SentHeaders;
  /**
   * HTTP status of the response; null if there was none.
   *
   * 0 to 999.
   */
  responseStatus: number | null;
  /**
   * First 4 KB of the response body; null if there was no response.
   *
   * At most 4096 characters.
   */
  responseBody: string | null;
  /**
   * Duration of the attempt, in milliseconds.
   *
   * 0 to 2147483647.
   */
  durationMs: number;
  /**
   * Reason for the failure; null if the attempt succeeded.
   *
   * At most 500 characters.
   */
  error: string | null;
  at: Instant;
}

/** Reason for the attempt. `scheduled`: first attempt for an event; `retry`: repeated after a failed attempt; `test`: requested as a test; `resend`: requested again. */
export type AttemptTrigger = "scheduled" | "retry" | "test" | "resend";

/** Headers of one operation. Credentials and language are taken from the batch request. */
export interface BatchHeaders {
  /**
   * `ETag` of the version that the change is based on.
   *
   * 1 to 100 characters.
   */
  "If-Match"?: string | undefined;
  /**
   * Idempotency key of this operation, which makes it safe to repeat.
   *
   * 1 to 255 characters.
   */
  "Idempotency-Key"?: string | undefined;
}

/** Operations to run, one after the other. */
export interface BatchInput {
  /**
   * Operations in the order in which the server runs them.
   *
   * 1 to 50 items.
   */
  operations: readonly BatchOperation[];
}

/** One operation of the batch. */
export interface BatchOperation {
  /** HTTP method of the operation. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * Path of the operation with its query, as it is sent alone.
   *
   * 1 to 4000 characters.
   */
  path: string;
  /** JSON body of the operation. The server validates it by the contract of the operation. */
  body?: object | undefined;
  headers?: BatchHeaders | undefined;
}

/** Reply with the results of a batch. */
export interface BatchReply {
  /** Always true, even if operations failed: check the `status` of each result. */
  ok: true;
  /**
   * One result per operation, in the order of the operations.
   *
   * At most 50 items.
   */
  results: BatchResult[];
}

/** Result of one operation. */
export interface BatchResult {
  /**
   * HTTP status of the operation.
   *
   * 200 to 599.
   */
  status: number;
  /** Reply body of the operation, by the contract of the operation; absent if the reply has no body. */
  body?: Record<string, unknown>;
  headers?: BatchResultHeaders;
}

/** Headers of the operation's reply that a client needs. */
export interface BatchResultHeaders {
  /**
   * Version of the record.
   *
   * At most 100 characters.
   */
  ETag?: string;
  /**
   * Number of seconds to wait before the next attempt.
   *
   * At most 20 characters.
   */
  "Retry-After"?: string;
  /** `true` if this is the stored reply of an earlier request with the same idempotency key. */
  "Idempotency-Replayed"?: "true";
  /**
   * HTTP methods that the path allows.
   *
   * At most 100 characters.
   */
  Allow?: string;
}

/** Look of the capture page. */
export interface Brand {
  /**
   * Name shown to the person; null for the name of the company.
   *
   * At most 60 characters.
   */
  name: string | null;
  /** Color of the main buttons and of the progress; null for the color of the page. */
  color: Color | null;
  logo: BrandLogo | null;
}

/** Look of the capture page. It is merged member by member; a member of null is removed, and the page then shows the name of the company, no logo, and its own color. */
export interface BrandInput {
  /**
   * Name shown to the person in place of the name of the company.
   *
   * 1 to 60 characters.
   */
  name?: string | null | undefined;
  /** Color of the main buttons and of the progress. The page writes on it in black or white, whichever is easier to read. */
  color?: Color | null | undefined;
  /**
   * PNG or JPEG of up to 48 kB and 1,024 by 1,024 pixels, in base64. SVG is refused, because it can contain scripts.
   *
   * 16 to 65536 characters.
   */
  logo?: string | null | undefined;
}

/** Logo of the capture page, without its content. */
export interface BrandLogo {
  /** Type of the image. */
  contentType: "image/png" | "image/jpeg";
  /**
   * Size of the image in bytes.
   *
   * 1 to 49152.
   */
  bytes: number;
  /**
   * SHA-256 of the image in hexadecimal.
   *
   * Exactly 64 characters.
   */
  sha256: string;
}

/** The next step and the progress of the session, without results and scores. */
export interface Capture {
  /** Progress of the session. `open`: it accepts input from the person; `waiting`: it waits for a reviewer, or for a step that cannot be done here; `done`: it was decided, and the company informs the person. */
  state: "open" | "waiting" | "done";
  /** Image to send next; null if the session does not wait for an image. */
  next: "document" | "selfie" | null;
  /**
   * Name of the company that verifies the person.
   *
   * At most 200 characters.
   */
  company: string;
  /** Language for the person: `en` or `es`. */
  language: "en" | "es";
  /**
   * Types of identity document that the workflow accepts.
   *
   * At most 10 items.
   */
  documentsAllowed: DocumentType[];
  /**
   * Steps of the session.
   *
   * At most 7 items.
   */
  steps: CaptureStep[];
  /**
   * Advice for the image in `next`, most important first; empty on the first attempt.
   *
   * At most 10 items.
   */
  advice: CaptureAdvice[];
  /**
   * Address to link to at the end: the `callbackUrl` of the session; null if it has none.
   *
   * At most 2000 characters.
   */
  returnUrl: string | null;
  /** True if the session belongs to the environment `test`. */
  isTest: boolean;
  /**
   * Input to give next: `consent`, `document`, `selfie` or `address`; null if the session waits for none. `next` names images of document and face only.
   *
   * At most 40 characters.
   */
  input?: "consent" | "document" | "selfie" | "address" | (string & {}) | null;
  brand?: CaptureBrand;
  consent?: CaptureConsent | null;
}

/** Advice for the next image. */
export interface CaptureAdvice {
  code: ReasonCode;
  /**
   * The advice in the language of the session.
   *
   * At most 300 characters.
   */
  text: string;
}

/** Look of the page that shows the steps to the person. */
export interface CaptureBrand {
  /**
   * Name to show to the person.
   *
   * At most 200 characters.
   */
  name: string;
  /** Color of the main buttons; null for the color of the page. */
  color: Color | null;
  /** True if `GET /v1/capture/logo` returns a logo. */
  hasLogo: boolean;
}

/** Text to which the person must agree; null if the workflow asks for no consent. */
export interface CaptureConsent {
  /** Language of the text: the accepted one, or else the language of the reply if there is such a text. */
  language: "en" | "es";
  /**
   * SHA-256 of the text in hexadecimal.
   *
   * Exactly 64 characters.
   */
  version: string;
  /**
   * The text. Line breaks separate paragraphs.
   *
   * At most 10000 characters.
   */
  text: string;
  /**
   * Time of the consent; null before it.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  acceptedAt: string | null;
}

/** Acceptance of the consent text by the person. */
export interface CaptureConsentInput {
  /** Language of the text that the person accepted. */
  language: "en" | "es";
  /**
   * `version` of the text that the person accepted.
   *
   * Exactly 64 characters.
   */
  version: string;
}

/** Language that the person chose. */
export interface CaptureLanguageInput {
  /** Language of all further texts. */
  language: "en" | "es";
}

/** The next step and the progress of the session. */
export interface CaptureReply {
  /** Always true. */
  ok: true;
  capture: Capture;
}

/** A step of the session, without its result. */
export interface CaptureStep {
  feature: Feature;
  /** `pending`: the step needs input from the person; `given`: the person does not have to send anything more for it. The status does not reveal the result. */
  status: "pending" | "given";
  attemptsLeft: Count;
}

/** The check is erased. */
export interface CheckDeletedReply {
  /** Always true. */
  ok: true;
  check: DeletedCheck;
}

/** The engine that performed the check. */
export interface CheckEngine {
  /**
   * Name of the engine.
   *
   * At most 60 characters.
   */
  name: string;
  /**
   * Version of the engine.
   *
   * At most 60 characters.
   */
  version: string;
}

/** A fact that the check used, and how it is known. */
export interface CheckFact {
  /**
   * Name of the fact, such as `documentNumber`.
   *
   * At most 60 characters.
   */
  fact: string;
  /**
   * Value of the fact.
   *
   * At most 500 characters.
   */
  value: string;
  source: FactSource;
  /**
   * Source of the fact: `request`, `session`, or the name of an engine or register.
   *
   * At most 100 characters.
   */
  by: string;
}

/**
 * Facts that the check used, each with its source.
 *
 * At most 100 items.
 */
export type CheckFacts = CheckFact[];

/** A value that a check read or measured. */
export interface CheckField {
  /**
   * Name of the value. Names with the same word before the dot belong together.
   *
   * At most 40 characters.
   */
  name: "documentType" | "documentNumber" | "firstName" | "lastName" | "fullName" | "dateOfBirth" | "gender" | "nationality" | "issuingCountry" | "issueDate" | "expiryDate" | "address" | "mrz.valid" | "mrz.line1" | "mrz.line2" | "mrz.line3" | "score" | "threshold" | "method" | "certified" | "challenge.passed" | "reference" | "quality.sharpness" | "quality.brightness" | "age" | "age.low" | "age.high" | "livenessScore" | "issuer" | "nameOnDocument" | "nameMatch" | "addressMatch" | "maxAgeDays" | "idNumber" | "country" | "matchType" | "validations.fullName" | "validations.idNumber" | "validations.dateOfBirth" | "source" | "match" | "hits" | (string & {});
  /**
   * Value as read: dates as `2030-01-31`, countries as alpha-2 codes in lower case, measurements as decimal numbers. Null if a value was expected but not read.
   *
   * At most 500 characters.
   */
  value: string | null;
  /**
   * Value that it was compared with: the expected data of the session, or else the session's identity document. For an age, the minimum age.
   *
   * At most 500 characters.
   */
  expected?: string;
  /** True if the two values agree; different spellings of one name agree. Absent if they cannot be compared. */
  agrees?: boolean;
}

/** An image or document that a check was performed on. */
export interface CheckImage {
  /**
   * Content of the image, such as `document_front` or `selfie`.
   *
   * At most 64 characters.
   */
  purpose: string;
  /**
   * Address of the file, relative to the root of this server.
   *
   * At most 300 characters.
   */
  url: string;
  expiresAt: Instant;
}

/** A check made without a session, as lists return it. */
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
   * Score of the check, from 0 to 100; null if it has none.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * Findings of the check.
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
   * Checks on this page, newest first.
   *
   * At most 100 items.
   */
  checks: CheckItem[];
  total: Total;
  nextCursor: NextCursor;
}

/** The session after the check; null for a check without a session. */
export type CheckSession = {
  /**
   * The session's id.
   *
   * At most 30 characters.
   */
  id: string;
  status: SessionStatus;
} | null;

/** Result of the check. A check that finds a confirmed fault is `declined`; this is a result, not an error. A fault that was only read or stated sends it to review. */
export type CheckStatus = "approved" | "declined" | "in_review";

/** A check of a session. */
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
   * Findings of the check.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  createdAt: Instant;
  /**
   * Images and documents that the check was performed on. Filled only by `getSession` for callers with `sessions:decide`; otherwise empty.
   *
   * At most 20 items.
   */
  images?: CheckImage[];
  /** Facts that the check used, each with its source. Only returned by `getSession` to callers with `sessions:decide`. */
  facts?: CheckFacts;
  /**
   * Values that the check read and measured, in display order. Only returned by `getSession` to callers with `sessions:decide`.
   *
   * At most 60 items.
   */
  fields?: CheckField[];
  /**
   * Score of the check, from 0 to 100; null if it has none. Only returned by `getSession` to callers with `sessions:decide`.
   *
   * 0 to 100.
   */
  score?: number | null;
  /**
   * Threshold that the score was compared with; null if the check has none. Liveness is declined below it, a face match goes to review below it, and a watchlist hit goes to review at or above it. Only returned by `getSession` to callers with `sessions:decide`.
   *
   * 0 to 100.
   */
  threshold?: number | null;
  /**
   * Screening that holds the hits of a check `aml`; null for other checks, and for a check that another company made. Only returned by `getSession` to callers with `sessions:decide`.
   *
   * At most 30 characters.
   */
  screeningId?: string | null;
}

/** Claim of a reviewer on a session in review. It ends after its time, when it is released, and when the session leaves the review. */
export interface Claim {
  actor: Actor;
  /**
   * Time at which the reviewer claimed the session.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  at: string;
  /**
   * Time at which the claim ends unless it is extended.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  until: string;
}

/**
 * Color as `#rrggbb`.
 *
 * Exactly 7 characters.
 */
export type Color = string;

/** Texts to which the person must agree before a session accepts any image, by language: at least one. A language without a text shows the other one. Null asks for no consent. */
export interface ConsentTexts {
  /**
   * Text in English.
   *
   * 1 to 10000 characters.
   */
  en?: string | undefined;
  /**
   * Text in Spanish.
   *
   * 1 to 10000 characters.
   */
  es?: string | undefined;
}

/** Contact data of the person. */
export interface Contact {
  /**
   * E-mail address; null if not known.
   *
   * An e-mail address. At most 254 characters.
   */
  email?: string | null | undefined;
  /**
   * Telephone number as dialled; null if not known.
   *
   * At most 40 characters.
   */
  phone?: string | null | undefined;
}

/**
 * Whole number of the items that the field is named after.
 *
 * At least 0.
 */
export type Count = number;

/**
 * Country as an ISO 3166-1 alpha-2 code in lower case.
 *
 * At most 2 characters.
 */
export type CountryCode = string;

/** A session with a new link for the person. */
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
   * Steps of the session with their statuses.
   *
   * At most 7 items.
   */
  steps: SessionStep[];
  /**
   * Workflow of the session.
   *
   * At most 29 characters.
   */
  workflowId: string;
  /**
   * Version of the workflow. It stays the same for the whole session.
   *
   * 1 to 2147483647.
   */
  workflowVersion: number;
  /**
   * The caller's own id of the person; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Address of your site that the capture page links to at the end; null if none was sent.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl: string | null;
  metadata: Metadata;
  /**
   * Language of the person as a BCP 47 tag; null if none was sent.
   *
   * At most 35 characters.
   */
  language: string | null;
  /**
   * Country that issued the identity document, or the expected nationality before a document was read; null if neither is known.
   *
   * At most 2 characters.
   */
  country: string | null;
  /**
   * Machine-readable reasons for the status.
   *
   * At most 50 items.
   */
  reasonCodes: ReasonCode[];
  importedFrom: ImportOrigin;
  claim: Claim | null;
  risk: Risk;
  /**
   * Version of the session. It increases with every change.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * Time of the first input of the person; null before that.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  startedAt: string | null;
  /**
   * Time at which the session was last approved or declined; null before that.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  completedAt: string | null;
  /**
   * Time at which the session expires if the person sends no input, or at which an approval expires; null if no time limit applies.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /**
   * Page on which the person sends document and selfie.
   *
   * At most 2100 characters.
   */
  url: string;
  /**
   * Token of `url`, for your own page or app: send it as `X-Capture-Token` to `/v1/capture`.
   *
   * At most 100 characters.
   */
  clientToken: string;
  contact: Contact;
  expected: Expected;
  decision: Decision | null;
  firstApproval: FirstApproval | null;
  consent?: SessionConsent | null;
  /**
   * Checks of the session, oldest first.
   *
   * At most 1000 items.
   */
  checks: CheckSummary[];
  /**
   * Changes of the status, oldest first.
   *
   * At most 1000 items.
   */
  history: HistoryEntry[];
}

/** The last decision of a reviewer or of a program that decides for one. */
export interface Decision {
  decision: SessionStatus;
  /**
   * Human-readable reason; null if none was given.
   *
   * At most 500 characters.
   */
  reason: string | null;
  /**
   * Machine-readable reasons.
   *
   * At most 20 items.
   */
  reasonCodes: ReasonCode[];
  /**
   * Note for other reviewers; null if there is none.
   *
   * At most 2000 characters.
   */
  comment: string | null;
  actor: Actor;
  at: Instant;
}

/** Confirmation that a check was erased. */
export interface DeletedCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** Confirmation that a face was deleted. */
export interface DeletedFace {
  /**
   * The face's id.
   *
   * At most 31 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** Confirmation that a screening was erased. */
export interface DeletedScreening {
  /**
   * The screening's id.
   *
   * At most 30 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** Confirmation that a session was erased. */
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

/** Confirmation that a webhook was deleted. */
export interface DeletedWebhook {
  /**
   * The webhook's id.
   *
   * At most 30 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** Confirmation that a workflow was deleted. */
export interface DeletedWorkflow {
  /**
   * The workflow's id.
   *
   * At most 29 characters.
   */
  id: string;
  deletedAt: Instant;
}

/** Delivery of one event to one webhook, with the result of the last attempt. */
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
   * Id of the event. Receivers get it as the header `webhook-id`.
   *
   * At most 30 characters.
   */
  eventId: string;
  eventType: EventType;
  /**
   * Address of the last attempt, or of the webhook before the first one.
   *
   * At most 2048 characters.
   */
  url: string;
  /**
   * Number of attempts so far.
   *
   * 0 to 100.
   */
  attempt: number;
  /**
   * Maximum number of attempts: 10 for an event, 1 for a test.
   *
   * 1 to 100.
   */
  maxAttempts: number;
  trigger: AttemptTrigger;
  status: DeliveryStatus;
  /**
   * Body of the request, exactly as sent.
   *
   * At most 65536 characters.
   */
  requestBody: string;
  /**
   * HTTP status of the last response; null if there was none.
   *
   * 0 to 999.
   */
  responseStatus: number | null;
  /**
   * First 4 KB of the last response body; null if there was no response.
   *
   * At most 4096 characters.
   */
  responseBody: string | null;
  /**
   * Duration of the last attempt, in milliseconds; null before the first attempt.
   *
   * 0 to 2147483647.
   */
  durationMs: number | null;
  /**
   * Reason for the failure of the last attempt; null if it succeeded or before the first attempt.
   *
   * At most 500 characters.
   */
  error: string | null;
  createdAt: Instant;
  /**
   * Time of the successful attempt; null before that.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  deliveredAt: string | null;
  /**
   * Time of the next attempt; null if there is none.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  nextAttemptAt: string | null;
  /**
   * Attempts of the delivery, oldest first.
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
   * Deliveries on this page, newest first.
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

/** Status of a delivery. `pending`: waits for its next attempt; `succeeded`: the receiver accepted it; `failed`: the webhook was disabled before the delivery succeeded; `exhausted`: the last attempt failed. */
export type DeliveryStatus = "pending" | "succeeded" | "failed" | "exhausted";

/** Result of an identity-document check. */
export interface DocumentCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Session that the check belongs to; null for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * Score of the engine, from 0 to 100; null if there is none. The built-in engine reports how clearly a valid machine-readable zone was read.
   *
   * 0 to 100.
   */
  score: number | null;
  /** True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
  retryable: boolean;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  facts: CheckFacts;
  createdAt: Instant;
  /**
   * Type of the document; null if it was not recognised.
   *
   * At most 40 characters.
   */
  documentType: string | null;
  /**
   * Number of the document; null if it could not be read.
   *
   * At most 60 characters.
   */
  documentNumber: string | null;
  /**
   * Given names of the holder; null if they could not be read.
   *
   * At most 200 characters.
   */
  firstName: string | null;
  /**
   * Family names of the holder; null if they could not be read.
   *
   * At most 200 characters.
   */
  lastName: string | null;
  /**
   * Full name of the holder; null if it could not be read.
   *
   * At most 400 characters.
   */
  fullName: string | null;
  /**
   * Date of birth of the holder; null if it could not be read.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth: string | null;
  /**
   * Gender on the document: `female`, `male` or `other`; null if it could not be read.
   *
   * At most 10 characters.
   */
  gender: string | null;
  /**
   * Nationality of the holder as an alpha-2 code in lower case; null if it could not be read.
   *
   * At most 2 characters.
   */
  nationality: string | null;
  /**
   * Country that issued the document, as an alpha-2 code in lower case; null if it could not be read.
   *
   * At most 2 characters.
   */
  issuingCountry: string | null;
  /**
   * Date of issue; null if it could not be read.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  issueDate: string | null;
  /**
   * Last day on which the document is valid; null if it could not be read.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  expiryDate: string | null;
  /**
   * Address of the holder in one line; null if it could not be read.
   *
   * At most 400 characters.
   */
  address: string | null;
  mrz: MachineReadableZone;
  /**
   * Address of the holder's portrait, valid for one hour, relative to the root of this server. Null if no portrait was cut out, and in the repeated reply to the same `Idempotency-Key`.
   *
   * At most 500 characters.
   */
  portraitUrl: string | null;
}

/** The result of an identity-document check. */
export interface DocumentCheckReply {
  /** Always true. */
  ok: true;
  check: DocumentCheck;
}

/** Type of the identity document. */
export type DocumentType = "passport" | "id_card" | "driver_license" | "residence_permit" | "visa";

/** Type of the subject. A subject is compared with entries of the same type and with entries whose type the list does not state. */
export type EntityType = "person" | "company" | "vessel" | "aircraft";

/** Environment of the record. `test` records are created with test keys and are never mixed with `live` records. */
export type Environment = "live" | "test";

/** Numbers of erased records, by kind. */
export interface ErasedRecords {
  sessions: Count;
  screenings: Count;
  companyChecks: Count;
  faces: Count;
}

/** One error in the request, with its location. */
export interface ErrorDetail {
  /**
   * Location of the error, such as `body.features.0` or `query.limit`.
   *
   * At most 500 characters.
   */
  path: string;
  /**
   * Kind of error, such as `unknown_field` or `validation_failed`. New kinds may be added.
   *
   * At most 64 characters.
   */
  code: string;
  /**
   * Human-readable description of the error.
   *
   * At most 1000 characters.
   */
  message: string;
}

/** The error that ended the request. */
export interface ErrorInfo {
  code: ErrorCode;
  /**
   * Human-readable description of the error, in English or Spanish as `Accept-Language` requests.
   *
   * At most 1000 characters.
   */
  message: string;
  /**
   * Id of the request in the log of the server. The header `X-Request-Id` carries it too.
   *
   * At most 128 characters.
   */
  requestId: string;
  /** True if the same request may succeed later without a change. */
  retryable: boolean;
  /**
   * Address of the documentation of errors, relative to this server.
   *
   * At most 300 characters.
   */
  docs: string;
  /**
   * Statuses to which the session can move from its current status. Present only with `invalid_transition`.
   *
   * At most 20 items.
   */
  allowed?: string[];
  /**
   * Time from which all records of the request can be erased. Present only with `kept_by_law`.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  erasableFrom?: string;
  /**
   * The individual errors in the request.
   *
   * At most 100 items.
   */
  details?: ErrorDetail[];
}

/** Reply to every request that fails. */
export interface ErrorReply {
  /** Always false. */
  ok: false;
  error: ErrorInfo;
}

/** Type of event. Most `session.*` events are named after the new status; `session.started` means `in_progress`, `session.completed` means `approved`, and `session.review` means `in_review`. `session.updated` means that a check, a first of two approvals or an opened step changed the session and its status stayed the same. `aml.screened`: a screening has a hit that counts; `aml.hit_added` and `aml.hit_removed`: a repeated screening of a monitored subject found a new hit, or no longer found a known hit; `kyb.completed`: a company check was approved or declined; `kyb.review`: a company check went to review; `kyb.updated`: an import changed a checked company in its register; `face.duplicate_found`: an indexed face is similar to an existing one; `webhook.disabled`: a webhook was disabled. */
export type EventType = "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";

/** An aspect that the check examined, with its result. */
export interface Examined {
  code: ReasonCode;
  /** Result of the aspect. `not_applicable`: it could not be examined, or decides nothing. */
  status: "passed" | "failed" | "warning" | "not_applicable";
  /**
   * Score of the aspect, from 0 to 100; null if it has none.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * Human-readable details in the language of the request; null if there are none.
   *
   * At most 500 characters.
   */
  details: string | null;
}

/** Data that the person has stated. Documents and registers are compared with it. */
export interface Expected {
  /**
   * Given names; null if not known.
   *
   * At most 100 characters.
   */
  firstName?: string | null | undefined;
  /**
   * Family names; null if not known.
   *
   * At most 100 characters.
   */
  lastName?: string | null | undefined;
  /**
   * Date of birth; null if not known.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth?: string | null | undefined;
  /**
   * Nationality as an ISO 3166-1 alpha-2 code in lower case; null if not known.
   *
   * At most 2 characters.
   */
  nationality?: string | null | undefined;
  /**
   * Number of the identity document; null if not known.
   *
   * At most 60 characters.
   */
  documentNumber?: string | null | undefined;
  /**
   * Address in one line; null if not known.
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
   * Collection that holds the face.
   *
   * At most 60 characters.
   */
  collection: string;
  /**
   * The caller's own id of the person; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Session that the face belongs to and is erased with; null if it belongs to none.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /** True if the face is on the blocklist. */
  blocklisted: boolean;
  /**
   * Face model that created the template. Templates of different models are never compared.
   *
   * At most 60 characters.
   */
  model: string;
  createdAt: Instant;
}

/** Position of a face in an image. Coordinates and sizes are fractions of the width and height of the image, measured from the top left corner. */
export interface FaceBox {
  /**
   * Left edge of the face, as a fraction of the image width.
   *
   * -1 to 2.
   */
  x: number;
  /**
   * Top edge of the face, as a fraction of the image height.
   *
   * -1 to 2.
   */
  y: number;
  /**
   * Width of the face, as a fraction of the image width.
   *
   * -1 to 2.
   */
  width: number;
  /**
   * Height of the face, as a fraction of the image height.
   *
   * -1 to 2.
   */
  height: number;
  /**
   * Confidence that this is a face, from 0 to 100.
   *
   * 0 to 100.
   */
  confidence: number;
}

/**
 * Faces found in the image.
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

/** An indexed face and its duplicates. */
export interface FaceIndexReply {
  /** Always true. */
  ok: true;
  face: Face;
  duplicates: FaceSimilarities;
}

/** Result of a face comparison. */
export interface FaceMatchCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Session that the check belongs to; null for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * Similarity of the two faces, from 0 to 100; null if they could not be compared.
   *
   * 0 to 100.
   */
  score: number | null;
  /** True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
  retryable: boolean;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  facts: CheckFacts;
  createdAt: Instant;
  faces: FaceBoxes;
  refFaces: FaceBoxes;
  /** Origin of the reference image. `upload`: sent with the request; `document`: taken from the session's identity document. */
  reference: "upload" | "document";
  quality: ImageQuality;
}

/** The result of a face comparison. */
export interface FaceMatchCheckReply {
  /** Always true. */
  ok: true;
  check: FaceMatchCheck;
}

/** The result of a face search. */
export interface FaceSearchReply {
  /** Always true. */
  ok: true;
  matches: FaceSimilarities;
  searched: Count;
  /**
   * Lowest similarity of a match, from 0 to 100.
   *
   * 0 to 100.
   */
  threshold: number;
  /**
   * Collection that was searched.
   *
   * At most 60 characters.
   */
  collection: string;
  engine: CheckEngine;
}

/**
 * Similar faces, most similar first.
 *
 * At most 100 items.
 */
export type FaceSimilarities = FaceSimilarity[];

/** An indexed face that is similar to the face of the request. */
export interface FaceSimilarity {
  /**
   * The face's id.
   *
   * At most 31 characters.
   */
  faceId: string;
  /**
   * The caller's own id of the person; null if the face has none.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Session that the face belongs to; null if it belongs to none.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /**
   * Similarity of the two faces, from 0 to 100.
   *
   * 0 to 100.
   */
  similarity: number;
  /** True if the face is on the blocklist. */
  blocklisted: boolean;
}

/** How a fact is known. `claimed`: the caller or the person stated it; `read`: an engine read it from a picture; `confirmed`: an independent source agrees, such as a register. */
export type FactSource = "claimed" | "read" | "confirmed";

/** Kind of verification. `id`: identity document; `liveness`: the person is alive and present; `face_match`: selfie and document show the same person; `age`: estimated age; `poa`: proof of address; `database_validation`: identity number in a register; `aml`: screening against watchlists. */
export type Feature = "id" | "liveness" | "face_match" | "age" | "poa" | "database_validation" | "aml";

/**
 * Features to run, in display order.
 *
 * 1 to 7 items.
 */
export type FeatureChoice = readonly (Feature | (string & {}))[];

/**
 * Features of the session or workflow, in display order.
 *
 * 1 to 7 items.
 */
export type Features = Feature[];

/** The first of two required approvals. A new check and every decision other than the second approval remove it. After the second approval it remains for as long as the session is approved. */
export interface FirstApproval {
  actor: Actor;
  /**
   * Human-readable reason; null if none was given.
   *
   * At most 500 characters.
   */
  reason: string | null;
  /**
   * Note for other reviewers; null if there is none.
   *
   * At most 2000 characters.
   */
  comment: string | null;
  at: Instant;
}

/** Direction of the head, as the person sees it. */
export type HeadTurn = "left" | "right" | "up";

/** A change of the status of a session. */
export interface HistoryEntry {
  /**
   * Status before the change; null for the first entry.
   *
   * At most 40 characters.
   */
  from: string | null;
  to: SessionStatus;
  actor: Actor;
  /**
   * Human-readable reason; null if none was given.
   *
   * At most 500 characters.
   */
  reason: string | null;
  at: Instant;
}

/** A watchlist entry whose score reaches the threshold, with the explanation of the score. */
export interface Hit {
  /**
   * The hit's id. The same watchlist entry has the same id in every screening.
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
   * Id of the watchlist.
   *
   * At most 40 characters.
   */
  list: string;
  /**
   * Version of the watchlist in which the entry was found.
   *
   * At most 64 characters.
   */
  listVersion: string;
  /**
   * Main name of the entry on the list.
   *
   * At most 300 characters.
   */
  caption: string;
  /**
   * Name of the entry that is most similar to the screened name.
   *
   * At most 300 characters.
   */
  matchedName: string;
  /** Kind of the matched name. `primary`: the main name; `alias`: another name; `weak`: an alias that is too common or vague to identify the entry. */
  matchedNameKind: "primary" | "alias" | "weak";
  /**
   * Score of the match, from 0 to 100. Data that are only claimed or read do not lower it, and no data lower it below the threshold if the name is equal to a main name or alias of the entry.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Order of the hit for reviewers, from 0 to 100: the score less the points of all data that differ.
   *
   * 0 to 100.
   */
  priority: number;
  /**
   * Comparison of the two names, part by part.
   *
   * At most 1000 items.
   */
  breakdown: HitPart[];
  /**
   * Facts other than the name that were compared with the entry.
   *
   * At most 20 items.
   */
  modifiers: HitModifier[];
  /**
   * Reasons for the listing, such as `sanction` or `crime`.
   *
   * At most 1000 items.
   */
  topics: string[];
  /**
   * Sanctions programs that the entry is listed under.
   *
   * At most 1000 items.
   */
  programs: string[];
  reviewStatus: ReviewStatus;
  firstSeen: Instant;
  lastSeen: Instant;
  entry?: HitEntry;
}

/** Decision of a reviewer on a hit. */
export interface HitDecision {
  decision: ReviewStatus;
  /**
   * Reason for the decision. Required unless the decision is `pending`.
   *
   * 1 to 500 characters.
   */
  reason?: string | undefined;
}

/** A decision of a reviewer about the subject. Records are never changed. */
export interface HitDecisionRecord {
  decision: ReviewStatus;
  /**
   * Reason for the decision; null if a decision was withdrawn without a reason.
   *
   * At most 500 characters.
   */
  reason: string | null;
  /**
   * Id of the user or key that decided.
   *
   * At most 64 characters.
   */
  decidedBy: string;
  decidedAt: Instant;
  /**
   * Screening in which the hit was decided; null in records of early versions of the server.
   *
   * At most 30 characters.
   */
  screeningId: string | null;
  /**
   * Id of the hit; null in records of early versions of the server.
   *
   * At most 28 characters.
   */
  hitId: string | null;
  /**
   * Id of the watchlist.
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
   * Version of the watchlist at the time of the decision; null in records of early versions of the server.
   *
   * At most 64 characters.
   */
  listVersion: string | null;
  /**
   * Hash of the data of the entry at the time of the decision.
   *
   * At most 64 characters.
   */
  entryHash: string;
  /**
   * Score of the hit at the time of the decision; null in records of early versions of the server.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * Comparison of the two names, part by part.
   *
   * At most 1000 items.
   */
  breakdown: HitPart[];
  /**
   * Facts other than the name that were compared with the entry.
   *
   * At most 20 items.
   */
  modifiers: HitModifier[];
}

/** Data of the watchlist entry in the current version of the list, at most 100 values per field. Null if the list no longer holds the entry. */
export type HitEntry = {
  /** Type of the entry; `other` if the list does not state one of the other types. */
  type: "person" | "company" | "vessel" | "aircraft" | "other";
  /**
   * Names of the entry, weak ones last.
   *
   * At most 100 items.
   */
  names: HitEntryName[];
  /**
   * Dates of birth: a day, a month, a year, or a range such as `1958/1962`.
   *
   * At most 100 items.
   */
  birthDates: string[];
  /**
   * Places of birth as the list writes them.
   *
   * At most 100 items.
   */
  birthPlaces: string[];
  /**
   * Countries as alpha-2 codes in lower case, or as the list writes them.
   *
   * At most 100 items.
   */
  countries: string[];
  /** Gender of the person; null if the list does not state it. */
  gender: "male" | "female" | null;
  /**
   * Documents of the entry.
   *
   * At most 100 items.
   */
  documents: HitEntryDocument[];
  /**
   * Sanctions programs that the entry is listed under.
   *
   * At most 100 items.
   */
  programs: string[];
  /**
   * Reasons for the listing, such as `sanction` or `crime`.
   *
   * At most 100 items.
   */
  topics: string[];
  /**
   * Further remarks of the list, cut to 5,000 characters.
   *
   * At most 5000 characters.
   */
  remarks: string;
  /** True if the list has changed the entry since the hit was found. */
  changed: boolean;
} | null;

/** A document of a watchlist entry. */
export interface HitEntryDocument {
  /**
   * Type of the document in the words of the list; null if the list does not state it.
   *
   * At most 200 characters.
   */
  type: string | null;
  /**
   * Number of the document.
   *
   * At most 200 characters.
   */
  number: string;
  /**
   * Country as an alpha-2 code in lower case, or as the list writes it; null if the list does not state it.
   *
   * At most 100 characters.
   */
  country: string | null;
}

/** A name of a watchlist entry. */
export interface HitEntryName {
  /**
   * The name as the list writes it.
   *
   * At most 300 characters.
   */
  text: string;
  /** Kind of the name. A `weak` name is too common or vague to identify the entry, as the list itself states. */
  kind: "primary" | "alias" | "weak";
}

/** A fact other than the name that was compared with the entry. */
export interface HitModifier {
  /**
   * The fact that was compared. `birthDayFlipped` means that day and month are swapped.
   *
   * At most 40 characters.
   */
  kind: "birthYear" | "birthDay" | "birthDayFlipped" | "country" | "gender" | "documentEqual" | "documentDifferent" | "leiEqual" | "registrationEqual" | (string & {});
  /**
   * Points added, negative if the fact differs: to `priority`, and to the score too if the fact is confirmed. For equal numbers, the lowest value that both can have.
   *
   * -100 to 100.
   */
  points: number;
  source: FactSource;
}

/** One comparison between a part of the screened name and a part of the listed name. */
export interface HitPart {
  /**
   * Part of the screened name; empty if the part stands only in the listed name.
   *
   * At most 1000 characters.
   */
  queryPart: string;
  /**
   * Part of the listed name; empty if the part stands only in the screened name.
   *
   * At most 1000 characters.
   */
  listPart: string;
  /**
   * How the two parts relate. `exact`: the same word; `variant`: known forms of one name; `skeleton`: the same consonants; `edit`: different spelling; `initial`: an initial and a word; `joined`: one word against several; `form`: legal forms; `whole`: the names compared as a whole; `conflict`: two different words; `leftover`: a word of one name only; `order`: parent and child are swapped.
   *
   * At most 20 characters.
   */
  kind: "exact" | "variant" | "skeleton" | "edit" | "initial" | "joined" | "form" | "whole" | "conflict" | "leftover" | "order" | (string & {});
  /**
   * Similarity of the two parts, from 0 to 1.
   *
   * 0 to 1.
   */
  score: number;
  /**
   * Weight of this part in the score of the name.
   *
   * 0 to 1000.
   */
  weight: number;
}

/** Result of an identity-number check. */
export interface IdentityCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Session that the check belongs to; null for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * Score of the engine, from 0 to 100; null if there is none. For an imported register, the similarity of the two names.
   *
   * 0 to 100.
   */
  score: number | null;
  /** True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
  retryable: boolean;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  facts: CheckFacts;
  createdAt: Instant;
  /** Overall result. `full_match`: name and number match; `partial_match`: the number matches, but the name matches in part or was not sent; `no_match`: a value differs, or the number is invalid; `not_found`: no register holds the number; `checksum_only`: there is no register for this type of number, so only format and check digit were checked. */
  matchType: "full_match" | "partial_match" | "no_match" | "not_found" | "checksum_only";
  validations: Validations;
  /**
   * Register that was consulted; null if there was none.
   *
   * At most 100 characters.
   */
  source: string | null;
  /**
   * The identity number, without separators.
   *
   * At most 60 characters.
   */
  idNumber: string;
  country: CountryCode;
}

/** The result of an identity-number check. */
export interface IdentityCheckReply {
  /** Always true. */
  ok: true;
  check: IdentityCheck;
}

/** Identity number to validate. */
export interface IdentityInput {
  /**
   * Identity number, with or without separators.
   *
   * 1 to 60 characters.
   */
  idNumber: string;
  country: CountryCode;
  /**
   * Name of the type of number in its country, such as `cedula`. If absent, any type of number of the country.
   *
   * 1 to 40 characters.
   */
  documentType?: string | undefined;
  /**
   * Given names of the person.
   *
   * 1 to 100 characters.
   */
  firstName?: string | undefined;
  /**
   * Family names of the person.
   *
   * 1 to 100 characters.
   */
  lastName?: string | undefined;
  /**
   * Date of birth of the person.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth?: string | undefined;
  /**
   * Session that the check belongs to; without it, the check belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

/** Measured quality of an image. */
export interface ImageQuality {
  /**
   * Sharpness from 0 to 100; null if it was not measured.
   *
   * 0 to 100.
   */
  sharpness: number | null;
  /**
   * Brightness from 0 (black) to 100 (white); null if it was not measured.
   *
   * 0 to 100.
   */
  brightness: number | null;
}

/** Origin of an imported session; null if the session was not imported. */
export type ImportOrigin = {
  /**
   * Id of the session at the company that shared it.
   *
   * At most 30 characters.
   */
  sessionId: string;
  at: Instant;
} | null;

/** A register in its current version. */
export interface ImportedRegister {
  /**
   * Id of the register.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * Version of the register: the date of its last import and the first characters of its content hash.
   *
   * At most 64 characters.
   */
  version: string;
  /**
   * Number of companies or people in the register.
   *
   * At least 0.
   */
  entries: number;
  importedAt: Instant;
}

/**
 * Date and time in RFC 3339 format, in UTC.
 *
 * An instant, RFC 3339. At most 40 characters.
 */
export type Instant = string;

/** A record that the retention of the company still demands. */
export interface KeptRecord {
  kind: RecordKind;
  /**
   * Id of the record.
   *
   * At most 64 characters.
   */
  id: string;
  erasableFrom: Instant;
}

/** An API key, without its value. */
export interface Key {
  /**
   * The key's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Human-readable name or purpose of the key.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * First characters of the value.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * Last four characters of the value.
   *
   * At most 4 characters.
   */
  last4: string;
  /**
   * Scopes of the key.
   *
   * At most 40 items.
   */
  scopes: Scope[];
  /**
   * IP addresses and CIDR ranges from which the key can be used; any address if empty.
   *
   * At most 50 items.
   */
  allowedIps: string[];
  environment: Environment;
  /** Whether the key can be used. An `expired` key can still be revoked. */
  status: "active" | "expired" | "revoked";
  /**
   * Time from which the key is refused; null if it never expires.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /**
   * Time of the last use, to the second; null if the key was never used.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
  /**
   * IP address of the last use; null if the key was never used.
   *
   * At most 64 characters.
   */
  lastUsedIp: string | null;
  createdAt: Instant;
  /**
   * Time at which the key was revoked; null if it is not revoked.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * Id of the key that this key replaces; null if it replaces none.
   *
   * At most 30 characters.
   */
  replacesId: string | null;
  /**
   * Id of the key that replaces this one; null if it was not replaced.
   *
   * At most 30 characters.
   */
  replacedById: string | null;
  /**
   * Id of the key that created this key; null if a person or the operator created it.
   *
   * At most 30 characters.
   */
  parentId: string | null;
  /**
   * Name of the person, key or operator that created the key, at that time; null if not known.
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
   * Value of the key, to be sent as `X-API-Key`.
   *
   * At most 100 characters.
   */
  key: string;
  apiKey: Key;
}

/** API key to create. */
export interface KeyInput {
  /**
   * Human-readable name or purpose of the key.
   *
   * 1 to 100 characters. Default `"Key"`.
   */
  name?: string | undefined;
  /**
   * Scopes of the key. If absent, all scopes that the caller can grant.
   *
   * 1 to 40 items.
   */
  scopes?: readonly Scope[] | undefined;
  /**
   * IP addresses and CIDR ranges from which the key can be used; any address if empty. If a key makes the request, its own addresses apply when this is empty or absent, and other addresses must lie within them.
   *
   * At most 50 items.
   */
  allowedIps?: readonly string[] | undefined;
  environment?: Environment | undefined;
  /**
   * Time from which the key is refused; null if it never expires. If a key makes the request, its own expiry applies when this is absent, and a later one is refused.
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
   * Keys on this page, newest first.
   *
   * At most 100 items.
   */
  keys: Key[];
  total: Total;
  nextCursor: NextCursor;
}

/** A revoked key. */
export interface KeyReply {
  /** Always true. */
  ok: true;
  apiKey: Key;
  /**
   * Ids of the keys that were created with it, directly or indirectly, and were revoked together with it.
   *
   * At most 100000 items.
   */
  alsoRevoked: string[];
}

/** Options for the replacement of a key. */
export interface KeyRotation {
  /**
   * Minutes for which the old key still works, at most one week.
   *
   * 0 to 10080. Default `0`.
   */
  overlapMinutes?: number | undefined;
  /**
   * Time from which the new key is refused; null if it never expires. If absent, the expiry of the old key.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt?: string | null | undefined;
}

/** Requests of a key by day. */
export interface KeyUsage {
  /**
   * The key's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Human-readable name or purpose of the key.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * Time zone in which days are counted: always UTC.
   *
   * At most 64 characters.
   */
  timeZone: string;
  /**
   * First day of the range.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateFrom: string;
  /**
   * Last day of the range.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateTo: string;
  totals: KeyUsageCounts;
  /**
   * Each day of the range, oldest first.
   *
   * At most 366 items.
   */
  days: KeyUsageDay[];
}

/** Numbers of requests of a key. */
export interface KeyUsageCounts {
  /**
   * All requests for which the key was accepted, including refused and failed ones.
   *
   * At least 0.
   */
  requests: number;
  /**
   * Requests with a reply of the statuses 400 to 499, such as 403 for a permission that the key lacks.
   *
   * At least 0.
   */
  refused: number;
  /**
   * Requests with a reply of the statuses 500 to 599.
   *
   * At least 0.
   */
  failed: number;
}

/** Requests of a key on one day. */
export interface KeyUsageDay {
  /**
   * Calendar day, `YYYY-MM-DD`, in the time zone of the report.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  day: string;
  /**
   * All requests for which the key was accepted, including refused and failed ones.
   *
   * At least 0.
   */
  requests: number;
  /**
   * Requests with a reply of the statuses 400 to 499, such as 403 for a permission that the key lacks.
   *
   * At least 0.
   */
  refused: number;
  /**
   * Requests with a reply of the statuses 500 to 599.
   *
   * At least 0.
   */
  failed: number;
}

/** The usage of a key. */
export interface KeyUsageReply {
  /** Always true. */
  ok: true;
  usage: KeyUsage;
}

/** Result of a company check. */
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
   * Name of the company in the request.
   *
   * At most 300 characters.
   */
  companyName: string;
  country: CountryCode;
  /**
   * Registration number in the request; null if none was sent.
   *
   * At most 60 characters.
   */
  registrationNumber: string | null;
  /**
   * Legal Entity Identifier in the request; null if none was sent.
   *
   * At most 20 characters.
   */
  lei: string | null;
  /**
   * The caller's own id of the company; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Similarity of the requested and the registered name, from 0 to 100; null if the company was not found.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  /**
   * Lowest similarity of the two names that the check accepted.
   *
   * 0 to 100.
   */
  threshold: number;
  /**
   * Version of the record. It increases with every change.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  company: RegisteredCompany;
  /**
   * Imported registers that hold companies of the country.
   *
   * At most 100 items.
   */
  registers: VersionedSource[];
  /** Change of the company in the register since the check: `changed` or `removed`; null if there was none. */
  registerChange: ("changed" | "removed") | null;
  /**
   * People of the company, with the results of their screening.
   *
   * At most 50 items.
   */
  people: KybPersonResult[];
  aml: KybScreening;
  facts: CheckFacts;
}

/** A watchlist entry that matches the company or one of its people. */
export interface KybHit {
  /**
   * Name of the company or person that the hit is about.
   *
   * At most 300 characters.
   */
  subject: string;
  /**
   * The entry's id on the list.
   *
   * At most 200 characters.
   */
  entityId: string;
  /**
   * Id of the watchlist.
   *
   * At most 40 characters.
   */
  list: string;
  /**
   * Version of the watchlist.
   *
   * At most 64 characters.
   */
  listVersion: string;
  /**
   * Main name of the entry on the list.
   *
   * At most 500 characters.
   */
  caption: string;
  /**
   * Name of the entry that is most similar to the screened name.
   *
   * At most 300 characters.
   */
  matchedName: string;
  /** Kind of the matched name. `weak`: an alias that is too common or vague to identify the entry. */
  matchedNameKind: "primary" | "alias" | "weak";
  /** How the equal number is known, for a hit by a number; otherwise `claimed`. */
  source: FactSource;
  /**
   * Score of the match, from 0 to 100.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Reasons for the listing, such as `sanction` or `crime`.
   *
   * At most 50 items.
   */
  topics: string[];
  /**
   * Sanctions programs that the entry is listed under.
   *
   * At most 50 items.
   */
  programs: string[];
}

/** Company to check. */
export interface KybInput {
  /**
   * Name of the company, with or without its legal form.
   *
   * 1 to 300 characters.
   */
  companyName: string;
  country: CountryCode;
  /**
   * Number of the company in the register, with or without separators.
   *
   * 1 to 60 characters.
   */
  registrationNumber?: string | undefined;
  /**
   * Legal Entity Identifier (ISO 17442) of the company.
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
   * Owners and managers of the company, to be screened with it.
   *
   * At most 50 items.
   */
  people?: readonly KybPerson[] | undefined;
  /**
   * Lowest similarity of the two names, from 50 to 100. A lower similarity goes to review.
   *
   * 50 to 100. Default `85`.
   */
  threshold?: number | undefined;
}

/** A company check, as lists return it. */
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
   * Name of the company in the request.
   *
   * At most 300 characters.
   */
  companyName: string;
  country: CountryCode;
  /**
   * Registration number in the request; null if none was sent.
   *
   * At most 60 characters.
   */
  registrationNumber: string | null;
  /**
   * Legal Entity Identifier in the request; null if none was sent.
   *
   * At most 20 characters.
   */
  lei: string | null;
  /**
   * The caller's own id of the company; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Similarity of the requested and the registered name, from 0 to 100; null if the company was not found.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  /**
   * Lowest similarity of the two names that the check accepted.
   *
   * 0 to 100.
   */
  threshold: number;
  /**
   * Version of the record. It increases with every change.
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
   * Company checks on this page, newest first.
   *
   * At most 100 items.
   */
  checks: KybItem[];
  total: Total;
  nextCursor: NextCursor;
}

/** A person who owns or manages the company. */
export interface KybPerson {
  /**
   * Full name of the person.
   *
   * 1 to 200 characters.
   */
  fullName: string;
  /**
   * Role of the person in the company, such as `director`.
   *
   * 1 to 60 characters.
   */
  role: string;
  /**
   * Date of birth of the person.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth?: string | undefined;
}

/** Result of screening one person of the company. */
export interface KybPersonResult {
  /**
   * Full name of the person.
   *
   * At most 200 characters.
   */
  fullName: string;
  /**
   * Role of the person in the company.
   *
   * At most 60 characters.
   */
  role: string;
  /**
   * Date of birth of the person; null if none was sent.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateOfBirth: string | null;
  /** True if there is a watchlist hit for the person. */
  match: boolean;
  /**
   * Score of the best hit, from 0 to 100; 0 if there is none.
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

/** Result of screening the company and its people against the watchlists. */
export interface KybScreening {
  /** True if there is a hit. */
  match: boolean;
  /**
   * Score of the best hit, from 0 to 100; 0 if there is none.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Hits by score, highest first.
   *
   * At most 500 items.
   */
  hits: KybHit[];
  /**
   * Watchlists that were consulted.
   *
   * At most 200 items.
   */
  lists: VersionedSource[];
}

/** A decision on a hit in a file of screenings. */
export interface ListedDecision {
  decision: ReviewStatus;
  /**
   * Reason for the decision; null if a decision was withdrawn without a reason.
   *
   * At most 500 characters.
   */
  reason: string | null;
  /**
   * Id of the user or key that decided.
   *
   * At most 64 characters.
   */
  decidedBy: string;
  decidedAt: Instant;
  /**
   * Id of the watchlist.
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
}

/** A hit in a file of screenings. */
export interface ListedHit {
  /**
   * Id of the watchlist.
   *
   * At most 40 characters.
   */
  list: string;
  /**
   * Version of the watchlist in which the entry was found.
   *
   * At most 64 characters.
   */
  listVersion: string;
  /**
   * The entry's id on the list.
   *
   * At most 200 characters.
   */
  entityId: string;
  /**
   * Name of the entry that is most similar to the screened name.
   *
   * At most 300 characters.
   */
  matchedName: string;
  /**
   * Score of the match, from 0 to 100.
   *
   * 0 to 100.
   */
  score: number;
  reviewStatus: ReviewStatus;
}

/** Head turns that the person must make. */
export interface LivenessChallenge {
  /**
   * Token to send with the images. It can be used once.
   *
   * At most 100 characters.
   */
  token: string;
  /**
   * Turns to make, in this order. Two consecutive turns always differ.
   *
   * 3 to 6 items.
   */
  turns: HeadTurn[];
  /**
   * Session that the challenge is for; null for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  expiresAt: Instant;
}

/** Options of the challenge. */
export interface LivenessChallengeInput {
  /**
   * Session that will be checked; without it, the challenge is for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

/** A liveness challenge. */
export interface LivenessChallengeReply {
  /** Always true. */
  ok: true;
  challenge: LivenessChallenge;
}

/** Result of a liveness challenge. */
export interface LivenessChallengeResult {
  /** True if every turn passed and the challenge has no fault. */
  passed: boolean;
  /**
   * Result of each turn, in the requested order; empty if the engine did not examine the frames.
   *
   * At most 6 items.
   */
  turns: SeenTurn[];
}

/** Result of a liveness check. */
export interface LivenessCheck {
  /**
   * The check's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Session that the check belongs to; null for a check without a session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  session: CheckSession;
  type: Feature;
  status: CheckStatus;
  /**
   * Score of the check, from 0 to 100: with a challenge, the percentage of turns that passed; otherwise the score of the engine. Null if there is no score.
   *
   * 0 to 100.
   */
  score: number | null;
  /** True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
  retryable: boolean;
  /**
   * Findings of the check: faults that led to its status, and further information.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  /**
   * Aspects that the check examined, each with its result.
   *
   * At most 100 items.
   */
  checks: Examined[];
  thresholds: Thresholds;
  engine: CheckEngine;
  facts: CheckFacts;
  createdAt: Instant;
  /**
   * Method of the check: `passive` for one image, `active` for a challenge, `none` if the engine did not examine the image.
   *
   * At most 40 characters.
   */
  method: string;
  /** True if a laboratory has certified the engine against presentation attacks. */
  certified: boolean;
  challenge: LivenessChallengeResult | null;
  faces: FaceBoxes;
  quality: ImageQuality;
}

/** The result of a liveness check. */
export interface LivenessCheckReply {
  /** Always true. */
  ok: true;
  check: LivenessCheck;
}

/** Machine-readable zone (MRZ) of the document; null if none was read. */
export type MachineReadableZone = {
  /**
   * Lines of the zone as read, from top to bottom.
   *
   * At most 3 items.
   */
  lines: string[];
  /** True if all check digits are correct. */
  valid: boolean;
  /**
   * Result of each check digit.
   *
   * At most 20 items.
   */
  checks: Examined[];
} | null;

/** The caller's own keys and values: at most 50 keys of up to 40 characters, with text values of up to 500 characters. */
export type Metadata = Record<string, unknown>;

/**
 * Cursor of the next page, to send as `after`; null on the last page.
 *
 * At most 600 characters.
 */
export type NextCursor = string | null;

/** An address as read from the document. Parts that could not be read are null. */
export interface PostalAddress {
  /**
   * The address as printed.
   *
   * At most 400 characters.
   */
  raw: string | null;
  /**
   * The address in one line.
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
   * Further address line, such as a floor or apartment.
   *
   * At most 200 characters.
   */
  street2: string | null;
  /**
   * City or town.
   *
   * At most 100 characters.
   */
  city: string | null;
  /**
   * Province or state.
   *
   * At most 100 characters.
   */
  region: string | null;
  /**
   * Postal code.
   *
   * At most 20 characters.
   */
  postalCode: string | null;
  /**
   * Country as an alpha-2 code in lower case.
   *
   * At most 2 characters.
   */
  country: string | null;
}

/**
 * Date on which the list was published; null if not known.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type PublicationDay = string | null;

/**
 * Machine-readable code in upper case, such as `DOCUMENT_EXPIRED`.
 *
 * 2 to 64 characters.
 */
export type ReasonCode = string;

/** Kind of a record that can be erased. `check` is a check made without a session. */
export type RecordKind = "session" | "screening" | "company_check" | "check";

/**
 * Country as an alpha-2 code in lower case. For `plain`, the country of all rows; required for people, and for companies without a column `country`. For `gleif`, only companies of this country are imported. For `dgii`, only `do` is accepted.
 *
 * Exactly 2 characters.
 */
export type RegisterCountry = string;

/**
 * Id of the register on this server, such as `dgii`.
 *
 * 1 to 40 characters.
 */
export type RegisterId = string;

/** The register after the import, and the changes of the import. */
export interface RegisterImportReply {
  /** Always true. */
  ok: true;
  /** True if the file is the same as in the last import, so that nothing was imported. */
  unchanged: boolean;
  register: ImportedRegister;
  added: Count;
  changed: Count;
  removed: Count;
  /**
   * Number of rows that were not imported, such as companies of another country.
   *
   * At least 0.
   */
  skipped: number;
}

/** The register is removed. */
export interface RegisterRemovedReply {
  /** Always true. */
  ok: true;
  register: RemovedList;
}

/**
 * Whether the import may remove more than half of the entries. If false, such an import is refused as a mistake.
 *
 * Default `false`.
 */
export type RegisterShrink = boolean;

/** Data of the company in the register; null if the company was not found. */
export type RegisteredCompany = {
  /**
   * Id of the register.
   *
   * At most 40 characters.
   */
  register: string;
  /**
   * Version of the register.
   *
   * At most 64 characters.
   */
  registerVersion: string;
  /**
   * Registered name of the company.
   *
   * At most 500 characters.
   */
  name: string;
  /**
   * Registration number; null if the register holds none.
   *
   * At most 100 characters.
   */
  registrationNumber: string | null;
  /**
   * Legal Entity Identifier; null if the register holds none.
   *
   * At most 20 characters.
   */
  lei: string | null;
  country: CountryCode;
  /** Whether the company is in business. An `inactive` company is declined if its number or LEI identifies it. */
  status: "active" | "inactive" | "unknown";
  /**
   * Legal form; null if the register holds none.
   *
   * At most 200 characters.
   */
  legalForm: string | null;
  /**
   * Date of incorporation; null if the register holds none.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  incorporatedOn: string | null;
  /**
   * Address in one line; null if the register holds none.
   *
   * At most 500 characters.
   */
  address: string | null;
  /**
   * Similarity of the requested and the registered name, from 0 to 100.
   *
   * 0 to 100.
   */
  nameScore: number;
} | null;

/** The registers of one kind. */
export interface RegistersReply {
  /** Always true. */
  ok: true;
  /**
   * The registers, by id.
   *
   * At most 1000 items.
   */
  registers: ImportedRegister[];
}

/** A list or register that was removed. */
export interface RemovedList {
  /**
   * Id of the list or register.
   *
   * At most 40 characters.
   */
  id: string;
  removed: Count;
  removedAt: Instant;
}

/** Decision of a reviewer on a hit. `pending`: no decision yet; `false_positive`: the entry is not the subject; `true_match`: the entry is the subject. */
export type ReviewStatus = "pending" | "false_positive" | "true_match";

/**
 * Risk of the session after its last check, from 0 to 100; null before the first check. The last check of each step is rated, and the highest rating counts: 90 if declined, 50 if in review, 10 if approved with a warning, otherwise 0. A rating is at least the score of the best watchlist hit, or 100 minus the score of a face match or liveness check that is below the threshold of the workflow. Each further warning that the workflow does not approve adds 5, at most 30 in total.
 *
 * 0 to 100.
 */
export type Risk = number | null;

/**
 * Permission of a key, as `module:action`.
 *
 * At most 64 characters.
 */
export type Scope = "sessions:read" | "sessions:write" | "sessions:decide" | "sessions:delete" | "sessions:share" | "workflows:read" | "workflows:write" | "documents:check" | "biometrics:check" | "aml:screen" | "aml:review" | "kyb:read" | "kyb:check" | "sealed-records:read" | "watchlists:import" | "registers:import" | "webhooks:manage" | "keys:manage" | "exports:run" | (string & {});

/** Subject to screen. The name determines the score. Equal document, registration or LEI numbers raise it. Other data that differs from the entry lowers the score if it is confirmed, and otherwise only `priority`. */
export interface ScreenInput {
  /**
   * Full name of the subject, in any script and any order of words.
   *
   * 1 to 300 characters.
   */
  fullName: string;
  /**
   * Type of the subject.
   *
   * Default `"person"`.
   */
  entityType?: "person" | "company" | "vessel" | "aircraft" | (string & {}) | undefined;
  /**
   * Date of birth of the subject.
   *
   * A day, `YYYY-MM-DD`.
   */
  dateOfBirth?: string | undefined;
  /**
   * Year of birth, if the date is not known.
   *
   * 1800 to 2200.
   */
  yearOfBirth?: number | undefined;
  nationality?: CountryCode | undefined;
  /**
   * Other countries of the subject, such as countries of residence or registration.
   *
   * At most 20 items.
   */
  countries?: readonly CountryCode[] | undefined;
  /** Gender of the subject, as stated in its documents. */
  gender?: "male" | "female" | undefined;
  /**
   * Documents of the subject. A number equal to one of the entry raises the score to 100.
   *
   * At most 20 items.
   */
  documents?: readonly SubjectDocument[] | undefined;
  /**
   * Registration number of a company. A number equal to one of the entry raises the score to at least 95.
   *
   * 1 to 64 characters.
   */
  registrationNumber?: string | undefined;
  /**
   * Legal Entity Identifier (ISO 17442) of a company. An LEI equal to one of the entry raises the score to at least 95.
   *
   * At most 20 characters.
   */
  lei?: string | undefined;
  /**
   * Ids of the watchlists to compare with; all watchlists if absent.
   *
   * 1 to 50 items.
   */
  lists?: readonly string[] | undefined;
  /**
   * Lowest score, from 40 to 100, at which an entry is a hit.
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
   * Session whose step `aml` this screening is.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /** Whether to screen the subject again when a list changes. Defaults to true if `externalId` or `sessionId` is sent, otherwise to false. */
  monitor?: boolean | undefined;
}

/** The result of a screening. */
export interface ScreenReply {
  /** Always true. */
  ok: true;
  /**
   * The screening's id.
   *
   * At most 30 characters.
   */
  id: string;
  /** True if a hit counts. Hits decided as `false_positive` do not count. */
  match: boolean;
  /**
   * Score of the best hit that counts; 0 if there is none.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Hits by `priority`, highest first, including hits decided as `false_positive`.
   *
   * At most 100 items.
   */
  hits: Hit[];
  screenedAt: Instant;
  /**
   * Watchlists that the subject was compared with.
   *
   * At most 1000 items.
   */
  lists: ScreenedList[];
  /**
   * Version of the matching algorithm. It changes whenever the same subject and lists may get another score.
   *
   * At most 40 characters.
   */
  algorithm: string;
  status: ScreeningStatus;
  facts: CheckFacts;
}

/** A watchlist that the subject was compared with, and its version. */
export interface ScreenedList {
  /**
   * Id of the watchlist.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * Version of the list: its publication date if known, and the first characters of its content hash.
   *
   * At most 64 characters.
   */
  version: string;
  entities: Count;
  /**
   * Date on which the list was published; null if not known.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  publishedAt: string | null;
  loadedAt: Instant;
}

/** Data of the subject beside its name, as they were compared with the entries. */
export interface ScreenedSubject {
  /**
   * Date or year of birth; null if none was sent.
   *
   * At most 10 characters.
   */
  birthDate: string | null;
  /**
   * Countries of the subject, nationality first.
   *
   * At most 21 items.
   */
  countries: CountryCode[];
  /** Gender of the subject; null if none was sent. */
  gender: "male" | "female" | null;
  /**
   * Documents of the subject.
   *
   * At most 20 items.
   */
  documents: SubjectDocument[];
  /**
   * Registration number of a company; null if none was sent.
   *
   * At most 64 characters.
   */
  registrationNumber: string | null;
  /**
   * Legal Entity Identifier of a company; null if none was sent.
   *
   * At most 20 characters.
   */
  lei: string | null;
}

/** A screening in its current state. */
export interface Screening {
  /**
   * The screening's id.
   *
   * At most 30 characters.
   */
  id: string;
  /** True if a hit counts. Hits decided as `false_positive` do not count. */
  match: boolean;
  /**
   * Score of the best hit that counts; 0 if there is none.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Hits by `priority`, highest first, including hits decided as `false_positive`.
   *
   * At most 100 items.
   */
  hits: Hit[];
  screenedAt: Instant;
  /**
   * Watchlists that the subject was compared with.
   *
   * At most 1000 items.
   */
  lists: ScreenedList[];
  /**
   * Version of the matching algorithm. It changes whenever the same subject and lists may get another score.
   *
   * At most 40 characters.
   */
  algorithm: string;
  status: ScreeningStatus;
  entityType: EntityType;
  /**
   * Name that was screened.
   *
   * At most 300 characters.
   */
  fullName: string;
  /**
   * The caller's own id of the subject; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Session whose step `aml` the screening is; null if it belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /**
   * Lowest score at which an entry is a hit.
   *
   * 0 to 100.
   */
  threshold: number;
  /** Whether the subject is screened again when a list changes. */
  monitor: boolean;
  /**
   * Version of the screening. It increases with every change.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  facts: CheckFacts;
  /**
   * Decisions of reviewers about the subject, newest first. Only returned by `getScreening`.
   *
   * At most 1000 items.
   */
  decisions?: HitDecisionRecord[];
  /** Only returned by `getScreening`. */
  subject?: ScreenedSubject;
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
   * Screenings on this page, newest first.
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

/** A result of a screening that a later comparison replaced. */
export interface ScreeningResult {
  /**
   * Number of the result, from 1 in the order of the comparisons.
   *
   * 1 to 2147483647.
   */
  number: number;
  /**
   * Version of the screening with this result.
   *
   * 1 to 2147483647.
   */
  version: number;
  status: ScreeningStatus;
  /** True if a hit counted. */
  match: boolean;
  /**
   * Score of the best hit that counted; 0 if there was none.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Hits with the decisions of that time, by `priority`, highest first.
   *
   * At most 100 items.
   */
  hits: Hit[];
  /**
   * Watchlists that the subject was compared with.
   *
   * At most 1000 items.
   */
  lists: ScreenedList[];
  /**
   * Version of the matching algorithm.
   *
   * At most 40 characters.
   */
  algorithm: string;
  screenedAt: Instant;
  replacedAt: Instant;
}

/** A page of earlier results. */
export interface ScreeningResultListReply {
  /** Always true. */
  ok: true;
  /**
   * Results on this page, the last one first.
   *
   * At most 100 items.
   */
  results: ScreeningResult[];
  total: Total;
  nextCursor: NextCursor;
}

/** Result of the screening by the thresholds and actions of the workflow. Hits decided as `false_positive` are ignored. */
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
  /** True if a hit counts. Hits decided as `false_positive` do not count. */
  match: boolean;
  /**
   * Score of the best hit that counts; 0 if there is none.
   *
   * 0 to 100.
   */
  score: number;
  /**
   * Priority of the hit that a reviewer should decide first, from 0 to 100: the highest of the hits that count; 0 if there is none.
   *
   * 0 to 100.
   */
  priority: number;
  hitCount: Count;
  screenedAt: Instant;
  entityType: EntityType;
  /**
   * Name that was screened.
   *
   * At most 300 characters.
   */
  fullName: string;
  /**
   * The caller's own id of the subject; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Session whose step `aml` the screening is; null if it belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId: string | null;
  /**
   * Lowest score at which an entry is a hit.
   *
   * 0 to 100.
   */
  threshold: number;
  /** Whether the subject is screened again when a list changes. */
  monitor: boolean;
  /**
   * Version of the screening. It increases with every change.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  /**
   * Hits by `score`, highest first. Only in files.
   *
   * At most 100 items.
   */
  hits?: ListedHit[];
  /**
   * Decisions of reviewers about the subject, newest first. Only in files.
   *
   * At most 1000 items.
   */
  decisions?: ListedDecision[];
}

/** A watchlist that a screening was compared with last, and its version. */
export interface SealedList {
  /**
   * Id of the watchlist.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * Version of the watchlist.
   *
   * At most 64 characters.
   */
  version: string;
}

/** What remains of an erased record. */
export interface SealedRecord {
  /**
   * Id of the sealed record.
   *
   * At most 31 characters.
   */
  id: string;
  environment: Environment;
  kind: RecordKind;
  /**
   * Id of the erased record.
   *
   * At most 64 characters.
   */
  recordId: string;
  /**
   * Last status of the record, such as `declined`.
   *
   * At most 40 characters.
   */
  status: string;
  /**
   * Time of the last decision on the record; null if it was not decided.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  decidedAt: string | null;
  /**
   * Id of the user or key that decided; null if the system did.
   *
   * At most 64 characters.
   */
  decidedBy: string | null;
  /**
   * Time until which the retention of the company demanded the record; null if it did not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  keptUntil: string | null;
  /**
   * Watchlists of the last comparison; empty for records that are no screenings.
   *
   * At most 1000 items.
   */
  lists: SealedList[];
  /**
   * SHA-256, in hexadecimal, of the record as its operation `get…` answered it in English: as JSON with sorted members and without spaces, without the current entries of watchlists and without images. A copy of the reply proves what was erased.
   *
   * At most 64 characters.
   */
  recordHash: string;
  /** Why the record was erased. `request`: on its own; `subject`: with its subject; `retention`: at the end of its retention. */
  cause: "request" | "subject" | "retention";
  /**
   * Id of the user or key that erased the record; null if its retention had ended.
   *
   * At most 64 characters.
   */
  erasedBy: string | null;
  erasedAt: Instant;
}

/** A page of sealed records. */
export interface SealedRecordListReply {
  /** Always true. */
  ok: true;
  /**
   * Sealed records on this page, the last erased first.
   *
   * At most 100 items.
   */
  sealedRecords: SealedRecord[];
  total: Total;
  nextCursor: NextCursor;
}

/** A sealed record. */
export interface SealedRecordReply {
  /** Always true. */
  ok: true;
  sealedRecord: SealedRecord;
}

/** A requested turn, and the turn that its frame shows. */
export interface SeenTurn {
  asked: HeadTurn;
  /** Direction of the head in the frame; `none` if the head is not turned, null if the direction could not be determined. */
  seen: "left" | "right" | "up" | "none" | null;
  /** True if the frame is a new image that shows the person of the main image, alone, with this turn. */
  passed: boolean;
}

/** Headers of the request, by name in lower case, with text values. */
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
   * Steps of the session with their statuses.
   *
   * At most 7 items.
   */
  steps: SessionStep[];
  /**
   * Workflow of the session.
   *
   * At most 29 characters.
   */
  workflowId: string;
  /**
   * Version of the workflow. It stays the same for the whole session.
   *
   * 1 to 2147483647.
   */
  workflowVersion: number;
  /**
   * The caller's own id of the person; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Address of your site that the capture page links to at the end; null if none was sent.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl: string | null;
  metadata: Metadata;
  /**
   * Language of the person as a BCP 47 tag; null if none was sent.
   *
   * At most 35 characters.
   */
  language: string | null;
  /**
   * Country that issued the identity document, or the expected nationality before a document was read; null if neither is known.
   *
   * At most 2 characters.
   */
  country: string | null;
  /**
   * Machine-readable reasons for the status.
   *
   * At most 50 items.
   */
  reasonCodes: ReasonCode[];
  importedFrom: ImportOrigin;
  claim: Claim | null;
  risk: Risk;
  /**
   * Version of the session. It increases with every change.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * Time of the first input of the person; null before that.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  startedAt: string | null;
  /**
   * Time at which the session was last approved or declined; null before that.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  completedAt: string | null;
  /**
   * Time at which the session expires if the person sends no input, or at which an approval expires; null if no time limit applies.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /**
   * Page on which the person sends document and selfie. Only in the reply to creating a session.
   *
   * At most 2100 characters.
   */
  url?: string;
  /**
   * Token of `url`, for your own page or app: send it as `X-Capture-Token` to `/v1/capture`. Only in the reply to creating a session.
   *
   * At most 100 characters.
   */
  clientToken?: string;
  contact: Contact;
  expected: Expected;
  decision: Decision | null;
  firstApproval: FirstApproval | null;
  consent?: SessionConsent | null;
  /**
   * Checks of the session, oldest first.
   *
   * At most 1000 items.
   */
  checks: CheckSummary[];
  /**
   * Changes of the status, oldest first.
   *
   * At most 1000 items.
   */
  history: HistoryEntry[];
}

/** Options of the claim. */
export interface SessionClaim {
  /**
   * Whether to take the claim from the reviewer who holds it.
   *
   * Default `false`.
   */
  takeOver?: boolean | undefined;
}

/** Consent of the person; null while none was given or the workflow asks for none. */
export interface SessionConsent {
  /** Language of the text that the person accepted. */
  language: "en" | "es";
  /**
   * SHA-256 of the accepted text in hexadecimal. The text is that of `workflowVersion`.
   *
   * Exactly 64 characters.
   */
  version: string;
  acceptedAt: Instant;
}

/** A session with a new link for the person. */
export interface SessionCreatedReply {
  /** Always true. */
  ok: true;
  session: CreatedSession;
}

/** Decision on a session. */
export interface SessionDecision {
  /** Status to set. */
  decision: "approved" | "declined" | "in_review" | "resubmission_requested";
  /**
   * Human-readable reason. It is recorded in the history.
   *
   * 1 to 500 characters.
   */
  reason?: string | undefined;
  /**
   * Machine-readable reasons.
   *
   * At most 20 items.
   */
  reasonCodes?: readonly ReasonCode[] | undefined;
  /**
   * Individual steps to set, each at most once.
   *
   * 1 to 7 items.
   */
  steps?: readonly StepDecision[] | undefined;
  /**
   * Note for other reviewers.
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

/** Share token to import, with options. */
export interface SessionImport {
  /**
   * Token that the sharing company received from `POST /v1/sessions/{id}/share`.
   *
   * At most 100 characters.
   */
  shareToken: string;
  /**
   * Whether to keep the status of the shared session instead of sending the session to review.
   *
   * Default `false`.
   */
  trustReview?: boolean | undefined;
  /**
   * Workflow of the new session; the default workflow if absent.
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

/** Session to create. */
export interface SessionInput {
  features?: FeatureChoice | undefined;
  /**
   * Workflow of the session; the default workflow if absent.
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
   * Address of your site that the capture page links to at the end.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl?: string | undefined;
  metadata?: Metadata | undefined;
  /**
   * Language of the person as a BCP 47 tag. The capture page is Spanish for `es`, otherwise English.
   *
   * At most 35 characters.
   */
  language?: string | undefined;
  /**
   * Seconds until the session expires if the person sends no input; the workflow's `sessionTtlSeconds` if absent.
   *
   * 300 to 31536000.
   */
  expiresIn?: number | undefined;
  contact?: Contact | undefined;
  expected?: Expected | undefined;
}

/** A session, as lists return it. */
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
   * Steps of the session with their statuses.
   *
   * At most 7 items.
   */
  steps: SessionStep[];
  /**
   * Workflow of the session.
   *
   * At most 29 characters.
   */
  workflowId: string;
  /**
   * Version of the workflow. It stays the same for the whole session.
   *
   * 1 to 2147483647.
   */
  workflowVersion: number;
  /**
   * The caller's own id of the person; null if none was sent.
   *
   * At most 200 characters.
   */
  externalId: string | null;
  /**
   * Expected name of the person, given names first; null if none was sent.
   *
   * At most 201 characters.
   */
  subjectName: string | null;
  /**
   * Address of your site that the capture page links to at the end; null if none was sent.
   *
   * A URL. At most 2000 characters.
   */
  callbackUrl: string | null;
  metadata: Metadata;
  /**
   * Language of the person as a BCP 47 tag; null if none was sent.
   *
   * At most 35 characters.
   */
  language: string | null;
  /**
   * Country that issued the identity document, or the expected nationality before a document was read; null if neither is known.
   *
   * At most 2 characters.
   */
  country: string | null;
  /**
   * Machine-readable reasons for the status.
   *
   * At most 50 items.
   */
  reasonCodes: ReasonCode[];
  importedFrom: ImportOrigin;
  claim: Claim | null;
  risk: Risk;
  firstApproval: FirstApproval | null;
  /**
   * Version of the session. It increases with every change.
   *
   * 1 to 2147483647.
   */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * Time of the first input of the person; null before that.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  startedAt: string | null;
  /**
   * Time at which the session was last approved or declined; null before that.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  completedAt: string | null;
  /**
   * Time at which the session expires if the person sends no input, or at which an approval expires; null if no time limit applies.
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
   * Sessions on this page.
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

/** Options of the share token. */
export interface SessionShare {
  /**
   * Seconds until the token expires.
   *
   * 60 to 2592000. Default `86400`.
   */
  expiresIn?: number | undefined;
  /**
   * Code of the only company that may import the session; any company if absent.
   *
   * 1 to 40 characters.
   */
  audience?: string | undefined;
  /**
   * Data to share in addition to the outcome; all of it if absent.
   *
   * At most 3 items.
   */
  fields?: readonly ("contact" | "expected" | "checks")[] | undefined;
}

/** The share token of a session. */
export interface SessionShareReply {
  /** Always true. */
  ok: true;
  /**
   * Token that the other company imports.
   *
   * At most 100 characters.
   */
  shareToken: string;
  expiresAt: Instant;
}

/** Status of the session. `not_started`: no input yet; `in_progress`: the person has sent input; `in_review`: waits for a reviewer; `resubmission_requested`: a reviewer has asked the person to repeat steps; `abandoned`: the time ran out after the person had started; `expired`: the time ran out before that; `kyc_expired`: the approval is no longer valid. `x-states` lists the statuses that can follow each status. */
export type SessionStatus = "not_started" | "in_progress" | "in_review" | "resubmission_requested" | "approved" | "declined" | "abandoned" | "expired" | "kyc_expired";

/** A step of a session. */
export interface SessionStep {
  feature: Feature;
  status: StepStatus;
  attempts: Count;
}

/** The trusted sharers of the caller's company. */
export interface SharersReply {
  /** Always true. */
  ok: true;
  /**
   * The trusted sharers, by code.
   *
   * At most 1000 items.
   */
  sharers: TrustedSharer[];
}

/** Status to set for one step. With `pending`, the person must repeat the step. */
export interface StepDecision {
  feature: Feature;
  status: StepStatus;
}

/** Status of a step or check. `pending`: waits for input. */
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
   * Score of the check, from 0 to 100; null if it has none.
   *
   * 0 to 100.
   */
  score: number | null;
  /**
   * Findings of the check.
   *
   * At most 100 items.
   */
  warnings: Warning[];
  createdAt: Instant;
  /**
   * Time at which the check is erased by the retention of the workflow; null if it is never erased.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  eraseAt: string | null;
  /**
   * Threshold that the score was compared with; null if the check has none. Only for callers with `sessions:decide`.
   *
   * 0 to 100.
   */
  threshold?: number | null;
  /**
   * Values that the check read and measured, in display order. Only for callers with `sessions:decide`.
   *
   * At most 60 items.
   */
  fields?: CheckField[];
  facts?: CheckFacts;
  /**
   * Images and documents that the check was performed on. Only for callers with `sessions:decide`.
   *
   * At most 20 items.
   */
  images?: CheckImage[];
}

/** A check made without a session. */
export interface StoredCheckReply {
  /** Always true. */
  ok: true;
  check: StoredCheck;
}

/** A document or identity number of the subject. */
export interface SubjectDocument {
  /**
   * Type of the document in the words of the lists, such as `Passport` or `National ID`.
   *
   * 1 to 100 characters.
   */
  type?: string | undefined;
  /**
   * Number of the document, or the address of a wallet with a type such as `Digital Currency Address - XBT`. Numbers are compared by their kind. Placeholders such as `0000000` are ignored.
   *
   * 1 to 128 characters.
   */
  number: string;
  country?: CountryCode | undefined;
}

/** Subject to erase. */
export interface SubjectErasure {
  /**
   * The caller's own id of the person or company.
   *
   * 1 to 200 characters.
   */
  externalId: string;
  /**
   * Whether to erase the other records if the retention of the company demands some of them. If false, nothing is erased then.
   *
   * Default `false`.
   */
  partial?: boolean | undefined;
}

/** The subject is erased. */
export interface SubjectErasureReply {
  /** Always true. */
  ok: true;
  erased: ErasedRecords;
  /**
   * Records that stay because the retention of the company demands them; empty unless `partial` was sent.
   *
   * At most 10000 items.
   */
  kept: KeptRecord[];
  erasedAt: Instant;
}

/** Type of event, or `*` for all events. */
export type Subscription = "*" | "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";

/** Scores from 0 to 100 that decide the result of a check. */
export interface Thresholds {
  /**
   * A liveness score below this value gets the warning `LOW_LIVENESS_SCORE`, which asks for another picture and, when no attempt is left, for a reviewer.
   *
   * 0 to 100.
   */
  livenessDecline: number;
  /**
   * A face-match score below this value gets the warning `FACES_DIFFER`, which goes to review unless `actions` names it.
   *
   * 0 to 100.
   */
  faceMatchDecline: number;
  /**
   * A face-match score below this value goes to review.
   *
   * 0 to 100.
   */
  faceMatchReview: number;
  /**
   * A watchlist hit with this score or more goes to review.
   *
   * 0 to 100.
   */
  amlReview: number;
  /**
   * A watchlist hit with this score or more has the warning `AML_STRONG_MATCH`. It goes to review unless `actions` decline it.
   *
   * 0 to 100.
   */
  amlDecline: number;
}

/** Thresholds to set, from 0 to 100. */
export interface ThresholdsInput {
  /**
   * A liveness score below this value gets the warning `LOW_LIVENESS_SCORE`, which asks for another picture and, when no attempt is left, for a reviewer. Defaults to 50.
   *
   * 0 to 100.
   */
  livenessDecline?: number | undefined;
  /**
   * A face-match score below this value gets the warning `FACES_DIFFER`, which goes to review unless `actions` names it. Cannot be greater than `faceMatchReview`. Defaults to 50.
   *
   * 0 to 100.
   */
  faceMatchDecline?: number | undefined;
  /**
   * A face-match score below this value goes to review. Defaults to 80.
   *
   * 0 to 100.
   */
  faceMatchReview?: number | undefined;
  /**
   * A watchlist hit with this score or more goes to review. Cannot be greater than `amlDecline`. Defaults to 70.
   *
   * 0 to 100.
   */
  amlReview?: number | undefined;
  /**
   * A watchlist hit with this score or more has the warning `AML_STRONG_MATCH`. It goes to review unless `actions` decline it. Defaults to 100.
   *
   * 0 to 100.
   */
  amlDecline?: number | undefined;
}

/**
 * Number of records that match the request, on all pages together.
 *
 * At least 0.
 */
export type Total = number;

/** A company whose decisions are adopted when its sessions are imported. */
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
   * The company's code. The company tells it to its partners.
   *
   * 1 to 40 characters.
   */
  code: string;
}

/** Result of the comparison for each value. */
export interface Validations {
  fullName: Agreement;
  idNumber: Agreement;
  dateOfBirth: Agreement;
}

/** A watchlist or register that was consulted, and its version. */
export interface VersionedSource {
  /**
   * Id of the watchlist or register.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * Version of the watchlist or register.
   *
   * At most 64 characters.
   */
  version: string;
}

/** A finding of a check. */
export interface Warning {
  code: ReasonCode;
  /** Effect of the finding, unless the workflow sets another action: `error` declines the check, or asks for another input if one can correct the fault; `warning` sends it to review; `information` has no effect. */
  severity: "error" | "warning" | "information";
  /**
   * Human-readable description in the language of the request.
   *
   * At most 500 characters.
   */
  message: string;
}

/** A watchlist in its current version, with the changes of its last import. */
export interface Watchlist {
  /**
   * Id of the list.
   *
   * At most 40 characters.
   */
  id: string;
  /**
   * Human-readable title of the list; its id if the operator set no title.
   *
   * At most 200 characters.
   */
  title: string;
  /**
   * Format that the list is published in. `ofac`: a list of the United States Treasury; `un`: a list of the United Nations Security Council; `ftm`: a collection of lists as FollowTheMoney entities.
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

/** Change of one entry in an import. */
export interface WatchlistChange {
  /** Whether the import added, changed or removed the entry. */
  change: "added" | "changed" | "removed";
  /**
   * The entry's id on the list.
   *
   * At most 200 characters.
   */
  entityId: string;
  /**
   * Main name of the entry on the list.
   *
   * At most 300 characters.
   */
  caption: string;
  /** Type of the entry; `other` if the list does not state one of the other types. */
  schema: "person" | "company" | "vessel" | "aircraft" | "other";
  /**
   * Reasons for the listing, such as `sanction` or `crime`.
   *
   * At most 1000 items.
   */
  topics: string[];
  /**
   * Sanctions programs that the entry is listed under.
   *
   * At most 1000 items.
   */
  programs: string[];
}

/** A page of the changes of an import. */
export interface WatchlistChangeListReply {
  /** Always true. */
  ok: true;
  version: WatchlistVersion;
  /**
   * Changes on this page.
   *
   * At most 100 items.
   */
  changes: WatchlistChange[];
  total: Total;
  nextCursor: NextCursor;
}

/** An import of a watchlist. */
export interface WatchlistImport {
  version: WatchlistVersion;
  publishedAt: PublicationDay;
  importedAt: Instant;
  /**
   * Number of entries of the list after the import.
   *
   * At least 0.
   */
  entities: number;
  added: Count;
  changed: Count;
  removed: Count;
  /**
   * Number of entries that the import did not change.
   *
   * At least 0.
   */
  unchanged: number;
  /** True if the changes are kept entry by entry; false for the first import of a list. */
  detailed: boolean;
}

/** A page of imports. */
export interface WatchlistImportListReply {
  /** Always true. */
  ok: true;
  /**
   * Imports on this page, newest first.
   *
   * At most 100 items.
   */
  imports: WatchlistImport[];
  total: Total;
  nextCursor: NextCursor;
}

/** The watchlist after the import. */
export interface WatchlistImportReply {
  /** Always true. */
  ok: true;
  /** True if the files are the same as in the last import, so that nothing was imported. */
  unchanged: boolean;
  watchlist: Watchlist;
}

/** The watchlist is removed. */
export interface WatchlistRemovedReply {
  /** Always true. */
  ok: true;
  watchlist: RemovedList;
}

/**
 * Version of the list: its publication date if known, and the first characters of its content hash.
 *
 * At most 64 characters.
 */
export type WatchlistVersion = string;

/** All watchlists of the server. */
export interface WatchlistsReply {
  /** Always true. */
  ok: true;
  /**
   * The watchlists, by id.
   *
   * At most 1000 items.
   */
  watchlists: Watchlist[];
}

/** An address that receives events. */
export interface Webhook {
  /**
   * The webhook's id.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Address that receives the events.
   *
   * At most 2048 characters.
   */
  url: string;
  /**
   * Types of event that are delivered.
   *
   * At most 50 items.
   */
  events: Subscription[];
  /** Whether the webhook receives events. */
  status: "enabled" | "disabled";
  /** Reason for which the server disabled the webhook. `gone`: the receiver answered 410; `failing`: all attempts failed for 120 hours. Null while it is enabled, and if a caller disabled it. */
  disabledReason: "gone" | "failing" | null;
  /**
   * Human-readable description of the webhook; null if there is none.
   *
   * At most 500 characters.
   */
  description: string | null;
  environment: Environment;
  /**
   * Last four characters of the secret.
   *
   * At most 4 characters.
   */
  secretLast4: string;
  createdAt: Instant;
  /**
   * Time of the last successful delivery; null if there was none.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastDeliveryAt: string | null;
  /**
   * Number of failed attempts since the last successful delivery.
   *
   * 0 to 2147483647.
   */
  failureCount: number;
  stats: WebhookStats;
  /**
   * Version of the webhook. It increases with every change.
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

/** A failed attempt of a delivery. */
export interface WebhookFailure {
  at: Instant;
  /**
   * HTTP status of the response; null if there was none.
   *
   * 0 to 999.
   */
  responseStatus: number | null;
  /**
   * Reason for the failure.
   *
   * At most 500 characters.
   */
  error: string | null;
}

/** Webhook to create. */
export interface WebhookInput {
  /**
   * Address that receives the events; must begin with `https://`.
   *
   * 1 to 2048 characters.
   */
  url: string;
  /**
   * Types of event to deliver.
   *
   * 1 to 50 items.
   */
  events: readonly (Subscription | (string & {}))[];
  /**
   * Human-readable description of the webhook; null if there is none.
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
   * Webhooks on this page, newest first.
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
   * Secret that signs the deliveries (Standard Webhooks, `v1`).
   *
   * At most 100 characters.
   */
  secret: string;
}

/** Numbers of deliveries that were created in the last seven days, by result, including tests. */
export interface WebhookStats {
  since: Instant;
  succeeded: Count;
  /**
   * Number of deliveries that failed permanently or after their last attempt.
   *
   * At least 0.
   */
  failed: number;
  /**
   * Number of deliveries that wait for their first or next attempt.
   *
   * At least 0.
   */
  pending: number;
  /** Last attempt of the newest of these deliveries that has failed and has not succeeded since; null if there is none. */
  lastFailure?: WebhookFailure | null;
}

/** Changes of a webhook. */
export interface WebhookUpdate {
  /**
   * Address that receives the events; must begin with `https://`.
   *
   * 1 to 2048 characters.
   */
  url?: string | undefined;
  /**
   * Types of event to deliver.
   *
   * 1 to 50 items.
   */
  events?: readonly (Subscription | (string & {}))[] | undefined;
  /**
   * Human-readable description of the webhook; null if there is none.
   *
   * At most 500 characters.
   */
  description?: string | null | undefined;
  /** Whether the webhook receives events. */
  status?: "enabled" | "disabled" | undefined;
}

/** Features of sessions, and the thresholds and actions that decide their checks. */
export interface Workflow {
  /**
   * The workflow's id.
   *
   * At most 29 characters.
   */
  id: string;
  /**
   * Human-readable name.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * Version of the workflow. It increases with every change.
   *
   * 1 to 2147483647.
   */
  version: number;
  /** Whether sessions without a `workflowId` use this workflow. */
  isDefault: boolean;
  environment: Environment;
  features: Features;
  /**
   * Types of identity document that are accepted.
   *
   * 1 to 10 items.
   */
  documentsAllowed: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
  thresholds: Thresholds;
  actions: Actions;
  /** Action if the face of a session is similar to the indexed face of another person. */
  onDuplicate: "approve" | "review" | "decline";
  /**
   * Maximum number of attempts for each step.
   *
   * 1 to 10.
   */
  maxAttempts: number;
  /**
   * Seconds that a session waits for input from the person.
   *
   * 300 to 31536000.
   */
  sessionTtlSeconds: number;
  /**
   * Number of days for which an approval is valid; null for no limit.
   *
   * 1 to 3650.
   */
  kycValidityDays: number | null;
  /**
   * Number of days after which a decided, abandoned or expired session is erased; null to never erase it. The value of the default workflow also applies to checks without a session.
   *
   * 1 to 3650.
   */
  retentionDays: number | null;
  /**
   * Lowest `risk` at which the approval of a session needs two different people or keys; null to never need two. An unknown risk counts as 0.
   *
   * 0 to 100.
   */
  fourEyesFrom: number | null;
  /** Whether a passed challenge of head turns can approve liveness, although turns that software creates from one photograph pass it too. If false, the check goes to review. */
  acceptHeadTurnsAsLiveness: boolean;
  /** Whether a picture of an identity document can approve identity by itself, although a drawn document is read like a real one. If false, the default, the check goes to review. */
  acceptDocumentPictureAsIdentity: boolean;
  brand?: Brand | null;
  consent?: ConsentTexts | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The workflow is deleted. */
export interface WorkflowDeletedReply {
  /** Always true. */
  ok: true;
  workflow: DeletedWorkflow;
}

/** Workflow to create. */
export interface WorkflowInput {
  /**
   * Human-readable name.
   *
   * 1 to 100 characters.
   */
  name: string;
  /** Whether sessions without a `workflowId` use this workflow. */
  isDefault?: boolean | undefined;
  features?: FeatureChoice | undefined;
  /**
   * Types of identity document that are accepted. Defaults to all types except `visa`.
   *
   * 1 to 10 items.
   */
  documentsAllowed?: readonly ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[] | undefined;
  thresholds?: ThresholdsInput | undefined;
  actions?: Actions | undefined;
  /** Action if the face of a session is similar to the indexed face of another person. Defaults to `review`. */
  onDuplicate?: "approve" | "review" | "decline" | undefined;
  /**
   * Maximum number of attempts for each step. After the last one a reviewer decides, unless `actions` declines a warning of it by name. Defaults to 3.
   *
   * 1 to 10.
   */
  maxAttempts?: number | undefined;
  /**
   * Seconds that a session waits for input from the person. Defaults to 604800 (7 days).
   *
   * 300 to 31536000.
   */
  sessionTtlSeconds?: number | undefined;
  /**
   * Number of days for which an approval is valid; null for no limit, which is the default.
   *
   * 1 to 3650.
   */
  kycValidityDays?: number | null | undefined;
  /**
   * Number of days after which a decided, abandoned or expired session is erased; null to never erase it. Defaults to 365. The value of the default workflow also applies to checks without a session.
   *
   * 1 to 3650.
   */
  retentionDays?: number | null | undefined;
  /**
   * Lowest `risk` at which the approval of a session needs two different people or keys; null to never need two, which is the default. An unknown risk counts as 0.
   *
   * 0 to 100.
   */
  fourEyesFrom?: number | null | undefined;
  /** Whether a passed challenge of head turns can approve liveness, although turns that software creates from one photograph pass it too. If false, the default, the check goes to review. */
  acceptHeadTurnsAsLiveness?: boolean | undefined;
  /** Whether a picture of an identity document can approve identity by itself, although a drawn document is read like a real one. If false, the default, the check goes to review. */
  acceptDocumentPictureAsIdentity?: boolean | undefined;
  brand?: BrandInput | null | undefined;
  consent?: ConsentTexts | null | undefined;
}

/** A page of workflows. */
export interface WorkflowListReply {
  /** Always true. */
  ok: true;
  /**
   * Workflows on this page, newest first.
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

/** Changes of a workflow. */
export interface WorkflowUpdate {
  /**
   * Human-readable name.
   *
   * 1 to 100 characters.
   */
  name?: string | undefined;
  /** Whether sessions without a `workflowId` use this workflow. */
  isDefault?: boolean | undefined;
  features?: FeatureChoice | undefined;
  /**
   * Types of identity document that are accepted.
   *
   * 1 to 10 items.
   */
  documentsAllowed?: readonly ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[] | undefined;
  thresholds?: ThresholdsInput | undefined;
  actions?: Actions | undefined;
  /** Action if the face of a session is similar to the indexed face of another person. */
  onDuplicate?: "approve" | "review" | "decline" | undefined;
  /**
   * Maximum number of attempts for each step.
   *
   * 1 to 10.
   */
  maxAttempts?: number | undefined;
  /**
   * Seconds that a session waits for input from the person.
   *
   * 300 to 31536000.
   */
  sessionTtlSeconds?: number | undefined;
  /**
   * Number of days for which an approval is valid; null for no limit.
   *
   * 1 to 3650.
   */
  kycValidityDays?: number | null | undefined;
  /**
   * Number of days after which a decided, abandoned or expired session is erased; null to never erase it. The value of the default workflow also applies to checks without a session.
   *
   * 1 to 3650.
   */
  retentionDays?: number | null | undefined;
  /**
   * Lowest `risk` at which the approval of a session needs two different people or keys; null to never need two. An unknown risk counts as 0.
   *
   * 0 to 100.
   */
  fourEyesFrom?: number | null | undefined;
  /** Whether a passed challenge of head turns can approve liveness, although turns that software creates from one photograph pass it too. If false, the check goes to review. */
  acceptHeadTurnsAsLiveness?: boolean | undefined;
  /** Whether a picture of an identity document can approve identity by itself, although a drawn document is read like a real one. If false, the default, the check goes to review. */
  acceptDocumentPictureAsIdentity?: boolean | undefined;
  brand?: BrandInput | null | undefined;
  consent?: ConsentTexts | null | undefined;
}

/** What `listScreenings` can be asked for. */
export interface ListScreeningsQuery {
  /** True for only the screenings with a hit that counts, false for only the screenings without one. Hits decided as `false_positive` do not count. */
  match?: boolean | undefined;
  /**
   * Returns only screenings with this `externalId`.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /** Returns only screenings with this status. */
  status?: ScreeningStatus | undefined;
  /**
   * Order of the screenings: newest first, or the highest `priority` first and the newest of equal ones first.
   *
   * Default `"-createdAt"`.
   */
  sort?: "-createdAt" | "-priority" | undefined;
  /**
   * Returns only screenings whose screened name, id or `externalId` contains this text. Case and accents are ignored.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listScreeningResults` can be asked for. */
export interface ListScreeningResultsQuery {
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

export interface ImportWatchlistBody {
  /**
   * Id of the list on this server, such as `us_ofac_sdn`.
   *
   * 1 to 40 characters.
   */
  id: string;
  /**
   * The list; for the format `ofac`, its primary file.
   *
   * At most 12582912 bytes; text/plain.
   */
  file: UploadFile;
  /**
   * File of aliases; only for the format `ofac`.
   *
   * At most 4194304 bytes; text/plain.
   */
  aliases?: UploadFile | undefined;
  /**
   * File of addresses; only for the format `ofac`.
   *
   * At most 4194304 bytes; text/plain.
   */
  addresses?: UploadFile | undefined;
  /**
   * File of comments; only for the format `ofac`.
   *
   * At most 4194304 bytes; text/plain.
   */
  comments?: UploadFile | undefined;
  /** Format of the files. `ofac`: CSV of the United States Treasury; `un`: XML of the United Nations Security Council; `ftm`: FollowTheMoney entities, one JSON object per line. */
  format: "ofac" | "un" | "ftm";
  /**
   * Human-readable title of the list. If absent, the list keeps its title.
   *
   * 1 to 200 characters.
   */
  title?: string | undefined;
  /**
   * Date of publication, for files that do not state it themselves.
   *
   * A day, `YYYY-MM-DD`. Exactly 10 characters.
   */
  publishedOn?: string | undefined;
  /**
   * Whether the import may remove more than half of the entries. If false, such an import is refused as a mistake.
   *
   * Default `false`.
   */
  mayShrink?: boolean | undefined;
}

/** What `listWatchlistChanges` can be asked for. */
export interface ListWatchlistChangesQuery {
  /**
   * Version that the import created. If several imports created it, the last one is used; if absent, the last import of the list.
   *
   * 1 to 64 characters.
   */
  version?: string | undefined;
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listWatchlistImports` can be asked for. */
export interface ListWatchlistImportsQuery {
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

export interface EstimateAgeBody {
  /**
   * Image of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: UploadFile;
  /**
   * Minimum age that the person must have, in years.
   *
   * 1 to 120.
   */
  minAge?: number | undefined;
  /**
   * Session that the check belongs to; without it, the check belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

export interface MatchFacesBody {
  /**
   * Image of the person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  userImage: UploadFile;
  /**
   * Reference image to compare with. Without it, the portrait on the session's latest identity document.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  refImage?: UploadFile | undefined;
  /**
   * Session that the check belongs to; without it, the check belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
}

export interface SearchFacesBody {
  /**
   * Image of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: UploadFile;
  /**
   * Lowest similarity of a match, from 0 to 100.
   *
   * 0 to 100. Default `70`.
   */
  threshold?: number | undefined;
  /**
   * Maximum number of matches.
   *
   * 1 to 100. Default `10`.
   */
  limit?: number | undefined;
  /**
   * Collection of faces to search.
   *
   * At most 60 characters. Default `"default"`.
   */
  collection?: string | undefined;
}

export interface IndexFaceBody {
  /**
   * Image of one person.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: UploadFile;
  /**
   * The caller's own id of the person.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /**
   * Session that the face belongs to. The face is erased with it.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /**
   * Collection to add the face to.
   *
   * At most 60 characters. Default `"default"`.
   */
  collection?: string | undefined;
  /**
   * Whether to put the face on the blocklist. A liveness check of a session that finds it in the collection `default` goes to review with `FACE_BLOCKLISTED`, or is declined in workflows that name the code.
   *
   * Default `false`.
   */
  blocklist?: boolean | undefined;
}

export interface CheckLivenessBody {
  /**
   * Image of one person who faces the camera.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: UploadFile;
  /**
   * Session that the check belongs to; without it, the check belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /**
   * Token of `/v1/biometrics/liveness/challenge`. Requires one frame for each turn of the challenge.
   *
   * 10 to 100 characters.
   */
  challengeToken?: string | undefined;
  /**
   * Image taken after turn 1 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame1?: UploadFile | undefined;
  /**
   * Image taken after turn 2 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame2?: UploadFile | undefined;
  /**
   * Image taken after turn 3 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame3?: UploadFile | undefined;
  /**
   * Image taken after turn 4 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame4?: UploadFile | undefined;
  /**
   * Image taken after turn 5 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame5?: UploadFile | undefined;
  /**
   * Image taken after turn 6 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame6?: UploadFile | undefined;
}

export interface SendCaptureAddressBody {
  /**
   * The document, as an image or a PDF.
   *
   * At most 15728640 bytes; image/jpeg, image/png, image/webp, image/tiff, application/pdf.
   */
  document: UploadFile;
}

export interface SendCaptureDocumentBody {
  /**
   * Front of the document, or the page with the portrait.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frontImage: UploadFile;
  /**
   * Back of the document.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  backImage?: UploadFile | undefined;
  documentType?: DocumentType | undefined;
}

export interface SendCaptureSelfieBody {
  /**
   * Image of the person who faces the camera.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  image: UploadFile;
  /**
   * Token of `/v1/capture/challenge`. Requires one frame for each turn of the challenge.
   *
   * 10 to 100 characters.
   */
  challengeToken?: string | undefined;
  /**
   * Image taken after turn 1 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame1?: UploadFile | undefined;
  /**
   * Image taken after turn 2 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame2?: UploadFile | undefined;
  /**
   * Image taken after turn 3 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame3?: UploadFile | undefined;
  /**
   * Image taken after turn 4 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame4?: UploadFile | undefined;
  /**
   * Image taken after turn 5 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame5?: UploadFile | undefined;
  /**
   * Image taken after turn 6 of the challenge.
   *
   * At most 2097152 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frame6?: UploadFile | undefined;
}

/** What `listChecks` can be asked for. */
export interface ListChecksQuery {
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
  /**
   * Returns only checks with these statuses, separated by commas.
   *
   * 1 to 3 items.
   */
  status?: CheckStatus | readonly CheckStatus[] | undefined;
  /** Returns only checks of this type. */
  type?: Feature | undefined;
  /**
   * Returns only checks whose id contains this text. For callers with `sessions:decide`, also checks with this text in the name or number that was read from the document, or in the identity number. Case and accents are ignored.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
}

export interface VerifyIdDocumentBody {
  /**
   * Front of the document, or the page with the portrait.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  frontImage: UploadFile;
  /**
   * Back of the document.
   *
   * At most 5242880 bytes; image/jpeg, image/png, image/webp, image/tiff.
   */
  backImage?: UploadFile | undefined;
  /**
   * Session that the check belongs to; without it, the check belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  documentType?: DocumentType | undefined;
}

export interface CheckProofOfAddressBody {
  /**
   * The document, as an image or a PDF.
   *
   * At most 15728640 bytes; image/jpeg, image/png, image/webp, image/tiff, application/pdf.
   */
  document: UploadFile;
  /**
   * Session that the check belongs to; without it, the check belongs to no session.
   *
   * At most 30 characters.
   */
  sessionId?: string | undefined;
  /**
   * Name that the document should show.
   *
   * 1 to 200 characters.
   */
  expectedName?: string | undefined;
  /**
   * Address that the document should show, in one line.
   *
   * 1 to 300 characters.
   */
  expectedAddress?: string | undefined;
  /**
   * Maximum age of the document, in days since its issue date.
   *
   * 1 to 3650. Default `90`.
   */
  maxAgeDays?: number | undefined;
}

/** What `listKeys` can be asked for. */
export interface ListKeysQuery {
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `getKeyUsage` can be asked for. */
export interface GetKeyUsageQuery {
  /**
   * First day of the range, `YYYY-MM-DD`. The default is 29 days before the last day. A range has at most 366 days.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Last day of the range, inclusive, `YYYY-MM-DD`. The default is today.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  dateTo?: string | undefined;
}

/** What `listKybChecks` can be asked for. */
export interface ListKybChecksQuery {
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
  /**
   * Returns only checks with these statuses, separated by commas.
   *
   * 1 to 3 items.
   */
  status?: CheckStatus | readonly CheckStatus[] | undefined;
  /** Returns only checks of companies of this country. */
  country?: CountryCode | undefined;
  /**
   * Returns only checks with this `externalId`.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /**
   * Returns only checks whose company name, registration number, LEI, id or `externalId` contains this text. Case and accents are ignored.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
}

export interface ImportCompanyRegisterBody {
  id: RegisterId;
  /**
   * The file, as CSV in UTF-8.
   *
   * At most 20971520 bytes; text/plain.
   */
  file: UploadFile;
  /** Format of the file. `gleif`: LEI records of the Global LEI Foundation; `plain`: CSV with the columns `registration_number` and `name`, and optionally `country`, `status`, `legal_form`, `incorporated_on`, `address` and `lei`. */
  format: "gleif" | "plain";
  country?: RegisterCountry | undefined;
  mayShrink?: RegisterShrink | undefined;
}

export interface ImportPeopleRegisterBody {
  id: RegisterId;
  /**
   * The file, as CSV in UTF-8; for the format `dgii`, as the authority publishes it.
   *
   * At most 20971520 bytes; text/plain.
   */
  file: UploadFile;
  /** Format of the file. `dgii`: taxpayers of the Dominican Republic; `plain`: CSV with the columns `id_number`, `id_type` and `full_name`, and optionally `birth_date` and `status`. */
  format: "dgii" | "plain";
  country?: RegisterCountry | undefined;
  mayShrink?: RegisterShrink | undefined;
}

/** What `listSealedRecords` can be asked for. */
export interface ListSealedRecordsQuery {
  /** Returns only records of this kind. */
  kind?: RecordKind | undefined;
  /**
   * Returns only what remains of the record with this id.
   *
   * 1 to 64 characters.
   */
  recordId?: string | undefined;
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listSessions` can be asked for. */
export interface ListSessionsQuery {
  /**
   * Returns only sessions with these statuses, separated by commas.
   *
   * 1 to 9 items.
   */
  status?: SessionStatus | (string & {}) | readonly (SessionStatus | (string & {}))[] | undefined;
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Number of records to skip. Cannot be combined with `after`, which is faster and misses no record.
   *
   * 0 to 1000000. Default `0`.
   */
  offset?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
  /**
   * Returns only records that were created at this time or later, in RFC 3339 format with `Z` or a UTC offset.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  createdAfter?: string | undefined;
  /**
   * Returns only records that were created before this time, in RFC 3339 format with `Z` or a UTC offset.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  createdBefore?: string | undefined;
  /**
   * Returns only sessions of this workflow.
   *
   * At most 29 characters.
   */
  workflowId?: string | undefined;
  /**
   * Returns only sessions with this `externalId`.
   *
   * 1 to 200 characters.
   */
  externalId?: string | undefined;
  /** Returns only sessions of this country. */
  country?: CountryCode | undefined;
  /**
   * Returns only sessions whose id, `externalId` or expected name contains this text. Case and accents are ignored.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /**
   * Field to sort by. A minus sign sorts in descending order.
   *
   * Default `"-createdAt"`.
   */
  sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | undefined;
}

/** What `listPendingSessions` can be asked for. */
export interface ListPendingSessionsQuery {
  /** `reviewer` returns only sessions in review; `user` returns only sessions that wait for input from the person. */
  awaiting?: "reviewer" | "user" | undefined;
  /** Returns only sessions in review: `mine` for sessions that the caller has claimed, `free` for sessions without a claim, `others` for sessions that other reviewers have claimed. */
  claim?: "mine" | "free" | "others" | undefined;
  /** Returns only sessions in review: `first` for sessions without an approval, `second` for sessions whose first approval must be confirmed by another reviewer. */
  approval?: "first" | "second" | undefined;
  /**
   * Returns only sessions whose id, `externalId` or expected name contains this text. Case and accents are ignored.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Number of records to skip. Cannot be combined with `after`, which is faster and misses no record.
   *
   * 0 to 1000000. Default `0`.
   */
  offset?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listWorkflows` can be asked for. */
export interface ListWorkflowsQuery {
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listWebhooks` can be asked for. */
export interface ListWebhooksQuery {
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}

/** What `listDeliveries` can be asked for. */
export interface ListDeliveriesQuery {
  /** Returns only deliveries with this status. */
  status?: DeliveryStatus | undefined;
  /** Returns only deliveries of events of this type. */
  eventType?: EventType | undefined;
  /**
   * Returns only deliveries of the event with this id or of events about the object with this id, such as a session, or the delivery with this id.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /**
   * Returns only records that were created at this time or later, in RFC 3339 format with `Z` or a UTC offset.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  createdAfter?: string | undefined;
  /**
   * Returns only records that were created before this time, in RFC 3339 format with `Z` or a UTC offset.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  createdBefore?: string | undefined;
  /**
   * Maximum number of records per page. A value outside 1 to 100 is refused, not adjusted.
   *
   * 1 to 100. Default `20`.
   */
  limit?: number | undefined;
  /**
   * Cursor of the page: the `nextCursor` of the previous page.
   *
   * 1 to 600 characters.
   */
  after?: string | undefined;
}
