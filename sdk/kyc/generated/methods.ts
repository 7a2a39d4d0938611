// Written by npm run codegen; do not edit.

import type { CursorPromise } from '../../core/cursors.js';
import { cursored } from '../../core/cursors.js';
import type { ExportQuery, FileReply, FileStream } from '../../core/files.js';
import { binary, exported, multipart } from '../../core/files.js';
import type { CallOptions, KeyedOptions, StreamOptions, UploadOptions, VersionedOptions } from '../../core/options.js';
import type { ApiPromise } from '../../core/transport/request.js';
import type { AddressCheckReply, AgeCheckReply, BatchInput, BatchReply, CaptureConsentInput, CaptureLanguageInput, CaptureReply, CheckDeletedReply, CheckListReply, CheckLivenessBody, CheckProofOfAddressBody, DeliveryListReply, DeliveryReply, DocumentCheckReply, EstimateAgeBody, FaceDeletedReply, FaceIndexReply, FaceMatchCheckReply, FaceSearchReply, GetKeyUsageQuery, HitDecision, IdentityCheckReply, IdentityInput, ImportCompanyRegisterBody, ImportPeopleRegisterBody, ImportWatchlistBody, IndexFaceBody, KeyCreatedReply, KeyInput, KeyListReply, KeyReply, KeyRotation, KeyUsageReply, KybInput, KybListReply, KybReply, ListChecksQuery, ListDeliveriesQuery, ListKeysQuery, ListKybChecksQuery, ListPendingSessionsQuery, ListScreeningResultsQuery, ListScreeningsQuery, ListSealedRecordsQuery, ListSessionsQuery, ListWatchlistChangesQuery, ListWatchlistImportsQuery, ListWebhooksQuery, ListWorkflowsQuery, LivenessChallengeInput, LivenessChallengeReply, LivenessCheckReply, MatchFacesBody, RegisterImportReply, RegisterRemovedReply, RegistersReply, ScreenInput, ScreenReply, ScreeningDeletedReply, ScreeningListReply, ScreeningReply, ScreeningResultListReply, SealedRecordListReply, SealedRecordReply, SearchFacesBody, SendCaptureAddressBody, SendCaptureDocumentBody, SendCaptureSelfieBody, SessionClaim, SessionCreatedReply, SessionDecision, SessionDeletedReply, SessionImport, SessionInput, SessionListReply, SessionReply, SessionShare, SessionShareReply, SharersReply, StoredCheckReply, SubjectErasure, SubjectErasureReply, TrustedSharerInput, VerifyIdDocumentBody, WatchlistChangeListReply, WatchlistImportListReply, WatchlistImportReply, WatchlistRemovedReply, WatchlistsReply, WebhookDeletedReply, WebhookInput, WebhookListReply, WebhookReply, WebhookSecretReply, WebhookUpdate, WorkflowDeletedReply, WorkflowInput, WorkflowListReply, WorkflowReply, WorkflowUpdate } from './types.js';

export interface AmlMethods {
  /**
   * Screen a subject
   *
   * Compares a name, and any other data of the subject, with the watchlists and returns the hits. Each hit explains its score. A name alone never declines: its hits go to review. Only an equal number that a register confirmed in the session declines (`AML_IDENTIFIER_MATCH`), or a workflow that sets the action `decline` for `AML_STRONG_MATCH` or `AML_POSSIBLE_MATCH`. Hits by weak aliases (`AML_WEAK_ALIAS_MATCH`) go to review whatever the workflow. With `sessionId`, names and numbers that checks of the session read or confirmed are compared too. `match` and `score` ignore hits that a reviewer has decided as `false_positive`. With `sessionId` the screening is the step `aml` of that session. A `false_positive` decision also holds for later screenings of the same subject, until the list changes the entry. A listed company is a hit only if it is listed under a sanction topic. Monitored subjects are screened again whenever a list changes. Returns 503 if no watchlist is loaded: the server never answers an unchecked name with an empty list of hits. In `test`, some names have fixed hits, and without a watchlist every other name has none.
   *
   * `POST /v1/aml/screen`. Permission `aml:screen`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `provider_unavailable` (503), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  screen(body: ScreenInput, options?: KeyedOptions): ApiPromise<ScreenReply>;

  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListScreeningsQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListScreeningsQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List screenings
   *
   * Returns the screenings of the company, newest first, or by `priority` for reviewers.
   *
   * `GET /v1/aml/screenings`. Permission `aml:screen`. Limited as `reads`.
   */
  list(query?: ListScreeningsQuery, options?: CallOptions): CursorPromise<ScreeningListReply>;

  /**
   * Get a screening
   *
   * Returns a screening as it is now: with the changes of the lists since it was created and the decisions of reviewers. Each hit includes the current data of its watchlist entry.
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
   * Erases the screening, its hits and the decisions on them, immediately and permanently. Monitoring of the subject ends. A check of a session that used the screening keeps its outcome, without the hits. A sealed record without personal data remains. Returns 409 `kept_by_law` while the retention of the company demands the screening: if a reviewer has decided one of its hits, or it is declined. Screenings of `test` are erased at once.
   *
   * `DELETE /v1/aml/screenings/{id}`. Permission `aml:review`. Limited as `writes`.
   *
   * @param id The screening's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `kept_by_law` (409)
   */
  delete(id: string, options?: CallOptions): ApiPromise<ScreeningDeletedReply>;

  /**
   * Decide a hit
   *
   * Records whether the watchlist entry is the subject. `false_positive` removes the hit from `match` and `score`, in this screening and in later screenings of the same subject, until the list changes the entry. `true_match` declines the screening, unless the workflow sets another action for `AML_CONFIRMED_MATCH`. `pending` withdraws an earlier decision. `false_positive` and `true_match` need a reason. The server keeps a record of every decision. If the list changes or removes the entry of a `true_match`, the hit stays and the screening goes to review with the warning `AML_CONFIRMED_MATCH_CHANGED`, until a reviewer decides again. The decision does not change the session that the screening belongs to: decide the session separately.
   *
   * `POST /v1/aml/screenings/{id}/hits/{hitId}/decision`. Permission `aml:review`. Limited as `decisions`.
   *
   * @param id The screening's id. At most 30 characters.
   * @param hitId The hit's id. At most 28 characters.
   * @throws {SvcKycError} `not_found` (404), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  decide(id: string, hitId: string, body: HitDecision, options?: KeyedOptions): ApiPromise<ScreeningReply>;

  /**
   * List earlier results of a screening
   *
   * Returns the results that later comparisons with changed lists replaced, the last one first. `getScreening` returns the present result. A result without hits that the next comparison confirmed is not kept.
   *
   * `GET /v1/aml/screenings/{id}/results`. Permission `aml:screen`. Limited as `reads`.
   *
   * @param id The screening's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  results(id: string, query?: ListScreeningResultsQuery, options?: CallOptions): CursorPromise<ScreeningResultListReply>;

  /**
   * List watchlists
   *
   * Returns all watchlists that subjects are screened against, by id, and the changes that the last import made to each. The operator of the server imports the lists, or a key or person to which the operator granted `watchlists:import`. All companies share the lists, in `live` and in `test`.
   *
   * `GET /v1/aml/watchlists`. Permission `aml:screen`. Limited as `reads`.
   */
  watchlists(options?: CallOptions): ApiPromise<WatchlistsReply>;

  /**
   * Import a watchlist
   *
   * Replaces the content of a watchlist with the content of the files, completely or not at all. Creates the list if no list has this id. All companies share the lists, so only keys and people to which the operator of the server granted `watchlists:import` may import them. Importing the same files again changes nothing. A file that cannot be read is refused with the number of the line, and the list stays as it was. The server that answers screens against the new list from then on. Larger files are imported with a command on the server.
   *
   * `POST /v1/aml/watchlists`. Permission `watchlists:import`. Limited as `writes`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  importWatchlist(body: ImportWatchlistBody, options?: UploadOptions & KeyedOptions): ApiPromise<WatchlistImportReply>;

  /**
   * Remove a watchlist
   *
   * Removes a watchlist with all its entries, for all companies. Its imports stay readable, and the removal is the last one. Monitored subjects are screened again; confirmed matches with its entries stay, for review. Needs the permission to import watchlists, which only the operator of the server grants.
   *
   * `DELETE /v1/aml/watchlists/{id}`. Permission `watchlists:import`. Limited as `writes`.
   *
   * @param id Id of the watchlist, such as `us_ofac_sdn`. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  removeWatchlist(id: string, options?: CallOptions): ApiPromise<WatchlistRemovedReply>;

  /** The same, answered as soon as it begins. */
  watchlistChanges(id: string, query: ExportQuery<ListWatchlistChangesQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  watchlistChanges(id: string, query: ExportQuery<ListWatchlistChangesQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List the changes of an import
   *
   * Returns the entries that an import added, then the entries it changed, then the entries it removed, each group in the order of the entry ids. Names and topics are as they were at the time of the import. For the first import of a list only the numbers of entries are kept: its `detailed` is false and this operation returns no changes.
   *
   * `GET /v1/aml/watchlists/{id}/changes`. Permission `aml:screen`. Limited as `reads`.
   *
   * @param id Id of the watchlist, such as `us_ofac_sdn`. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  watchlistChanges(id: string, query?: ListWatchlistChangesQuery, options?: CallOptions): CursorPromise<WatchlistChangeListReply>;

  /**
   * List the imports of a watchlist
   *
   * Returns the imports of a watchlist, newest first. An import of the same files as the last import is not recorded.
   *
   * `GET /v1/aml/watchlists/{id}/imports`. Permission `aml:screen`. Limited as `reads`.
   *
   * @param id Id of the watchlist, such as `us_ofac_sdn`. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  watchlistImports(id: string, query?: ListWatchlistImportsQuery, options?: CallOptions): CursorPromise<WatchlistImportListReply>;
}

export const aml = ['/v1/aml', {
  screen: '/screen post bk',
  list: ['/screenings get q', cursored, exported],
  get: '/screenings/{id} get',
  delete: '/screenings/{id} delete',
  decide: '/screenings/{id}/hits/{hitId}/decision post bk',
  results: ['/screenings/{id}/results get q', cursored],
  watchlists: '/watchlists get',
  importWatchlist: ['/watchlists post bk', multipart],
  removeWatchlist: '/watchlists/{id} delete',
  watchlistChanges: ['/watchlists/{id}/changes get q', cursored, exported],
  watchlistImports: ['/watchlists/{id}/imports get q', cursored],
}] as const;

export interface BatchMethods {
  /**
   * Run several operations in one request
   *
   * Runs up to 50 operations of this API, one after the other. Each operation runs as if it were sent alone, with its own permission check, validation, transaction, audit entry and idempotency key. The batch is not one transaction: if an operation fails, the server still runs the later operations and keeps the effects of the earlier ones. Returns 200 with one result per operation, in the order of the operations. The batch counts once towards the limit of reads for every ten operations, and operations with another limit count towards that one. An operation that is itself a batch, an upload, a file download or an export gets a result with status 400.
   *
   * `POST /v1/batch`. Permission `authenticated`. Limited as `reads`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  run(body: BatchInput, options?: CallOptions): ApiPromise<BatchReply>;
}

export const batch = ['/v1/batch', {
  run: ' post b',
}] as const;

export interface BiometricsMethods {
  /**
   * Estimate an age
   *
   * Estimates the age of a person from one image. The built-in engine returns a range of eight years to either side of the estimate. With `minAge`, the check goes to review with `AGE_BELOW_MINIMUM` if the whole range is below it, and with `AGE_BORDERLINE` if only part of the range is. If the image shows several faces, the built-in engine estimates the youngest.
   *
   * `POST /v1/biometrics/age`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  ageEstimation(body: EstimateAgeBody, options?: UploadOptions & KeyedOptions): ApiPromise<AgeCheckReply>;

  /**
   * Compare two faces
   *
   * Compares the faces in two images (1:1). Without `refImage`, the server compares with the portrait on the session's latest identity document, or with the front of the document if no portrait was cut out, and returns 400 if there is neither. A score below `faceMatchDecline` goes to review with `FACES_DIFFER`, or is declined in workflows that set `FACES_DIFFER: decline` in `actions`; a score below `faceMatchReview` goes to review with `LOW_FACE_MATCH_SIMILARITY`. The built-in engine scores 80 or more for one person and less than 50 for two people; it was tested with few people, and not separately for demographic groups. An image with several faces goes to review with `MULTIPLE_FACES_DETECTED`, and the score is that of the most similar pair. A face that looks younger than 18 goes to review with `POSSIBLE_MINOR`.
   *
   * `POST /v1/biometrics/face-match`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  faceMatch(body: MatchFacesBody, options?: UploadOptions & KeyedOptions): ApiPromise<FaceMatchCheckReply>;

  /**
   * Search for a face
   *
   * Compares a face with all indexed faces (1:N) of the same company, environment, collection and face model. Returns the most similar faces first. With the built-in engine, a similarity of 90 or more is a match, and 70 or more a possible match. The server does not store the image.
   *
   * `POST /v1/biometrics/face-search`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `conflict` (409), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  faceSearch(body: SearchFacesBody, options?: UploadOptions & KeyedOptions): ApiPromise<FaceSearchReply>;

  /**
   * Index a face
   *
   * Adds a face to a collection, so that searches find it. The server stores a numeric template of the face, not the image. `duplicates` lists similar faces that are already in the collection, except faces with the same `externalId` or `sessionId`; if there are any, the event `face.duplicate_found` is sent. With `sessionId`, the face is erased together with the session.
   *
   * `POST /v1/biometrics/face-search/index`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  faceIndex(body: IndexFaceBody, options?: UploadOptions & KeyedOptions): ApiPromise<FaceIndexReply>;

  /**
   * Delete a face
   *
   * Deletes a face from its collection, permanently. Searches no longer find it.
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
   * Checks whether the image shows a living person in front of the camera. The built-in engine cannot decide this from one image: it declines images of poor quality (`FACE_TOO_SMALL`, `FACE_TURNED_AWAY`, `IMAGE_BLURRED`, `IMAGE_TOO_DARK`, `IMAGE_TOO_BRIGHT`), reports a `score` that decides nothing, and sends the check to review with the warning `LIVENESS_NOT_CERTIFIED`. The same warning applies to every engine that is not certified by a laboratory. With a `challengeToken` and one frame per turn, in the order of the turns, `method` is `active`: each frame must show the person of the image, alone, with the head turned as requested. This is not certified detection of presentation attacks either: it stops an unchanged photograph or an old recording, but not turns that software creates from one photograph. An active check therefore goes to review too, unless the workflow sets `acceptHeadTurnsAsLiveness`: then it can be approved, and the warning remains as information. A failed challenge is declined with `CHALLENGE_FACE_MISSING` (a frame does not show exactly one face), `CHALLENGE_TURNS_NOT_MADE` (a frame shows another turn), `CHALLENGE_OTHER_PERSON` (a frame shows another person), `CHALLENGE_STILL_REPEATED` (an image was sent twice) or `CHALLENGE_FRAMES_REUSED` (the company sent a frame in an earlier challenge). Frames must not be mirrored; camera previews often are. Returns 404 for an unknown token, 410 for an expired one, and 409 for one that was used or belongs to another session. In a session, the face is also compared with the indexed faces of the collection `default`: `DUPLICATE_FACE` leads to the workflow's `onDuplicate` action, and `FACE_BLOCKLISTED` to review. A measurement declines for good only in workflows that name its code in `actions`: otherwise a reviewer decides when no attempt is left. Images must be JPEG, PNG, WebP or TIFF by their content: up to 5 MB for the image and 2 MB for each frame.
   *
   * `POST /v1/biometrics/liveness`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  liveness(body: CheckLivenessBody, options?: UploadOptions & KeyedOptions): ApiPromise<LivenessCheckReply>;

  /**
   * Create a liveness challenge
   *
   * Creates a challenge: a random sequence of head turns, with directions as the person sees them. Take one picture that faces the camera and one after each turn, and send them to `/v1/biometrics/liveness` with the token: the pictures of the turns as `frame1`, `frame2` and so on. The token is valid for two minutes and for one check, of the session for which it was created, or without a session if none was given.
   *
   * `POST /v1/biometrics/liveness/challenge`. Permission `biometrics:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `idempotency_key_reused` (422)
   */
  livenessChallenge(body?: LivenessChallengeInput, options?: KeyedOptions): ApiPromise<LivenessChallengeReply>;
}

export const biometrics = ['/v1/biometrics', {
  ageEstimation: ['/age post bk', multipart],
  faceMatch: ['/face-match post bk', multipart],
  faceSearch: ['/face-search post bk', multipart],
  faceIndex: ['/face-search/index post bk', multipart],
  deleteFace: '/faces/{id} delete',
  liveness: ['/liveness post bk', multipart],
  livenessChallenge: '/liveness/challenge post bk',
}] as const;

export interface CaptureMethods {
  /**
   * Get the next step
   *
   * Returns the next image that the person must send and advice on how to improve it. Authenticated by the `clientToken` of the session. The token accepts input while the session waits for the person, also after a reviewer has asked for a resubmission; otherwise this operation only returns the progress of the session. Returns 410 if the session has expired or was erased.
   *
   * `GET /v1/capture`. Permission `sessions:capture`. Limited as `reads`.
   *
   * @throws {SvcKycError} `gone` (410)
   */
  get(options?: CallOptions): ApiPromise<CaptureReply>;

  /**
   * Send the proof of address
   *
   * Checks the proof of address for the session of the token, as `/v1/documents/poa` does, and returns the next step. Name and address are compared with the expected data of the session. If the reply was lost, read the next step with `GET /v1/capture` before you send the document again: the check may have been recorded.
   *
   * `POST /v1/capture/address`. Permission `sessions:capture`. Limited as `checks`.
   *
   * @throws {SvcKycError} `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `provider_unavailable` (503)
   */
  address(body: SendCaptureAddressBody, options?: UploadOptions): ApiPromise<CaptureReply>;

  /**
   * Create a liveness challenge
   *
   * Creates a challenge for the session of the token, as `/v1/biometrics/liveness/challenge` does. Every call returns other turns and another token, which is valid for one selfie within two minutes.
   *
   * `POST /v1/capture/challenge`. Permission `sessions:capture`. Limited as `checks`.
   *
   * @throws {SvcKycError} `gone` (410), `conflict` (409), `invalid_transition` (409)
   */
  challenge(options?: CallOptions): ApiPromise<LivenessChallengeReply>;

  /**
   * Send the consent
   *
   * Records that the person accepted the text of the workflow, which `GET /v1/capture` returned. Returns 409 if the text of this language has another `version`. A repeated call changes nothing: the first acceptance stays.
   *
   * `POST /v1/capture/consent`. Permission `sessions:capture`. Limited as `writes`.
   *
   * @throws {SvcKycError} `gone` (410), `conflict` (409), `invalid_transition` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  consent(body: CaptureConsentInput, options?: CallOptions): ApiPromise<CaptureReply>;

  /**
   * Send the document
   *
   * Checks the identity document for the session of the token, as `/v1/documents/id-verification` does, and returns the next step. If the reply was lost, do not send the document again before you have read the next step with `GET /v1/capture`: the check may have been recorded.
   *
   * `POST /v1/capture/document`. Permission `sessions:capture`. Limited as `checks`.
   *
   * @throws {SvcKycError} `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `provider_unavailable` (503)
   */
  document(body: SendCaptureDocumentBody, options?: UploadOptions): ApiPromise<CaptureReply>;

  /**
   * Change the language
   *
   * Changes the language of the session to the one that the person chose. All later replies are in this language, also on another device.
   *
   * `POST /v1/capture/language`. Permission `sessions:capture`. Limited as `writes`.
   *
   * @throws {SvcKycError} `gone` (410), `invalid_transition` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  language(body: CaptureLanguageInput, options?: CallOptions): ApiPromise<CaptureReply>;

  /** The file as it comes, answered as soon as it begins. */
  logo(options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Get the logo
   *
   * Returns the logo of the workflow's brand as an image. Returns 404 if the brand has none.
   *
   * `GET /v1/capture/logo`. Permission `sessions:capture`. Limited as `reads`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410)
   */
  logo(options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Send the selfie
   *
   * Performs liveness, face match and age on one image, as far as the session has these steps. If one of the checks asks for another image, all of them are repeated with the next image, so that all results come from the same one. Returns 409 if the document has not been sent yet, or while an earlier selfie is still being checked. With the token of `/v1/capture/challenge` and one frame per turn, liveness is `active` as in `/v1/biometrics/liveness`.
   *
   * `POST /v1/capture/selfie`. Permission `sessions:capture`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `provider_unavailable` (503)
   */
  selfie(body: SendCaptureSelfieBody, options?: UploadOptions): ApiPromise<CaptureReply>;
}

export const capture = ['/v1/capture', {
  get: ' get',
  address: ['/address post b', multipart],
  challenge: '/challenge post',
  consent: '/consent post bn',
  document: ['/document post b', multipart],
  language: '/language post bn',
  logo: ['/logo get', binary],
  selfie: ['/selfie post b', multipart],
}] as const;

export interface ChecksMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListChecksQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListChecksQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List checks made without a session
   *
   * Returns the checks of documents, faces and identity numbers that belong to no session, newest first. `total` is the number of checks that match the filters. Checks of a session are part of the session.
   *
   * `GET /v1/checks`. Permission `sessions:read`. Limited as `reads`.
   */
  list(query?: ListChecksQuery, options?: CallOptions): CursorPromise<CheckListReply>;

  /**
   * Get a check made without a session
   *
   * Returns the result of the check. Callers with `sessions:decide` also get the data that the check read and its images, at addresses that are valid for one hour.
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
   * Erases the check and its images, immediately and permanently. A sealed record without personal data remains. Returns 409 `kept_by_law` while the retention of the company demands the check: if it is approved or declined. Checks of `test` are erased at once. Returns 404 for a check that belongs to a session: erase the session instead.
   *
   * `DELETE /v1/checks/{id}`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @param id The check's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `kept_by_law` (409)
   */
  delete(id: string, options?: CallOptions): ApiPromise<CheckDeletedReply>;
}

export const checks = ['/v1/checks', {
  list: [' get q', cursored, exported],
  get: '/{id} get',
  delete: '/{id} delete',
}] as const;

export interface DocumentsMethods {
  /**
   * Validate an identity number
   *
   * Validates an identity number and the person it belongs to. Accepts JSON, or a form without files. The server first checks the format and the check digit of the number, and asks for another number if it is invalid; in a session, a reviewer decides when no attempt is left. It then looks up the person in the person registers of the country. If there is no register for this type of number, the check goes to review with the warning `COULD_NOT_PERFORM`. A person who is not in the register is declined, or goes to review if the register covers only a part of the country's people. Name and date of birth are those in the request, or else the expected data of the session. `documentType` can also name a company number, such as `rnc`.
   *
   * `POST /v1/documents/database-validation`. Permission `documents:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `idempotency_key_reused` (422), `provider_unavailable` (503), `malformed_json` (400)
   */
  databaseValidation(body: IdentityInput, options?: KeyedOptions): ApiPromise<IdentityCheckReply>;

  /**
   * Verify an identity document
   *
   * Reads an identity document, compares it with the expected data of the session, and decides by the session's workflow, or by the default workflow without a session. A document that fails the check is declined in a reply with status 200. Returns 422 for an image that cannot be decoded. Images must be JPEG, PNG, WebP or TIFF by their content, up to 5 MB each. The built-in engine reads the machine-readable zone, or the bar code of a North American driving licence or card, and approves only data that a second source on the document confirms. A document with neither goes to review. Forgery, holograms and other security features are not examined: `DOCUMENT_AUTHENTICITY` is `not_applicable` in the `checks`.
   *
   * `POST /v1/documents/id-verification`. Permission `documents:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  idVerification(body: VerifyIdDocumentBody, options?: UploadOptions & KeyedOptions): ApiPromise<DocumentCheckReply>;

  /**
   * Check a proof of address
   *
   * Reads a bill, a bank statement or a letter of an authority, as an image or a PDF of up to 15 MB. Compares name and address with those in the request, or else with the expected data of the session; a difference goes to review. A document older than `maxAgeDays` is declined in a reply with status 200.
   *
   * `POST /v1/documents/poa`. Permission `documents:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `conflict` (409), `invalid_transition` (409), `file_too_large` (413), `unsupported_media` (415), `unprocessable_image` (422), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  proofOfAddress(body: CheckProofOfAddressBody, options?: UploadOptions & KeyedOptions): ApiPromise<AddressCheckReply>;
}

export const documents = ['/v1/documents', {
  databaseValidation: '/database-validation post bk',
  idVerification: ['/id-verification post bk', multipart],
  proofOfAddress: ['/poa post bk', multipart],
}] as const;

export interface KeysMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListKeysQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListKeysQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List keys
   *
   * Returns the keys of the caller's environment, newest first, including revoked and expired ones.
   *
   * `GET /v1/keys`. Permission `keys:manage`. Limited as `reads`.
   */
  list(query?: ListKeysQuery, options?: CallOptions): CursorPromise<KeyListReply>;

  /**
   * Create a key
   *
   * Creates an API key and returns its value, which is shown only in this reply. Without `scopes`, the key holds all scopes that its creator can grant; without `environment`, it belongs to the environment of its creator. A key never holds a scope that its creator lacks, and a test key creates only test keys. A key that was created with another key can only be used from the addresses of that key, does not expire after it, and is revoked together with it.
   *
   * `POST /v1/keys`. Permission `keys:manage`. Limited as `writes`.
   *
   * @throws {SvcKycError} `scope_not_grantable` (403), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  create(body?: KeyInput, options?: KeyedOptions): ApiPromise<KeyCreatedReply>;

  /**
   * Revoke a key
   *
   * Revokes a key permanently, and with it all keys that were created with it, directly or indirectly. The revocation takes effect immediately on all processes of the server. Revoking a revoked key is no error: it revokes the keys created with it that are still active.
   *
   * `DELETE /v1/keys/{id}`. Permission `keys:manage`. Limited as `writes`.
   *
   * @param id The key's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  revoke(id: string, options?: CallOptions): ApiPromise<KeyReply>;

  /**
   * Replace a key with a new one
   *
   * Creates a new key with the name, scopes, addresses and environment of the old one, and with its expiry unless another is sent. The old key works for `overlapMinutes` more and then expires. Each of the two keys names the other. The value of the new key is shown only in this reply. The caller must hold all scopes of the key. A key can replace only itself and the keys that were created with it, directly or indirectly. Keys that were created with the old key then belong to the new one. Returns 409 for a key that is revoked or was already replaced.
   *
   * `POST /v1/keys/{id}/rotate`. Permission `keys:manage`. Limited as `writes`.
   *
   * @param id The key's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `scope_not_grantable` (403), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  rotate(id: string, body?: KeyRotation, options?: KeyedOptions): ApiPromise<KeyCreatedReply>;

  /**
   * Get the usage of a key
   *
   * Returns how many requests a key of the caller's environment made on each day in UTC, and how many of them were refused or failed. Days without requests are included, with zeros. A request is counted a few seconds after its reply. Requests that were refused before the key was accepted are not counted: with a revoked or expired key, or from an address that it does not allow. Counts of the last seconds are lost if the server is killed. Counts are kept for 400 days. A key that replaces another has counts of its own.
   *
   * `GET /v1/keys/{id}/usage`. Permission `keys:manage`. Limited as `reads`.
   *
   * @param id The key's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  usage(id: string, query?: GetKeyUsageQuery, options?: CallOptions): ApiPromise<KeyUsageReply>;
}

export const keys = ['/v1/keys', {
  list: [' get q', cursored, exported],
  create: ' post bk',
  revoke: '/{id} delete',
  rotate: '/{id}/rotate post bk',
  usage: '/{id}/usage get q',
}] as const;

export interface KybMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListKybChecksQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListKybChecksQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List company checks
   *
   * Returns the company checks, newest first. `total` is the number of checks that match the filters.
   *
   * `GET /v1/kyb`. Permission `kyb:read`. Limited as `reads`.
   */
  list(query?: ListKybChecksQuery, options?: CallOptions): CursorPromise<KybListReply>;

  /**
   * Check a company
   *
   * Looks up a company by number, LEI and name in the company registers that were imported for its country, checks its status, and screens the company and its people against the watchlists. Without a register for the country, or without a watchlist, the check goes to review and is never approved. A company that fails the check is declined in a reply with status 201. The check is erased after the `retentionDays` of the default workflow.
   *
   * `POST /v1/kyb`. Permission `kyb:check`. Limited as `checks`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422), `provider_unavailable` (503)
   */
  create(body: KybInput, options?: KeyedOptions): ApiPromise<KybReply>;

  /**
   * Get a company check
   *
   * Returns a company check with the data of the register and the watchlist hits.
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
   * Erases the check with its people and hits, immediately and permanently. A sealed record without personal data remains. Returns 409 `kept_by_law` while the retention of the company demands the check: if it is approved or declined. Checks of `test` are erased at once.
   *
   * `DELETE /v1/kyb/{id}`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @param id The check's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `kept_by_law` (409)
   */
  delete(id: string, options?: CallOptions): ApiPromise<CheckDeletedReply>;
}

export const kyb = ['/v1/kyb', {
  list: [' get q', cursored, exported],
  create: ' post bk',
  get: '/{id} get',
  delete: '/{id} delete',
}] as const;

export interface RegistersMethods {
  /**
   * List company registers
   *
   * Returns the company registers of the server, by id. All companies share them.
   *
   * `GET /v1/registers/companies`. Permission `kyb:read`. Limited as `reads`.
   */
  companies(options?: CallOptions): ApiPromise<RegistersReply>;

  /**
   * Import a company register
   *
   * Replaces the content of a company register with the content of the file, completely or not at all. All companies share the registers, so only keys and people to which the operator of the server granted `registers:import` may import them. Importing the same file again changes nothing. A file that cannot be read is refused with the number of the line, and the register stays as it was. Larger files are imported with a command on the server.
   *
   * `POST /v1/registers/companies`. Permission `registers:import`. Limited as `writes`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  importCompanies(body: ImportCompanyRegisterBody, options?: UploadOptions & KeyedOptions): ApiPromise<RegisterImportReply>;

  /**
   * Remove a company register
   *
   * Removes a company register with all its entries, for all companies. Checks whose company is gone are marked, with the event `kyb.updated`. Needs the permission to import registers, which only the operator of the server grants.
   *
   * `DELETE /v1/registers/companies/{id}`. Permission `registers:import`. Limited as `writes`.
   *
   * @param id Id of the register, such as `dgii`. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  removeCompanies(id: string, options?: CallOptions): ApiPromise<RegisterRemovedReply>;

  /**
   * List person registers
   *
   * Returns the person registers of the server, by id. All companies share them.
   *
   * `GET /v1/registers/people`. Permission `documents:check`. Limited as `reads`.
   */
  people(options?: CallOptions): ApiPromise<RegistersReply>;

  /**
   * Import a person register
   *
   * Replaces the content of a person register with the content of the file, completely or not at all. All companies share the registers, so only keys and people to which the operator of the server granted `registers:import` may import them. Importing the same file again changes nothing. A file that cannot be read is refused with the number of the line, and the register stays as it was. Larger files are imported with a command on the server.
   *
   * `POST /v1/registers/people`. Permission `registers:import`. Limited as `writes`.
   *
   * @throws {SvcKycError} `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  importPeople(body: ImportPeopleRegisterBody, options?: UploadOptions & KeyedOptions): ApiPromise<RegisterImportReply>;

  /**
   * Remove a person register
   *
   * Removes a person register with all its entries, for all companies. Needs the permission to import registers, which only the operator of the server grants.
   *
   * `DELETE /v1/registers/people/{id}`. Permission `registers:import`. Limited as `writes`.
   *
   * @param id Id of the register, such as `dgii`. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  removePeople(id: string, options?: CallOptions): ApiPromise<RegisterRemovedReply>;
}

export const registers = ['/v1/registers', {
  companies: '/companies get',
  importCompanies: ['/companies post bk', multipart],
  removeCompanies: '/companies/{id} delete',
  people: '/people get',
  importPeople: ['/people post bk', multipart],
  removePeople: '/people/{id} delete',
}] as const;

export interface SealedRecordsMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListSealedRecordsQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListSealedRecordsQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List sealed records
   *
   * Returns what remains of erased sessions, screenings, company checks and checks, the last erased first. A sealed record is written in the transaction that erases, holds no personal data, and is never changed or removed.
   *
   * `GET /v1/sealed-records`. Permission `sealed-records:read`. Limited as `reads`.
   */
  list(query?: ListSealedRecordsQuery, options?: CallOptions): CursorPromise<SealedRecordListReply>;

  /**
   * Get a sealed record
   *
   * Returns what remains of an erased record.
   *
   * `GET /v1/sealed-records/{id}`. Permission `sealed-records:read`. Limited as `reads`.
   *
   * @param id The sealed record's id. At most 31 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  get(id: string, options?: CallOptions): ApiPromise<SealedRecordReply>;
}

export const sealedRecords = ['/v1/sealed-records', {
  list: [' get q', cursored, exported],
  get: '/{id} get',
}] as const;

export interface SessionsMethods {
  /** The file as it comes, answered as soon as it begins. */
  file(id: string, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Get an image
   *
   * Returns an image or document that a check was performed on. The address is listed in the `images` of a check and is valid for one hour. The address is its own credential: any client that has it can read the file without a key. Returns 410 after the hour or once the file is erased, and 404 for an address that this server did not issue.
   *
   * `GET /v1/files/{id}`. Permission `public`.
   *
   * @param id Token of the file: the last part of its address. 20 to 200 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410)
   */
  file(id: string, options?: CallOptions): ApiPromise<FileReply>;

  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListSessionsQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListSessionsQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List sessions
   *
   * Returns the sessions, newest first unless `sort` sets another order. Erased sessions are left out. `total` is the number of sessions that match the filters.
   *
   * `GET /v1/sessions`. Permission `sessions:read`. Limited as `reads`.
   */
  list(query?: ListSessionsQuery, options?: CallOptions): CursorPromise<SessionListReply>;

  /**
   * Create a session
   *
   * Creates a session: the verification of one person. Without a body, the session runs the default workflow. `features` replaces the features of the workflow. Send the person to `url`, a page that takes the pictures. Documents and registers are compared with `expected`. `contact` and `expected` are erased with the session.
   *
   * `POST /v1/sessions`. Permission `sessions:write`. Limited as `sessions`.
   *
   * @throws {SvcKycError} `not_found` (404), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  create(body?: SessionInput, options?: KeyedOptions): ApiPromise<SessionCreatedReply>;

  /**
   * Import a shared session
   *
   * Creates a session from the share token of another company. Each company can import a token once; a second import returns 409. Checks are copied without images; of liveness, face match and age, only the result is copied. The imported session goes to review. With `trustReview` it keeps the status of the shared session. This needs the scope `sessions:decide` (otherwise 403), and the sharing company must be a trusted sharer of the caller's company (otherwise 409). An approval is kept only if the share holds a completed check of every feature of the workflow and the workflow does not require a second approver; otherwise the session goes to review. Returns 404 for an unknown token, and 410 for a token of another environment or for another audience, for an expired token, and if the session was erased.
   *
   * `POST /v1/sessions/import`. Permission `sessions:write`. Limited as `sessions`.
   *
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  import(body: SessionImport, options?: KeyedOptions): ApiPromise<SessionReply>;

  /** The same, answered as soon as it begins. */
  pending(query: ExportQuery<ListPendingSessionsQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  pending(query: ExportQuery<ListPendingSessionsQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List pending sessions
   *
   * Returns the sessions that wait for a reviewer or for input from the person, oldest first.
   *
   * `GET /v1/sessions/pending`. Permission `sessions:read`. Limited as `reads`.
   */
  pending(query?: ListPendingSessionsQuery, options?: CallOptions): CursorPromise<SessionListReply>;

  /**
   * List workflows
   *
   * Returns the workflows, newest first. There is always a default workflow.
   *
   * `GET /v1/sessions/workflows`. Permission `workflows:read`. Limited as `reads`.
   */
  listWorkflows(query?: ListWorkflowsQuery, options?: CallOptions): CursorPromise<WorkflowListReply>;

  /**
   * Create a workflow
   *
   * Creates a workflow: the features of sessions, and the thresholds and actions that decide their checks. Fields that are not sent take their default. With `isDefault`, it replaces the current default workflow: sessions without a `workflowId` use it.
   *
   * `POST /v1/sessions/workflows`. Permission `workflows:write`. Limited as `writes`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  createWorkflow(body: WorkflowInput, options?: KeyedOptions): ApiPromise<WorkflowReply>;

  /**
   * Get a workflow
   *
   * Returns the latest version of a workflow.
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
   * Creates a new version of a workflow. Existing sessions keep the version that they were created with. Fields that are not sent keep their value. `thresholds` and `actions` are merged entry by entry; an action of null is removed. The default workflow refuses `isDefault: false`: make another workflow the default instead.
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
   * Deletes a workflow. New sessions can no longer use it; existing sessions keep it. The default workflow cannot be deleted (409).
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
   * Returns a session with its checks, its decision and its history. Callers with `sessions:decide` also get the values that each check read, and whether they agree with the expected data.
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
   * Erases the images, face templates, personal data, screenings, indexed faces and share tokens of the session, immediately and permanently. The id of the session, the time of the erasure and a sealed record without personal data remain. Returns 409 `kept_by_law` while the retention of the company demands the session or one of its screenings. Sessions of `test` are erased at once. Erasing a session again changes nothing. Other sessions of the person, and screenings made without a session, are not erased: `POST /v1/subjects/erase` erases all of them.
   *
   * `DELETE /v1/sessions/{id}`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `kept_by_law` (409)
   */
  delete(id: string, options?: CallOptions): ApiPromise<SessionDeletedReply>;

  /**
   * Claim a session
   *
   * Claims a session in review for the caller for 30 minutes, so that other reviewers see that it is taken. Claiming it again extends the claim. Returns 409 `claimed` if another reviewer holds the claim, unless `takeOver` is true, and 409 if the session is not in review. A claim is not a change of the session: it does not affect its `version` and history and sends no event.
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
   * Sets the outcome of a session. The caller is a reviewer or a program that decides for one. Returns 409 with the allowed statuses if the session cannot move from its current status to the requested one. A reason or a reason code is required to decline, to request a resubmission and to withdraw an approval. `steps` sets individual steps. With `resubmission_requested` and no `steps`, the person must repeat every step that is not approved. A step can be set to `pending` only with `resubmission_requested`, which needs at least one such step and can be requested at most nine times. While another reviewer has claimed the session, the decision of a person returns 409 `claimed`; the decision of a key is accepted. If the risk of the session reaches the workflow's `fourEyesFrom`, an approval needs two reviewers. The first approval does not change the status: it is recorded in `firstApproval` and ends the claim. The second approval must come from another reviewer; it approves the session with its own `steps` and `reasonCodes`. A second approval of the same reviewer returns 409 `second_reviewer_needed`. All other decisions need one reviewer. Approved checks alone never approve such a session: it moves to `in_review` with the reason code `FOUR_EYES`.
   *
   * `POST /v1/sessions/{id}/decision`. Permission `sessions:decide`. Limited as `decisions`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `invalid_transition` (409), `claimed` (409), `second_reviewer_needed` (409), `version_mismatch` (412), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  decision(id: string, body: SessionDecision, options?: KeyedOptions & VersionedOptions): ApiPromise<SessionReply>;

  /**
   * Rotate the link of a session
   *
   * Creates a new link for the person of a session, for a link that was lost or reached someone else. Earlier links stop working at once. The link is shown only in this reply. Only sessions that wait for the person have a link; other sessions return 409 `invalid_transition`. The time at which the session expires stays the same. As with a claim, this is not a change of the session.
   *
   * `POST /v1/sessions/{id}/link`. Permission `sessions:write`. Limited as `sessions`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `invalid_transition` (409), `conflict` (409), `idempotency_key_reused` (422)
   */
  rotateLink(id: string, options?: KeyedOptions): ApiPromise<SessionCreatedReply>;

  /**
   * Release a session
   *
   * Ends the caller's claim on a session. Without a claim, nothing changes. Returns 409 `claimed` if another reviewer holds the claim. As with a claim, this is not a change of the session.
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
   * Creates a token with which another company can import the session: any company, or only the one in `audience`. The token is shown only in this reply. Only approved and declined sessions can be shared; other sessions return 409.
   *
   * `POST /v1/sessions/{id}/share`. Permission `sessions:share`. Limited as `writes`.
   *
   * @param id The session's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `gone` (410), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  share(id: string, body?: SessionShare, options?: KeyedOptions): ApiPromise<SessionShareReply>;
}

export const sessions = ['/v1', {
  file: ['/files/{id} get p', binary],
  list: ['/sessions get q', cursored, exported],
  create: '/sessions post bk',
  import: '/sessions/import post bk',
  pending: ['/sessions/pending get q', cursored, exported],
  listWorkflows: ['/sessions/workflows get q', cursored],
  createWorkflow: '/sessions/workflows post bk',
  getWorkflow: '/sessions/workflows/{id} get',
  updateWorkflow: '/sessions/workflows/{id} patch bk',
  deleteWorkflow: '/sessions/workflows/{id} delete',
  get: '/sessions/{id} get',
  delete: '/sessions/{id} delete',
  claim: '/sessions/{id}/claim post bn',
  decision: '/sessions/{id}/decision post bk',
  rotateLink: '/sessions/{id}/link post k',
  release: '/sessions/{id}/release post n',
  share: '/sessions/{id}/share post bk',
}] as const;

export interface SharersMethods {
  /**
   * List trusted sharers
   *
   * Returns the trusted sharers by code: the companies whose decisions `POST /v1/sessions/import` adopts with `trustReview`. Sessions of other companies are imported for review.
   *
   * `GET /v1/sharers`. Permission `sessions:read`. Limited as `reads`.
   */
  list(options?: CallOptions): ApiPromise<SharersReply>;

  /**
   * Trust a sharer
   *
   * Adds a company of this installation to the trusted sharers. Adding a company again changes nothing. Returns 409 for the caller's own company. Only administrators with a login can call this operation: no key can hold `sharers:manage`.
   *
   * `POST /v1/sharers`. Permission `sharers:manage`. Limited as `writes`.
   *
   * @throws {SvcKycError} `not_found` (404), `conflict` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  trust(body: TrustedSharerInput, options?: CallOptions): ApiPromise<SharersReply>;

  /**
   * Stop trusting a sharer
   *
   * Removes a company from the trusted sharers. Sessions that were imported before keep their status. Removing a company again changes nothing.
   *
   * `DELETE /v1/sharers/{code}`. Permission `sharers:manage`. Limited as `writes`.
   *
   * @param code The company's code. 1 to 40 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  distrust(code: string, options?: CallOptions): ApiPromise<SharersReply>;
}

export const sharers = ['/v1/sharers', {
  list: ' get',
  trust: ' post bn',
  distrust: '/{code} delete',
}] as const;

export interface SubjectsMethods {
  /**
   * Erase a subject
   *
   * Erases all records with this `externalId`, immediately and permanently: sessions with their checks, images and share tokens; screenings with their monitoring; company checks; and indexed faces. Only records of the caller's environment are erased. Checks made without a session have no `externalId`: erase them individually. If the retention of the company demands one of the records, nothing is erased (409 `kept_by_law`), unless `partial` asks to erase the others. Each erased session, screening and company check leaves a sealed record. The audit log keeps the ids of the erased records and a pseudonym of the subject. Erasing a subject again changes nothing and returns zeros.
   *
   * `POST /v1/subjects/erase`. Permission `sessions:delete`. Limited as `writes`.
   *
   * @throws {SvcKycError} `kept_by_law` (409), `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415)
   */
  erase(body: SubjectErasure, options?: CallOptions): ApiPromise<SubjectErasureReply>;
}

export const subjects = ['/v1/subjects/erase', {
  erase: ' post bn',
}] as const;

export interface WebhooksMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListWebhooksQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListWebhooksQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List webhooks
   *
   * Returns the webhooks, newest first.
   *
   * `GET /v1/webhooks`. Permission `webhooks:manage`. Limited as `reads`.
   */
  list(query?: ListWebhooksQuery, options?: CallOptions): CursorPromise<WebhookListReply>;

  /**
   * Create a webhook
   *
   * Creates a webhook: an HTTPS address that receives events. Returns the secret that signs the deliveries, which is shown only in this reply. The address must be public: private and local addresses are refused here, and again before every attempt. `*` subscribes to all events. A delivery succeeds if the receiver answers with a status of 200 to 299 within 15 seconds; otherwise it is attempted again, up to 10 times over about three days. A company has at most 50 webhooks in each environment (409 `conflict`).
   *
   * `POST /v1/webhooks`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @throws {SvcKycError} `malformed_json` (400), `file_too_large` (413), `unsupported_media` (415), `conflict` (409), `idempotency_key_reused` (422)
   */
  create(body: WebhookInput, options?: KeyedOptions): ApiPromise<WebhookSecretReply>;

  /**
   * Get a webhook
   *
   * Returns a webhook with its status and statistics of its deliveries.
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
   * Changes a webhook. Fields that are not sent keep their value. A disabled webhook receives no events, and its waiting deliveries fail; tests and resent deliveries are still sent. Enabling it resets its failures. Events that occurred while it was disabled are not delivered later.
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
   * Deletes a webhook with its secrets and deliveries. A delivery that is being sent may still arrive.
   *
   * `DELETE /v1/webhooks/{id}`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  delete(id: string, options?: CallOptions): ApiPromise<WebhookDeletedReply>;

  /** The same, answered as soon as it begins. */
  deliveries(id: string, query: ExportQuery<ListDeliveriesQuery>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  deliveries(id: string, query: ExportQuery<ListDeliveriesQuery>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List deliveries
   *
   * Returns the deliveries of a webhook with their attempts, newest first. Deliveries are kept for 90 days.
   *
   * `GET /v1/webhooks/{id}/deliveries`. Permission `webhooks:manage`. Limited as `reads`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404)
   */
  deliveries(id: string, query?: ListDeliveriesQuery, options?: CallOptions): CursorPromise<DeliveryListReply>;

  /**
   * Resend a delivery
   *
   * Sends the event of a delivery again, with the same `webhook-id` and the same body, as a new delivery, also to a disabled webhook. A resent test is a test again: it has a single attempt, which affects neither `failureCount` nor the status of the webhook.
   *
   * `POST /v1/webhooks/{id}/deliveries/{deliveryId}/resend`. Permission `webhooks:manage`. Limited as `writes`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @param deliveryId The delivery's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `conflict` (409), `idempotency_key_reused` (422)
   */
  resend(id: string, deliveryId: string, options?: KeyedOptions): ApiPromise<DeliveryReply>;

  /**
   * Rotate the secret of a webhook
   *
   * Creates a new secret, which is shown only in this reply. For 24 hours the old secret also signs the deliveries, so that receivers can change to the new one without a gap. Returns 409 if five secrets are already signing.
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
   * Sends an event of type `webhook.test` once and immediately, regardless of the subscribed events, and also to a disabled webhook. The result is in the deliveries of the webhook.
   *
   * `POST /v1/webhooks/{id}/test`. Permission `webhooks:manage`. Limited as `tests`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcKycError} `not_found` (404), `conflict` (409), `idempotency_key_reused` (422)
   */
  test(id: string, options?: KeyedOptions): ApiPromise<DeliveryReply>;
}

export const webhooks = ['/v1/webhooks', {
  list: [' get q', cursored, exported],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} patch bk',
  delete: '/{id} delete',
  deliveries: ['/{id}/deliveries get q', cursored, exported],
  resend: '/{id}/deliveries/{deliveryId}/resend post k',
  rotate: '/{id}/rotate post k',
  test: '/{id}/test post k',
}] as const;

/** Every table, by the name of its group. */
export const groups = { aml, batch, biometrics, capture, checks, documents, keys, kyb, registers, sealedRecords, sessions, sharers, subjects, webhooks } as const;

/** The groups as members of a client. */
export abstract class KycGroups {
  declare readonly aml: AmlMethods;
  declare readonly batch: BatchMethods;
  declare readonly biometrics: BiometricsMethods;
  declare readonly capture: CaptureMethods;
  declare readonly checks: ChecksMethods;
  declare readonly documents: DocumentsMethods;
  declare readonly keys: KeysMethods;
  declare readonly kyb: KybMethods;
  declare readonly registers: RegistersMethods;
  declare readonly sealedRecords: SealedRecordsMethods;
  declare readonly sessions: SessionsMethods;
  declare readonly sharers: SharersMethods;
  declare readonly subjects: SubjectsMethods;
  declare readonly webhooks: WebhooksMethods;
}
