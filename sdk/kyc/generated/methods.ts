// Written by npm run codegen; do not edit.

import type { CursorPromise } from '../../core/cursors.js';
import { cursored } from '../../core/cursors.js';
import type { FileReply, FileStream } from '../../core/files.js';
import { binary, multipart } from '../../core/files.js';
import type { CallOptions, KeyedOptions, StreamOptions, VersionedOptions } from '../../core/options.js';
import type { ApiPromise } from '../../core/transport/request.js';
import type { AddressCheckReply, AgeCheckReply, CaptureReply, CheckDeletedReply, CheckListReply, CheckLivenessBody, CheckProofOfAddressBody, DeliveryListReply, DeliveryReply, DocumentCheckReply, EstimateAgeBody, FaceDeletedReply, FaceIndexReply, FaceMatchCheckReply, FaceSearchReply, HitDecision, IdentityCheckReply, IdentityInput, ImportCompanyRegisterBody, ImportPeopleRegisterBody, ImportWatchlistBody, IndexFaceBody, KeyCreatedReply, KeyInput, KeyListReply, KeyReply, KeyRotation, KybInput, KybListReply, KybReply, ListChecksQuery, ListDeliveriesQuery, ListKeysQuery, ListKybChecksQuery, ListPendingSessionsQuery, ListScreeningsQuery, ListSessionsQuery, ListWatchlistChangesQuery, ListWatchlistImportsQuery, ListWebhooksQuery, ListWorkflowsQuery, LivenessChallengeInput, LivenessChallengeReply, LivenessCheckReply, MatchFacesBody, RegisterImportReply, ScreenInput, ScreenReply, ScreeningDeletedReply, ScreeningListReply, ScreeningReply, SearchFacesBody, SendCaptureDocumentBody, SendCaptureSelfieBody, SessionClaim, SessionCreatedReply, SessionDecision, SessionDeletedReply, SessionImport, SessionInput, SessionListReply, SessionReply, SessionShare, SessionShareReply, SharersReply, StoredCheckReply, SubjectErasure, SubjectErasureReply, TrustedSharerInput, VerifyIdDocumentBody, WatchlistChangeListReply, WatchlistImportListReply, WatchlistImportReply, WatchlistsReply, WebhookDeletedReply, WebhookInput, WebhookListReply, WebhookReply, WebhookSecretReply, WebhookUpdate, WorkflowDeletedReply, WorkflowInput, WorkflowListReply, WorkflowReply, WorkflowUpdate } from './types.js';

export interface AmlMethods {
  /**
   * Screen somebody
   *
   * Compares a name, and what else is known, with the watchlists. Every hit says why. `match` and `score` count hits that nobody has found false. With `sessionId` it is the step `aml` of that session. What a reviewer has found false of the same subject stays false until the list changes the entry. Monitored subjects are screened again whenever a list changes. Without any list loaded it is 503, never a reply without hits.
   *
   * `POST /v1/aml/screen`. Permission `aml:screen`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `provider_unavailable` (503), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  screen(body: ScreenInput, options?: KeyedOptions): ApiPromise<ScreenReply>;

  /**
   * List screenings
   *
   * The newest first.
   *
   * `GET /v1/aml/screenings`. Permission `aml:screen`. Limited as `reads`.
   */
  list(query?: ListScreeningsQuery, options?: CallOptions): CursorPromise<ScreeningListReply>;

  /**
   * Get a screening
   *
   * As it stands now: after the last change of a list, and after what reviewers decided. Every hit comes with what its list says of the entry.
   *
   * `GET /v1/aml/screenings/{id}`. Permission `aml:screen`. Limited as `reads`.
   *
   * @param id The screening's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  get(id: string, options?: CallOptions): ApiPromise<ScreeningReply>;

  /**
   * Erase a screening
   *
   * With its hits and what was decided of them, at once and for good; monitoring ends. A check of a session keeps its outcome without them.
   *
   * `DELETE /v1/aml/screenings/{id}`. Permission `aml:review`. Limited as `writes`.
   *
   * @param id The screening's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  delete(id: string, options?: CallOptions): ApiPromise<ScreeningDeletedReply>;

  /**
   * Decide a hit
   *
   * Whether the listed one is the subject. `false_positive` takes the hit out of `match` and `score`, here and in later screenings of the same subject, until the list changes the entry; `true_match` declines; `pending` takes a decision back. A reason is needed for both outcomes. Every decision is kept as a record. When the entry of a `true_match` is changed or taken off its list, the hit stays and goes to review with the warning `AML_CONFIRMED_MATCH_CHANGED`, until a person decides again. The session that a screening belongs to is decided by itself.
   *
   * `POST /v1/aml/screenings/{id}/hits/{hitId}/decision`. Permission `aml:review`. Limited as `decisions`.
   *
   * @param id The screening's id. At most 30 characters.
   * @param hitId The hit's id. At most 28 characters.
   * @throws {SvcKycError} `not_found` (404), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  decide(id: string, hitId: string, body: HitDecision, options?: KeyedOptions): ApiPromise<ScreeningReply>;

  /**
   * List watchlists
   *
   * What everybody is screened against, by name, and what the last import of each list changed. Lists are imported by the operator of the service, or by a key to which the operator gave `watchlists:import`, and serve every company, in `live` as in `test`.
   *
   * `GET /v1/aml/watchlists`. Permission `aml:screen`. Limited as `reads`.
   */
  watchlists(options?: CallOptions): ApiPromise<WatchlistsReply>;

  /**
   * Import a watchlist
   *
   * Brings a list to what its files say, all or nothing; a list of that name is made if there is none. Lists serve every company, so only keys to which the operator of the server gave `watchlists:import` may import them. The same files again change nothing. A file that cannot be read is refused with its line, and the list stays as it was. Once the reply is there, the server that gave it screens against the new list. Larger files are imported by a command on the server.
   *
   * `POST /v1/aml/watchlists`. Permission `watchlists:import`. Limited as `writes`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  importWatchlist(body: ImportWatchlistBody, options?: KeyedOptions): ApiPromise<WatchlistImportReply>;

  /**
   * List what an import changed
   *
   * The entries that an import added, then those that it changed, then those that it removed, each in the order of their ids, as the list called them then. The first import of a list is kept by its counts only: it has no changes here, and `detailed` of the import is false.
   *
   * `GET /v1/aml/watchlists/{id}/changes`. Permission `aml:screen`. Limited as `reads`.
   *
   * @param id The list's name. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  watchlistChanges(id: string, query?: ListWatchlistChangesQuery, options?: CallOptions): CursorPromise<WatchlistChangeListReply>;

  /**
   * List the imports of a watchlist
   *
   * The newest first. An import of files that say what the list says already is none.
   *
   * `GET /v1/aml/watchlists/{id}/imports`. Permission `aml:screen`. Limited as `reads`.
   *
   * @param id The list's name. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  watchlistImports(id: string, query?: ListWatchlistImportsQuery, options?: CallOptions): CursorPromise<WatchlistImportListReply>;
}

export const aml = {
  screen: 'POST /v1/aml/screen body key',
  list: ['GET /v1/aml/screenings query', cursored],
  get: 'GET /v1/aml/screenings/{id}',
  delete: 'DELETE /v1/aml/screenings/{id}',
  decide: 'POST /v1/aml/screenings/{id}/hits/{hitId}/decision body key',
  watchlists: 'GET /v1/aml/watchlists',
  importWatchlist: ['POST /v1/aml/watchlists body key', multipart],
  watchlistChanges: ['GET /v1/aml/watchlists/{id}/changes query', cursored],
  watchlistImports: ['GET /v1/aml/watchlists/{id}/imports query', cursored],
} as const;

export interface BiometricsMethods {
  /**
   * Estimate an age
   *
   * From one image, with a range of eight years to either side with the built-in engine. With `minAge`, whoever is surely younger is declined, and whoever may be goes to review. Of several faces the youngest counts.
   *
   * `POST /v1/biometrics/age`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  ageEstimation(body: EstimateAgeBody, options?: KeyedOptions): ApiPromise<AgeCheckReply>;

  /**
   * Match two faces
   *
   * Whether two pictures show one person, 1:1. Without `refImage`, the portrait of the session's document is taken; where there is none either, that is 400. A score below `faceMatchDecline` is declined, below `faceMatchReview` it goes to review. The built-in engine answers 80 and more for one person and under 50 for two; it was measured on few people and not by groups of them. Several faces in a picture go to review with `MULTIPLE_FACES_DETECTED`, the score being that of the likest pair, and so does a face that looks under 18, with `POSSIBLE_MINOR`.
   *
   * `POST /v1/biometrics/face-match`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  faceMatch(body: MatchFacesBody, options?: KeyedOptions): ApiPromise<FaceMatchCheckReply>;

  /**
   * Search a face
   *
   * Compares one face with every indexed one, 1:N, of the same company, environment, collection and model. The likest come first: with the built-in engine 90 and more is a match, 70 and more a possible one. The image is not kept.
   *
   * `POST /v1/biometrics/face-search`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `conflict` (409), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  faceSearch(body: SearchFacesBody, options?: KeyedOptions): ApiPromise<FaceSearchReply>;

  /**
   * Index a face
   *
   * Keeps the numbers that a face is found by, and not its image. `duplicates` are the faces in the collection that are alike already; the event `face.duplicate_found` tells of them. The face is erased with its session.
   *
   * `POST /v1/biometrics/face-search/index`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  faceIndex(body: IndexFaceBody, options?: KeyedOptions): ApiPromise<FaceIndexReply>;

  /**
   * Delete a face
   *
   * It is not found any more, and nothing of it is left.
   *
   * `DELETE /v1/biometrics/faces/{id}`. Permission `biometrics:check`. Limited as `writes`.
   *
   * @param id The face's id. At most 31 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  deleteFace(id: string, options?: CallOptions): ApiPromise<FaceDeletedReply>;

  /**
   * Check liveness
   *
   * Whether a living person sits before the camera. One image cannot tell: the built-in engine declines a picture that was badly taken (`FACE_TOO_SMALL`, `FACE_TURNED_AWAY`, `IMAGE_BLURRED`, `IMAGE_TOO_DARK`, `IMAGE_TOO_BRIGHT`), its `score` is advice, and its result goes to review with the warning `LIVENESS_NOT_CERTIFIED`, as that of every engine which no laboratory has certified. With a `challengeToken` and one frame for each of its turns, in their order, `method` is `active`: each frame must show the one person of the image with the head turned as asked. That is no certified detection of presentation attacks either: an unchanged photograph or an old recording is not enough, but turns that are made of one photograph by software do pass. So it goes to review, unless the workflow sets `acceptHeadTurnsAsLiveness`: then it may approve, and the warning stays as information. What does not pass declines: `CHALLENGE_FACE_MISSING`, `CHALLENGE_TURNS_NOT_MADE`, `CHALLENGE_OTHER_PERSON`, `CHALLENGE_STILL_REPEATED`, and for frames that the company has sent before `CHALLENGE_FRAMES_REUSED`. Frames must not be mirrored, as previews are. An unknown token is 404, one whose time is over 410, and one that was used or is of another session 409. The face of a session is sought among those indexed in the collection `default`: `DUPLICATE_FACE` leads to what the workflow's `onDuplicate` says, and `FACE_BLOCKLISTED` declines. Images are JPEG, PNG, WebP or TIFF by their bytes, up to 5 MB, and frames up to 2 MB.
   *
   * `POST /v1/biometrics/liveness`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  liveness(body: CheckLivenessBody, options?: KeyedOptions): ApiPromise<LivenessCheckReply>;

  /**
   * Ask for head turns
   *
   * Answers turns of the head, as the person sees them, in an order that nobody could know before: take one picture facing the camera and one after each turn, and send them to `/v1/biometrics/liveness` with the token, the pictures of the turns as `frame1`, `frame2` and so on. The token is good for one check of the same session, or of none, within two minutes.
   *
   * `POST /v1/biometrics/liveness/challenge`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `idempotency_key_reused` (422)
   */
  livenessChallenge(body?: LivenessChallengeInput, options?: KeyedOptions): ApiPromise<LivenessChallengeReply>;
}

export const biometrics = {
  ageEstimation: ['POST /v1/biometrics/age body key', multipart],
  faceMatch: ['POST /v1/biometrics/face-match body key', multipart],
  faceSearch: ['POST /v1/biometrics/face-search body key', multipart],
  faceIndex: ['POST /v1/biometrics/face-search/index body key', multipart],
  deleteFace: 'DELETE /v1/biometrics/faces/{id}',
  liveness: ['POST /v1/biometrics/liveness body key', multipart],
  livenessChallenge: 'POST /v1/biometrics/liveness/challenge body key',
} as const;

export interface CaptureMethods {
  /**
   * Get what is to be done
   *
   * What the person of a session has to give next, and what to do better. The token is the `clientToken` of the session. It works while the session takes input, and again when input is asked for once more; afterwards this operation only says how far the session has come. A link whose session has expired or was erased is 410.
   *
   * `GET /v1/capture`. Permission `sessions:capture`. Limited as `reads`.
   *
   * @throws {SvcKycError} `gone` (410)
   */
  get(options?: CallOptions): ApiPromise<CaptureReply>;

  /**
   * Ask for head turns
   *
   * As `/v1/biometrics/liveness/challenge`, for the session of the token; each call answers other turns and another token, which is good for one selfie within two minutes.
   *
   * `POST /v1/capture/challenge`. Permission `sessions:capture`. Limited as `checks`.
   *
   * @throws {SvcKycError} `gone` (410), `conflict` (409), `invalid_transition` (409)
   */
  challenge(options?: CallOptions): ApiPromise<LivenessChallengeReply>;

  /**
   * Send the document
   *
   * Checks the identity document as `/v1/documents/id-verification` does, for the session of the token, and answers what is to be done then. A lost reply is no reason to send it again: ask first what is to be done.
   *
   * `POST /v1/capture/document`. Permission `sessions:capture`. Limited as `checks`.
   *
   * @throws {SvcKycError} `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `provider_unavailable` (503)
   */
  document(body: SendCaptureDocumentBody, options?: CallOptions): ApiPromise<CaptureReply>;

  /**
   * Send the selfie
   *
   * One picture for liveness, face match and age, whichever of them the session has, so that all of them are of one picture: when one asks for another picture, all are made again. The document comes first. With the token of `/v1/capture/challenge` and one frame for each turn, liveness is `active` as in `/v1/biometrics/liveness`. A picture that is still being looked at makes the next one 409.
   *
   * `POST /v1/capture/selfie`. Permission `sessions:capture`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `provider_unavailable` (503)
   */
  selfie(body: SendCaptureSelfieBody, options?: CallOptions): ApiPromise<CaptureReply>;
}

export const capture = {
  get: 'GET /v1/capture',
  challenge: 'POST /v1/capture/challenge',
  document: ['POST /v1/capture/document body', multipart],
  selfie: ['POST /v1/capture/selfie body', multipart],
} as const;

export interface ChecksMethods {
  /**
   * List checks made without a session
   *
   * Lists checks of documents, faces and identity numbers that belong to no session, the newest first. `total` counts all that match. Checks of a session are part of the session.
   *
   * `GET /v1/checks`. Permission `sessions:read`. Limited as `reads`.
   */
  list(query?: ListChecksQuery, options?: CallOptions): CursorPromise<CheckListReply>;

  /**
   * Get a check made without a session
   *
   * Returns the result of the check. Callers with `sessions:decide` also see what it read and the images it was made of, at addresses that are valid for an hour.
   *
   * `GET /v1/checks/{id}`. Permission `sessions:read`. Limited as `reads`.
   *
   * @param id The check's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  get(id: string, options?: CallOptions): ApiPromise<StoredCheckReply>;

  /**
   * Erase a check made without a session
   *
   * Erases the check and its images at once and for good. A check of a session is 404: erase the session.
   *
   * `DELETE /v1/checks/{id}`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @param id The check's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  delete(id: string, options?: CallOptions): ApiPromise<CheckDeletedReply>;
}

export const checks = {
  list: ['GET /v1/checks query', cursored],
  get: 'GET /v1/checks/{id}',
  delete: 'DELETE /v1/checks/{id}',
} as const;

export interface DocumentsMethods {
  /**
   * Validate an identity number
   *
   * Takes JSON, or a form without files. The form and the check digit of the number are always looked at; a number that breaks them is declined. Whether the person exists is asked of the country's register. Without one for such numbers of the country the check goes to review with the warning `COULD_NOT_PERFORM`. Who is not in the register is declined, or goes to review where the register has some of the country's people only. Names and the day of birth are those given, otherwise those that the session expects. `documentType` may also name the number of a company, such as `rnc`.
   *
   * `POST /v1/documents/database-validation`. Permission `documents:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `idempotency_key_reused` (422), `provider_unavailable` (503), `malformed_json` (400)
   */
  databaseValidation(body: IdentityInput, options?: KeyedOptions): ApiPromise<IdentityCheckReply>;

  /**
   * Verify an identity document
   *
   * Reads the document, compares it with what the session expects and judges it by the session's workflow, or by the default one. A document that fails is declined in a reply of 200. An image that cannot be decoded is 422. Images are JPEG, PNG, WebP or TIFF by their bytes, up to 5 MB each. The built-in engine reads the machine-readable zone, or the bar code of a North American licence or card, and approves only what a second source on the document confirms; a document with neither goes to review. Nothing examines forgery, holograms or other security features: `DOCUMENT_AUTHENTICITY` is `not_applicable` in its `checks`.
   *
   * `POST /v1/documents/id-verification`. Permission `documents:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  idVerification(body: VerifyIdDocumentBody, options?: KeyedOptions): ApiPromise<DocumentCheckReply>;

  /**
   * Check a proof of address
   *
   * Reads a bill, a statement or a letter of an authority: an image, or a PDF, up to 15 MB. Name and address are compared with those given, otherwise with those that the session expects. A document older than `maxAgeDays` is declined in a reply of 200.
   *
   * `POST /v1/documents/poa`. Permission `documents:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  proofOfAddress(body: CheckProofOfAddressBody, options?: KeyedOptions): ApiPromise<AddressCheckReply>;
}

export const documents = {
  databaseValidation: 'POST /v1/documents/database-validation body key',
  idVerification: ['POST /v1/documents/id-verification body key', multipart],
  proofOfAddress: ['POST /v1/documents/poa body key', multipart],
} as const;

export interface KeysMethods {
  /**
   * List keys
   *
   * The newest first, revoked ones too. Only those of the caller's environment.
   *
   * `GET /v1/keys`. Permission `keys:manage`. Limited as `reads`.
   */
  list(query?: ListKeysQuery, options?: CallOptions): CursorPromise<KeyListReply>;

  /**
   * Create a key
   *
   * Answers the key, which is shown in this reply and never again. Without `scopes` the key holds what its creator may give, without `environment` it is of the creator's. A key never holds a scope that its creator lacks, and a test key makes only test keys. A key that is made with a key is used from that key's addresses only, expires no later, and is revoked with it.
   *
   * `POST /v1/keys`. Permission `keys:manage`. Limited as `writes`.
   *
   * @throws {SvcKycError} `scope_not_grantable` (403), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  create(body?: KeyInput, options?: KeyedOptions): ApiPromise<KeyCreatedReply>;

  /**
   * Revoke a key
   *
   * For good, and at once on every process, with the keys that were made with it and those made with them. Revoking a revoked key revokes what was still made with it, and is no error.
   *
   * `DELETE /v1/keys/{id}`. Permission `keys:manage`. Limited as `writes`.
   *
   * @param id The key's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  revoke(id: string, options?: CallOptions): ApiPromise<KeyReply>;

  /**
   * Replace a key by a new one
   *
   * The new key has the name, scopes, addresses and environment of the old one, and its expiry unless another is sent; the old one goes on for `overlapMinutes` and then has expired. Each names the other. The value is answered once, as on creation. The caller must hold what the key holds, and a key replaces only itself and the keys that came from it. Those that were made with the old key go on under the new one. A key that is revoked, or was replaced already, is a 409.
   *
   * `POST /v1/keys/{id}/rotate`. Permission `keys:manage`. Limited as `writes`.
   *
   * @param id The key's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `scope_not_grantable` (403), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  rotate(id: string, body?: KeyRotation, options?: KeyedOptions): ApiPromise<KeyCreatedReply>;
}

export const keys = {
  list: ['GET /v1/keys query', cursored],
  create: 'POST /v1/keys body key',
  revoke: 'DELETE /v1/keys/{id}',
  rotate: 'POST /v1/keys/{id}/rotate body key',
} as const;

export interface KybMethods {
  /**
   * List company checks
   *
   * The newest first. `total` counts all that match.
   *
   * `GET /v1/kyb`. Permission `kyb:read`. Limited as `reads`.
   */
  list(query?: ListKybChecksQuery, options?: CallOptions): CursorPromise<KybListReply>;

  /**
   * Check a company
   *
   * Seeks the company in the registers that were imported for its country, by number, by LEI and by name, looks at its status and screens it and its people against the watchlists. Without a register for the country, or without any watchlist, the check goes to review and is never approved. A company that fails is declined in a reply of 201. The check is erased after as many days as the default workflow keeps things.
   *
   * `POST /v1/kyb`. Permission `kyb:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  create(body: KybInput, options?: KeyedOptions): ApiPromise<KybReply>;

  /**
   * Get a company check
   *
   * With what the register says and with the hits.
   *
   * `GET /v1/kyb/{id}`. Permission `kyb:read`. Limited as `reads`.
   *
   * @param id The check's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  get(id: string, options?: CallOptions): ApiPromise<KybReply>;

  /**
   * Erase a company check
   *
   * Erases the check, and the people and hits in it, at once and for good.
   *
   * `DELETE /v1/kyb/{id}`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @param id The check's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  delete(id: string, options?: CallOptions): ApiPromise<CheckDeletedReply>;
}

export const kyb = {
  list: ['GET /v1/kyb query', cursored],
  create: 'POST /v1/kyb body key',
  get: 'GET /v1/kyb/{id}',
  delete: 'DELETE /v1/kyb/{id}',
} as const;

export interface RegistersMethods {
  /**
   * Import a register of companies
   *
   * Brings a register of companies to what its file says, all or nothing. Registers serve every company, so only keys to which the operator of the server gave `registers:import` may import them. The same file again changes nothing. A file that cannot be read is refused with its line, and the register stays as it was. Larger files are imported by a command on the server.
   *
   * `POST /v1/registers/companies`. Permission `registers:import`. Limited as `writes`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  importCompanies(body: ImportCompanyRegisterBody, options?: KeyedOptions): ApiPromise<RegisterImportReply>;

  /**
   * Import a register of people
   *
   * Brings a register of people to what its file says, all or nothing. Registers serve every company, so only keys to which the operator of the server gave `registers:import` may import them. The same file again changes nothing. A file that cannot be read is refused with its line, and the register stays as it was. Larger files are imported by a command on the server.
   *
   * `POST /v1/registers/people`. Permission `registers:import`. Limited as `writes`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  importPeople(body: ImportPeopleRegisterBody, options?: KeyedOptions): ApiPromise<RegisterImportReply>;
}

export const registers = {
  importCompanies: ['POST /v1/registers/companies body key', multipart],
  importPeople: ['POST /v1/registers/people body key', multipart],
} as const;

export interface SessionsMethods {
  /** The file as it comes, answered as soon as it begins. */
  file(id: string, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Get an image
   *
   * An image or a document of a check. Its address stands in the `images` of the checks of a session and holds for an hour; whoever has it may read the file, and no key is needed. After the hour, or once the file is erased, it is 410; an address that was not given by this server is 404.
   *
   * `GET /v1/files/{id}`. Permission `public`.
   *
   * @param id The last part of the address. 20 to 200 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410)
   */
  file(id: string, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * List sessions
   *
   * The newest first unless `sort` says otherwise; erased sessions are left out. `total` counts all that match.
   *
   * `GET /v1/sessions`. Permission `sessions:read`. Limited as `reads`.
   */
  list(query?: ListSessionsQuery, options?: CallOptions): CursorPromise<SessionListReply>;

  /**
   * Create a session
   *
   * One person to verify. Without a body it runs the default workflow. `features` takes the place of those of the workflow. `url` leads its person to a page that takes the pictures. `expected` is what the documents are compared with. Contact and expectations are erased with the session.
   *
   * `POST /v1/sessions`. Permission `sessions:write`. Limited as `sessions`.
   *
   * @throws {SvcKycError} `not_found` (404), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  create(body?: SessionInput, options?: KeyedOptions): ApiPromise<SessionCreatedReply>;

  /**
   * Import a shared session
   *
   * Makes a session of one's own from a share token: each company takes a token in once. The checks come along without images and without anything biometric. The session goes to review. With `trustReview` the status is kept; this needs the scope `sessions:decide`, and the company that shared must be one of the trusted sharers of this company (409 otherwise). An approval is kept only if the share holds a check of every feature that the workflow asks for, and the workflow asks for no second approver. A token of another environment, of another audience, or one that expired or whose session was erased is 410.
   *
   * `POST /v1/sessions/import`. Permission `sessions:write`. Limited as `sessions`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  import(body: SessionImport, options?: KeyedOptions): ApiPromise<SessionReply>;

  /**
   * List pending sessions
   *
   * Everything that waits for somebody, a reviewer or its user, the oldest first.
   *
   * `GET /v1/sessions/pending`. Permission `sessions:read`. Limited as `reads`.
   */
  pending(query?: ListPendingSessionsQuery, options?: CallOptions): CursorPromise<SessionListReply>;

  /**
   * List workflows
   *
   * The newest first. There is always the default one.
   *
   * `GET /v1/sessions/workflows`. Permission `workflows:read`. Limited as `reads`.
   */
  listWorkflows(query?: ListWorkflowsQuery, options?: CallOptions): CursorPromise<WorkflowListReply>;

  /**
   * Create a workflow
   *
   * What sessions run through, and how their checks are judged. What is not sent takes its default. With `isDefault` it becomes the workflow of sessions that name none, in place of the present one.
   *
   * `POST /v1/sessions/workflows`. Permission `workflows:write`. Limited as `writes`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  createWorkflow(body: WorkflowInput, options?: KeyedOptions): ApiPromise<WorkflowReply>;

  /**
   * Get a workflow
   *
   * Answers the workflow in its newest version.
   *
   * `GET /v1/sessions/workflows/{id}`. Permission `workflows:read`. Limited as `reads`.
   *
   * @param id The workflow's id. At most 29 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  getWorkflow(id: string, options?: CallOptions): ApiPromise<WorkflowReply>;

  /**
   * Change a workflow
   *
   * Makes a new version; sessions that run keep theirs. Members that are not sent keep their value; `thresholds` and `actions` are merged member by member, an action of null is removed. `isDefault: false` is refused on the default workflow: make another one the default instead.
   *
   * `PATCH /v1/sessions/workflows/{id}`. Permission `workflows:write`. Limited as `writes`.
   *
   * @param id The workflow's id. At most 29 characters.
   * @throws {SvcKycError} `not_found` (404), `version_mismatch` (412), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  updateWorkflow(id: string, body: WorkflowUpdate, options?: KeyedOptions & VersionedOptions): ApiPromise<WorkflowReply>;

  /**
   * Delete a workflow
   *
   * No new session can name it; those that do keep it. The default workflow cannot be deleted.
   *
   * `DELETE /v1/sessions/workflows/{id}`. Permission `workflows:write`. Limited as `writes`.
   *
   * @param id The workflow's id. At most 29 characters.
   * @throws {SvcKycError} `not_found` (404), `conflict` (409)
   */
  deleteWorkflow(id: string, options?: CallOptions): ApiPromise<WorkflowDeletedReply>;

  /**
   * Get a session
   *
   * With its checks, its decision and its history. Callers with `sessions:decide` also see what each check read, and how that agrees with what was expected.
   *
   * `GET /v1/sessions/{id}`. Permission `sessions:read`. Limited as `reads`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410)
   */
  get(id: string, options?: CallOptions): ApiPromise<SessionReply>;

  /**
   * Erase a session
   *
   * Erases images, templates, personal data, screenings, entries of the face index and share tokens of the session, at once and for good. What remains is a tombstone: its id and when it was erased. Erasing it again changes nothing. Other sessions of the person, and screenings made without a session, stay: `POST /v1/subjects/erase` erases them together.
   *
   * `DELETE /v1/sessions/{id}`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  delete(id: string, options?: CallOptions): ApiPromise<SessionDeletedReply>;

  /**
   * Claim a session
   *
   * For whoever is about to look at a session in review: for thirty minutes it is theirs, claiming it again renews that. Somebody else's claim is 409 `claimed`, unless `takeOver` takes it. Only sessions in review are claimed; the others are 409. It is no change of the session: its `version`, history and webhooks know nothing of it.
   *
   * `POST /v1/sessions/{id}/claim`. Permission `sessions:decide`. Limited as `writes`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `claimed` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  claim(id: string, body?: SessionClaim, options?: CallOptions): ApiPromise<SessionReply>;

  /**
   * Decide a session
   *
   * A person, or a system that speaks for one, sets the outcome. Only moves that the status allows are taken; the others are 409 with the statuses allowed. A reason, or a reason code, is needed to decline, to ask for a resubmission, and to take back an approval. `steps` sets single steps; with `resubmission_requested` and no `steps`, every step that is not approved has to be done again. A step is set to `pending` only with `resubmission_requested`, which needs one such step and is taken at most nine times. While somebody else holds the claim of a session, a person's decision is 409 `claimed`; that of a key is taken. From the risk that its workflow names in `fourEyesFrom` on, an approval needs two: the first one leaves the status as it is, stands in `firstApproval` and ends the claim; the second one, of somebody else, approves with its own `steps` and `reasonCodes`. The same one again is 409 `second_reviewer_needed`. All other decisions need one.
   *
   * `POST /v1/sessions/{id}/decision`. Permission `sessions:decide`. Limited as `decisions`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `invalid_transition` (409), `claimed` (409), `second_reviewer_needed` (409), `version_mismatch` (412), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  decision(id: string, body: SessionDecision, options?: KeyedOptions & VersionedOptions): ApiPromise<SessionReply>;

  /**
   * Release a session
   *
   * Ends the caller's claim, if there is one. Somebody else's is 409 `claimed`. Like claiming, it is no change of the session.
   *
   * `POST /v1/sessions/{id}/release`. Permission `sessions:decide`. Limited as `writes`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `claimed` (409)
   */
  release(id: string, options?: CallOptions): ApiPromise<SessionReply>;

  /**
   * Share a session
   *
   * A token with which another company, or the one in `audience`, takes this session in. It is in this reply and nowhere else. Only approved and declined sessions are shared; the others are 409.
   *
   * `POST /v1/sessions/{id}/share`. Permission `sessions:share`. Limited as `writes`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  share(id: string, body?: SessionShare, options?: KeyedOptions): ApiPromise<SessionShareReply>;
}

export const sessions = {
  file: ['GET /v1/files/{id} public', binary],
  list: ['GET /v1/sessions query', cursored],
  create: 'POST /v1/sessions body key',
  import: 'POST /v1/sessions/import body key',
  pending: ['GET /v1/sessions/pending query', cursored],
  listWorkflows: ['GET /v1/sessions/workflows query', cursored],
  createWorkflow: 'POST /v1/sessions/workflows body key',
  getWorkflow: 'GET /v1/sessions/workflows/{id}',
  updateWorkflow: 'PATCH /v1/sessions/workflows/{id} body key',
  deleteWorkflow: 'DELETE /v1/sessions/workflows/{id}',
  get: 'GET /v1/sessions/{id}',
  delete: 'DELETE /v1/sessions/{id}',
  claim: 'POST /v1/sessions/{id}/claim body',
  decision: 'POST /v1/sessions/{id}/decision body key',
  release: 'POST /v1/sessions/{id}/release',
  share: 'POST /v1/sessions/{id}/share body key',
} as const;

export interface SharersMethods {
  /**
   * List trusted sharers
   *
   * Lists the companies whose reviews `POST /v1/sessions/import` adopts with `trustReview`, by code. Sessions of other companies are imported for review.
   *
   * `GET /v1/sharers`. Permission `sessions:read`. Limited as `reads`.
   */
  list(options?: CallOptions): ApiPromise<SharersReply>;

  /**
   * Trust a sharer
   *
   * Adds a company of this installation to the trusted sharers. Adding it again changes nothing. For administrators with a login: no key may hold `sharers:manage`.
   *
   * `POST /v1/sharers`. Permission `sharers:manage`. Limited as `writes`.
   *
   * @throws {SvcKycError} `not_found` (404), `conflict` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  trust(body: TrustedSharerInput, options?: CallOptions): ApiPromise<SharersReply>;

  /**
   * Stop trusting a sharer
   *
   * Removes a company from the trusted sharers. Sessions that were imported keep their status. Removing it again changes nothing.
   *
   * `DELETE /v1/sharers/{code}`. Permission `sharers:manage`. Limited as `writes`.
   *
   * @param code The company's code. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  distrust(code: string, options?: CallOptions): ApiPromise<SharersReply>;
}

export const sharers = {
  list: 'GET /v1/sharers',
  trust: 'POST /v1/sharers body',
  distrust: 'DELETE /v1/sharers/{code}',
} as const;

export interface SubjectsMethods {
  /**
   * Erase a subject
   *
   * Erases, at once and for good, everything that carries the caller's own id of a person or company: sessions with their checks, images and share tokens, screenings with their monitoring, company checks and entries of the face index. Only records of the caller's environment are erased. Checks made without a session carry no such id: erase them one by one. The audit keeps the ids of the erased records and a pseudonym of the subject. Erasing a subject again changes nothing and answers zeros.
   *
   * `POST /v1/subjects/erase`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  erase(body: SubjectErasure, options?: CallOptions): ApiPromise<SubjectErasureReply>;
}

export const subjects = {
  erase: 'POST /v1/subjects/erase body',
} as const;

export interface WebhooksMethods {
  /**
   * List webhooks
   *
   * The newest first.
   *
   * `GET /v1/webhooks`. Permission `webhooks:manage`. Limited as `reads`.
   */
  list(query?: ListWebhooksQuery, options?: CallOptions): CursorPromise<WebhookListReply>;

  /**
   * Create a webhook
   *
   * Answers the secret that signs what is delivered; it is in this reply and never again. The address must be https and public; private and local addresses are refused here and again before every attempt. `*` asks for every event.
   *
   * `POST /v1/webhooks`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  create(body: WebhookInput, options?: KeyedOptions): ApiPromise<WebhookSecretReply>;

  /**
   * Get a webhook
   *
   * Whether it is enabled, and how its deliveries fare.
   *
   * `GET /v1/webhooks/{id}`. Permission `webhooks:manage`. Limited as `reads`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  get(id: string, options?: CallOptions): ApiPromise<WebhookReply>;

  /**
   * Change a webhook
   *
   * Members that are not sent keep their value. A disabled webhook gets nothing and what still waits for it fails, but for tests and what is resent; enabling it forgets its failures. What happened while it was disabled is not delivered later.
   *
   * `PATCH /v1/webhooks/{id}`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `version_mismatch` (412), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  update(id: string, body: WebhookUpdate, options?: KeyedOptions & VersionedOptions): ApiPromise<WebhookReply>;

  /**
   * Delete a webhook
   *
   * With its secrets and deliveries. What is under way may still arrive.
   *
   * `DELETE /v1/webhooks/{id}`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  delete(id: string, options?: CallOptions): ApiPromise<WebhookDeletedReply>;

  /**
   * List deliveries
   *
   * The newest first, each with its attempts. They are kept for 90 days.
   *
   * `GET /v1/webhooks/{id}/deliveries`. Permission `webhooks:manage`. Limited as `reads`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  deliveries(id: string, query?: ListDeliveriesQuery, options?: CallOptions): CursorPromise<DeliveryListReply>;

  /**
   * Deliver again
   *
   * Sends the same event once more, with the same `webhook-id` and the same body, as a delivery of its own, even while the webhook is disabled. What was a test is one again: a single attempt, which neither counts nor disables.
   *
   * `POST /v1/webhooks/{id}/deliveries/{deliveryId}/resend`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @param deliveryId The delivery's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `conflict` (409), `idempotency_key_reused` (422)
   */
  resend(id: string, deliveryId: string, options?: KeyedOptions): ApiPromise<DeliveryReply>;

  /**
   * Renew the secret
   *
   * The old secret goes on signing beside the new one for 24 hours, so that receivers can be changed without a gap. The new one is in this reply and never again. More than five secrets never sign at once: 409.
   *
   * `POST /v1/webhooks/{id}/rotate`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `conflict` (409), `idempotency_key_reused` (422)
   */
  rotate(id: string, options?: KeyedOptions): ApiPromise<WebhookSecretReply>;

  /**
   * Send a test event
   *
   * An event of type `webhook.test`, sent once and at once, whatever the webhook asked for and even while it is disabled. How it went is in the deliveries.
   *
   * `POST /v1/webhooks/{id}/test`. Permission `webhooks:manage`. Limited as `tests`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `conflict` (409), `idempotency_key_reused` (422)
   */
  test(id: string, options?: KeyedOptions): ApiPromise<DeliveryReply>;
}

export const webhooks = {
  list: ['GET /v1/webhooks query', cursored],
  create: 'POST /v1/webhooks body key',
  get: 'GET /v1/webhooks/{id}',
  update: 'PATCH /v1/webhooks/{id} body key',
  delete: 'DELETE /v1/webhooks/{id}',
  deliveries: ['GET /v1/webhooks/{id}/deliveries query', cursored],
  resend: 'POST /v1/webhooks/{id}/deliveries/{deliveryId}/resend key',
  rotate: 'POST /v1/webhooks/{id}/rotate key',
  test: 'POST /v1/webhooks/{id}/test key',
} as const;

/** Every table, by the name of its group. */
export const groups = { aml, biometrics, capture, checks, documents, keys, kyb, registers, sessions, sharers, subjects, webhooks } as const;

/** The groups as members of a client. */
export abstract class KycGroups {
  declare readonly aml: AmlMethods;
  declare readonly biometrics: BiometricsMethods;
  declare readonly capture: CaptureMethods;
  declare readonly checks: ChecksMethods;
  declare readonly documents: DocumentsMethods;
  declare readonly keys: KeysMethods;
  declare readonly kyb: KybMethods;
  declare readonly registers: RegistersMethods;
  declare readonly sessions: SessionsMethods;
  declare readonly sharers: SharersMethods;
  declare readonly subjects: SubjectsMethods;
  declare readonly webhooks: WebhooksMethods;
}
