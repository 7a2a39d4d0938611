// Written by npm run codegen; do not edit.
import type { components } from './types.js';

export type OperationId =
  | 'screenAml'
  | 'listScreenings'
  | 'getScreening'
  | 'deleteScreening'
  | 'decideHit'
  | 'listScreeningResults'
  | 'listWatchlists'
  | 'importWatchlist'
  | 'removeWatchlist'
  | 'listWatchlistChanges'
  | 'listWatchlistImports'
  | 'runVerificationBatch'
  | 'estimateAge'
  | 'matchFaces'
  | 'searchFaces'
  | 'indexFace'
  | 'deleteFace'
  | 'checkLiveness'
  | 'createLivenessChallenge'
  | 'getCapture'
  | 'sendCaptureAddress'
  | 'createCaptureChallenge'
  | 'sendCaptureConsent'
  | 'sendCaptureDocument'
  | 'changeCaptureLanguage'
  | 'getCaptureLogo'
  | 'sendCaptureSelfie'
  | 'listChecks'
  | 'getCheck'
  | 'deleteCheck'
  | 'validateAgainstDatabase'
  | 'verifyIdDocument'
  | 'checkProofOfAddress'
  | 'getSessionFile'
  | 'listKeys'
  | 'createKey'
  | 'revokeKey'
  | 'rotateKey'
  | 'getKeyUsage'
  | 'listKybChecks'
  | 'createKybCheck'
  | 'getKybCheck'
  | 'deleteKybCheck'
  | 'listCompanyRegisters'
  | 'importCompanyRegister'
  | 'removeCompanyRegister'
  | 'listPeopleRegisters'
  | 'importPeopleRegister'
  | 'removePeopleRegister'
  | 'listSealedRecords'
  | 'getSealedRecord'
  | 'listSessions'
  | 'createSession'
  | 'importSession'
  | 'listPendingSessions'
  | 'listWorkflows'
  | 'createWorkflow'
  | 'getWorkflow'
  | 'updateWorkflow'
  | 'deleteWorkflow'
  | 'getSession'
  | 'deleteSession'
  | 'claimSession'
  | 'decideSession'
  | 'rotateSessionLink'
  | 'releaseSession'
  | 'shareSession'
  | 'listTrustedSharers'
  | 'createTrustedSharer'
  | 'removeTrustedSharer'
  | 'eraseSubject'
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'listDeliveries'
  | 'resendDelivery'
  | 'rotateWebhookSecret'
  | 'testWebhook';

export type ErrorCode =
  | 'invalid_request'
  | 'malformed_json'
  | 'ambiguous_credentials'
  | 'unauthorized'
  | 'forbidden'
  | 'csrf_failed'
  | 'scope_not_grantable'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'invalid_transition'
  | 'claimed'
  | 'second_reviewer_needed'
  | 'kept_by_law'
  | 'gone'
  | 'version_mismatch'
  | 'file_too_large'
  | 'unsupported_media'
  | 'unprocessable_image'
  | 'idempotency_key_reused'
  | 'rate_limited'
  | 'internal'
  | 'provider_unavailable'
  | 'service_unavailable';

/** The HTTP status each error code is answered with. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = {
  invalid_request: 400,
  malformed_json: 400,
  ambiguous_credentials: 400,
  unauthorized: 401,
  forbidden: 403,
  csrf_failed: 403,
  scope_not_grantable: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  invalid_transition: 409,
  claimed: 409,
  second_reviewer_needed: 409,
  kept_by_law: 409,
  gone: 410,
  version_mismatch: 412,
  file_too_large: 413,
  unsupported_media: 415,
  unprocessable_image: 422,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal: 500,
  provider_unavailable: 503,
  service_unavailable: 503,
};

/** Where a SessionStatus may go from each of its values. */
export const sessionStatusMoves: Readonly<Record<components['schemas']['SessionStatus'], readonly components['schemas']['SessionStatus'][]>> = {
  not_started: ['in_progress', 'expired'],
  in_progress: ['approved', 'declined', 'in_review', 'abandoned'],
  in_review: ['approved', 'declined', 'resubmission_requested'],
  resubmission_requested: ['in_progress', 'abandoned', 'expired'],
  approved: ['in_review', 'declined', 'kyc_expired'],
  declined: ['in_review', 'approved', 'resubmission_requested'],
  abandoned: ['resubmission_requested'],
  expired: [],
  kyc_expired: [],
};

/** A reply body that is no JSON. */
export interface BinaryReply {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName?: string;
  readonly etag?: string;
}

/** Every record of a list, in chunks, for a file; read as it is written. */
export interface ExportReply {
  readonly chunks: AsyncIterable<readonly object[]>;
  /** Returns records as a page of the list has them. */
  pageOf(records: readonly object[]): object;
}

/** A file of a multipart request, of a type told by its bytes. */
export interface UploadedFile {
  readonly data: Uint8Array;
  readonly fileName: string;
  readonly contentType: string;
  /** Hex. */
  readonly sha256: string;
}

/** A file field of a multipart operation. */
export interface UploadField {
  readonly name: string;
  readonly maxBytes: number;
  readonly mime: readonly string[];
  readonly required: boolean;
}

/** A member of a record as a column of an exported file. */
export interface Column {
  readonly name: string;
  readonly kind: 'number' | 'boolean' | 'day' | 'instant' | 'text' | 'json';
}

/** A member of a body as a column of an imported file. */
export interface ImportColumn extends Column {
  /** The object that holds the member, unless it is the body itself. */
  readonly of?: string;
  readonly required: boolean;
}

/** A kind of record that an import creates. */
export interface Imported {
  readonly kind: string;
  readonly columns: readonly ImportColumn[];
  /** The members that the update of such a record takes. */
  readonly changes: readonly string[];
}

/** What counts a call: `general` and `auth` per address, the others per caller. */
export type RateLimit =
  | 'general'
  | 'auth'
  | 'exports'
  | 'reads'
  | 'writes'
  | 'sessions'
  | 'decisions'
  | 'checks'
  | 'tests';

/** One of several success replies. */
export interface Success {
  readonly status: number;
  readonly etag: boolean;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The success status; the lowest of several. */
  readonly status: number;
  /** The success statuses between which the handler chooses, if there are several. */
  readonly successes?: readonly Success[];
  /** Every declared status. */
  readonly statuses: readonly number[];
  readonly permission: string;
  readonly rateLimit: RateLimit;
  readonly idempotent: 'key' | 'natural' | 'none';
  /** The success reply declares an ETag. */
  readonly etag: boolean;
  /** Names of the headers it declares, in lower case. */
  readonly headers: readonly string[];
  readonly paged: boolean;
  /** May be answered by a replica of the database without being asked to. */
  readonly report: boolean;
  readonly body: 'none' | 'json' | 'multipart' | 'json or multipart';
  readonly bodyRequired: boolean;
  /** Members of the body whose text is kept as sent, such as passwords; other text is trimmed. */
  readonly verbatim: readonly string[];
  readonly reply: 'json' | 'binary' | 'none';
  readonly uploads: readonly UploadField[];
  /** What the parameter `fields` may name; empty where it is not taken. */
  readonly fields: readonly string[];
  /** The value of the header Sunset, for an operation with a last day. */
  readonly sunset?: string;
  /** Of the files that `format` asks for; empty for operations that answer none. */
  readonly columns: readonly Column[];
  /** Of operations with `x-import`: how a row of a file becomes its body. */
  readonly imported?: Imported;
  /** Codes beyond those that every operation may answer. */
  readonly errorCodes: readonly ErrorCode[];
}

export interface TrieNode {
  /** Without prototype: a segment called "constructor" finds nothing. */
  readonly literals: Readonly<Record<string, TrieNode>>;
  readonly param?: { readonly name: string; readonly node: TrieNode };
  readonly methods?: Readonly<Record<string, OperationId>>;
  readonly allow?: string;
}

const table = <T>(entries: Record<string, T>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries);

/** POST /v1/aml/screen */
export interface ScreenAmlCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ScreenInput'];
}

export type ScreenAmlReply = components['schemas']['ScreenReply'];

/** GET /v1/aml/screenings */
export interface ListScreeningsCall {
  readonly params: {};
  readonly query: {
    readonly match?: boolean;
    readonly externalId?: string;
    readonly status?: components['schemas']['ScreeningStatus'];
    readonly sort: '-createdAt' | '-priority';
    readonly search?: string;
    readonly limit: number;
    readonly after?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListScreeningsReply = components['schemas']['ScreeningListReply'] | ExportReply;

/** GET /v1/aml/screenings/{id} */
export interface GetScreeningCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetScreeningReply = components['schemas']['ScreeningReply'];

/** DELETE /v1/aml/screenings/{id} */
export interface DeleteScreeningCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteScreeningReply = components['schemas']['ScreeningDeletedReply'];

/** POST /v1/aml/screenings/{id}/hits/{hitId}/decision */
export interface DecideHitCall {
  readonly params: {
    readonly id: string;
    readonly hitId: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['HitDecision'];
}

export type DecideHitReply = components['schemas']['ScreeningReply'];

/** GET /v1/aml/screenings/{id}/results */
export interface ListScreeningResultsCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly limit: number;
    readonly after?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListScreeningResultsReply = components['schemas']['ScreeningResultListReply'];

/** GET /v1/aml/watchlists */
export interface ListWatchlistsCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListWatchlistsReply = components['schemas']['WatchlistsReply'];

/** POST /v1/aml/watchlists */
export interface ImportWatchlistCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { id: string; file: UploadedFile; aliases?: UploadedFile; addresses?: UploadedFile; comments?: UploadedFile; format: 'ofac' | 'un' | 'ftm'; title?: string; publishedOn?: string; mayShrink: boolean };
}

export type ImportWatchlistReply = components['schemas']['WatchlistImportReply'];

/** DELETE /v1/aml/watchlists/{id} */
export interface RemoveWatchlistCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RemoveWatchlistReply = components['schemas']['WatchlistRemovedReply'];

/** GET /v1/aml/watchlists/{id}/changes */
export interface ListWatchlistChangesCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly version?: string;
    readonly limit: number;
    readonly after?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListWatchlistChangesReply = components['schemas']['WatchlistChangeListReply'] | ExportReply;

/** GET /v1/aml/watchlists/{id}/imports */
export interface ListWatchlistImportsCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly limit: number;
    readonly after?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListWatchlistImportsReply = components['schemas']['WatchlistImportListReply'];

/** POST /v1/batch */
export interface RunVerificationBatchCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['BatchInput'];
}

export type RunVerificationBatchReply = components['schemas']['BatchReply'];

/** POST /v1/biometrics/age */
export interface EstimateAgeCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { image: UploadedFile; minAge?: number; sessionId?: string };
}

export type EstimateAgeReply = components['schemas']['AgeCheckReply'];

/** POST /v1/biometrics/face-match */
export interface MatchFacesCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { userImage: UploadedFile; refImage?: UploadedFile; sessionId?: string };
}

export type MatchFacesReply = components['schemas']['FaceMatchCheckReply'];

/** POST /v1/biometrics/face-search */
export interface SearchFacesCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { image: UploadedFile; threshold: number; limit: number; collection: string };
}

export type SearchFacesReply = components['schemas']['FaceSearchReply'];

/** POST /v1/biometrics/face-search/index */
export interface IndexFaceCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { image: UploadedFile; externalId?: string; sessionId?: string; collection: string; blocklist: boolean };
}

export type IndexFaceReply = components['schemas']['FaceIndexReply'];

/** DELETE /v1/biometrics/faces/{id} */
export interface DeleteFaceCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteFaceReply = components['schemas']['FaceDeletedReply'];

/** POST /v1/biometrics/liveness */
export interface CheckLivenessCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { image: UploadedFile; sessionId?: string; challengeToken?: string; frame1?: UploadedFile; frame2?: UploadedFile; frame3?: UploadedFile; frame4?: UploadedFile; frame5?: UploadedFile; frame6?: UploadedFile };
}

export type CheckLivenessReply = components['schemas']['LivenessCheckReply'];

/** POST /v1/biometrics/liveness/challenge */
export interface CreateLivenessChallengeCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['LivenessChallengeInput'] | undefined;
}

export type CreateLivenessChallengeReply = components['schemas']['LivenessChallengeReply'];

/** GET /v1/capture */
export interface GetCaptureCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetCaptureReply = components['schemas']['CaptureReply'];

/** POST /v1/capture/address */
export interface SendCaptureAddressCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: { document: UploadedFile };
}

export type SendCaptureAddressReply = components['schemas']['CaptureReply'];

/** POST /v1/capture/challenge */
export interface CreateCaptureChallengeCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type CreateCaptureChallengeReply = components['schemas']['LivenessChallengeReply'];

/** POST /v1/capture/consent */
export interface SendCaptureConsentCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['CaptureConsentInput'];
}

export type SendCaptureConsentReply = components['schemas']['CaptureReply'];

/** POST /v1/capture/document */
export interface SendCaptureDocumentCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: { frontImage: UploadedFile; backImage?: UploadedFile; documentType?: components['schemas']['DocumentType'] };
}

export type SendCaptureDocumentReply = components['schemas']['CaptureReply'];

/** POST /v1/capture/language */
export interface ChangeCaptureLanguageCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['CaptureLanguageInput'];
}

export type ChangeCaptureLanguageReply = components['schemas']['CaptureReply'];

/** GET /v1/capture/logo */
export interface GetCaptureLogoCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetCaptureLogoReply = BinaryReply;

/** POST /v1/capture/selfie */
export interface SendCaptureSelfieCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: { image: UploadedFile; challengeToken?: string; frame1?: UploadedFile; frame2?: UploadedFile; frame3?: UploadedFile; frame4?: UploadedFile; frame5?: UploadedFile; frame6?: UploadedFile };
}

export type SendCaptureSelfieReply = components['schemas']['CaptureReply'];

/** GET /v1/checks */
export interface ListChecksCall {
  readonly params: {};
  readonly query: {
    readonly limit: number;
    readonly after?: string;
    readonly status?: (components['schemas']['CheckStatus'])[];
    readonly type?: components['schemas']['Feature'];
    readonly search?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListChecksReply = components['schemas']['CheckListReply'] | ExportReply;

/** GET /v1/checks/{id} */
export interface GetCheckCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetCheckReply = components['schemas']['StoredCheckReply'];

/** DELETE /v1/checks/{id} */
export interface DeleteCheckCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteCheckReply = components['schemas']['CheckDeletedReply'];

/** POST /v1/documents/database-validation */
export interface ValidateAgainstDatabaseCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['IdentityInput'];
}

export type ValidateAgainstDatabaseReply = components['schemas']['IdentityCheckReply'];

/** POST /v1/documents/id-verification */
export interface VerifyIdDocumentCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { frontImage: UploadedFile; backImage?: UploadedFile; sessionId?: string; documentType?: components['schemas']['DocumentType'] };
}

export type VerifyIdDocumentReply = components['schemas']['DocumentCheckReply'];

/** POST /v1/documents/poa */
export interface CheckProofOfAddressCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { document: UploadedFile; sessionId?: string; expectedName?: string; expectedAddress?: string; maxAgeDays: number };
}

export type CheckProofOfAddressReply = components['schemas']['AddressCheckReply'];

/** GET /v1/files/{id} */
export interface GetSessionFileCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetSessionFileReply = BinaryReply;

/** GET /v1/keys */
export interface ListKeysCall {
  readonly params: {};
  readonly query: {
    readonly limit: number;
    readonly after?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListKeysReply = components['schemas']['KeyListReply'] | ExportReply;

/** POST /v1/keys */
export interface CreateKeyCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['KeyInput'] | undefined;
}

export type CreateKeyReply = components['schemas']['KeyCreatedReply'];

/** DELETE /v1/keys/{id} */
export interface RevokeKeyCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RevokeKeyReply = components['schemas']['KeyReply'];

/** POST /v1/keys/{id}/rotate */
export interface RotateKeyCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['KeyRotation'] | undefined;
}

export type RotateKeyReply = components['schemas']['KeyCreatedReply'];

/** GET /v1/keys/{id}/usage */
export interface GetKeyUsageCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly dateFrom?: string;
    readonly dateTo?: string;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type GetKeyUsageReply = components['schemas']['KeyUsageReply'];

/** GET /v1/kyb */
export interface ListKybChecksCall {
  readonly params: {};
  readonly query: {
    readonly limit: number;
    readonly after?: string;
    readonly status?: (components['schemas']['CheckStatus'])[];
    readonly country?: components['schemas']['CountryCode'];
    readonly externalId?: string;
    readonly search?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListKybChecksReply = components['schemas']['KybListReply'] | ExportReply;

/** POST /v1/kyb */
export interface CreateKybCheckCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['KybInput'];
}

export type CreateKybCheckReply = components['schemas']['KybReply'];

/** GET /v1/kyb/{id} */
export interface GetKybCheckCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetKybCheckReply = components['schemas']['KybReply'];

/** DELETE /v1/kyb/{id} */
export interface DeleteKybCheckCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteKybCheckReply = components['schemas']['CheckDeletedReply'];

/** GET /v1/registers/companies */
export interface ListCompanyRegistersCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListCompanyRegistersReply = components['schemas']['RegistersReply'];

/** POST /v1/registers/companies */
export interface ImportCompanyRegisterCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { id: components['schemas']['RegisterId']; file: UploadedFile; format: 'gleif' | 'plain'; country?: components['schemas']['RegisterCountry']; mayShrink?: components['schemas']['RegisterShrink'] };
}

export type ImportCompanyRegisterReply = components['schemas']['RegisterImportReply'];

/** DELETE /v1/registers/companies/{id} */
export interface RemoveCompanyRegisterCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RemoveCompanyRegisterReply = components['schemas']['RegisterRemovedReply'];

/** GET /v1/registers/people */
export interface ListPeopleRegistersCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListPeopleRegistersReply = components['schemas']['RegistersReply'];

/** POST /v1/registers/people */
export interface ImportPeopleRegisterCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: { id: components['schemas']['RegisterId']; file: UploadedFile; format: 'dgii' | 'plain'; country?: components['schemas']['RegisterCountry']; mayShrink?: components['schemas']['RegisterShrink'] };
}

export type ImportPeopleRegisterReply = components['schemas']['RegisterImportReply'];

/** DELETE /v1/registers/people/{id} */
export interface RemovePeopleRegisterCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RemovePeopleRegisterReply = components['schemas']['RegisterRemovedReply'];

/** GET /v1/sealed-records */
export interface ListSealedRecordsCall {
  readonly params: {};
  readonly query: {
    readonly kind?: components['schemas']['RecordKind'];
    readonly recordId?: string;
    readonly limit: number;
    readonly after?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListSealedRecordsReply = components['schemas']['SealedRecordListReply'] | ExportReply;

/** GET /v1/sealed-records/{id} */
export interface GetSealedRecordCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetSealedRecordReply = components['schemas']['SealedRecordReply'];

/** GET /v1/sessions */
export interface ListSessionsCall {
  readonly params: {};
  readonly query: {
    readonly status?: (components['schemas']['SessionStatus'])[];
    readonly limit: number;
    readonly offset: number;
    readonly after?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly workflowId?: string;
    readonly externalId?: string;
    readonly country?: components['schemas']['CountryCode'];
    readonly search?: string;
    readonly sort: 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt';
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListSessionsReply = components['schemas']['SessionListReply'] | ExportReply;

/** POST /v1/sessions */
export interface CreateSessionCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['SessionInput'] | undefined;
}

export type CreateSessionReply = components['schemas']['SessionCreatedReply'];

/** POST /v1/sessions/import */
export interface ImportSessionCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['SessionImport'];
}

export type ImportSessionReply = components['schemas']['SessionReply'];

/** GET /v1/sessions/pending */
export interface ListPendingSessionsCall {
  readonly params: {};
  readonly query: {
    readonly awaiting?: 'reviewer' | 'user';
    readonly claim?: 'mine' | 'free' | 'others';
    readonly approval?: 'first' | 'second';
    readonly search?: string;
    readonly limit: number;
    readonly offset: number;
    readonly after?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListPendingSessionsReply = components['schemas']['SessionListReply'] | ExportReply;

/** GET /v1/sessions/workflows */
export interface ListWorkflowsCall {
  readonly params: {};
  readonly query: {
    readonly limit: number;
    readonly after?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListWorkflowsReply = components['schemas']['WorkflowListReply'];

/** POST /v1/sessions/workflows */
export interface CreateWorkflowCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['WorkflowInput'];
}

export type CreateWorkflowReply = components['schemas']['WorkflowReply'];

/** GET /v1/sessions/workflows/{id} */
export interface GetWorkflowCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetWorkflowReply = components['schemas']['WorkflowReply'];

/** PATCH /v1/sessions/workflows/{id} */
export interface UpdateWorkflowCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['WorkflowUpdate'];
}

export type UpdateWorkflowReply = components['schemas']['WorkflowReply'];

/** DELETE /v1/sessions/workflows/{id} */
export interface DeleteWorkflowCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteWorkflowReply = components['schemas']['WorkflowDeletedReply'];

/** GET /v1/sessions/{id} */
export interface GetSessionCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetSessionReply = components['schemas']['SessionReply'];

/** DELETE /v1/sessions/{id} */
export interface DeleteSessionCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteSessionReply = components['schemas']['SessionDeletedReply'];

/** POST /v1/sessions/{id}/claim */
export interface ClaimSessionCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['SessionClaim'] | undefined;
}

export type ClaimSessionReply = components['schemas']['SessionReply'];

/** POST /v1/sessions/{id}/decision */
export interface DecideSessionCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['SessionDecision'];
}

export type DecideSessionReply = components['schemas']['SessionReply'];

/** POST /v1/sessions/{id}/link */
export interface RotateSessionLinkCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type RotateSessionLinkReply = components['schemas']['SessionCreatedReply'];

/** POST /v1/sessions/{id}/release */
export interface ReleaseSessionCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ReleaseSessionReply = components['schemas']['SessionReply'];

/** POST /v1/sessions/{id}/share */
export interface ShareSessionCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['SessionShare'] | undefined;
}

export type ShareSessionReply = components['schemas']['SessionShareReply'];

/** GET /v1/sharers */
export interface ListTrustedSharersCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type ListTrustedSharersReply = components['schemas']['SharersReply'];

/** POST /v1/sharers */
export interface CreateTrustedSharerCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['TrustedSharerInput'];
}

export type CreateTrustedSharerReply = components['schemas']['SharersReply'];

/** DELETE /v1/sharers/{code} */
export interface RemoveTrustedSharerCall {
  readonly params: {
    readonly code: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type RemoveTrustedSharerReply = components['schemas']['SharersReply'];

/** POST /v1/subjects/erase */
export interface EraseSubjectCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['SubjectErasure'];
}

export type EraseSubjectReply = components['schemas']['SubjectErasureReply'];

/** GET /v1/webhooks */
export interface ListWebhooksCall {
  readonly params: {};
  readonly query: {
    readonly limit: number;
    readonly after?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListWebhooksReply = components['schemas']['WebhookListReply'] | ExportReply;

/** POST /v1/webhooks */
export interface CreateWebhookCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['WebhookInput'];
}

export type CreateWebhookReply = components['schemas']['WebhookSecretReply'];

/** GET /v1/webhooks/{id} */
export interface GetWebhookCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetWebhookReply = components['schemas']['WebhookReply'];

/** PATCH /v1/webhooks/{id} */
export interface UpdateWebhookCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['WebhookUpdate'];
}

export type UpdateWebhookReply = components['schemas']['WebhookReply'];

/** DELETE /v1/webhooks/{id} */
export interface DeleteWebhookCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeleteWebhookReply = components['schemas']['WebhookDeletedReply'];

/** GET /v1/webhooks/{id}/deliveries */
export interface ListDeliveriesCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly status?: components['schemas']['DeliveryStatus'];
    readonly eventType?: components['schemas']['EventType'];
    readonly search?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly limit: number;
    readonly after?: string;
    readonly format?: 'csv' | 'xlsx';
    readonly locale?: string;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export type ListDeliveriesReply = components['schemas']['DeliveryListReply'] | ExportReply;

/** POST /v1/webhooks/{id}/deliveries/{deliveryId}/resend */
export interface ResendDeliveryCall {
  readonly params: {
    readonly id: string;
    readonly deliveryId: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type ResendDeliveryReply = components['schemas']['DeliveryReply'];

/** POST /v1/webhooks/{id}/rotate */
export interface RotateWebhookSecretCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type RotateWebhookSecretReply = components['schemas']['WebhookSecretReply'];

/** POST /v1/webhooks/{id}/test */
export interface TestWebhookCall {
  readonly params: {
    readonly id: string;
  };
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: undefined;
}

export type TestWebhookReply = components['schemas']['DeliveryReply'];

/** One method per operation; public operations have no principal in their context. */
export interface Handlers<Ctx, PublicCtx = Ctx> {
  screenAml(call: ScreenAmlCall, ctx: Ctx): Promise<ScreenAmlReply>;
  listScreenings(call: ListScreeningsCall, ctx: Ctx): Promise<ListScreeningsReply>;
  getScreening(call: GetScreeningCall, ctx: Ctx): Promise<GetScreeningReply>;
  deleteScreening(call: DeleteScreeningCall, ctx: Ctx): Promise<DeleteScreeningReply>;
  decideHit(call: DecideHitCall, ctx: Ctx): Promise<DecideHitReply>;
  listScreeningResults(call: ListScreeningResultsCall, ctx: Ctx): Promise<ListScreeningResultsReply>;
  listWatchlists(call: ListWatchlistsCall, ctx: Ctx): Promise<ListWatchlistsReply>;
  importWatchlist(call: ImportWatchlistCall, ctx: Ctx): Promise<ImportWatchlistReply>;
  removeWatchlist(call: RemoveWatchlistCall, ctx: Ctx): Promise<RemoveWatchlistReply>;
  listWatchlistChanges(call: ListWatchlistChangesCall, ctx: Ctx): Promise<ListWatchlistChangesReply>;
  listWatchlistImports(call: ListWatchlistImportsCall, ctx: Ctx): Promise<ListWatchlistImportsReply>;
  runVerificationBatch(call: RunVerificationBatchCall, ctx: Ctx): Promise<RunVerificationBatchReply>;
  estimateAge(call: EstimateAgeCall, ctx: Ctx): Promise<EstimateAgeReply>;
  matchFaces(call: MatchFacesCall, ctx: Ctx): Promise<MatchFacesReply>;
  searchFaces(call: SearchFacesCall, ctx: Ctx): Promise<SearchFacesReply>;
  indexFace(call: IndexFaceCall, ctx: Ctx): Promise<IndexFaceReply>;
  deleteFace(call: DeleteFaceCall, ctx: Ctx): Promise<DeleteFaceReply>;
  checkLiveness(call: CheckLivenessCall, ctx: Ctx): Promise<CheckLivenessReply>;
  createLivenessChallenge(call: CreateLivenessChallengeCall, ctx: Ctx): Promise<CreateLivenessChallengeReply>;
  getCapture(call: GetCaptureCall, ctx: Ctx): Promise<GetCaptureReply>;
  sendCaptureAddress(call: SendCaptureAddressCall, ctx: Ctx): Promise<SendCaptureAddressReply>;
  createCaptureChallenge(call: CreateCaptureChallengeCall, ctx: Ctx): Promise<CreateCaptureChallengeReply>;
  sendCaptureConsent(call: SendCaptureConsentCall, ctx: Ctx): Promise<SendCaptureConsentReply>;
  sendCaptureDocument(call: SendCaptureDocumentCall, ctx: Ctx): Promise<SendCaptureDocumentReply>;
  changeCaptureLanguage(call: ChangeCaptureLanguageCall, ctx: Ctx): Promise<ChangeCaptureLanguageReply>;
  getCaptureLogo(call: GetCaptureLogoCall, ctx: Ctx): Promise<GetCaptureLogoReply>;
  sendCaptureSelfie(call: SendCaptureSelfieCall, ctx: Ctx): Promise<SendCaptureSelfieReply>;
  listChecks(call: ListChecksCall, ctx: Ctx): Promise<ListChecksReply>;
  getCheck(call: GetCheckCall, ctx: Ctx): Promise<GetCheckReply>;
  deleteCheck(call: DeleteCheckCall, ctx: Ctx): Promise<DeleteCheckReply>;
  validateAgainstDatabase(call: ValidateAgainstDatabaseCall, ctx: Ctx): Promise<ValidateAgainstDatabaseReply>;
  verifyIdDocument(call: VerifyIdDocumentCall, ctx: Ctx): Promise<VerifyIdDocumentReply>;
  checkProofOfAddress(call: CheckProofOfAddressCall, ctx: Ctx): Promise<CheckProofOfAddressReply>;
  getSessionFile(call: GetSessionFileCall, ctx: PublicCtx): Promise<GetSessionFileReply>;
  listKeys(call: ListKeysCall, ctx: Ctx): Promise<ListKeysReply>;
  createKey(call: CreateKeyCall, ctx: Ctx): Promise<CreateKeyReply>;
  revokeKey(call: RevokeKeyCall, ctx: Ctx): Promise<RevokeKeyReply>;
  rotateKey(call: RotateKeyCall, ctx: Ctx): Promise<RotateKeyReply>;
  getKeyUsage(call: GetKeyUsageCall, ctx: Ctx): Promise<GetKeyUsageReply>;
  listKybChecks(call: ListKybChecksCall, ctx: Ctx): Promise<ListKybChecksReply>;
  createKybCheck(call: CreateKybCheckCall, ctx: Ctx): Promise<CreateKybCheckReply>;
  getKybCheck(call: GetKybCheckCall, ctx: Ctx): Promise<GetKybCheckReply>;
  deleteKybCheck(call: DeleteKybCheckCall, ctx: Ctx): Promise<DeleteKybCheckReply>;
  listCompanyRegisters(call: ListCompanyRegistersCall, ctx: Ctx): Promise<ListCompanyRegistersReply>;
  importCompanyRegister(call: ImportCompanyRegisterCall, ctx: Ctx): Promise<ImportCompanyRegisterReply>;
  removeCompanyRegister(call: RemoveCompanyRegisterCall, ctx: Ctx): Promise<RemoveCompanyRegisterReply>;
  listPeopleRegisters(call: ListPeopleRegistersCall, ctx: Ctx): Promise<ListPeopleRegistersReply>;
  importPeopleRegister(call: ImportPeopleRegisterCall, ctx: Ctx): Promise<ImportPeopleRegisterReply>;
  removePeopleRegister(call: RemovePeopleRegisterCall, ctx: Ctx): Promise<RemovePeopleRegisterReply>;
  listSealedRecords(call: ListSealedRecordsCall, ctx: Ctx): Promise<ListSealedRecordsReply>;
  getSealedRecord(call: GetSealedRecordCall, ctx: Ctx): Promise<GetSealedRecordReply>;
  listSessions(call: ListSessionsCall, ctx: Ctx): Promise<ListSessionsReply>;
  createSession(call: CreateSessionCall, ctx: Ctx): Promise<CreateSessionReply>;
  importSession(call: ImportSessionCall, ctx: Ctx): Promise<ImportSessionReply>;
  listPendingSessions(call: ListPendingSessionsCall, ctx: Ctx): Promise<ListPendingSessionsReply>;
  listWorkflows(call: ListWorkflowsCall, ctx: Ctx): Promise<ListWorkflowsReply>;
  createWorkflow(call: CreateWorkflowCall, ctx: Ctx): Promise<CreateWorkflowReply>;
  getWorkflow(call: GetWorkflowCall, ctx: Ctx): Promise<GetWorkflowReply>;
  updateWorkflow(call: UpdateWorkflowCall, ctx: Ctx): Promise<UpdateWorkflowReply>;
  deleteWorkflow(call: DeleteWorkflowCall, ctx: Ctx): Promise<DeleteWorkflowReply>;
  getSession(call: GetSessionCall, ctx: Ctx): Promise<GetSessionReply>;
  deleteSession(call: DeleteSessionCall, ctx: Ctx): Promise<DeleteSessionReply>;
  claimSession(call: ClaimSessionCall, ctx: Ctx): Promise<ClaimSessionReply>;
  decideSession(call: DecideSessionCall, ctx: Ctx): Promise<DecideSessionReply>;
  rotateSessionLink(call: RotateSessionLinkCall, ctx: Ctx): Promise<RotateSessionLinkReply>;
  releaseSession(call: ReleaseSessionCall, ctx: Ctx): Promise<ReleaseSessionReply>;
  shareSession(call: ShareSessionCall, ctx: Ctx): Promise<ShareSessionReply>;
  listTrustedSharers(call: ListTrustedSharersCall, ctx: Ctx): Promise<ListTrustedSharersReply>;
  createTrustedSharer(call: CreateTrustedSharerCall, ctx: Ctx): Promise<CreateTrustedSharerReply>;
  removeTrustedSharer(call: RemoveTrustedSharerCall, ctx: Ctx): Promise<RemoveTrustedSharerReply>;
  eraseSubject(call: EraseSubjectCall, ctx: Ctx): Promise<EraseSubjectReply>;
  listWebhooks(call: ListWebhooksCall, ctx: Ctx): Promise<ListWebhooksReply>;
  createWebhook(call: CreateWebhookCall, ctx: Ctx): Promise<CreateWebhookReply>;
  getWebhook(call: GetWebhookCall, ctx: Ctx): Promise<GetWebhookReply>;
  updateWebhook(call: UpdateWebhookCall, ctx: Ctx): Promise<UpdateWebhookReply>;
  deleteWebhook(call: DeleteWebhookCall, ctx: Ctx): Promise<DeleteWebhookReply>;
  listDeliveries(call: ListDeliveriesCall, ctx: Ctx): Promise<ListDeliveriesReply>;
  resendDelivery(call: ResendDeliveryCall, ctx: Ctx): Promise<ResendDeliveryReply>;
  rotateWebhookSecret(call: RotateWebhookSecretCall, ctx: Ctx): Promise<RotateWebhookSecretReply>;
  testWebhook(call: TestWebhookCall, ctx: Ctx): Promise<TestWebhookReply>;
}

export const operations: Readonly<Record<OperationId, Operation>> = {
  screenAml: {
    id: 'screenAml',
    method: 'POST',
    path: '/v1/aml/screen',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'aml:screen',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'provider_unavailable', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  listScreenings: {
    id: 'listScreenings',
    method: 'GET',
    path: '/v1/aml/screenings',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'aml:screen',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'match', kind: 'boolean' }, { name: 'score', kind: 'number' }, { name: 'priority', kind: 'number' }, { name: 'hitCount', kind: 'number' }, { name: 'screenedAt', kind: 'instant' }, { name: 'entityType', kind: 'text' }, { name: 'fullName', kind: 'text' }, { name: 'externalId', kind: 'text' }, { name: 'sessionId', kind: 'text' }, { name: 'threshold', kind: 'number' }, { name: 'monitor', kind: 'boolean' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'hits', kind: 'json' }, { name: 'decisions', kind: 'json' }],
    errorCodes: [],
  },
  getScreening: {
    id: 'getScreening',
    method: 'GET',
    path: '/v1/aml/screenings/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'aml:screen',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  deleteScreening: {
    id: 'deleteScreening',
    method: 'DELETE',
    path: '/v1/aml/screenings/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'aml:review',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'kept_by_law'],
  },
  decideHit: {
    id: 'decideHit',
    method: 'POST',
    path: '/v1/aml/screenings/{id}/hits/{hitId}/decision',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'aml:review',
    rateLimit: 'decisions',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  listScreeningResults: {
    id: 'listScreeningResults',
    method: 'GET',
    path: '/v1/aml/screenings/{id}/results',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'aml:screen',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listWatchlists: {
    id: 'listWatchlists',
    method: 'GET',
    path: '/v1/aml/watchlists',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'aml:screen',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  importWatchlist: {
    id: 'importWatchlist',
    method: 'POST',
    path: '/v1/aml/watchlists',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'watchlists:import',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'file', maxBytes: 12582912, mime: ['text/plain'], required: true }, { name: 'aliases', maxBytes: 4194304, mime: ['text/plain'], required: false }, { name: 'addresses', maxBytes: 4194304, mime: ['text/plain'], required: false }, { name: 'comments', maxBytes: 4194304, mime: ['text/plain'], required: false }],
    fields: [],
    columns: [],
    errorCodes: ['file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  removeWatchlist: {
    id: 'removeWatchlist',
    method: 'DELETE',
    path: '/v1/aml/watchlists/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'watchlists:import',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listWatchlistChanges: {
    id: 'listWatchlistChanges',
    method: 'GET',
    path: '/v1/aml/watchlists/{id}/changes',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'aml:screen',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'change', kind: 'text' }, { name: 'entityId', kind: 'text' }, { name: 'caption', kind: 'text' }, { name: 'schema', kind: 'text' }, { name: 'topics', kind: 'json' }, { name: 'programs', kind: 'json' }],
    errorCodes: ['not_found'],
  },
  listWatchlistImports: {
    id: 'listWatchlistImports',
    method: 'GET',
    path: '/v1/aml/watchlists/{id}/imports',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'aml:screen',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  runVerificationBatch: {
    id: 'runVerificationBatch',
    method: 'POST',
    path: '/v1/batch',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'reads',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: ['operations'],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'file_too_large', 'unsupported_media'],
  },
  estimateAge: {
    id: 'estimateAge',
    method: 'POST',
    path: '/v1/biometrics/age',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'biometrics:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'image', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'idempotency_key_reused', 'provider_unavailable'],
  },
  matchFaces: {
    id: 'matchFaces',
    method: 'POST',
    path: '/v1/biometrics/face-match',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'biometrics:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'userImage', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }, { name: 'refImage', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'idempotency_key_reused', 'provider_unavailable'],
  },
  searchFaces: {
    id: 'searchFaces',
    method: 'POST',
    path: '/v1/biometrics/face-search',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'biometrics:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'image', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['file_too_large', 'unsupported_media', 'unprocessable_image', 'conflict', 'idempotency_key_reused', 'provider_unavailable'],
  },
  indexFace: {
    id: 'indexFace',
    method: 'POST',
    path: '/v1/biometrics/face-search/index',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'biometrics:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'image', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'idempotency_key_reused', 'provider_unavailable'],
  },
  deleteFace: {
    id: 'deleteFace',
    method: 'DELETE',
    path: '/v1/biometrics/faces/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'biometrics:check',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  checkLiveness: {
    id: 'checkLiveness',
    method: 'POST',
    path: '/v1/biometrics/liveness',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'biometrics:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'image', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }, { name: 'frame1', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame2', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame3', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame4', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame5', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame6', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'idempotency_key_reused', 'provider_unavailable'],
  },
  createLivenessChallenge: {
    id: 'createLivenessChallenge',
    method: 'POST',
    path: '/v1/biometrics/liveness/challenge',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'biometrics:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'malformed_json', 'file_too_large', 'unsupported_media', 'idempotency_key_reused'],
  },
  getCapture: {
    id: 'getCapture',
    method: 'GET',
    path: '/v1/capture',
    status: 200,
    statuses: [200, 400, 401, 403, 410, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['gone'],
  },
  sendCaptureAddress: {
    id: 'sendCaptureAddress',
    method: 'POST',
    path: '/v1/capture/address',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'checks',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'document', maxBytes: 15728640, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff', 'application/pdf'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'provider_unavailable'],
  },
  createCaptureChallenge: {
    id: 'createCaptureChallenge',
    method: 'POST',
    path: '/v1/capture/challenge',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 410, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'checks',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['gone', 'conflict', 'invalid_transition'],
  },
  sendCaptureConsent: {
    id: 'sendCaptureConsent',
    method: 'POST',
    path: '/v1/capture/consent',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 410, 413, 415, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['gone', 'conflict', 'invalid_transition', 'malformed_json', 'file_too_large', 'unsupported_media'],
  },
  sendCaptureDocument: {
    id: 'sendCaptureDocument',
    method: 'POST',
    path: '/v1/capture/document',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'checks',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'frontImage', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }, { name: 'backImage', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }],
    fields: [],
    columns: [],
    errorCodes: ['gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'provider_unavailable'],
  },
  changeCaptureLanguage: {
    id: 'changeCaptureLanguage',
    method: 'POST',
    path: '/v1/capture/language',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 410, 413, 415, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['gone', 'invalid_transition', 'malformed_json', 'file_too_large', 'unsupported_media'],
  },
  getCaptureLogo: {
    id: 'getCaptureLogo',
    method: 'GET',
    path: '/v1/capture/logo',
    status: 200,
    statuses: [200, 304, 400, 401, 403, 404, 410, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone'],
  },
  sendCaptureSelfie: {
    id: 'sendCaptureSelfie',
    method: 'POST',
    path: '/v1/capture/selfie',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'sessions:capture',
    rateLimit: 'checks',
    idempotent: 'none',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'image', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }, { name: 'frame1', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame2', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame3', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame4', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame5', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }, { name: 'frame6', maxBytes: 2097152, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'provider_unavailable'],
  },
  listChecks: {
    id: 'listChecks',
    method: 'GET',
    path: '/v1/checks',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'sessions:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'environment', kind: 'text' }, { name: 'type', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'score', kind: 'number' }, { name: 'warnings', kind: 'json' }, { name: 'createdAt', kind: 'instant' }],
    errorCodes: [],
  },
  getCheck: {
    id: 'getCheck',
    method: 'GET',
    path: '/v1/checks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'sessions:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  deleteCheck: {
    id: 'deleteCheck',
    method: 'DELETE',
    path: '/v1/checks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'sessions:delete',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'kept_by_law'],
  },
  validateAgainstDatabase: {
    id: 'validateAgainstDatabase',
    method: 'POST',
    path: '/v1/documents/database-validation',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'documents:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json or multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'idempotency_key_reused', 'provider_unavailable', 'malformed_json'],
  },
  verifyIdDocument: {
    id: 'verifyIdDocument',
    method: 'POST',
    path: '/v1/documents/id-verification',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'documents:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'frontImage', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: true }, { name: 'backImage', maxBytes: 5242880, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'], required: false }],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'idempotency_key_reused', 'provider_unavailable'],
  },
  checkProofOfAddress: {
    id: 'checkProofOfAddress',
    method: 'POST',
    path: '/v1/documents/poa',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'documents:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'document', maxBytes: 15728640, mime: ['image/jpeg', 'image/png', 'image/webp', 'image/tiff', 'application/pdf'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'invalid_transition', 'file_too_large', 'unsupported_media', 'unprocessable_image', 'idempotency_key_reused', 'provider_unavailable'],
  },
  getSessionFile: {
    id: 'getSessionFile',
    method: 'GET',
    path: '/v1/files/{id}',
    status: 200,
    statuses: [200, 304, 400, 404, 410, 429, 500, 503],
    permission: 'public',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'binary',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone'],
  },
  listKeys: {
    id: 'listKeys',
    method: 'GET',
    path: '/v1/keys',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'keys:manage',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'name', kind: 'text' }, { name: 'prefix', kind: 'text' }, { name: 'last4', kind: 'text' }, { name: 'scopes', kind: 'json' }, { name: 'allowedIps', kind: 'json' }, { name: 'environment', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'expiresAt', kind: 'instant' }, { name: 'lastUsedAt', kind: 'instant' }, { name: 'lastUsedIp', kind: 'text' }, { name: 'createdAt', kind: 'instant' }, { name: 'revokedAt', kind: 'instant' }, { name: 'replacesId', kind: 'text' }, { name: 'replacedById', kind: 'text' }, { name: 'parentId', kind: 'text' }, { name: 'createdBy', kind: 'text' }],
    errorCodes: [],
  },
  createKey: {
    id: 'createKey',
    method: 'POST',
    path: '/v1/keys',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'keys:manage',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['scope_not_grantable', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  revokeKey: {
    id: 'revokeKey',
    method: 'DELETE',
    path: '/v1/keys/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'keys:manage',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  rotateKey: {
    id: 'rotateKey',
    method: 'POST',
    path: '/v1/keys/{id}/rotate',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'keys:manage',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'scope_not_grantable', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  getKeyUsage: {
    id: 'getKeyUsage',
    method: 'GET',
    path: '/v1/keys/{id}/usage',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'keys:manage',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listKybChecks: {
    id: 'listKybChecks',
    method: 'GET',
    path: '/v1/kyb',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'kyb:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'environment', kind: 'text' }, { name: 'companyName', kind: 'text' }, { name: 'country', kind: 'text' }, { name: 'registrationNumber', kind: 'text' }, { name: 'lei', kind: 'text' }, { name: 'externalId', kind: 'text' }, { name: 'score', kind: 'number' }, { name: 'warnings', kind: 'json' }, { name: 'checks', kind: 'json' }, { name: 'threshold', kind: 'number' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }],
    errorCodes: [],
  },
  createKybCheck: {
    id: 'createKybCheck',
    method: 'POST',
    path: '/v1/kyb',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'kyb:check',
    rateLimit: 'checks',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused', 'provider_unavailable'],
  },
  getKybCheck: {
    id: 'getKybCheck',
    method: 'GET',
    path: '/v1/kyb/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'kyb:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  deleteKybCheck: {
    id: 'deleteKybCheck',
    method: 'DELETE',
    path: '/v1/kyb/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'sessions:delete',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'kept_by_law'],
  },
  listCompanyRegisters: {
    id: 'listCompanyRegisters',
    method: 'GET',
    path: '/v1/registers/companies',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'kyb:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  importCompanyRegister: {
    id: 'importCompanyRegister',
    method: 'POST',
    path: '/v1/registers/companies',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'registers:import',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'file', maxBytes: 20971520, mime: ['text/plain'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  removeCompanyRegister: {
    id: 'removeCompanyRegister',
    method: 'DELETE',
    path: '/v1/registers/companies/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'registers:import',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listPeopleRegisters: {
    id: 'listPeopleRegisters',
    method: 'GET',
    path: '/v1/registers/people',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'documents:check',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  importPeopleRegister: {
    id: 'importPeopleRegister',
    method: 'POST',
    path: '/v1/registers/people',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'registers:import',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'multipart',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [{ name: 'file', maxBytes: 20971520, mime: ['text/plain'], required: true }],
    fields: [],
    columns: [],
    errorCodes: ['file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  removePeopleRegister: {
    id: 'removePeopleRegister',
    method: 'DELETE',
    path: '/v1/registers/people/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'registers:import',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listSealedRecords: {
    id: 'listSealedRecords',
    method: 'GET',
    path: '/v1/sealed-records',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'sealed-records:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'environment', kind: 'text' }, { name: 'kind', kind: 'text' }, { name: 'recordId', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'decidedAt', kind: 'instant' }, { name: 'decidedBy', kind: 'text' }, { name: 'keptUntil', kind: 'instant' }, { name: 'lists', kind: 'json' }, { name: 'recordHash', kind: 'text' }, { name: 'cause', kind: 'text' }, { name: 'erasedBy', kind: 'text' }, { name: 'erasedAt', kind: 'instant' }],
    errorCodes: [],
  },
  getSealedRecord: {
    id: 'getSealedRecord',
    method: 'GET',
    path: '/v1/sealed-records/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'sealed-records:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listSessions: {
    id: 'listSessions',
    method: 'GET',
    path: '/v1/sessions',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'sessions:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'environment', kind: 'text' }, { name: 'features', kind: 'json' }, { name: 'steps', kind: 'json' }, { name: 'workflowId', kind: 'text' }, { name: 'workflowVersion', kind: 'number' }, { name: 'externalId', kind: 'text' }, { name: 'subjectName', kind: 'text' }, { name: 'callbackUrl', kind: 'text' }, { name: 'metadata', kind: 'json' }, { name: 'language', kind: 'text' }, { name: 'country', kind: 'text' }, { name: 'reasonCodes', kind: 'json' }, { name: 'importedFrom', kind: 'json' }, { name: 'claim', kind: 'json' }, { name: 'risk', kind: 'number' }, { name: 'firstApproval', kind: 'json' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }, { name: 'startedAt', kind: 'instant' }, { name: 'completedAt', kind: 'instant' }, { name: 'expiresAt', kind: 'instant' }],
    errorCodes: [],
  },
  createSession: {
    id: 'createSession',
    method: 'POST',
    path: '/v1/sessions',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'sessions:write',
    rateLimit: 'sessions',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  importSession: {
    id: 'importSession',
    method: 'POST',
    path: '/v1/sessions/import',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'sessions:write',
    rateLimit: 'sessions',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  listPendingSessions: {
    id: 'listPendingSessions',
    method: 'GET',
    path: '/v1/sessions/pending',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'sessions:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'environment', kind: 'text' }, { name: 'features', kind: 'json' }, { name: 'steps', kind: 'json' }, { name: 'workflowId', kind: 'text' }, { name: 'workflowVersion', kind: 'number' }, { name: 'externalId', kind: 'text' }, { name: 'subjectName', kind: 'text' }, { name: 'callbackUrl', kind: 'text' }, { name: 'metadata', kind: 'json' }, { name: 'language', kind: 'text' }, { name: 'country', kind: 'text' }, { name: 'reasonCodes', kind: 'json' }, { name: 'importedFrom', kind: 'json' }, { name: 'claim', kind: 'json' }, { name: 'risk', kind: 'number' }, { name: 'firstApproval', kind: 'json' }, { name: 'version', kind: 'number' }, { name: 'createdAt', kind: 'instant' }, { name: 'updatedAt', kind: 'instant' }, { name: 'startedAt', kind: 'instant' }, { name: 'completedAt', kind: 'instant' }, { name: 'expiresAt', kind: 'instant' }],
    errorCodes: [],
  },
  listWorkflows: {
    id: 'listWorkflows',
    method: 'GET',
    path: '/v1/sessions/workflows',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'workflows:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  createWorkflow: {
    id: 'createWorkflow',
    method: 'POST',
    path: '/v1/sessions/workflows',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'workflows:write',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  getWorkflow: {
    id: 'getWorkflow',
    method: 'GET',
    path: '/v1/sessions/workflows/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'workflows:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateWorkflow: {
    id: 'updateWorkflow',
    method: 'PATCH',
    path: '/v1/sessions/workflows/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503],
    permission: 'workflows:write',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: true,
    headers: ['if-match', 'idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'version_mismatch', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  deleteWorkflow: {
    id: 'deleteWorkflow',
    method: 'DELETE',
    path: '/v1/sessions/workflows/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'workflows:write',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'conflict'],
  },
  getSession: {
    id: 'getSession',
    method: 'GET',
    path: '/v1/sessions/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 410, 429, 500, 503],
    permission: 'sessions:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone'],
  },
  deleteSession: {
    id: 'deleteSession',
    method: 'DELETE',
    path: '/v1/sessions/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    permission: 'sessions:delete',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'kept_by_law'],
  },
  claimSession: {
    id: 'claimSession',
    method: 'POST',
    path: '/v1/sessions/{id}/claim',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 413, 415, 429, 500, 503],
    permission: 'sessions:decide',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'conflict', 'claimed', 'malformed_json', 'file_too_large', 'unsupported_media'],
  },
  decideSession: {
    id: 'decideSession',
    method: 'POST',
    path: '/v1/sessions/{id}/decision',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 429, 500, 503],
    permission: 'sessions:decide',
    rateLimit: 'decisions',
    idempotent: 'key',
    etag: true,
    headers: ['if-match', 'idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'invalid_transition', 'claimed', 'second_reviewer_needed', 'version_mismatch', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  rotateSessionLink: {
    id: 'rotateSessionLink',
    method: 'POST',
    path: '/v1/sessions/{id}/link',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 410, 422, 429, 500, 503],
    permission: 'sessions:write',
    rateLimit: 'sessions',
    idempotent: 'key',
    etag: true,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'invalid_transition', 'conflict', 'idempotency_key_reused'],
  },
  releaseSession: {
    id: 'releaseSession',
    method: 'POST',
    path: '/v1/sessions/{id}/release',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 410, 429, 500, 503],
    permission: 'sessions:decide',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'claimed'],
  },
  shareSession: {
    id: 'shareSession',
    method: 'POST',
    path: '/v1/sessions/{id}/share',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503],
    permission: 'sessions:share',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'gone', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  listTrustedSharers: {
    id: 'listTrustedSharers',
    method: 'GET',
    path: '/v1/sharers',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'sessions:read',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: [],
  },
  createTrustedSharer: {
    id: 'createTrustedSharer',
    method: 'POST',
    path: '/v1/sharers',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    permission: 'sharers:manage',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'conflict', 'malformed_json', 'file_too_large', 'unsupported_media'],
  },
  removeTrustedSharer: {
    id: 'removeTrustedSharer',
    method: 'DELETE',
    path: '/v1/sharers/{code}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'sharers:manage',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  eraseSubject: {
    id: 'eraseSubject',
    method: 'POST',
    path: '/v1/subjects/erase',
    status: 200,
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    permission: 'sessions:delete',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['kept_by_law', 'malformed_json', 'file_too_large', 'unsupported_media'],
  },
  listWebhooks: {
    id: 'listWebhooks',
    method: 'GET',
    path: '/v1/webhooks',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'url', kind: 'text' }, { name: 'events', kind: 'json' }, { name: 'status', kind: 'text' }, { name: 'disabledReason', kind: 'text' }, { name: 'description', kind: 'text' }, { name: 'environment', kind: 'text' }, { name: 'secretLast4', kind: 'text' }, { name: 'createdAt', kind: 'instant' }, { name: 'lastDeliveryAt', kind: 'instant' }, { name: 'failureCount', kind: 'number' }, { name: 'stats', kind: 'json' }, { name: 'version', kind: 'number' }],
    errorCodes: [],
  },
  createWebhook: {
    id: 'createWebhook',
    method: 'POST',
    path: '/v1/webhooks',
    status: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  getWebhook: {
    id: 'getWebhook',
    method: 'GET',
    path: '/v1/webhooks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: true,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  updateWebhook: {
    id: 'updateWebhook',
    method: 'PATCH',
    path: '/v1/webhooks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: true,
    headers: ['if-match', 'idempotency-key'],
    paged: false,
    report: false,
    body: 'json',
    bodyRequired: true,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'version_mismatch', 'malformed_json', 'file_too_large', 'unsupported_media', 'conflict', 'idempotency_key_reused'],
  },
  deleteWebhook: {
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/v1/webhooks/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'writes',
    idempotent: 'natural',
    etag: false,
    headers: [],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found'],
  },
  listDeliveries: {
    id: 'listDeliveries',
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'reads',
    idempotent: 'natural',
    etag: false,
    headers: ['prefer'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [{ name: 'id', kind: 'text' }, { name: 'webhookId', kind: 'text' }, { name: 'eventId', kind: 'text' }, { name: 'eventType', kind: 'text' }, { name: 'url', kind: 'text' }, { name: 'attempt', kind: 'number' }, { name: 'maxAttempts', kind: 'number' }, { name: 'trigger', kind: 'text' }, { name: 'status', kind: 'text' }, { name: 'requestBody', kind: 'text' }, { name: 'responseStatus', kind: 'number' }, { name: 'responseBody', kind: 'text' }, { name: 'durationMs', kind: 'number' }, { name: 'error', kind: 'text' }, { name: 'createdAt', kind: 'instant' }, { name: 'deliveredAt', kind: 'instant' }, { name: 'nextAttemptAt', kind: 'instant' }, { name: 'attempts', kind: 'json' }],
    errorCodes: ['not_found'],
  },
  resendDelivery: {
    id: 'resendDelivery',
    method: 'POST',
    path: '/v1/webhooks/{id}/deliveries/{deliveryId}/resend',
    status: 202,
    statuses: [202, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'conflict', 'idempotency_key_reused'],
  },
  rotateWebhookSecret: {
    id: 'rotateWebhookSecret',
    method: 'POST',
    path: '/v1/webhooks/{id}/rotate',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'writes',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'conflict', 'idempotency_key_reused'],
  },
  testWebhook: {
    id: 'testWebhook',
    method: 'POST',
    path: '/v1/webhooks/{id}/test',
    status: 202,
    statuses: [202, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    permission: 'webhooks:manage',
    rateLimit: 'tests',
    idempotent: 'key',
    etag: false,
    headers: ['idempotency-key'],
    paged: false,
    report: false,
    body: 'none',
    bodyRequired: false,
    verbatim: [],
    reply: 'json',
    uploads: [],
    fields: [],
    columns: [],
    errorCodes: ['not_found', 'conflict', 'idempotency_key_reused'],
  },
};

export const trie: TrieNode = {
  literals: table({
    v1: {
      literals: table({
        aml: {
          literals: table({
            screen: {
              literals: table({}),
              methods: table({ POST: 'screenAml' }),
              allow: 'POST',
            },
            screenings: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  hits: {
                    literals: table({}),
                    param: { name: 'hitId', node: {
                      literals: table({
                        decision: {
                          literals: table({}),
                          methods: table({ POST: 'decideHit' }),
                          allow: 'POST',
                        },
                      }),
                    } },
                  },
                  results: {
                    literals: table({}),
                    methods: table({ GET: 'listScreeningResults' }),
                    allow: 'GET',
                  },
                }),
                methods: table({ GET: 'getScreening', DELETE: 'deleteScreening' }),
                allow: 'GET, DELETE',
              } },
              methods: table({ GET: 'listScreenings' }),
              allow: 'GET',
            },
            watchlists: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({
                  changes: {
                    literals: table({}),
                    methods: table({ GET: 'listWatchlistChanges' }),
                    allow: 'GET',
                  },
                  imports: {
                    literals: table({}),
                    methods: table({ GET: 'listWatchlistImports' }),
                    allow: 'GET',
                  },
                }),
                methods: table({ DELETE: 'removeWatchlist' }),
                allow: 'DELETE',
              } },
              methods: table({ GET: 'listWatchlists', POST: 'importWatchlist' }),
              allow: 'GET, POST',
            },
          }),
        },
        batch: {
          literals: table({}),
          methods: table({ POST: 'runVerificationBatch' }),
          allow: 'POST',
        },
        biometrics: {
          literals: table({
            age: {
              literals: table({}),
              methods: table({ POST: 'estimateAge' }),
              allow: 'POST',
            },
            'face-match': {
              literals: table({}),
              methods: table({ POST: 'matchFaces' }),
              allow: 'POST',
            },
            'face-search': {
              literals: table({
                index: {
                  literals: table({}),
                  methods: table({ POST: 'indexFace' }),
                  allow: 'POST',
                },
              }),
              methods: table({ POST: 'searchFaces' }),
              allow: 'POST',
            },
            faces: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ DELETE: 'deleteFace' }),
                allow: 'DELETE',
              } },
            },
            liveness: {
              literals: table({
                challenge: {
                  literals: table({}),
                  methods: table({ POST: 'createLivenessChallenge' }),
                  allow: 'POST',
                },
              }),
              methods: table({ POST: 'checkLiveness' }),
              allow: 'POST',
            },
          }),
        },
        capture: {
          literals: table({
            address: {
              literals: table({}),
              methods: table({ POST: 'sendCaptureAddress' }),
              allow: 'POST',
            },
            challenge: {
              literals: table({}),
              methods: table({ POST: 'createCaptureChallenge' }),
              allow: 'POST',
            },
            consent: {
              literals: table({}),
              methods: table({ POST: 'sendCaptureConsent' }),
              allow: 'POST',
            },
            document: {
              literals: table({}),
              methods: table({ POST: 'sendCaptureDocument' }),
              allow: 'POST',
            },
            language: {
              literals: table({}),
              methods: table({ POST: 'changeCaptureLanguage' }),
              allow: 'POST',
            },
            logo: {
              literals: table({}),
              methods: table({ GET: 'getCaptureLogo' }),
              allow: 'GET',
            },
            selfie: {
              literals: table({}),
              methods: table({ POST: 'sendCaptureSelfie' }),
              allow: 'POST',
            },
          }),
          methods: table({ GET: 'getCapture' }),
          allow: 'GET',
        },
        checks: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({}),
            methods: table({ GET: 'getCheck', DELETE: 'deleteCheck' }),
            allow: 'GET, DELETE',
          } },
          methods: table({ GET: 'listChecks' }),
          allow: 'GET',
        },
        documents: {
          literals: table({
            'database-validation': {
              literals: table({}),
              methods: table({ POST: 'validateAgainstDatabase' }),
              allow: 'POST',
            },
            'id-verification': {
              literals: table({}),
              methods: table({ POST: 'verifyIdDocument' }),
              allow: 'POST',
            },
            poa: {
              literals: table({}),
              methods: table({ POST: 'checkProofOfAddress' }),
              allow: 'POST',
            },
          }),
        },
        files: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({}),
            methods: table({ GET: 'getSessionFile' }),
            allow: 'GET',
          } },
        },
        keys: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              rotate: {
                literals: table({}),
                methods: table({ POST: 'rotateKey' }),
                allow: 'POST',
              },
              usage: {
                literals: table({}),
                methods: table({ GET: 'getKeyUsage' }),
                allow: 'GET',
              },
            }),
            methods: table({ DELETE: 'revokeKey' }),
            allow: 'DELETE',
          } },
          methods: table({ GET: 'listKeys', POST: 'createKey' }),
          allow: 'GET, POST',
        },
        kyb: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({}),
            methods: table({ GET: 'getKybCheck', DELETE: 'deleteKybCheck' }),
            allow: 'GET, DELETE',
          } },
          methods: table({ GET: 'listKybChecks', POST: 'createKybCheck' }),
          allow: 'GET, POST',
        },
        registers: {
          literals: table({
            companies: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ DELETE: 'removeCompanyRegister' }),
                allow: 'DELETE',
              } },
              methods: table({ GET: 'listCompanyRegisters', POST: 'importCompanyRegister' }),
              allow: 'GET, POST',
            },
            people: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ DELETE: 'removePeopleRegister' }),
                allow: 'DELETE',
              } },
              methods: table({ GET: 'listPeopleRegisters', POST: 'importPeopleRegister' }),
              allow: 'GET, POST',
            },
          }),
        },
        'sealed-records': {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({}),
            methods: table({ GET: 'getSealedRecord' }),
            allow: 'GET',
          } },
          methods: table({ GET: 'listSealedRecords' }),
          allow: 'GET',
        },
        sessions: {
          literals: table({
            import: {
              literals: table({}),
              methods: table({ POST: 'importSession' }),
              allow: 'POST',
            },
            pending: {
              literals: table({}),
              methods: table({ GET: 'listPendingSessions' }),
              allow: 'GET',
            },
            workflows: {
              literals: table({}),
              param: { name: 'id', node: {
                literals: table({}),
                methods: table({ GET: 'getWorkflow', PATCH: 'updateWorkflow', DELETE: 'deleteWorkflow' }),
                allow: 'GET, PATCH, DELETE',
              } },
              methods: table({ GET: 'listWorkflows', POST: 'createWorkflow' }),
              allow: 'GET, POST',
            },
          }),
          param: { name: 'id', node: {
            literals: table({
              claim: {
                literals: table({}),
                methods: table({ POST: 'claimSession' }),
                allow: 'POST',
              },
              decision: {
                literals: table({}),
                methods: table({ POST: 'decideSession' }),
                allow: 'POST',
              },
              link: {
                literals: table({}),
                methods: table({ POST: 'rotateSessionLink' }),
                allow: 'POST',
              },
              release: {
                literals: table({}),
                methods: table({ POST: 'releaseSession' }),
                allow: 'POST',
              },
              share: {
                literals: table({}),
                methods: table({ POST: 'shareSession' }),
                allow: 'POST',
              },
            }),
            methods: table({ GET: 'getSession', DELETE: 'deleteSession' }),
            allow: 'GET, DELETE',
          } },
          methods: table({ GET: 'listSessions', POST: 'createSession' }),
          allow: 'GET, POST',
        },
        sharers: {
          literals: table({}),
          param: { name: 'code', node: {
            literals: table({}),
            methods: table({ DELETE: 'removeTrustedSharer' }),
            allow: 'DELETE',
          } },
          methods: table({ GET: 'listTrustedSharers', POST: 'createTrustedSharer' }),
          allow: 'GET, POST',
        },
        subjects: {
          literals: table({
            erase: {
              literals: table({}),
              methods: table({ POST: 'eraseSubject' }),
              allow: 'POST',
            },
          }),
        },
        webhooks: {
          literals: table({}),
          param: { name: 'id', node: {
            literals: table({
              deliveries: {
                literals: table({}),
                param: { name: 'deliveryId', node: {
                  literals: table({
                    resend: {
                      literals: table({}),
                      methods: table({ POST: 'resendDelivery' }),
                      allow: 'POST',
                    },
                  }),
                } },
                methods: table({ GET: 'listDeliveries' }),
                allow: 'GET',
              },
              rotate: {
                literals: table({}),
                methods: table({ POST: 'rotateWebhookSecret' }),
                allow: 'POST',
              },
              test: {
                literals: table({}),
                methods: table({ POST: 'testWebhook' }),
                allow: 'POST',
              },
            }),
            methods: table({ GET: 'getWebhook', PATCH: 'updateWebhook', DELETE: 'deleteWebhook' }),
            allow: 'GET, PATCH, DELETE',
          } },
          methods: table({ GET: 'listWebhooks', POST: 'createWebhook' }),
          allow: 'GET, POST',
        },
      }),
    },
  }),
};
