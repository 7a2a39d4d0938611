// Written by npm run codegen; do not edit.

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
   * The person's or key's id.
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

/** What is screened; it is compared with entries of its kind, and with those that a list does not tell apart. */
export type EntityType = "person" | "company" | "vessel" | "aircraft";

/** `test` data is made with test keys and is never mixed with `live` data. */
export type Environment = "live" | "test";

/** What can happen. */
export type EventType = "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";

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

/** One step of a verification. */
export type Feature = "id" | "liveness" | "face_match" | "age" | "poa" | "database_validation" | "aml";

/**
 * The steps of a verification, in the order in which they are shown.
 *
 * 1 to 7 items.
 */
export type Features = Feature[];

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
  createdAt: Instant;
  /**
   * When it was revoked; null while it stands.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
}

/** A new key with its value. */
export interface KeyCreatedReply {
  /** Always true. */
  ok: true;
  /**
   * The value, to be sent as `X-API-Key`. Null when the reply is repeated for the same Idempotency-Key.
   *
   * At most 100 characters.
   */
  key: string | null;
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

/** A key. */
export interface KeyReply {
  /** Always true. */
  ok: true;
  apiKey: Key;
}

/** The caller's own names and values, at most 50; names of up to 40 characters, values text of up to 500. */
export type Metadata = Record<string, unknown>;

/**
 * Send it as `after` to get the records that follow; null on the last page.
 *
 * At most 600 characters.
 */
export type NextCursor = string | null;

/**
 * A reason in a word, upper case, e.g. `DOCUMENT_EXPIRED`.
 *
 * 2 to 64 characters.
 */
export type ReasonCode = string;

/** What a reviewer found. */
export type ReviewStatus = "pending" | "false_positive" | "true_match";

/**
 * What a key may do, as `module:action`.
 *
 * At most 64 characters.
 */
export type Scope = "sessions:read" | "sessions:write" | "sessions:decide" | "sessions:delete" | "sessions:share" | "workflows:read" | "workflows:write" | "documents:check" | "biometrics:check" | "aml:screen" | "aml:review" | "kyb:read" | "kyb:check" | "webhooks:manage" | "keys:manage" | (string & {});

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
  entityType?: "person" | "company" | "vessel" | "aircraft" | undefined;
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
  contact: Contact;
  expected: Expected;
  decision: Decision | null;
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
  features?: Features | undefined;
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
   * What the other side imports. Null when the reply is repeated for the same Idempotency-Key.
   *
   * At most 100 characters.
   */
  shareToken: string | null;
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

/** What becomes of one step. `pending` asks for it again. */
export interface StepDecision {
  feature: Feature;
  status: StepStatus;
}

/** Where one step of a session, or one check, stands. */
export type StepStatus = "pending" | "approved" | "declined" | "in_review";

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

/** Something that a check found. */
export interface Warning {
  code: ReasonCode;
  /** `error` declines, `warning` goes to review, `information` changes nothing. */
  severity: "error" | "warning" | "information";
  /**
   * What was found, for people.
   *
   * At most 500 characters.
   */
  message: string;
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
  events: readonly Subscription[];
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
   * Signs what is delivered (Standard Webhooks, `v1`). Null when the reply is repeated for the same Idempotency-Key.
   *
   * At most 100 characters.
   */
  secret: string | null;
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
  events?: readonly Subscription[] | undefined;
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
  features?: Features | undefined;
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
  features?: Features | undefined;
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

/** What `listSessions` can be asked for. */
export interface ListSessionsQuery {
  /**
   * Only these statuses, with commas between them.
   *
   * 1 to 9 items.
   */
  status?: readonly SessionStatus[] | undefined;
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
