// Written by npm run codegen; do not edit.

import type { FileReply } from '../../core/files.js';
import type { CallOptions, KeyedOptions, UploadOptions, VersionedOptions } from '../../core/options.js';
import type { GroupKey, InfiniteQueryOptions, MutationOptions, QueryOptions } from '../../core/queries.js';
import { bindQueries } from '../../core/queries.js';
import type { AmlMethods, BatchMethods, BiometricsMethods, CaptureMethods, ChecksMethods, DocumentsMethods, KeysMethods, KybMethods, RegistersMethods, SealedRecordsMethods, SessionsMethods, SharersMethods, SubjectsMethods, WebhooksMethods } from './methods.js';
import { aml, batch, biometrics, capture, checks, documents, keys, kyb, registers, sealedRecords, sessions, sharers, subjects, webhooks } from './methods.js';
import type { AddressCheckReply, AgeCheckReply, BatchInput, BatchReply, CaptureConsentInput, CaptureLanguageInput, CaptureReply, CheckDeletedReply, CheckListReply, CheckLivenessBody, CheckProofOfAddressBody, DeliveryListReply, DeliveryReply, DocumentCheckReply, EstimateAgeBody, FaceDeletedReply, FaceIndexReply, FaceMatchCheckReply, FaceSearchReply, GetKeyUsageQuery, HitDecision, IdentityCheckReply, IdentityInput, ImportCompanyRegisterBody, ImportPeopleRegisterBody, ImportWatchlistBody, IndexFaceBody, KeyCreatedReply, KeyInput, KeyListReply, KeyReply, KeyRotation, KeyUsageReply, KybInput, KybListReply, KybReply, ListChecksQuery, ListDeliveriesQuery, ListKeysQuery, ListKybChecksQuery, ListPendingSessionsQuery, ListScreeningResultsQuery, ListScreeningsQuery, ListSealedRecordsQuery, ListSessionsQuery, ListWatchlistChangesQuery, ListWatchlistImportsQuery, ListWebhooksQuery, ListWorkflowsQuery, LivenessChallengeInput, LivenessChallengeReply, LivenessCheckReply, MatchFacesBody, RegisterImportReply, RegisterRemovedReply, RegistersReply, ScreenInput, ScreenReply, ScreeningDeletedReply, ScreeningListReply, ScreeningReply, ScreeningResultListReply, SealedRecordListReply, SealedRecordReply, SearchFacesBody, SendCaptureAddressBody, SendCaptureDocumentBody, SendCaptureSelfieBody, SessionClaim, SessionCreatedReply, SessionDecision, SessionDeletedReply, SessionImport, SessionInput, SessionListReply, SessionReply, SessionShare, SessionShareReply, SharersReply, StoredCheckReply, SubjectErasure, SubjectErasureReply, TrustedSharerInput, VerifyIdDocumentBody, WatchlistChangeListReply, WatchlistImportListReply, WatchlistImportReply, WatchlistRemovedReply, WatchlistsReply, WebhookDeletedReply, WebhookInput, WebhookListReply, WebhookReply, WebhookSecretReply, WebhookUpdate, WorkflowDeletedReply, WorkflowInput, WorkflowListReply, WorkflowReply, WorkflowUpdate } from './types.js';

export interface AmlQueries extends GroupKey {
  screen(): MutationOptions<{ readonly body: ScreenInput; readonly options?: KeyedOptions | undefined }, ScreenReply>;
  list: {
    (query?: ListScreeningsQuery): QueryOptions<ScreeningListReply>;
    infinite(query?: ListScreeningsQuery): InfiniteQueryOptions<ScreeningListReply>;
  };
  get(id: string): QueryOptions<ScreeningReply>;
  delete(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, ScreeningDeletedReply>;
  decide(): MutationOptions<{ readonly id: string; readonly hitId: string; readonly body: HitDecision; readonly options?: KeyedOptions | undefined }, ScreeningReply>;
  results: {
    (id: string, query?: ListScreeningResultsQuery): QueryOptions<ScreeningResultListReply>;
    infinite(id: string, query?: ListScreeningResultsQuery): InfiniteQueryOptions<ScreeningResultListReply>;
  };
  watchlists(): QueryOptions<WatchlistsReply>;
  importWatchlist(): MutationOptions<{ readonly body: ImportWatchlistBody; readonly options?: UploadOptions & KeyedOptions | undefined }, WatchlistImportReply>;
  removeWatchlist(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, WatchlistRemovedReply>;
  watchlistChanges: {
    (id: string, query?: ListWatchlistChangesQuery): QueryOptions<WatchlistChangeListReply>;
    infinite(id: string, query?: ListWatchlistChangesQuery): InfiniteQueryOptions<WatchlistChangeListReply>;
  };
  watchlistImports: {
    (id: string, query?: ListWatchlistImportsQuery): QueryOptions<WatchlistImportListReply>;
    infinite(id: string, query?: ListWatchlistImportsQuery): InfiniteQueryOptions<WatchlistImportListReply>;
  };
}

/** Options of queries and mutations of `aml`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const amlQueries = (client: { readonly aml: AmlMethods }): AmlQueries =>
  bindQueries('aml', client.aml, aml) as unknown as AmlQueries;

export interface BatchQueries extends GroupKey {
  run(): MutationOptions<{ readonly body: BatchInput; readonly options?: CallOptions | undefined }, BatchReply>;
}

/** Options of queries and mutations of `batch`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const batchQueries = (client: { readonly batch: BatchMethods }): BatchQueries =>
  bindQueries('batch', client.batch, batch) as unknown as BatchQueries;

export interface BiometricsQueries extends GroupKey {
  ageEstimation(): MutationOptions<{ readonly body: EstimateAgeBody; readonly options?: UploadOptions & KeyedOptions | undefined }, AgeCheckReply>;
  faceMatch(): MutationOptions<{ readonly body: MatchFacesBody; readonly options?: UploadOptions & KeyedOptions | undefined }, FaceMatchCheckReply>;
  faceSearch(): MutationOptions<{ readonly body: SearchFacesBody; readonly options?: UploadOptions & KeyedOptions | undefined }, FaceSearchReply>;
  faceIndex(): MutationOptions<{ readonly body: IndexFaceBody; readonly options?: UploadOptions & KeyedOptions | undefined }, FaceIndexReply>;
  deleteFace(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, FaceDeletedReply>;
  liveness(): MutationOptions<{ readonly body: CheckLivenessBody; readonly options?: UploadOptions & KeyedOptions | undefined }, LivenessCheckReply>;
  livenessChallenge(): MutationOptions<{ readonly body?: LivenessChallengeInput | undefined; readonly options?: KeyedOptions | undefined } | void, LivenessChallengeReply>;
}

/** Options of queries and mutations of `biometrics`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const biometricsQueries = (client: { readonly biometrics: BiometricsMethods }): BiometricsQueries =>
  bindQueries('biometrics', client.biometrics, biometrics) as unknown as BiometricsQueries;

export interface CaptureQueries extends GroupKey {
  get(): QueryOptions<CaptureReply>;
  address(): MutationOptions<{ readonly body: SendCaptureAddressBody; readonly options?: UploadOptions | undefined }, CaptureReply>;
  challenge(): MutationOptions<{ readonly options?: CallOptions | undefined } | void, LivenessChallengeReply>;
  consent(): MutationOptions<{ readonly body: CaptureConsentInput; readonly options?: CallOptions | undefined }, CaptureReply>;
  document(): MutationOptions<{ readonly body: SendCaptureDocumentBody; readonly options?: UploadOptions | undefined }, CaptureReply>;
  language(): MutationOptions<{ readonly body: CaptureLanguageInput; readonly options?: CallOptions | undefined }, CaptureReply>;
  logo(): QueryOptions<FileReply>;
  selfie(): MutationOptions<{ readonly body: SendCaptureSelfieBody; readonly options?: UploadOptions | undefined }, CaptureReply>;
}

/** Options of queries and mutations of `capture`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const captureQueries = (client: { readonly capture: CaptureMethods }): CaptureQueries =>
  bindQueries('capture', client.capture, capture) as unknown as CaptureQueries;

export interface ChecksQueries extends GroupKey {
  list: {
    (query?: ListChecksQuery): QueryOptions<CheckListReply>;
    infinite(query?: ListChecksQuery): InfiniteQueryOptions<CheckListReply>;
  };
  get(id: string): QueryOptions<StoredCheckReply>;
  delete(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, CheckDeletedReply>;
}

/** Options of queries and mutations of `checks`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const checksQueries = (client: { readonly checks: ChecksMethods }): ChecksQueries =>
  bindQueries('checks', client.checks, checks) as unknown as ChecksQueries;

export interface DocumentsQueries extends GroupKey {
  databaseValidation(): MutationOptions<{ readonly body: IdentityInput; readonly options?: KeyedOptions | undefined }, IdentityCheckReply>;
  idVerification(): MutationOptions<{ readonly body: VerifyIdDocumentBody; readonly options?: UploadOptions & KeyedOptions | undefined }, DocumentCheckReply>;
  proofOfAddress(): MutationOptions<{ readonly body: CheckProofOfAddressBody; readonly options?: UploadOptions & KeyedOptions | undefined }, AddressCheckReply>;
}

/** Options of queries and mutations of `documents`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const documentsQueries = (client: { readonly documents: DocumentsMethods }): DocumentsQueries =>
  bindQueries('documents', client.documents, documents) as unknown as DocumentsQueries;

export interface KeysQueries extends GroupKey {
  list: {
    (query?: ListKeysQuery): QueryOptions<KeyListReply>;
    infinite(query?: ListKeysQuery): InfiniteQueryOptions<KeyListReply>;
  };
  create(): MutationOptions<{ readonly body?: KeyInput | undefined; readonly options?: KeyedOptions | undefined } | void, KeyCreatedReply>;
  revoke(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, KeyReply>;
  rotate(): MutationOptions<{ readonly id: string; readonly body?: KeyRotation | undefined; readonly options?: KeyedOptions | undefined }, KeyCreatedReply>;
  usage(id: string, query?: GetKeyUsageQuery): QueryOptions<KeyUsageReply>;
}

/** Options of queries and mutations of `keys`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const keysQueries = (client: { readonly keys: KeysMethods }): KeysQueries =>
  bindQueries('keys', client.keys, keys) as unknown as KeysQueries;

export interface KybQueries extends GroupKey {
  list: {
    (query?: ListKybChecksQuery): QueryOptions<KybListReply>;
    infinite(query?: ListKybChecksQuery): InfiniteQueryOptions<KybListReply>;
  };
  create(): MutationOptions<{ readonly body: KybInput; readonly options?: KeyedOptions | undefined }, KybReply>;
  get(id: string): QueryOptions<KybReply>;
  delete(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, CheckDeletedReply>;
}

/** Options of queries and mutations of `kyb`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const kybQueries = (client: { readonly kyb: KybMethods }): KybQueries =>
  bindQueries('kyb', client.kyb, kyb) as unknown as KybQueries;

export interface RegistersQueries extends GroupKey {
  companies(): QueryOptions<RegistersReply>;
  importCompanies(): MutationOptions<{ readonly body: ImportCompanyRegisterBody; readonly options?: UploadOptions & KeyedOptions | undefined }, RegisterImportReply>;
  removeCompanies(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, RegisterRemovedReply>;
  people(): QueryOptions<RegistersReply>;
  importPeople(): MutationOptions<{ readonly body: ImportPeopleRegisterBody; readonly options?: UploadOptions & KeyedOptions | undefined }, RegisterImportReply>;
  removePeople(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, RegisterRemovedReply>;
}

/** Options of queries and mutations of `registers`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const registersQueries = (client: { readonly registers: RegistersMethods }): RegistersQueries =>
  bindQueries('registers', client.registers, registers) as unknown as RegistersQueries;

export interface SealedRecordsQueries extends GroupKey {
  list: {
    (query?: ListSealedRecordsQuery): QueryOptions<SealedRecordListReply>;
    infinite(query?: ListSealedRecordsQuery): InfiniteQueryOptions<SealedRecordListReply>;
  };
  get(id: string): QueryOptions<SealedRecordReply>;
}

/** Options of queries and mutations of `sealedRecords`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const sealedRecordsQueries = (client: { readonly sealedRecords: SealedRecordsMethods }): SealedRecordsQueries =>
  bindQueries('sealedRecords', client.sealedRecords, sealedRecords) as unknown as SealedRecordsQueries;

export interface SessionsQueries extends GroupKey {
  file(id: string): QueryOptions<FileReply>;
  list: {
    (query?: ListSessionsQuery): QueryOptions<SessionListReply>;
    infinite(query?: ListSessionsQuery): InfiniteQueryOptions<SessionListReply>;
  };
  create(): MutationOptions<{ readonly body?: SessionInput | undefined; readonly options?: KeyedOptions | undefined } | void, SessionCreatedReply>;
  import(): MutationOptions<{ readonly body: SessionImport; readonly options?: KeyedOptions | undefined }, SessionReply>;
  pending: {
    (query?: ListPendingSessionsQuery): QueryOptions<SessionListReply>;
    infinite(query?: ListPendingSessionsQuery): InfiniteQueryOptions<SessionListReply>;
  };
  listWorkflows: {
    (query?: ListWorkflowsQuery): QueryOptions<WorkflowListReply>;
    infinite(query?: ListWorkflowsQuery): InfiniteQueryOptions<WorkflowListReply>;
  };
  createWorkflow(): MutationOptions<{ readonly body: WorkflowInput; readonly options?: KeyedOptions | undefined }, WorkflowReply>;
  getWorkflow(id: string): QueryOptions<WorkflowReply>;
  updateWorkflow(): MutationOptions<{ readonly id: string; readonly body: WorkflowUpdate; readonly options?: KeyedOptions & VersionedOptions | undefined }, WorkflowReply>;
  deleteWorkflow(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, WorkflowDeletedReply>;
  get(id: string): QueryOptions<SessionReply>;
  delete(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, SessionDeletedReply>;
  claim(): MutationOptions<{ readonly id: string; readonly body?: SessionClaim | undefined; readonly options?: CallOptions | undefined }, SessionReply>;
  decision(): MutationOptions<{ readonly id: string; readonly body: SessionDecision; readonly options?: KeyedOptions & VersionedOptions | undefined }, SessionReply>;
  rotateLink(): MutationOptions<{ readonly id: string; readonly options?: KeyedOptions | undefined }, SessionCreatedReply>;
  release(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, SessionReply>;
  share(): MutationOptions<{ readonly id: string; readonly body?: SessionShare | undefined; readonly options?: KeyedOptions | undefined }, SessionShareReply>;
}

/** Options of queries and mutations of `sessions`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const sessionsQueries = (client: { readonly sessions: SessionsMethods }): SessionsQueries =>
  bindQueries('sessions', client.sessions, sessions) as unknown as SessionsQueries;

export interface SharersQueries extends GroupKey {
  list(): QueryOptions<SharersReply>;
  trust(): MutationOptions<{ readonly body: TrustedSharerInput; readonly options?: CallOptions | undefined }, SharersReply>;
  distrust(): MutationOptions<{ readonly code: string; readonly options?: CallOptions | undefined }, SharersReply>;
}

/** Options of queries and mutations of `sharers`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const sharersQueries = (client: { readonly sharers: SharersMethods }): SharersQueries =>
  bindQueries('sharers', client.sharers, sharers) as unknown as SharersQueries;

export interface SubjectsQueries extends GroupKey {
  erase(): MutationOptions<{ readonly body: SubjectErasure; readonly options?: CallOptions | undefined }, SubjectErasureReply>;
}

/** Options of queries and mutations of `subjects`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const subjectsQueries = (client: { readonly subjects: SubjectsMethods }): SubjectsQueries =>
  bindQueries('subjects', client.subjects, subjects) as unknown as SubjectsQueries;

export interface WebhooksQueries extends GroupKey {
  list: {
    (query?: ListWebhooksQuery): QueryOptions<WebhookListReply>;
    infinite(query?: ListWebhooksQuery): InfiniteQueryOptions<WebhookListReply>;
  };
  create(): MutationOptions<{ readonly body: WebhookInput; readonly options?: KeyedOptions | undefined }, WebhookSecretReply>;
  get(id: string): QueryOptions<WebhookReply>;
  update(): MutationOptions<{ readonly id: string; readonly body: WebhookUpdate; readonly options?: KeyedOptions & VersionedOptions | undefined }, WebhookReply>;
  delete(): MutationOptions<{ readonly id: string; readonly options?: CallOptions | undefined }, WebhookDeletedReply>;
  deliveries: {
    (id: string, query?: ListDeliveriesQuery): QueryOptions<DeliveryListReply>;
    infinite(id: string, query?: ListDeliveriesQuery): InfiniteQueryOptions<DeliveryListReply>;
  };
  resend(): MutationOptions<{ readonly id: string; readonly deliveryId: string; readonly options?: KeyedOptions | undefined }, DeliveryReply>;
  rotate(): MutationOptions<{ readonly id: string; readonly options?: KeyedOptions | undefined }, WebhookSecretReply>;
  test(): MutationOptions<{ readonly id: string; readonly options?: KeyedOptions | undefined }, DeliveryReply>;
}

/** Options of queries and mutations of `webhooks`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const webhooksQueries = (client: { readonly webhooks: WebhooksMethods }): WebhooksQueries =>
  bindQueries('webhooks', client.webhooks, webhooks) as unknown as WebhooksQueries;
