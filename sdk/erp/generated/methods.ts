// Written by npm run codegen; do not edit.

import type { FieldNames, FieldOf, FieldOptions, FieldsReply } from '../../core/fields.js';
import type { ExportQuery, FileReply, FileStream } from '../../core/files.js';
import { binary, exported, multipart } from '../../core/files.js';
import type { CallOptions, HeaderOptions, KeyedOptions, StreamOptions, UploadOptions, VersionedOptions } from '../../core/options.js';
import type { PagePromise } from '../../core/pages.js';
import { paged } from '../../core/pages.js';
import type { ApiPromise } from '../../core/transport/request.js';
import type { AdjustmentInput, AdjustmentListReply, AdjustmentRecordReply, AdjustmentReply, ApiKeyInput, ApiKeyListReply, ApiKeyReply, ApiKeyRotation, ApiKeyUpdate, ApiKeyUsageReply, AttachmentListReply, AttachmentReply, AuditListReply, BatchInput, BatchReply, ColleagueListReply, CommentInput, CommentReply, CompanyInput, CompanyReply, ConfirmationReply, CreateAttachmentBody, CreditNoteAllocationReply, CreditNoteInput, CreditNoteListReply, CreditNoteRelease, CreditNoteReply, CreditNoteVoid, CurrencyInput, CurrencyListReply, CurrencyReply, CustomFieldDeletedReply, CustomFieldInput, CustomFieldListReply, CustomFieldReply, CustomFieldUpdate, CustomerBalanceReply, CustomerInput, CustomerListReply, CustomerReply, DownloadCreditNotePdfQuery, DownloadInvoicePdfQuery, DownloadPayablePaymentPdfQuery, DownloadPurchaseOrderPdfQuery, DownloadReceivablePaymentPdfQuery, EventListReply, ExchangeRateInput, ExchangeRateListReply, ExchangeRateReply, ExchangeRateUpdate, FinishPasskeyLoginHeaders, FinishSsoHeaders, GetApiKeyUsageQuery, GetCustomerBalanceQuery, GetPayableAgingQuery, GetReceivableAgingQuery, GetSalesByMonthQuery, GetSalesQuery, GetTimelineQuery, GetVendorBalanceQuery, ImportJobListReply, ImportJobReply, ImportRecordsBody, ImportReply, InvoiceCreatedReply, InvoiceDeletedReply, InvoiceInput, InvoiceIssue, InvoiceListReply, InvoiceReply, InvoiceVoid, LeadInput, LeadListReply, LeadReply, LeadStatusChange, ListAdjustmentsQuery, ListApiKeysQuery, ListAuditEntriesQuery, ListColleaguesQuery, ListCreditNotesQuery, ListCurrenciesQuery, ListCustomFieldsQuery, ListCustomersQuery, ListEventsQuery, ListExchangeRatesQuery, ListImportsQuery, ListInvoicesQuery, ListLeadsQuery, ListMailsQuery, ListMovementsQuery, ListNotificationsQuery, ListOpportunitiesQuery, ListPayablePaymentsQuery, ListPayablesQuery, ListPaymentTermsQuery, ListProductCategoriesQuery, ListProductsQuery, ListPurchaseOrdersQuery, ListReceivablePaymentsQuery, ListReceivablesQuery, ListReceptionsQuery, ListRolesQuery, ListScheduledExportsQuery, ListSeriesQuery, ListStockQuery, ListTaggedRecordsQuery, ListTagsQuery, ListTaxRatesQuery, ListTransfersQuery, ListUsersQuery, ListVendorsQuery, ListWarehousesQuery, ListWebhookDeliveriesQuery, ListWebhookEndpointsQuery, LoginHeaders, LoginInput, LoginOptionsReply, LoginReply, LogoutReply, MailListReply, MailPreviewReply, MailReply, MailTemplateInput, MailTemplateListReply, MailTemplateReply, MeReply, MovementListReply, NewApiKeyReply, NotificationCountReply, NotificationListReply, NotificationRead, OpportunityInput, OpportunityListReply, OpportunityReply, OwnPassword, OwnRoleInput, OwnRoleListReply, OwnRoleReply, OwnRoleUpdate, PasskeyAssertion, PasskeyInput, PasskeyListReply, PasskeyOptionsReply, PasskeyReply, PasskeyUpdate, PasswordResetInput, PasswordResetReply, PasswordResetRequest, PayableAgingReply, PayableAllocationInput, PayableListReply, PayablePaymentInput, PayablePaymentListReply, PayablePaymentReply, PayablePaymentReverse, PayableRelease, PaymentTermsInput, PaymentTermsListReply, PaymentTermsReply, PaymentTermsUpdate, PeriodLockInput, PeriodLockReply, PermissionsReply, ProductCategoryDeletedReply, ProductCategoryInput, ProductCategoryListReply, ProductCategoryReply, ProductInput, ProductListReply, ProductReply, PurchaseOrderInput, PurchaseOrderListReply, PurchaseOrderReply, ReceivableAgingReply, ReceivableAllocationInput, ReceivableListReply, ReceivablePaymentInput, ReceivablePaymentListReply, ReceivablePaymentReply, ReceivablePaymentReverse, ReceivableRelease, ReceptionInput, ReceptionListReply, ReceptionRecordReply, ReceptionReply, ReceptionReverse, RecordKind, RecordTagsChange, RecordTagsReply, RecoveryCodesReply, RefreshInput, RefreshReply, SalesByMonthReply, SalesReply, ScheduledExportDeletedReply, ScheduledExportInput, ScheduledExportListReply, ScheduledExportReply, ScheduledExportUpdate, SecondFactorCode, SecondFactorProof, SecondFactorReply, SecondFactorSetUpReply, SecondFactorStart, SelfCheckReply, SeriesInput, SeriesListReply, SeriesReply, SsoAnswer, SsoConnectionInput, SsoConnectionReply, SsoStart, SsoStartedReply, StageChange, StartImportBody, StockListReply, StockReversal, Tag, TagListReply, TaggedRecordsReply, TaxRateInput, TaxRateListReply, TaxRateReply, TaxRateUpdate, TestClockInput, TestClockReply, TimelineReply, TransferInput, TransferListReply, TransferRecordReply, TransferReply, UserInput, UserKeyListReply, UserListReply, UserLoginListReply, UserLoginReply, UserPassword, UserReply, UserUpdate, VendorBalanceReply, VendorInput, VendorListReply, VendorReply, WarehouseInput, WarehouseListReply, WarehouseReply, WarehouseUpdate, WatchReply, WebhookDeletedReply, WebhookDeliveryListReply, WebhookDeliveryReply, WebhookInput, WebhookListReply, WebhookReply, WebhookSecretReply, WebhookUpdate } from './types.js';

export interface AdminMethods {
  /**
   * Run the self-check of the books
   *
   * Recomputes every document from its quantities, prices and rates, and stock, allocations, balances and numbering from the documents. Returns every stored figure that differs. The check reads every document, so it can take long in a company with many documents. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/self-check`. Permission `audit:read`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  selfCheck(options?: CallOptions): ApiPromise<SelfCheckReply>;
}

export const admin = ['/api/admin/self-check', {
  selfCheck: ' get',
}] as const;

export interface ApiKeysMethods {
  /**
   * List API keys
   *
   * Returns the API keys of the company, including revoked and expired keys, newest first. `search` matches the name; `dateFrom` and `dateTo` apply to `createdAt`. Sorted by `expiresAt`, keys that never expire count as the last to expire. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/api-keys`. Permission `api-keys:manage`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<ApiKeyListReply> = never>(query?: ListApiKeysQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ApiKeyListReply, FieldNames<F>>>;

  /**
   * Create an API key
   *
   * Creates an API key and returns its `value`. The value is returned only in this reply and in its repetitions with the same Idempotency-Key. A key can hold only permissions that the caller has and that are not reserved for people. Permissions are checked when they are granted: if the creator later gets another role, the key keeps its permissions. The first key of the environment `test` also creates the test company, with the details and settings of this one and no records. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/api-keys`. Permission `api-keys:manage`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `permission_not_grantable` (403)
   */
  create(body: ApiKeyInput, options?: KeyedOptions): ApiPromise<NewApiKeyReply>;

  /**
   * Get an API key
   *
   * Returns an API key without its value. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/api-keys/{id}`. Permission `api-keys:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  get<F extends FieldOf<ApiKeyReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<ApiKeyReply, FieldNames<F>>>;

  /**
   * Update an API key
   *
   * Changes an API key. Optional fields that are not sent keep their value; null clears `allowedIps` and `expiresAt`. An empty `permissions` list disables the key until it gets permissions again. The caller must have every permission that is added to the key. API keys cannot call this operation (403 `not_a_user`).
   *
   * `PUT /api/admin/api-keys/{id}`. Permission `api-keys:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_a_user` (403), `not_found` (404), `permission_not_grantable` (403), `api_key_already_revoked` (409), `version_mismatch` (412)
   */
  update(id: number, body: ApiKeyUpdate, options?: VersionedOptions): ApiPromise<ApiKeyReply>;

  /**
   * Revoke an API key
   *
   * Revokes an API key permanently and at once: the next request with the key gets 401 `api_key_revoked`. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/api-keys/{id}/revoke`. Permission `api-keys:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `api_key_already_revoked` (409)
   */
  revoke(id: number, options?: KeyedOptions): ApiPromise<ApiKeyReply>;

  /**
   * Rotate an API key
   *
   * Creates a new API key that replaces this one. The new key has the same environment, name, permissions and allowed addresses, and the same expiry date unless another one is sent. The old key expires after `overlapMinutes`, or earlier if its own expiry date comes first. `replacesId` and `replacedById` link both keys. The `value` of the new key is returned only in this reply and in its repetitions with the same Idempotency-Key. The caller must have all permissions of the key. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/api-keys/{id}/rotate`. Permission `api-keys:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `permission_not_grantable` (403), `api_key_already_revoked` (409), `api_key_already_replaced` (409)
   */
  rotate(id: number, body?: ApiKeyRotation, options?: KeyedOptions): ApiPromise<NewApiKeyReply>;

  /**
   * Get the usage of an API key
   *
   * Returns how many requests an API key made on each day, and how many of them were refused or failed. Days without requests are included, with zeros. Days are those of the company's time zone. A request is counted a few seconds after its reply, and a batch counts as one. Requests that were refused before the key was accepted are not counted: with a revoked or expired key, from an address that it does not allow, or over a rate limit by address. Counts of the last seconds are lost if the server is killed. Counts are kept for 400 days. A key that replaces another has counts of its own. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/api-keys/{id}/usage`. Permission `api-keys:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404), `invalid_date_range` (400)
   */
  usage(id: number, query?: GetApiKeyUsageQuery, options?: CallOptions): ApiPromise<ApiKeyUsageReply>;
}

export const apiKeys = ['/api/admin/api-keys', {
  list: [' get q', paged],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  revoke: '/{id}/revoke post k',
  rotate: '/{id}/rotate post bk',
  usage: '/{id}/usage get q',
}] as const;

export interface AttachmentsMethods {
  /**
   * Get an attachment
   *
   * Returns what is known of an attachment, without its content. Needs the permission to read its record.
   *
   * `GET /api/attachments/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<AttachmentReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<AttachmentReply, FieldNames<F>>>;

  /**
   * Delete an attachment
   *
   * Deletes an attachment and its content. Needs the permission to change its record.
   *
   * `DELETE /api/attachments/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  delete(id: number, options?: CallOptions): ApiPromise<undefined>;

  /** The file as it comes, answered as soon as it begins. */
  download(id: number, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download an attachment
   *
   * Returns the content of an attachment as a file to save, never to show in the page of the server. Needs the permission to read its record.
   *
   * `GET /api/attachments/{id}/content`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  download(id: number, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * List the attachments of a record
   *
   * Returns the attachments of a record, newest first. A record has at most 100 of them. Needs the permission to read the record.
   *
   * `GET /api/records/{kind}/{id}/attachments`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  list(kind: RecordKind, id: number, options?: CallOptions): ApiPromise<AttachmentListReply>;

  /**
   * Attach a file to a record
   *
   * Attaches a file of at most 10 MB. The content decides the type: PDF, PNG, JPEG, WebP, HEIC, Excel, Word and OpenDocument without macros, CSV, plain text and XML, and ZIP where the operator allows it. Programs, scripts, HTML and SVG are refused (415). Needs the permission to change such records. A server with a scanner refuses a file that it finds harmful (422 `malware_found`), and answers 503 while the scanner does not.
   *
   * `POST /api/records/{kind}/{id}/attachments`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `attachment_space_full` (409), `too_many_attachments` (409), `malware_found` (422)
   */
  create(kind: RecordKind, id: number, body: CreateAttachmentBody, options?: UploadOptions & KeyedOptions): ApiPromise<AttachmentReply>;
}

export const attachments = ['/api', {
  get: '/attachments/{id} get',
  delete: '/attachments/{id} delete',
  download: ['/attachments/{id}/content get', binary],
  list: '/records/{kind}/{id}/attachments get',
  create: ['/records/{kind}/{id}/attachments post bk', multipart],
}] as const;

export interface AuditMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListAuditEntriesQuery<FieldOf<AuditListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListAuditEntriesQuery<FieldOf<AuditListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * Read the audit log
   *
   * Returns the audit log, newest first: an entry for each write, for each list that was exported as a file and for each failed login of a user, with the actor, the IP address, the operation and the changed values. Secrets are left out. Entries do not change, except that an erasure of verification data removes the IP addresses of the erased subjects. Entries are removed only when they are older than the company's `auditRetentionDays`. `search` matches the name of the actor and the action; `dateFrom`, `dateTo` and `updatedSince` apply to `at`. `actorId` needs `actorType`, and `objectId` needs `objectType`. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/audit`. Permission `audit:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<AuditListReply> = never>(query?: ListAuditEntriesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<AuditListReply, FieldNames<F>>>;
}

export const audit = ['/api/admin/audit', {
  list: [' get q', paged, exported],
}] as const;

export interface AuthMethods {
  /**
   * Log in with e-mail and password
   *
   * Returns an access token and a single-use refresh token. With `X-Session-Mode: cookie`, it sets cookies for a browser instead: `__Host-session` holds the login, and `csrf` holds the value to send as `X-CSRF-Token`. After five failed logins in a row, the e-mail address is locked for 15 minutes (403 `account_locked`), even for the correct password and even if no user has the address. Browsers and IP addresses from which the user has logged in before have a separate count and lock. A user with a second factor also sends `code`: the correct password without it returns 401 `second_factor_required`, which does not count as a failure; a wrong code returns 401 `invalid_second_factor` and counts like a wrong password. If the company requires its identity provider for the address, the correct password returns 403 `sso_required`. Every failed login is audited.
   *
   * `POST /api/auth/login`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `password_too_long` (400), `invalid_credentials` (401), `second_factor_required` (401), `invalid_second_factor` (401), `account_locked` (403), `user_disabled` (403), `sso_required` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  login(body: LoginInput, options?: HeaderOptions<LoginHeaders, CallOptions>): ApiPromise<LoginReply>;

  /**
   * List my active logins
   *
   * Returns the caller's logins that are neither revoked nor expired, newest first, at most 1,000. `current` is true for the login that sends this request. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/auth/logins`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  logins(options?: CallOptions): ApiPromise<UserLoginListReply>;

  /**
   * End all my other logins
   *
   * Ends all logins of the caller except the one that sends this request, and returns the remaining login. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/auth/logins`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  revokeOtherLogins(options?: CallOptions): ApiPromise<UserLoginListReply>;

  /**
   * End one of my logins
   *
   * Ends one of the caller's logins: the server refuses its access token and its refresh token from the next request on. Ending a login that has already ended changes nothing. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/auth/logins/{loginId}`. Permission `authenticated`.
   *
   * @param loginId Id of the login. At most 36 characters.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  revokeLogin(loginId: string, options?: CallOptions): ApiPromise<UserLoginReply>;

  /**
   * Log out
   *
   * Ends the caller's login: the server refuses its access token and refresh token at once, and removes the cookies of the login. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/auth/logout`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  logout(options?: CallOptions): ApiPromise<LogoutReply>;

  /**
   * Get the current caller
   *
   * Returns the user or the API key that sends the request, with its permissions.
   *
   * `GET /api/auth/me`. Permission `authenticated`.
   */
  me(options?: CallOptions): ApiPromise<MeReply>;

  /**
   * Get what the login page offers
   *
   * Returns whether this server sends mails, and so whether users can request a reset link, and what a login with a passkey needs (`POST /api/auth/passkey-login`). This operation needs no login.
   *
   * `GET /api/auth/options`. Permission `public`.
   */
  options(options?: CallOptions): ApiPromise<LoginOptionsReply>;

  /**
   * Log in with a passkey
   *
   * Logs in the user of a passkey, as a login with a password does. The body is the answer of `navigator.credentials.get()` to the challenge in `GET /api/auth/options`, which works once, for five minutes. The passkey must have verified its user, by a fingerprint, a face or a PIN; so it needs no code of a second factor. An unknown passkey, a wrong signature, a counter that went back, and an answer that was used before return 401 `invalid_credentials`. Every failed login is audited.
   *
   * `POST /api/auth/passkey-login`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_credentials` (401), `user_disabled` (403), `sso_required` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  finishPasskeyLogin(body: PasskeyAssertion, options?: HeaderOptions<FinishPasskeyLoginHeaders, CallOptions>): ApiPromise<LoginReply>;

  /**
   * Change my password
   *
   * Changes the password of the caller and ends all other logins of the caller. The current password is required; five wrong passwords in a row lock the account for 15 minutes. Widely used passwords, and those that contain the caller's name or e-mail address, are refused (400 `password_too_weak`). API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/auth/password`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `password_too_long` (400), `password_too_weak` (400), `account_locked` (403), `not_a_user` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  changePassword(body: OwnPassword, options?: CallOptions): ApiPromise<ConfirmationReply>;

  /**
   * Set a password with a reset link
   *
   * Sets the password of the user who was given a reset link, by an administrator or by e-mail. The token works once, until it expires. All logins of the user end, and so does the lock that failed logins caused. A second factor of the user remains on. This operation needs no login.
   *
   * `POST /api/auth/password-reset`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `password_too_long` (400), `password_too_weak` (400), `invalid_reset_token` (400), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  resetPassword(body: PasswordResetInput, options?: CallOptions): ApiPromise<ConfirmationReply>;

  /**
   * Request a reset link by e-mail
   *
   * Sends a link that sets a new password to the e-mail address, if it belongs to an active user. The reply is the same for every address, so that it does not reveal who has a login. The link works once, for one hour, and replaces an earlier one of the user. A second request for the same user within five minutes sends no second mail. The mail is in the language of the user. A server without a mail server returns 409 `mail_not_configured`. This operation needs no login.
   *
   * `POST /api/auth/password-reset/mail`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `mail_not_configured` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  requestPasswordReset(body: PasswordResetRequest, options?: CallOptions): ApiPromise<ConfirmationReply>;

  /**
   * Refresh the tokens
   *
   * Exchanges a refresh token for a new access token and a new refresh token. Each refresh token works once. If the body has no token, the server refreshes the login of the cookie and sets its cookies again; this needs the header `X-CSRF-Token`. A client that did not receive the reply may repeat the request within 30 seconds, from the same IP address and with the same User-Agent, and gets the same tokens. Any other use of a spent token revokes the whole login (401 `refresh_token_reused`), because the token may have been stolen. By default, a login ends after a week without a refresh, and 30 days after it began; the operator of the server can change both periods.
   *
   * `POST /api/auth/refresh`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_refresh_token` (401), `refresh_token_reused` (401), `user_disabled` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  refresh(body: RefreshInput, options?: CallOptions): ApiPromise<RefreshReply>;

  /**
   * Get my second factor
   *
   * Returns whether the caller's logins need a code of an authenticator app, and the number of recovery codes left. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/auth/second-factor`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  secondFactor(options?: CallOptions): ApiPromise<SecondFactorReply>;

  /**
   * Start to set up my second factor
   *
   * Creates a secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds) and returns it. Logins need no code until the caller confirms a code of this secret. The secret replaces an earlier one that was not confirmed. The current password is required; five wrong passwords in a row lock the account for 15 minutes. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/auth/second-factor`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `account_locked` (403), `not_a_user` (403), `second_factor_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  setUpSecondFactor(body: SecondFactorStart, options?: CallOptions): ApiPromise<SecondFactorSetUpReply>;

  /**
   * Turn my second factor on
   *
   * Confirms the secret with a code of the authenticator app and turns the second factor on: from now on every login of the caller needs a code. The reply holds ten recovery codes, which are not shown again. All other logins of the caller end. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/auth/second-factor/confirm`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_a_user` (403), `second_factor_enabled` (409), `second_factor_not_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  confirmSecondFactor(body: SecondFactorCode, options?: CallOptions): ApiPromise<RecoveryCodesReply>;

  /**
   * Create new recovery codes
   *
   * Replaces all recovery codes of the caller by ten new ones and ends all other logins of the caller. The current password is required, and a code of the authenticator app or a recovery code; five wrong attempts in a row lock the account for 15 minutes. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/auth/second-factor/recovery-codes`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `account_locked` (403), `not_a_user` (403), `second_factor_not_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  createRecoveryCodes(body: SecondFactorProof, options?: CallOptions): ApiPromise<RecoveryCodesReply>;

  /**
   * Turn my second factor off
   *
   * Turns the second factor of the caller off and ends all other logins of the caller. The current password is required, and a code of the authenticator app or a recovery code; five wrong attempts in a row lock the account for 15 minutes. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/auth/second-factor/remove`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `account_locked` (403), `not_a_user` (403), `second_factor_not_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  removeSecondFactor(body: SecondFactorProof, options?: CallOptions): ApiPromise<SecondFactorReply>;

  /**
   * Start a login by the identity provider
   *
   * Returns the address of the identity provider to which the browser goes for a login of a person with this e-mail address. The provider sends the browser back to `/console/sso` of this server with an answer, which `POST /api/auth/sso/finish` takes together with `key`. A provider that does not answer gives 503 `service_unavailable`. Keep `key` in the browser that logs in: it shows that the answer belongs to a login that this browser has started. The login must be finished within ten minutes. This operation needs no login.
   *
   * `POST /api/auth/sso`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `sso_not_configured` (404), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  startSso(body: SsoStart, options?: CallOptions): ApiPromise<SsoStartedReply>;

  /**
   * Finish a login by the identity provider
   *
   * Checks the answer of the identity provider and logs the person in, as a login with a password does. Each login can be finished once. A person of the company's domains who has no user yet gets one, with the role of the connection. The role of a user follows the groups of the provider at each login, if the connection maps them; the last administrator and the administrator who may use a password keep theirs. A user with a second factor also sends `code`: without it, the reply is 401 `second_factor_required`, and the same request with `code` finishes the login. Every failed login is audited.
   *
   * `POST /api/auth/sso/finish`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `sso_answer_expired` (400), `sso_answer_invalid` (400), `sso_person_refused` (403), `second_factor_required` (401), `invalid_second_factor` (401), `account_locked` (403), `user_disabled` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  finishSso(body: SsoAnswer, options?: HeaderOptions<FinishSsoHeaders, CallOptions>): ApiPromise<LoginReply>;
}

export const auth = ['/api/auth', {
  login: '/login post bp',
  logins: '/logins get',
  revokeOtherLogins: '/logins delete',
  revokeLogin: '/logins/{loginId} delete',
  logout: '/logout post n',
  me: '/me get',
  options: '/options get p',
  finishPasskeyLogin: '/passkey-login post bp',
  changePassword: '/password post b',
  resetPassword: '/password-reset post bp',
  requestPasswordReset: '/password-reset/mail post bp',
  refresh: '/refresh post bp',
  secondFactor: '/second-factor get',
  setUpSecondFactor: '/second-factor post b',
  confirmSecondFactor: '/second-factor/confirm post b',
  createRecoveryCodes: '/second-factor/recovery-codes post b',
  removeSecondFactor: '/second-factor/remove post b',
  startSso: '/sso post bp',
  finishSso: '/sso/finish post bp',
}] as const;

export interface BatchMethods {
  /**
   * Run several operations in one request
   *
   * Runs up to 50 operations of this API, one after the other. Each operation runs as if it were sent alone, with its own permission check, validation, transaction, audit entry and idempotency key. The batch is not one transaction: if an operation fails, the server still runs the later operations and keeps the effects of the earlier ones. Returns 200 with one result per operation, in the order of the operations. The batch counts once towards the general rate limit for every ten operations, and operations with another limit count towards that one. An operation that is itself a batch, an upload, a file download or an export gets a result with status 400.
   *
   * `POST /api/batch`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  run(body: BatchInput, options?: CallOptions): ApiPromise<BatchReply>;
}

export const batch = ['/api/batch', {
  run: ' post b',
}] as const;

export interface CommentsMethods {
  /**
   * Get a comment
   *
   * Returns a comment. The text of a deleted comment is null. Needs the permission to read its record.
   *
   * `GET /api/comments/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<CommentReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<CommentReply, FieldNames<F>>>;

  /**
   * Change a comment
   *
   * Changes the text of a comment. Its author may do so for 15 minutes (403 `not_the_author`, 409 `comment_not_editable`).
   *
   * `PUT /api/comments/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `version_mismatch` (412), `not_the_author` (403), `comment_not_editable` (409)
   */
  update(id: number, body: CommentInput, options?: VersionedOptions): ApiPromise<CommentReply>;

  /**
   * Delete a comment
   *
   * Deletes the text of a comment; that there was one stays. Its author and administrators may do so (403 `not_the_author`).
   *
   * `DELETE /api/comments/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `not_the_author` (403), `comment_not_editable` (409)
   */
  delete(id: number, options?: CallOptions): ApiPromise<undefined>;

  /**
   * Comment on a record
   *
   * Adds a comment to a record. `<@7>` in the text mentions the user with id 7, who must be an active user of the company; at most 20 users. Needs the permission to read the record.
   *
   * `POST /api/records/{kind}/{id}/comments`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404)
   */
  create(kind: RecordKind, id: number, body: CommentInput, options?: KeyedOptions): ApiPromise<CommentReply>;
}

export const comments = ['/api', {
  get: '/comments/{id} get',
  update: '/comments/{id} put b',
  delete: '/comments/{id} delete',
  create: '/records/{kind}/{id}/comments post bk',
}] as const;

export interface ConfigMethods {
  /**
   * Get the company
   *
   * Returns the company: its address, its settings for documents, and its number series.
   *
   * `GET /api/config/company`. Permission `config:read`.
   */
  company(options?: CallOptions): ApiPromise<CompanyReply>;

  /**
   * Update the company
   *
   * Changes the company and its settings. `name` is required. Optional fields that are not sent keep their value; null clears a field that may be null. An address replaces the previous address as a whole. Issued documents do not change. The base currency cannot be changed; the books are locked with `POST /api/config/period-lock`.
   *
   * `PUT /api/config/company`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateCompany(body: CompanyInput, options?: VersionedOptions): ApiPromise<CompanyReply>;

  /**
   * List currencies
   *
   * Returns the currencies that the company uses; by default only active ones. `search` matches the code and the names in English and Spanish; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/config/currencies`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  currencies<F extends FieldOf<CurrencyListReply> = never>(query?: ListCurrenciesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<CurrencyListReply, FieldNames<F>>>;

  /**
   * Activate or deactivate a currency
   *
   * Activates or deactivates a currency of the company. Every ISO 4217 currency in use can be activated; metals, units of account and test codes cannot. A deactivated currency remains in existing documents and is refused in new ones. The base currency cannot be deactivated.
   *
   * `PUT /api/config/currencies/{code}`. Permission `config:write`.
   *
   * @param code ISO 4217 code of the currency. 1 to 40 characters.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateCurrency(code: string, body: CurrencyInput, options?: VersionedOptions): ApiPromise<CurrencyReply>;

  /** The same, answered as soon as it begins. */
  exchangeRates(query: ExportQuery<ListExchangeRatesQuery<FieldOf<ExchangeRateListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  exchangeRates(query: ExportQuery<ListExchangeRatesQuery<FieldOf<ExchangeRateListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List exchange rates
   *
   * Returns the exchange rates of the company, latest `validFrom` first. One unit of `base` is worth `rate` units of `quote`. `search` matches the pair in the form `usd/dop`; `dateFrom` and `dateTo` apply to `validFrom`.
   *
   * `GET /api/config/exchange-rates`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  exchangeRates<F extends FieldOf<ExchangeRateListReply> = never>(query?: ListExchangeRatesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ExchangeRateListReply, FieldNames<F>>>;

  /**
   * Create an exchange rate
   *
   * Creates an exchange rate, which is in force from `validFrom` (today by default) until the next rate of the same pair begins. Both currencies must be active. A pair has one rate per day; use the update operation to correct a rate. If a pair has no rate on the date of a document, the document uses the inverse of the latest rate of the opposite pair.
   *
   * `POST /api/config/exchange-rates`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `inactive_currency` (400), `duplicate_exchange_rate` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  createExchangeRate(body: ExchangeRateInput, options?: KeyedOptions): ApiPromise<ExchangeRateReply>;

  /**
   * Correct an exchange rate
   *
   * Changes the rate of the same pair and day. Issued documents keep their exchange rate. If `source` is not sent, it keeps its value; null clears it.
   *
   * `PUT /api/config/exchange-rates/{id}`. Permission `config:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateExchangeRate(id: number, body: ExchangeRateUpdate, options?: VersionedOptions): ApiPromise<ExchangeRateReply>;

  /**
   * List payment terms
   *
   * Returns the payment terms of the company; by default only active ones. `search` matches code and name; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/config/payment-terms`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  paymentTerms<F extends FieldOf<PaymentTermsListReply> = never>(query?: ListPaymentTermsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<PaymentTermsListReply, FieldNames<F>>>;

  /**
   * Create payment terms
   *
   * Creates payment terms. The code is unique in the company; case is ignored. `kind` and `days` cannot be changed later: create other terms instead.
   *
   * `POST /api/config/payment-terms`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_idempotency_key` (400), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  createPaymentTerms(body: PaymentTermsInput, options?: KeyedOptions): ApiPromise<PaymentTermsReply>;

  /**
   * Rename or deactivate payment terms
   *
   * Changes the name of payment terms, or activates or deactivates them. Deactivated terms remain in existing documents and are refused in new ones. `CONTADO`, the default terms of documents, cannot be deactivated. If `active` is not sent, it keeps its value.
   *
   * `PUT /api/config/payment-terms/{id}`. Permission `config:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updatePaymentTerms(id: number, body: PaymentTermsUpdate, options?: VersionedOptions): ApiPromise<PaymentTermsReply>;

  /**
   * Lock the books
   *
   * Locks the books up to and including the day `lockedThrough`. Documents dated on or before this day can no longer be created, voided, reversed or moved (409 `period_locked`), except by callers with the permission `periods:unlock`. The day cannot be in the future. An earlier day, or null, needs the permission `periods:unlock`.
   *
   * `POST /api/config/period-lock`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  lockPeriod(body: PeriodLockInput, options?: CallOptions): ApiPromise<PeriodLockReply>;

  /**
   * List number series
   *
   * Returns the number series of the company. Every kind of document has one series, even before its first number. `search` matches the code; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/config/series`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  series<F extends FieldOf<SeriesListReply> = never>(query?: ListSeriesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<SeriesListReply, FieldNames<F>>>;

  /**
   * Update a number series
   *
   * Changes the prefix and the numbers of a series. Optional fields that are not sent keep their value. Each prefix has its own numbers: a new prefix continues with the next number or starts with `nextNumber`; a prefix that was used before continues where it ended. The order of dates belongs to a prefix too: an invoice or credit note dated before the first document of the current prefix takes the next number of the prefix that was in use on its date. Because a series has no gaps, `nextNumber` can be set only while the prefix has no numbered document (409 `series_in_use`).
   *
   * `PUT /api/config/series/{code}`. Permission `config:write`.
   *
   * @param code Kind of document: `invoice`, `credit_note`, `adjustment`, `transfer`, `purchase_order`, `reception`, `collection` or `vendor_payment`. 1 to 40 characters.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `series_in_use` (409), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateSeries(code: string, body: SeriesInput, options?: VersionedOptions): ApiPromise<SeriesReply>;

  /**
   * List tax rates
   *
   * Returns the tax rates of the company, one record per code and period of validity; by default only active ones. `search` matches code and name; `dateFrom` and `dateTo` apply to `validFrom`.
   *
   * `GET /api/config/tax-rates`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  taxRates<F extends FieldOf<TaxRateListReply> = never>(query?: ListTaxRatesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<TaxRateListReply, FieldNames<F>>>;

  /**
   * Create a tax rate
   *
   * Creates a tax rate, or a new rate for an existing code. Rates are not edited: a new record of the same code replaces the previous one from `validFrom` on (today by default), and the previous record ends on the day before. `validFrom` must be later than that of the newest record of the code (409 `overlapping_validity`). A document uses the record of the code that is in force on its issue date, even if a product or line names another record of the same code.
   *
   * `POST /api/config/tax-rates`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `overlapping_validity` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  createTaxRate(body: TaxRateInput, options?: KeyedOptions): ApiPromise<TaxRateReply>;

  /**
   * Rename or deactivate a tax rate
   *
   * Changes the name of a tax rate, or activates or deactivates it. To change the rate, the category or the validity, create a new tax rate with the same code. A deactivated tax rate is refused in new documents. If `active` is not sent, it keeps its value.
   *
   * `PUT /api/config/tax-rates/{id}`. Permission `config:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateTaxRate(id: number, body: TaxRateUpdate, options?: VersionedOptions): ApiPromise<TaxRateReply>;
}

export const config = ['/api/config', {
  company: '/company get',
  updateCompany: '/company put b',
  currencies: ['/currencies get q', paged],
  updateCurrency: '/currencies/{code} put b',
  exchangeRates: ['/exchange-rates get q', paged, exported],
  createExchangeRate: '/exchange-rates post bk',
  updateExchangeRate: '/exchange-rates/{id} put b',
  paymentTerms: ['/payment-terms get q', paged],
  createPaymentTerms: '/payment-terms post bk',
  updatePaymentTerms: '/payment-terms/{id} put b',
  lockPeriod: '/period-lock post bn',
  series: ['/series get q', paged],
  updateSeries: '/series/{code} put b',
  taxRates: ['/tax-rates get q', paged],
  createTaxRate: '/tax-rates post bk',
  updateTaxRate: '/tax-rates/{id} put b',
}] as const;

export interface CreditNotesMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListCreditNotesQuery<FieldOf<CreditNoteListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListCreditNotesQuery<FieldOf<CreditNoteListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List credit notes
   *
   * Returns the credit notes of the company, newest first. `search` looks in the number, the number and notes of the invoice, and the name and code of the customer. A decimal number, such as `118` or `1234.50`, also finds the credit notes with this `grandTotal`. `dateFrom` and `dateTo` apply to `date`.
   *
   * `GET /api/credit-notes`. Permission `invoices:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<CreditNoteListReply> = never>(query?: ListCreditNotesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<CreditNoteListReply, FieldNames<F>>>;

  /**
   * Credit an invoice
   *
   * Issues a credit note for an invoice: for the lines and quantities in `lines`, or without `lines` for everything not yet credited. The credit note is applied to the open amount of the invoice; the rest remains as credit of the customer, which can be allocated to other receivables. With `restock` the goods return to stock at the cost at which they left. The date must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/credit-notes`. Permission `credit-notes:create`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `credit_exceeds_invoice` (409), `invoice_not_creditable` (409), `date_before_last_document` (409), `period_locked` (409), `duplicate_code` (409), `balance_too_large` (409)
   */
  create(body: CreditNoteInput, options?: KeyedOptions): ApiPromise<CreditNoteReply>;

  /**
   * Get a credit note
   *
   * Returns one credit note with its lines and taxes.
   *
   * `GET /api/credit-notes/{id}`. Permission `invoices:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<CreditNoteReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<CreditNoteReply, FieldNames<F>>>;

  /**
   * Allocate the rest of a credit note
   *
   * Allocates the unapplied amount of a credit note to receivables of the customer, as of today. With `autoAllocate`, the oldest due receivables come first. Today must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/credit-notes/{id}/allocate`. Permission `receivables:collect`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `credit_note_already_void` (409), `period_locked` (409), `allocation_exceeds_payment` (400), `duplicate_allocation` (400), `allocation_exceeds_open` (409), `customer_mismatch` (409), `currency_mismatch` (409), `receivable_closed` (409)
   */
  allocate(id: number, body: ReceivableAllocationInput, options?: KeyedOptions): ApiPromise<CreditNoteAllocationReply>;

  /** The file as it comes, answered as soon as it begins. */
  pdf(id: number, query: DownloadCreditNotePdfQuery | undefined, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download a credit note as PDF
   *
   * Returns the credit note as a PDF for the customer. The file is the same, byte for byte, on every download in one language. A void credit note is marked as such across the pages.
   *
   * `GET /api/credit-notes/{id}/pdf`. Permission `invoices:read`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  pdf(id: number, query?: DownloadCreditNotePdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Release an allocation of a credit note
   *
   * Releases the allocation of a credit note to one receivable, as of today. The amount is open again on the receivable, and the credit note can be allocated to another one. Returns 404 if the credit note is not allocated to the receivable.
   *
   * `POST /api/credit-notes/{id}/release`. Permission `receivables:collect`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `credit_note_already_void` (409), `period_locked` (409), `balance_too_large` (409)
   */
  release(id: number, body: CreditNoteRelease, options?: KeyedOptions): ApiPromise<CreditNoteAllocationReply>;

  /**
   * Void a credit note
   *
   * Voids a credit note as of today. The amount applied to its own invoice becomes open again, and restocked goods leave stock again. The request is refused while the credit note is applied to another receivable. It is also refused if the date of the credit note or today is in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/credit-notes/{id}/void`. Permission `invoices:void`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `credit_note_already_void` (409), `credit_note_applied` (409), `insufficient_stock` (409), `period_locked` (409), `balance_too_large` (409)
   */
  void(id: number, body?: CreditNoteVoid, options?: KeyedOptions): ApiPromise<CreditNoteReply>;

  /** The file as it comes, answered as soon as it begins. */
  xml(id: number, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download a credit note as UBL
   *
   * Returns the credit note as a UBL 2.1 document that follows EN 16931 (type 381) and refers to its invoice. A void credit note is refused, because UBL cannot mark it as void and the receiver would book it.
   *
   * `GET /api/credit-notes/{id}/xml`. Permission `invoices:read`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `credit_note_already_void` (409), `not_an_e_invoice` (409)
   */
  xml(id: number, options?: CallOptions): ApiPromise<FileReply>;
}

export const creditNotes = ['/api/credit-notes', {
  list: [' get q', paged, exported],
  create: ' post bk',
  get: '/{id} get',
  allocate: '/{id}/allocate post bk',
  pdf: ['/{id}/pdf get q', binary],
  release: '/{id}/release post bk',
  void: '/{id}/void post bk',
  xml: ['/{id}/xml get', binary],
}] as const;

export interface CrmMethods {
  /** The same, answered as soon as it begins. */
  leads(query: ExportQuery<ListLeadsQuery<FieldOf<LeadListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  leads(query: ExportQuery<ListLeadsQuery<FieldOf<LeadListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List leads
   *
   * Returns the leads of the company, newest first. `search` looks in name, company, e-mail address and telephone number. `dateFrom` and `dateTo` apply to `createdAt`. Sorting by `status` follows the pipeline: new, contacted, qualified, converted, lost. Sorting by `estimatedAmount` treats a lead without an estimate as lower than any amount.
   *
   * `GET /api/crm/leads`. Permission `crm:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  leads<F extends FieldOf<LeadListReply> = never>(query?: ListLeadsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<LeadListReply, FieldNames<F>>>;

  /**
   * Create a lead
   *
   * Creates a lead. The request must contain an e-mail address or a telephone number. With `opportunity`, the server creates the first opportunity of the lead together with it, with the same owner and customer; `opportunityId` of the reply names it. `estimatedAmount` is in the company's currency.
   *
   * `POST /api/crm/leads`. Permission `crm:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `too_many_decimals` (400), `inactive_currency` (400), `not_found` (404), `customer_inactive` (409)
   */
  createLead(body: LeadInput, options?: KeyedOptions): ApiPromise<LeadReply>;

  /**
   * Get a lead
   *
   * Returns one lead.
   *
   * `GET /api/crm/leads/{id}`. Permission `crm:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  lead<F extends FieldOf<LeadReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<LeadReply, FieldNames<F>>>;

  /**
   * Change the status of a lead
   *
   * Changes the status of a lead. A lead goes from `new` to `contacted`, `qualified` and `converted`, one step at a time. From each of the first three it can also go to `lost`, and from `lost` back to `new`. `converted` is final. Converting a lead creates no opportunity and does not require one. If the lead already has the status, nothing changes.
   *
   * `PUT /api/crm/leads/{id}/status`. Permission `crm:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `status_transition_not_allowed` (409), `version_mismatch` (412)
   */
  changeLeadStatus(id: number, body: LeadStatusChange, options?: VersionedOptions): ApiPromise<LeadReply>;

  /** The same, answered as soon as it begins. */
  opportunities(query: ExportQuery<ListOpportunitiesQuery<FieldOf<OpportunityListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  opportunities(query: ExportQuery<ListOpportunitiesQuery<FieldOf<OpportunityListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List opportunities
   *
   * Returns the opportunities of the company, newest first. `search` looks in the title. `dateFrom` and `dateTo` apply to `expectedCloseDate`. Sorting treats an opportunity without a date as later than any date, and one without an amount as lower than any amount.
   *
   * `GET /api/crm/opportunities`. Permission `crm:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  opportunities<F extends FieldOf<OpportunityListReply> = never>(query?: ListOpportunitiesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<OpportunityListReply, FieldNames<F>>>;

  /**
   * Create an opportunity
   *
   * Creates an opportunity in one of the open stages. The request must name a lead, a customer or both. An opportunity of a lead belongs to the customer of the lead, unless the request names another.
   *
   * `POST /api/crm/opportunities`. Permission `crm:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `too_many_decimals` (400), `inactive_currency` (400), `not_found` (404), `customer_inactive` (409)
   */
  createOpportunity(body: OpportunityInput, options?: KeyedOptions): ApiPromise<OpportunityReply>;

  /**
   * Get an opportunity
   *
   * Returns one opportunity with the history of its stages.
   *
   * `GET /api/crm/opportunities/{id}`. Permission `crm:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  opportunity<F extends FieldOf<OpportunityReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<OpportunityReply, FieldNames<F>>>;

  /**
   * Change the stage of an opportunity
   *
   * Changes the stage of an opportunity. It can go from any open stage to any other stage; `lost` needs a `lostReason`. Changing the stage of an opportunity that was won or lost needs `crm:reopen`; leaving `lost` clears the reason. If the opportunity already has the stage, nothing changes and no entry is added to the history.
   *
   * `PUT /api/crm/opportunities/{id}/stage`. Permission `crm:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `stage_transition_not_allowed` (409), `version_mismatch` (412)
   */
  changeStage(id: number, body: StageChange, options?: VersionedOptions): ApiPromise<OpportunityReply>;
}

export const crm = ['/api/crm', {
  leads: ['/leads get q', paged, exported],
  createLead: '/leads post bk',
  lead: '/leads/{id} get',
  changeLeadStatus: '/leads/{id}/status put b',
  opportunities: ['/opportunities get q', paged, exported],
  createOpportunity: '/opportunities post bk',
  opportunity: '/opportunities/{id} get',
  changeStage: '/opportunities/{id}/stage put b',
}] as const;

export interface CustomFieldsMethods {
  /**
   * List custom fields
   *
   * Returns the custom fields of the company; by default only active ones, which forms show in their `order`. `search` matches code and label; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/config/custom-fields`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<CustomFieldListReply> = never>(query?: ListCustomFieldsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<CustomFieldListReply, FieldNames<F>>>;

  /**
   * Create a custom field
   *
   * Adds a field to a kind of record. Its values are sent and returned in `customFields` of these records, by `code`, which is unique for the kind. A field of type `choice` needs `choices`, and one of type `reference` needs `references`, the kind of record whose ids are its values. `kind`, `code`, `type` and `references` cannot be changed later. A kind has at most 30 fields, active or not (409 `too_many_custom_fields`).
   *
   * `POST /api/config/custom-fields`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_idempotency_key` (400), `duplicate_code` (409), `too_many_custom_fields` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  create(body: CustomFieldInput, options?: KeyedOptions): ApiPromise<CustomFieldReply>;

  /**
   * Get a custom field
   *
   * Returns a custom field, also a deactivated one.
   *
   * `GET /api/config/custom-fields/{id}`. Permission `config:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<CustomFieldReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<CustomFieldReply, FieldNames<F>>>;

  /**
   * Update a custom field
   *
   * Changes a custom field. Fields that are not sent keep their value. Records keep the values that they have: of a choice that is no longer among `choices`, and of a deactivated field, which is refused in new values. A field that becomes required is needed in new records, and cannot be removed from others.
   *
   * `PUT /api/config/custom-fields/{id}`. Permission `config:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  update(id: number, body: CustomFieldUpdate, options?: VersionedOptions): ApiPromise<CustomFieldReply>;

  /**
   * Delete a custom field
   *
   * Deletes a custom field that no record has a value of (409 `custom_field_in_use`). Deactivate other ones.
   *
   * `DELETE /api/config/custom-fields/{id}`. Permission `config:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `version_mismatch` (412), `custom_field_in_use` (409)
   */
  delete(id: number, options?: VersionedOptions): ApiPromise<CustomFieldDeletedReply>;
}

export const customFields = ['/api/config/custom-fields', {
  list: [' get q', paged],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  delete: '/{id} delete',
}] as const;

export interface CustomersMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListCustomersQuery<FieldOf<CustomerListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListCustomersQuery<FieldOf<CustomerListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List customers
   *
   * Returns the customers of the company, newest first; by default only active ones. `search` matches code, name, trade name, tax number and e-mail address; `dateFrom` and `dateTo` apply to `createdAt`. `updatedSince` also finds customers whose `openAmount` has changed.
   *
   * `GET /api/customers`. Permission `customers:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<CustomerListReply> = never>(query?: ListCustomersQuery<F>, options?: CallOptions): PagePromise<FieldsReply<CustomerListReply, FieldNames<F>>>;

  /**
   * Create a customer
   *
   * Creates a customer. Only `name` is required. If `code` is not sent, the server assigns the next free code, such as `C-000001`.
   *
   * `POST /api/customers`. Permission `customers:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `unknown_payment_terms` (400), `inactive_currency` (400), `invalid_tax_id` (400), `duplicate_code` (409), `duplicate_tax_id` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  create(body: CustomerInput, options?: KeyedOptions): ApiPromise<CustomerReply>;

  /**
   * Get a customer
   *
   * Returns a customer, also a deactivated one.
   *
   * `GET /api/customers/{id}`. Permission `customers:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<CustomerReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<CustomerReply, FieldNames<F>>>;

  /**
   * Update a customer
   *
   * Changes a customer. `name` is required. Optional fields that are not sent keep their value; null clears a field that may be null. An address replaces the previous address as a whole, and contacts replace all previous contacts. Issued documents do not change. `currencyCode` cannot change while the customer has open amounts or unapplied credit (409 `has_open_documents`). `active: false` deactivates the customer: it can still be read, but new documents cannot use it.
   *
   * `PUT /api/customers/{id}`. Permission `customers:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `unknown_payment_terms` (400), `inactive_currency` (400), `invalid_tax_id` (400), `not_found` (404), `duplicate_code` (409), `duplicate_tax_id` (409), `has_open_documents` (409), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  update(id: number, body: CustomerInput, options?: VersionedOptions): ApiPromise<CustomerReply>;

  /**
   * Get the balance of a customer
   *
   * Returns the amounts invoiced, collected and credited up to the end of a day, and the amount still open. `netBalance` is `openAmount` less `unappliedCredit`.
   *
   * `GET /api/customers/{id}/balance`. Permission `receivables:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  balance(id: number, query?: GetCustomerBalanceQuery, options?: CallOptions): ApiPromise<CustomerBalanceReply>;
}

export const customers = ['/api/customers', {
  list: [' get q', paged, exported],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  balance: '/{id}/balance get q',
}] as const;

export interface EventsMethods {
  /**
   * Read the changes feed
   *
   * Returns the changes of the company's records, ordered by `position`. To read the feed, start with `after=0`, process the returned events, store `nextAfter`, and send it as `after` in the next request; repeat at once while `hasMore` is true. A client that does so receives every event exactly once: a change that is committed late gets a later position. An event names the record that changed, not its new values: read the record for its current state. The server keeps events for the number of days in its setting `EVENT_RETENTION_DAYS`, 400 by default. If events after `after` have already been removed, the server returns 400 with the position to continue from.
   *
   * `GET /api/events`. Permission `events:read`.
   */
  list<F extends FieldOf<EventListReply> = never>(query?: ListEventsQuery<F>, options?: CallOptions): ApiPromise<FieldsReply<EventListReply, FieldNames<F>>>;
}

export const events = ['/api/events', {
  list: ' get q',
}] as const;

export interface ImportJobsMethods {
  /**
   * List imports
   *
   * Returns the imports of the company that run in the background, newest first, of those kinds that the caller may create. Imports are kept for 90 days. `search` matches the name of the file; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/import-jobs`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<ImportJobListReply> = never>(query?: ListImportsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ImportJobListReply, FieldNames<F>>>;

  /**
   * Import a large file
   *
   * Imports a file of at most 20 MB and 100,000 rows in the background, as `importRecords` does a small one. The rows are saved in parts of 500; a part of records is saved as a whole or not at all. A file with a fault against the contract is not imported, unless `skipFaults` is true; a row that is refused later ends the import, and the parts before stay. The caller needs the permission to create such records or documents, and keeps needing it: it is checked before each part. The file is stored encrypted until the import is over.
   *
   * `POST /api/import-jobs`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `too_many_imports` (409)
   */
  start(body: StartImportBody, options?: UploadOptions & KeyedOptions): ApiPromise<ImportJobReply>;

  /**
   * Get an import
   *
   * Returns one import with its progress and its first 1000 faults. Needs the permission to create such records or documents.
   *
   * `GET /api/import-jobs/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<ImportJobReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<ImportJobReply, FieldNames<F>>>;

  /**
   * Cancel an import
   *
   * Ends an import that is queued or running and deletes its file. The parts that are saved stay. Needs the permission to create such records or documents.
   *
   * `POST /api/import-jobs/{id}/cancel`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `import_over` (409)
   */
  cancel(id: number, options?: KeyedOptions): ApiPromise<ImportJobReply>;
}

export const importJobs = ['/api/import-jobs', {
  list: [' get q', paged],
  start: [' post bk', multipart],
  get: '/{id} get',
  cancel: '/{id}/cancel post k',
}] as const;

export interface ImportsMethods {
  /**
   * Import records or documents from a file
   *
   * Creates or updates a record for each row of a CSV file, of the first sheet of an XLSX workbook, or for each line of NDJSON, all or none. The first row of a table names the columns by members of the request that creates such a record, and members of an address stand in columns of their own; `customFields.CODE` and `metadata.KEY` hold values of products, customers and vendors. A line of NDJSON is the JSON body of that request. A record with the code of a row is updated, and a row that would change nothing writes nothing, so that a file can be imported again. A column that is absent, or a blank cell, leaves what is stored as it is.
   *
   * Documents (`invoices` and the kinds after it) are created from NDJSON only, each line in a transaction of its own, as the request that creates such a document would. An import checks all lines first; then it stops at the first line that is refused, unless `skipFaults` is true, and the documents before it stay. A line that an import of the last 24 hours created counts as unchanged and is not created again. With `dryRun`, each document is checked as if it were the first.
   *
   * Needs the permission to create such records or documents; opening balances (`receivables`, `payables`) need `config:write`. `dryRun` tells what an import would do.
   *
   * `POST /api/imports/{kind}`. Permission `authenticated`.
   *
   * @param kind The kind of record: `products`, `product-categories`, `customers`, `vendors`, `receivables`, `payables`, `warehouses`, `payment-terms`, `tax-rates`, `exchange-rates`, `leads`, or one of a module of this server; or the kind of document: `invoices`, `credit-notes`, `purchase-orders`, `collections`, `payments`, `stock-adjustments`, `stock-transfers`. 1 to 40 characters.
   * @throws {SvcErpError} `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `import_refused` (422)
   */
  run(kind: "products" | "product-categories" | "customers" | "vendors" | "receivables" | "payables" | "warehouses" | "payment-terms" | "tax-rates" | "exchange-rates" | "leads" | "invoices" | "credit-notes" | "purchase-orders" | "collections" | "payments" | "stock-adjustments" | "stock-transfers" | (string & {}), body: ImportRecordsBody, options?: UploadOptions & KeyedOptions): ApiPromise<ImportReply>;
}

export const imports = ['/api/imports/{kind}', {
  run: [' post bk', multipart],
}] as const;

export interface InventoryMethods {
  /** The same, answered as soon as it begins. */
  adjustments(query: ExportQuery<ListAdjustmentsQuery<FieldOf<AdjustmentListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  adjustments(query: ExportQuery<ListAdjustmentsQuery<FieldOf<AdjustmentListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List adjustments
   *
   * Returns the adjustments of the company, newest first. `search` looks in the number and the notes. `dateFrom` and `dateTo` apply to `date`. `value` is returned only to callers with `inventory:cost`.
   *
   * `GET /api/inventory/adjustments`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  adjustments<F extends FieldOf<AdjustmentListReply> = never>(query?: ListAdjustmentsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<AdjustmentListReply, FieldNames<F>>>;

  /**
   * Adjust stock
   *
   * Corrects the stock of a warehouse, for example after a count, damage or loss. Each line has exactly one of `quantityDelta` and `countedQuantity`. Several lines of one product are added up, but a product with a `countedQuantity` may be in one line only. Sending a `unitCost` needs `inventory:cost`. Stock of a deactivated product can be reduced but not increased above zero. Stock can go below zero only in a warehouse that allows it, and only if the caller has `inventory:allow-negative`. A `date` in the past compares with the stock at the end of that day, and goods that leave must also be there on each later day: `details` of `insufficient_stock` name the first day below zero and its documents. The date must not be in a locked period, unless the caller has `periods:unlock`. Either all lines are written or none.
   *
   * `POST /api/inventory/adjustments`. Permission `inventory:adjust`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `service_has_no_stock` (400), `duplicate_product` (400), `insufficient_stock` (409), `product_inactive` (409), `period_locked` (409), `not_found` (404), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  adjust(body: AdjustmentInput, options?: KeyedOptions): ApiPromise<AdjustmentReply>;

  /**
   * Get an adjustment
   *
   * Returns an adjustment with its lines. A line that was counted says if documents that were booked later contradict the count: documents dated before its day, or dated on its day and booked on a later one. `unitCost` and `value` are returned only to callers with `inventory:cost`.
   *
   * `GET /api/inventory/adjustments/{id}`. Permission `inventory:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  getAdjustment<F extends FieldOf<AdjustmentRecordReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<AdjustmentRecordReply, FieldNames<F>>>;

  /**
   * Reverse an adjustment
   *
   * Reverses an adjustment. The movements are undone at the values with which they were booked, and the adjustment keeps its number. The reversal is dated `date`, or today. Its date must not be in the future, before the adjustment, or in a locked period (unless the caller has `periods:unlock`). An adjustment that is itself dated in a locked period can be reversed. The request is refused if the goods are no longer in stock.
   *
   * `POST /api/inventory/adjustments/{id}/reverse`. Permission `inventory:adjust`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `adjustment_already_reversed` (409), `goods_already_left` (409), `period_locked` (409)
   */
  reverseAdjustment(id: number, body?: StockReversal, options?: KeyedOptions): ApiPromise<AdjustmentRecordReply>;

  /** The same, answered as soon as it begins. */
  movements(query: ExportQuery<ListMovementsQuery<FieldOf<MovementListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  movements(query: ExportQuery<ListMovementsQuery<FieldOf<MovementListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List stock movements
   *
   * Returns the movements of stock, newest first. Movements are never changed or deleted. `search` looks in the code, name and barcode of the product. `dateFrom` and `dateTo` apply to `date`. `unitCost` and `value` are returned only to callers with `inventory:cost`, and `totals` is refused to others.
   *
   * `GET /api/inventory/movements`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  movements<F extends FieldOf<MovementListReply> = never>(query?: ListMovementsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<MovementListReply, FieldNames<F>>>;

  /** The same, answered as soon as it begins. */
  stock(query: ExportQuery<ListStockQuery<FieldOf<StockListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  stock(query: ExportQuery<ListStockQuery<FieldOf<StockListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List stock per warehouse
   *
   * Returns the stock of the company: one row for each product in each warehouse that has ever held it. `search` looks in the code, name and barcode of the product. `dateFrom` and `dateTo` apply to the last movement. With `asOf`, the list is that of the end of that day: its rows and figures come from the movements that are dated on that day or earlier, whenever they were booked. Names, `minStock`, `version` and times are those of now. `averageCost` and `value` are returned only to callers with `inventory:cost`, and `totals` is refused to others.
   *
   * `GET /api/inventory/stock`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  stock<F extends FieldOf<StockListReply> = never>(query?: ListStockQuery<F>, options?: CallOptions): PagePromise<FieldsReply<StockListReply, FieldNames<F>>>;

  /** The same, answered as soon as it begins. */
  transfers(query: ExportQuery<ListTransfersQuery<FieldOf<TransferListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  transfers(query: ExportQuery<ListTransfersQuery<FieldOf<TransferListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List transfers
   *
   * Returns the transfers of the company, newest first. `search` looks in the number and the notes. `dateFrom` and `dateTo` apply to `date`. `value` is returned only to callers with `inventory:cost`.
   *
   * `GET /api/inventory/transfers`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  transfers<F extends FieldOf<TransferListReply> = never>(query?: ListTransfersQuery<F>, options?: CallOptions): PagePromise<FieldsReply<TransferListReply, FieldNames<F>>>;

  /**
   * Transfer stock between warehouses
   *
   * Moves goods from one warehouse to another at their average cost. Total quantity and value of the company do not change. Stock can go below zero only in a warehouse that allows it, and only if the caller has `inventory:allow-negative`. With a `date` in the past, the goods must be there on that day and on each later one: `details` of `insufficient_stock` name the first day below zero and its documents. The date must not be in a locked period, unless the caller has `periods:unlock`. Either all lines are written or none.
   *
   * `POST /api/inventory/transfers`. Permission `inventory:transfer`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `same_warehouse` (400), `service_has_no_stock` (400), `insufficient_stock` (409), `product_inactive` (409), `period_locked` (409), `not_found` (404), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  transfer(body: TransferInput, options?: KeyedOptions): ApiPromise<TransferReply>;

  /**
   * Get a transfer
   *
   * Returns a transfer with its lines. `value` is returned only to callers with `inventory:cost`.
   *
   * `GET /api/inventory/transfers/{id}`. Permission `inventory:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  getTransfer<F extends FieldOf<TransferRecordReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<TransferRecordReply, FieldNames<F>>>;

  /**
   * Reverse a transfer
   *
   * Reverses a transfer: the goods go back to the warehouse that they left. The movements are undone at the values with which they were booked, and the transfer keeps its number. The reversal is dated `date`, or today. Its date must not be in the future, before the transfer, or in a locked period (unless the caller has `periods:unlock`). A transfer that is itself dated in a locked period can be reversed. The request is refused if the goods are no longer in stock.
   *
   * `POST /api/inventory/transfers/{id}/reverse`. Permission `inventory:transfer`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `transfer_already_reversed` (409), `goods_already_left` (409), `period_locked` (409)
   */
  reverseTransfer(id: number, body?: StockReversal, options?: KeyedOptions): ApiPromise<TransferRecordReply>;

  /** The same, answered as soon as it begins. */
  warehouses(query: ExportQuery<ListWarehousesQuery<FieldOf<WarehouseListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  warehouses(query: ExportQuery<ListWarehousesQuery<FieldOf<WarehouseListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List warehouses
   *
   * Returns the warehouses of the company. Closed warehouses are included only with `includeInactive`. `search` looks in code and name. `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/inventory/warehouses`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  warehouses<F extends FieldOf<WarehouseListReply> = never>(query?: ListWarehousesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<WarehouseListReply, FieldNames<F>>>;

  /**
   * Create a warehouse
   *
   * Creates a warehouse, which can be used at once. Its code must be unique in the company, without regard to case and accents, and cannot be changed later.
   *
   * `POST /api/inventory/warehouses`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `duplicate_code` (409)
   */
  createWarehouse(body: WarehouseInput, options?: KeyedOptions): ApiPromise<WarehouseReply>;

  /**
   * Update, close or reopen a warehouse
   *
   * Changes the name of a warehouse, closes or reopens it, or changes whether its stock may go below zero. A closed warehouse stays in existing documents and is refused in new ones. A warehouse cannot be closed while its stock is above or below zero, or while an open purchase order names it. Fields that are not sent keep their values.
   *
   * `PUT /api/inventory/warehouses/{id}`. Permission `config:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `version_mismatch` (412), `warehouse_in_use` (409)
   */
  updateWarehouse(id: number, body: WarehouseUpdate, options?: VersionedOptions): ApiPromise<WarehouseReply>;
}

export const inventory = ['/api/inventory', {
  adjustments: ['/adjustments get q', paged, exported],
  adjust: '/adjustments post bk',
  getAdjustment: '/adjustments/{id} get',
  reverseAdjustment: '/adjustments/{id}/reverse post bk',
  movements: ['/movements get q', paged, exported],
  stock: ['/stock get q', paged, exported],
  transfers: ['/transfers get q', paged, exported],
  transfer: '/transfers post bk',
  getTransfer: '/transfers/{id} get',
  reverseTransfer: '/transfers/{id}/reverse post bk',
  warehouses: ['/warehouses get q', paged, exported],
  createWarehouse: '/warehouses post bk',
  updateWarehouse: '/warehouses/{id} put b',
}] as const;

export interface InvoicesMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListInvoicesQuery<FieldOf<InvoiceListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListInvoicesQuery<FieldOf<InvoiceListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List invoices
   *
   * Returns the invoices of the company, newest first. Drafts are included; they have no number yet. `search` looks in the number, the name and code of the customer, and the notes. A decimal number, such as `118` or `1234.50`, also finds the invoices with this `grandTotal`. `dateFrom` and `dateTo` apply to `issueDate`.
   *
   * `GET /api/invoices`. Permission `invoices:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<InvoiceListReply> = never>(query?: ListInvoicesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<InvoiceListReply, FieldNames<F>>>;

  /**
   * Create an invoice
   *
   * Creates and issues an invoice. The server calculates prices and taxes, takes the goods out of stock at average cost, assigns the next number of the series, and records a receivable for the amount. With `issue: false` the server saves a draft instead: a draft has no number, moves no stock, and creates no receivable. Either all of this is written or nothing. The issue date must not be before that of the last invoice with the same prefix, nor in a locked period unless the caller has `periods:unlock`. The credit limit of the customer applies unless the payment terms are due at once (0 days). Stock can go below zero only in a warehouse that allows it, and only if the caller has `inventory:allow-negative`.
   *
   * `POST /api/invoices`. Permission `invoices:create`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `unknown_payment_terms` (400), `inactive_currency` (400), `amount_too_large` (400), `insufficient_stock` (409), `credit_limit_exceeded` (409), `customer_blocked` (409), `customer_inactive` (409), `product_inactive` (409), `service_has_no_stock` (400), `no_exchange_rate` (409), `tax_rate_not_in_force` (409), `date_before_last_document` (409), `period_locked` (409), `duplicate_code` (409), `balance_too_large` (409), `too_many_drafts` (409)
   */
  create(body: InvoiceInput, options?: KeyedOptions): ApiPromise<InvoiceCreatedReply>;

  /**
   * Get an invoice
   *
   * Returns one invoice with its lines, taxes, collections and credit notes. The details of the customer and the company are those of the day on which the invoice was issued.
   *
   * `GET /api/invoices/{id}`. Permission `invoices:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<InvoiceReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<InvoiceReply, FieldNames<F>>>;

  /**
   * Replace a draft
   *
   * Replaces the content of a draft with the request and recalculates all amounts. An issued invoice cannot be changed.
   *
   * `PUT /api/invoices/{id}`. Permission `invoices:create`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `version_mismatch` (412), `invoice_not_draft` (409), `unknown_payment_terms` (400), `inactive_currency` (400), `amount_too_large` (400), `customer_blocked` (409), `customer_inactive` (409), `product_inactive` (409), `no_exchange_rate` (409), `tax_rate_not_in_force` (409)
   */
  update(id: number, body: InvoiceInput, options?: VersionedOptions): ApiPromise<InvoiceReply>;

  /**
   * Delete a draft
   *
   * Deletes a draft. An invoice that has a number cannot be deleted.
   *
   * `DELETE /api/invoices/{id}`. Permission `invoices:create`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `invoice_not_draft` (409)
   */
  delete(id: number, options?: CallOptions): ApiPromise<InvoiceDeletedReply>;

  /**
   * Issue a draft
   *
   * Issues a draft with the prices, texts, terms and currency that it shows. The tax and exchange rates, and the details of customer and company, are those of the issue date: `issueDate` of this request, else that of the draft, else today. If the invoice would not be as the draft shows it, the server books nothing and answers `draft_outdated`; `details` then gives each value of the draft and the new one. Send `refresh: true` to accept the new values. To take today's prices and names of products, replace the draft.
   *
   * `POST /api/invoices/{id}/issue`. Permission `invoices:create`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `invoice_not_draft` (409), `draft_outdated` (409), `not_found` (404), `unknown_payment_terms` (400), `inactive_currency` (400), `amount_too_large` (400), `insufficient_stock` (409), `credit_limit_exceeded` (409), `customer_blocked` (409), `customer_inactive` (409), `product_inactive` (409), `service_has_no_stock` (400), `no_exchange_rate` (409), `tax_rate_not_in_force` (409), `date_before_last_document` (409), `period_locked` (409), `duplicate_code` (409), `balance_too_large` (409)
   */
  issue(id: number, body?: InvoiceIssue, options?: KeyedOptions): ApiPromise<InvoiceCreatedReply>;

  /** The file as it comes, answered as soon as it begins. */
  pdf(id: number, query: DownloadInvoicePdfQuery | undefined, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download an invoice as PDF
   *
   * Returns the invoice as a PDF for the customer. The file of an issued invoice is the same, byte for byte, on every download in one language. A void invoice and a draft are marked as such across the pages.
   *
   * `GET /api/invoices/{id}/pdf`. Permission `invoices:read`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  pdf(id: number, query?: DownloadInvoicePdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Void an invoice
   *
   * Voids an issued invoice. The invoice keeps its number, its goods return to stock at the cost at which they left, and its receivable is cancelled as of today. The request is refused while a collection or credit note is applied to the invoice, or a credit note of it is in force. It is also refused if the issue date or today is in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/invoices/{id}/void`. Permission `invoices:void`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `invoice_is_draft` (409), `invoice_already_void` (409), `invoice_has_payments` (409), `invoice_has_credit_notes` (409), `period_locked` (409)
   */
  void(id: number, body?: InvoiceVoid, options?: KeyedOptions): ApiPromise<InvoiceReply>;

  /** The file as it comes, answered as soon as it begins. */
  xml(id: number, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download an invoice as UBL
   *
   * Returns the invoice as a UBL 2.1 document that follows EN 16931, for import into the customer's accounting system. Drafts and void invoices are refused, and an invoice that receivers would refuse by EN 16931 (`not_an_e_invoice`): `details` names each value that is missing or cannot be shown.
   *
   * `GET /api/invoices/{id}/xml`. Permission `invoices:read`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `invoice_is_draft` (409), `invoice_already_void` (409), `not_an_e_invoice` (409)
   */
  xml(id: number, options?: CallOptions): ApiPromise<FileReply>;
}

export const invoices = ['/api/invoices', {
  list: [' get q', paged, exported],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  delete: '/{id} delete',
  issue: '/{id}/issue post bk',
  pdf: ['/{id}/pdf get q', binary],
  void: '/{id}/void post bk',
  xml: ['/{id}/xml get', binary],
}] as const;

export interface MailTemplatesMethods {
  /**
   * List the texts of mails
   *
   * Returns subject and text of every mail in every language, with the changes of the company.
   *
   * `GET /api/config/mail-templates`. Permission `config:read`.
   */
  list(options?: CallOptions): ApiPromise<MailTemplateListReply>;

  /**
   * Get the text of a mail
   *
   * Returns subject and text of a mail in one language, with the changes of the company.
   *
   * `GET /api/config/mail-templates/{template}/{locale}`. Permission `config:read`.
   *
   * @param template Template of the mail: `password_reset`, `invitation`, `scheduled_export` or `test`. 1 to 40 characters.
   * @param locale Language of the mail: `es` (Spanish) or `en` (English).
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<MailTemplateReply> = never>(template: string, locale: "en" | "es", options?: FieldOptions<F>): ApiPromise<FieldsReply<MailTemplateReply, FieldNames<F>>>;

  /**
   * Change the text of a mail
   *
   * Changes subject and text of a mail in one language, for mails that are written from now on. A placeholder such as `{link}` stands for a value of the mail; `placeholders` names those of the template. An unknown one is refused (400 `unknown_placeholder`), and so is a mail without its link (400 `missing_placeholder`). An empty line begins a paragraph.
   *
   * `PUT /api/config/mail-templates/{template}/{locale}`. Permission `config:write`.
   *
   * @param template Template of the mail: `password_reset`, `invitation`, `scheduled_export` or `test`. 1 to 40 characters.
   * @param locale Language of the mail: `es` (Spanish) or `en` (English).
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `version_mismatch` (412), `unknown_placeholder` (400), `missing_placeholder` (400)
   */
  update(template: string, locale: "en" | "es", body: MailTemplateInput, options?: VersionedOptions): ApiPromise<MailTemplateReply>;

  /**
   * Return to the usual text of a mail
   *
   * Removes the changes of the company from a mail in one language.
   *
   * `DELETE /api/config/mail-templates/{template}/{locale}`. Permission `config:write`.
   *
   * @param template Template of the mail: `password_reset`, `invitation`, `scheduled_export` or `test`. 1 to 40 characters.
   * @param locale Language of the mail: `es` (Spanish) or `en` (English).
   * @throws {SvcErpError} `not_found` (404)
   */
  reset(template: string, locale: "en" | "es", options?: CallOptions): ApiPromise<MailTemplateReply>;

  /**
   * Preview a mail
   *
   * Returns the mail with sample values in its placeholders, as plain text and as HTML.
   *
   * `GET /api/config/mail-templates/{template}/{locale}/preview`. Permission `config:read`.
   *
   * @param template Template of the mail: `password_reset`, `invitation`, `scheduled_export` or `test`. 1 to 40 characters.
   * @param locale Language of the mail: `es` (Spanish) or `en` (English).
   * @throws {SvcErpError} `not_found` (404)
   */
  preview(template: string, locale: "en" | "es", options?: CallOptions): ApiPromise<MailPreviewReply>;
}

export const mailTemplates = ['/api/config/mail-templates', {
  list: ' get',
  get: '/{template}/{locale} get',
  update: '/{template}/{locale} put b',
  reset: '/{template}/{locale} delete',
  preview: '/{template}/{locale}/preview get',
}] as const;

export interface MailsMethods {
  /**
   * List mails
   *
   * Returns the mails of the company, newest first, without their text. Mails are kept for 90 days. `search` matches the address of the recipient; `dateFrom` and `dateTo` apply to `createdAt`. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/mails`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<MailListReply> = never>(query?: ListMailsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<MailListReply, FieldNames<F>>>;

  /**
   * Cancel a queued mail
   *
   * Cancels a mail that is queued and not being sent, and deletes its text. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/mails/{id}/cancel`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `mail_not_cancellable` (409)
   */
  cancel(id: number, options?: KeyedOptions): ApiPromise<MailReply>;

  /**
   * Send a failed mail again
   *
   * Queues a failed mail again, with all its attempts. A mail whose link has expired is not sent again (409 `mail_not_retryable`). API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/mails/{id}/retry`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `mail_not_configured` (409), `mail_not_retryable` (409)
   */
  retry(id: number, options?: KeyedOptions): ApiPromise<MailReply>;

  /**
   * Send a test mail to the caller
   *
   * Queues a mail to the e-mail address of the caller, in the language of the caller, and returns it. The list of mails shows whether the mail server took it. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/config/mail-test`. Permission `config:write`.
   *
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `mail_not_configured` (409)
   */
  test(options?: KeyedOptions): ApiPromise<MailReply>;
}

export const mails = ['/api', {
  list: ['/admin/mails get q', paged],
  cancel: '/admin/mails/{id}/cancel post k',
  retry: '/admin/mails/{id}/retry post k',
  test: '/config/mail-test post k',
}] as const;

export interface NotificationsMethods {
  /**
   * Find users to mention
   *
   * Returns the names of active users of the company, in the order of the alphabet, at most 50. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/colleagues`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  colleagues(query?: ListColleaguesQuery, options?: CallOptions): ApiPromise<ColleagueListReply>;

  /**
   * List the notifications of the caller
   *
   * Returns the notifications of the caller, newest first. They are kept for 90 days. Send `nextBefore` of a reply as `before` to read on; it is null at the end. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/notifications`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  list(query?: ListNotificationsQuery, options?: CallOptions): ApiPromise<NotificationListReply>;

  /**
   * Mark notifications as read
   *
   * Marks all notifications of the caller up to an id as read. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/notifications/read`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_a_user` (403)
   */
  mark(body: NotificationRead, options?: CallOptions): ApiPromise<NotificationCountReply>;
}

export const notifications = ['/api', {
  colleagues: '/colleagues get q',
  list: '/notifications get q',
  mark: '/notifications/read post bn',
}] as const;

export interface PasskeysMethods {
  /**
   * List my passkeys
   *
   * Returns the passkeys of the caller, oldest first. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/auth/passkeys`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  list(options?: CallOptions): ApiPromise<PasskeyListReply>;

  /**
   * Create a passkey
   *
   * Stores a passkey that the browser has made with the options of `GET /api/auth/passkeys/options`. The options work once, for five minutes, for the user who requested them. A user has at most 20 passkeys (409 `too_many_passkeys`). API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/auth/passkeys`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_a_user` (403), `passkey_invalid` (400), `too_many_passkeys` (409), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422)
   */
  create(body: PasskeyInput, options?: KeyedOptions): ApiPromise<PasskeyReply>;

  /**
   * Get the options of a new passkey
   *
   * Returns the options for `navigator.credentials.create()` of a browser (WebAuthn). Each reply has a challenge of its own. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/auth/passkeys/options`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  options(options?: CallOptions): ApiPromise<PasskeyOptionsReply>;

  /**
   * Rename a passkey
   *
   * Changes the name of a passkey of the caller. API keys cannot call this operation (403 `not_a_user`).
   *
   * `PUT /api/auth/passkeys/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_a_user` (403), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  update(id: number, body: PasskeyUpdate, options?: VersionedOptions): ApiPromise<PasskeyReply>;

  /**
   * Delete a passkey
   *
   * Deletes a passkey of the caller, which logs in no more. Logins that it has begun go on. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/auth/passkeys/{id}`. Permission `authenticated`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  delete(id: number, options?: CallOptions): ApiPromise<undefined>;
}

export const passkeys = ['/api/auth/passkeys', {
  list: ' get',
  create: ' post bk',
  options: '/options get',
  update: '/{id} put b',
  delete: '/{id} delete',
}] as const;

export interface PayablesMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListPayablesQuery<FieldOf<PayableListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListPayablesQuery<FieldOf<PayableListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List payables
   *
   * Returns the payables of the company: what the company owes to its vendors. The oldest due date comes first. `search` looks in the document number, the invoice number of the vendor, the number of the purchase order, and the name of the vendor. A decimal number, such as `118` or `1234.50`, also finds the payables with this `amount`. `dateFrom` and `dateTo` apply to `issueDate`.
   *
   * `GET /api/payables`. Permission `payables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<PayableListReply> = never>(query?: ListPayablesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<PayableListReply, FieldNames<F>>>;

  /**
   * Get the aging of payables
   *
   * Returns the open amounts by number of days overdue, per vendor and in total, as of the end of a day. An amount is not overdue on its due date. All amounts are in the currency of the company, unless `currencyCode` selects another.
   *
   * `GET /api/payables/aging`. Permission `payables:read`.
   *
   * @throws {SvcErpError} `validation_failed` (400)
   */
  aging(query?: GetPayableAgingQuery, options?: CallOptions): ApiPromise<PayableAgingReply>;

  /** The same, answered as soon as it begins. */
  payments(query: ExportQuery<ListPayablePaymentsQuery<FieldOf<PayablePaymentListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  payments(query: ExportQuery<ListPayablePaymentsQuery<FieldOf<PayablePaymentListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List payments
   *
   * Returns the payments made to vendors, newest first. `search` looks in the number, the name of the vendor and the reference. A decimal number, such as `118` or `1234.50`, also finds the payments with this `amount`. `dateFrom` and `dateTo` apply to `date`.
   *
   * `GET /api/payables/payments`. Permission `payables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  payments<F extends FieldOf<PayablePaymentListReply> = never>(query?: ListPayablePaymentsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<PayablePaymentListReply, FieldNames<F>>>;

  /**
   * Record a payment
   *
   * Records money paid to a vendor and allocates it: first to the payables in `allocations`, then, with `autoAllocate`, the rest to the oldest due payables of the vendor in the same currency. Any amount left over stays as credit of the vendor. The date must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/payables/payments`. Permission `payables:pay`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `inactive_currency` (400), `amount_too_large` (400), `no_exchange_rate` (409), `period_locked` (409), `duplicate_code` (409), `allocation_exceeds_payment` (400), `duplicate_allocation` (400), `allocation_exceeds_open` (409), `vendor_mismatch` (409), `currency_mismatch` (409), `payable_closed` (409), `balance_too_large` (409)
   */
  pay(body: PayablePaymentInput, options?: KeyedOptions): ApiPromise<PayablePaymentReply>;

  /**
   * Get a payment
   *
   * Returns one payment with its allocations.
   *
   * `GET /api/payables/payments/{id}`. Permission `payables:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  getPayment<F extends FieldOf<PayablePaymentReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<PayablePaymentReply, FieldNames<F>>>;

  /**
   * Allocate the rest of a payment
   *
   * Allocates the unallocated amount of a payment to payables of the vendor, as of today. The rules are those of `createPayablePayment`. Today must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/payables/payments/{id}/allocate`. Permission `payables:pay`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `allocation_exceeds_payment` (400), `duplicate_allocation` (400), `allocation_exceeds_open` (409), `vendor_mismatch` (409), `currency_mismatch` (409), `payable_closed` (409)
   */
  allocate(id: number, body: PayableAllocationInput, options?: KeyedOptions): ApiPromise<PayablePaymentReply>;

  /** The file as it comes, answered as soon as it begins. */
  paymentPdf(id: number, query: DownloadPayablePaymentPdfQuery | undefined, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download a payment voucher as PDF
   *
   * Returns the voucher of a payment as a PDF, with the documents that the payment is allocated to. A reversed payment is marked as such.
   *
   * `GET /api/payables/payments/{id}/pdf`. Permission `payables:read`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  paymentPdf(id: number, query?: DownloadPayablePaymentPdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Release an allocation of a payment
   *
   * Releases the allocation of a payment to one payable, as of today. The amount is open again on the payable, at the rate of its document, and the payment can be allocated to another one. Earlier days still show the allocation. Today must not be in a locked period, unless the caller has `periods:unlock`. Returns 404 if the payment is not allocated to the payable.
   *
   * `POST /api/payables/payments/{id}/release`. Permission `payables:pay`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `balance_too_large` (409)
   */
  release(id: number, body: PayableRelease, options?: KeyedOptions): ApiPromise<PayablePaymentReply>;

  /**
   * Reverse a payment
   *
   * Reverses a payment. A counter-entry is written, and the amounts that the payment settled are open again. The reversal is dated `date`, or today. Its date must not be in the future, before the last entry of the payment, or in a locked period (unless the caller has `periods:unlock`). A payment that is itself dated in a locked period can be reversed: the balances of the locked period do not change.
   *
   * `POST /api/payables/payments/{id}/reverse`. Permission `payables:pay`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `balance_too_large` (409)
   */
  reverse(id: number, body?: PayablePaymentReverse, options?: KeyedOptions): ApiPromise<PayablePaymentReply>;
}

export const payables = ['/api/payables', {
  list: [' get q', paged, exported],
  aging: '/aging get q',
  payments: ['/payments get q', paged, exported],
  pay: '/payments post bk',
  getPayment: '/payments/{id} get',
  allocate: '/payments/{id}/allocate post bk',
  paymentPdf: ['/payments/{id}/pdf get q', binary],
  release: '/payments/{id}/release post bk',
  reverse: '/payments/{id}/reverse post bk',
}] as const;

export interface ProductsMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListProductsQuery<FieldOf<ProductListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListProductsQuery<FieldOf<ProductListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List products
   *
   * Returns the products of the company, newest first; by default only active ones. `stock` is the total of all warehouses. `search` matches code, name and barcode; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/products`. Permission `products:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<ProductListReply> = never>(query?: ListProductsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ProductListReply, FieldNames<F>>>;

  /**
   * Create a product
   *
   * Creates a product, with its price in the currency of the company. The code is unique in the company; case is ignored. Stock starts at zero and changes only through documents.
   *
   * `POST /api/products`. Permission `products:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `not_found` (404), `duplicate_code` (409), `duplicate_barcode` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  create(body: ProductInput, options?: KeyedOptions): ApiPromise<ProductReply>;

  /** The same, answered as soon as it begins. */
  categories(query: ExportQuery<ListProductCategoriesQuery<FieldOf<ProductCategoryListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  categories(query: ExportQuery<ListProductCategoriesQuery<FieldOf<ProductCategoryListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List product categories
   *
   * Returns the product categories of the company, newest first, with the number of active products in each. `search` matches the name; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/products/categories`. Permission `products:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  categories<F extends FieldOf<ProductCategoryListReply> = never>(query?: ListProductCategoriesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ProductCategoryListReply, FieldNames<F>>>;

  /**
   * Create a product category
   *
   * Creates a product category. The name is unique in the company; case and accents are ignored.
   *
   * `POST /api/products/categories`. Permission `products:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `duplicate_name` (409)
   */
  createCategory(body: ProductCategoryInput, options?: KeyedOptions): ApiPromise<ProductCategoryReply>;

  /**
   * Rename or move a product category
   *
   * Changes the name of a category or moves it below another category. The products of the category show the new name at once. If `parentId` is not sent, the category is not moved; null moves it to the top level. A category cannot be moved below itself or below one of its own subcategories.
   *
   * `PUT /api/products/categories/{id}`. Permission `products:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `version_mismatch` (412), `duplicate_name` (409)
   */
  updateCategory(id: number, body: ProductCategoryInput, options?: VersionedOptions): ApiPromise<ProductCategoryReply>;

  /**
   * Delete a product category
   *
   * Deletes a category. A category that has subcategories or products, including deactivated products, cannot be deleted (409 `category_in_use`).
   *
   * `DELETE /api/products/categories/{id}`. Permission `products:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `category_in_use` (409)
   */
  deleteCategory(id: number, options?: CallOptions): ApiPromise<ProductCategoryDeletedReply>;

  /**
   * Get a product
   *
   * Returns a product, also a deactivated one, with its stock per warehouse. `averageCost` is returned only to callers with the permission `inventory:cost`.
   *
   * `GET /api/products/{id}`. Permission `products:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<ProductReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<ProductReply, FieldNames<F>>>;

  /**
   * Update a product
   *
   * Changes a product. `code`, `name` and `price` are required. Optional fields that are not sent keep their value; null clears a field that may be null. Stock changes only through documents. `trackStock` cannot change once the product has stock movements (409 `product_has_movements`).
   *
   * `PUT /api/products/{id}`. Permission `products:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `not_found` (404), `duplicate_code` (409), `duplicate_barcode` (409), `product_has_movements` (409), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415), `product_in_open_orders` (409)
   */
  update(id: number, body: ProductInput, options?: VersionedOptions): ApiPromise<ProductReply>;

  /**
   * Deactivate a product
   *
   * Deactivates a product. The product can still be read and remains in existing documents; new documents cannot use it. Deactivating a product that is already inactive changes nothing. A product that is not fully received on a purchase order, drafts included, cannot be deactivated (409 `product_in_open_orders`).
   *
   * `DELETE /api/products/{id}`. Permission `products:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `product_in_open_orders` (409)
   */
  deactivate(id: number, options?: CallOptions): ApiPromise<ProductReply>;
}

export const products = ['/api/products', {
  list: [' get q', paged, exported],
  create: ' post bk',
  categories: ['/categories get q', paged, exported],
  createCategory: '/categories post bk',
  updateCategory: '/categories/{id} put b',
  deleteCategory: '/categories/{id} delete',
  get: '/{id} get',
  update: '/{id} put b',
  deactivate: '/{id} delete',
}] as const;

export interface PurchaseOrdersMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListPurchaseOrdersQuery<FieldOf<PurchaseOrderListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListPurchaseOrdersQuery<FieldOf<PurchaseOrderListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List purchase orders
   *
   * Returns the purchase orders of the company, newest first. `search` looks in the number, the reference, the name and code of the vendor, and the notes. A decimal number, such as `118` or `1234.50`, also finds the orders with this `grandTotal`. `dateFrom` and `dateTo` apply to `orderDate`. With `expand=lines` each order includes its lines.
   *
   * `GET /api/purchase-orders`. Permission `purchase-orders:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<PurchaseOrderListReply> = never>(query?: ListPurchaseOrdersQuery<F>, options?: CallOptions): PagePromise<FieldsReply<PurchaseOrderListReply, FieldNames<F>>>;

  /**
   * Create a purchase order
   *
   * Creates an order of goods or services from a vendor. The order gets its number at once. It moves no stock and creates no payable; receptions of the order do. With `draft: true` the order must be opened before goods can be received. The order date must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/purchase-orders`. Permission `purchase-orders:create`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `unknown_payment_terms` (400), `inactive_currency` (400), `amount_too_large` (400), `vendor_blocked` (409), `vendor_inactive` (409), `product_inactive` (409), `no_exchange_rate` (409), `tax_rate_not_in_force` (409), `period_locked` (409), `duplicate_code` (409)
   */
  create(body: PurchaseOrderInput, options?: KeyedOptions): ApiPromise<PurchaseOrderReply>;

  /** The same, answered as soon as it begins. */
  receptions(query: ExportQuery<ListReceptionsQuery<FieldOf<ReceptionListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  receptions(query: ExportQuery<ListReceptionsQuery<FieldOf<ReceptionListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List receptions
   *
   * Returns the receptions of all orders, newest first. `search` looks in the number, the invoice number of the vendor, and the number of the order and the name of its vendor. `dateFrom` and `dateTo` apply to `date`.
   *
   * `GET /api/purchase-orders/receptions`. Permission `purchase-orders:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  receptions<F extends FieldOf<ReceptionListReply> = never>(query?: ListReceptionsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ReceptionListReply, FieldNames<F>>>;

  /**
   * Get a reception
   *
   * Returns a reception with its lines and its order.
   *
   * `GET /api/purchase-orders/receptions/{id}`. Permission `purchase-orders:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  reception<F extends FieldOf<ReceptionRecordReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<ReceptionRecordReply, FieldNames<F>>>;

  /**
   * Reverse a reception
   *
   * Reverses a reception. Its goods leave stock, its payable is voided, and the order expects the goods again. The reversal is dated `date`, or today. Its date must not be in the future, before the last entry of the payable, or in a locked period (unless the caller has `periods:unlock`). A reception that is itself dated in a locked period can be reversed. The request is refused if the goods are no longer in stock, or if a payment is allocated to the payable.
   *
   * `POST /api/purchase-orders/receptions/{id}/reverse`. Permission `purchase-orders:receive`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `reception_already_reversed` (409), `goods_already_left` (409), `payable_has_payments` (409), `period_locked` (409)
   */
  reverseReception(id: number, body?: ReceptionReverse, options?: KeyedOptions): ApiPromise<PurchaseOrderReply>;

  /**
   * Get a purchase order
   *
   * Returns one purchase order with its lines and receptions.
   *
   * `GET /api/purchase-orders/{id}`. Permission `purchase-orders:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<PurchaseOrderReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<PurchaseOrderReply, FieldNames<F>>>;

  /**
   * Cancel a purchase order
   *
   * Cancels an order. Refused unless the order is a draft, or open with nothing received.
   *
   * `POST /api/purchase-orders/{id}/cancel`. Permission `purchase-orders:create`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `order_not_cancellable` (409), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422)
   */
  cancel(id: number, options?: KeyedOptions): ApiPromise<PurchaseOrderReply>;

  /**
   * Open a draft order
   *
   * Opens a draft, so that its goods can be received. Refused unless the order is a draft.
   *
   * `POST /api/purchase-orders/{id}/open`. Permission `purchase-orders:create`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `status_transition_not_allowed` (409), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422)
   */
  open(id: number, options?: KeyedOptions): ApiPromise<PurchaseOrderReply>;

  /** The file as it comes, answered as soon as it begins. */
  pdf(id: number, query: DownloadPurchaseOrderPdfQuery | undefined, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download a purchase order as PDF
   *
   * Returns the purchase order as a PDF for the vendor. A cancelled order and a draft are marked as such across the pages.
   *
   * `GET /api/purchase-orders/{id}/pdf`. Permission `purchase-orders:read`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  pdf(id: number, query?: DownloadPurchaseOrderPdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Receive a delivery of goods
   *
   * Records a delivery of goods that is received on an order (a reception). The goods enter stock at their cost, and a payable to the vendor is created. With `closeRemaining` the order is closed and no more goods are expected. A line can exceed the quantity ordered by the `overReceiptTolerance` of the company, in percent; beyond that the caller needs `purchase-orders:over-receive`. Sending a `unitCost` needs `inventory:cost`. A `unitCost` that differs from the ordered price less discount by more than the `priceTolerance` of the company, in percent, also needs `purchase-orders:change-price`. The date of the reception must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/purchase-orders/{id}/receive`. Permission `purchase-orders:receive`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `amount_too_large` (400), `over_receipt` (409), `price_differs` (409), `order_not_receivable` (409), `duplicate_vendor_invoice` (409), `no_exchange_rate` (409), `period_locked` (409), `duplicate_code` (409), `balance_too_large` (409)
   */
  receive(id: number, body: ReceptionInput, options?: KeyedOptions): ApiPromise<ReceptionReply>;
}

export const purchaseOrders = ['/api/purchase-orders', {
  list: [' get q', paged, exported],
  create: ' post bk',
  receptions: ['/receptions get q', paged, exported],
  reception: '/receptions/{id} get',
  reverseReception: '/receptions/{id}/reverse post bk',
  get: '/{id} get',
  cancel: '/{id}/cancel post k',
  open: '/{id}/open post k',
  pdf: ['/{id}/pdf get q', binary],
  receive: '/{id}/receive post bk',
}] as const;

export interface ReceivablesMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListReceivablesQuery<FieldOf<ReceivableListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListReceivablesQuery<FieldOf<ReceivableListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List receivables
   *
   * Returns the receivables of the company: what the customers owe to the company. The oldest due date comes first. `search` looks in the document number, the name and code of the customer, and the notes of the invoice. A decimal number, such as `118` or `1234.50`, also finds the receivables with this `amount`. `dateFrom` and `dateTo` apply to `issueDate`.
   *
   * `GET /api/receivables`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<ReceivableListReply> = never>(query?: ListReceivablesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ReceivableListReply, FieldNames<F>>>;

  /**
   * Get the aging of receivables
   *
   * Returns the open amounts by number of days overdue, per customer and in total, as of the end of a day. An amount is not overdue on its due date. All amounts are in the currency of the company, unless `currencyCode` selects another.
   *
   * `GET /api/receivables/aging`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `validation_failed` (400)
   */
  aging(query?: GetReceivableAgingQuery, options?: CallOptions): ApiPromise<ReceivableAgingReply>;

  /** The same, answered as soon as it begins. */
  payments(query: ExportQuery<ListReceivablePaymentsQuery<FieldOf<ReceivablePaymentListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  payments(query: ExportQuery<ListReceivablePaymentsQuery<FieldOf<ReceivablePaymentListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List collections
   *
   * Returns the collections (payments received from customers), newest first. `search` looks in the number, the name of the customer and the reference. A decimal number, such as `118` or `1234.50`, also finds the collections with this `amount`. `dateFrom` and `dateTo` apply to `date`.
   *
   * `GET /api/receivables/payments`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  payments<F extends FieldOf<ReceivablePaymentListReply> = never>(query?: ListReceivablePaymentsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ReceivablePaymentListReply, FieldNames<F>>>;

  /**
   * Record a collection
   *
   * Records money received from a customer and allocates it: first to the receivables in `allocations`, then, with `autoAllocate`, the rest to the oldest due receivables of the customer in the same currency. Any amount left over stays as credit of the customer. The date must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/receivables/payments`. Permission `receivables:collect`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `inactive_currency` (400), `amount_too_large` (400), `no_exchange_rate` (409), `period_locked` (409), `duplicate_code` (409), `allocation_exceeds_payment` (400), `duplicate_allocation` (400), `allocation_exceeds_open` (409), `customer_mismatch` (409), `currency_mismatch` (409), `receivable_closed` (409), `balance_too_large` (409)
   */
  pay(body: ReceivablePaymentInput, options?: KeyedOptions): ApiPromise<ReceivablePaymentReply>;

  /**
   * Get a collection
   *
   * Returns one collection with its allocations.
   *
   * `GET /api/receivables/payments/{id}`. Permission `receivables:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  getPayment<F extends FieldOf<ReceivablePaymentReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<ReceivablePaymentReply, FieldNames<F>>>;

  /**
   * Allocate the rest of a collection
   *
   * Allocates the unallocated amount of a collection to receivables of the customer, as of today. The rules are those of `createReceivablePayment`. Today must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/receivables/payments/{id}/allocate`. Permission `receivables:collect`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `allocation_exceeds_payment` (400), `duplicate_allocation` (400), `allocation_exceeds_open` (409), `customer_mismatch` (409), `currency_mismatch` (409), `receivable_closed` (409)
   */
  allocate(id: number, body: ReceivableAllocationInput, options?: KeyedOptions): ApiPromise<ReceivablePaymentReply>;

  /** The file as it comes, answered as soon as it begins. */
  paymentPdf(id: number, query: DownloadReceivablePaymentPdfQuery | undefined, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download a receipt as PDF
   *
   * Returns the receipt of a collection as a PDF, with the documents that the collection is allocated to. A reversed collection is marked as such.
   *
   * `GET /api/receivables/payments/{id}/pdf`. Permission `receivables:read`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  paymentPdf(id: number, query?: DownloadReceivablePaymentPdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Release an allocation of a collection
   *
   * Releases the allocation of a collection to one receivable, as of today. The amount is open again on the receivable, at the rate of its document, and the collection can be allocated to another one. Earlier days still show the allocation. Today must not be in a locked period, unless the caller has `periods:unlock`. Returns 404 if the collection is not allocated to the receivable.
   *
   * `POST /api/receivables/payments/{id}/release`. Permission `receivables:collect`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `balance_too_large` (409)
   */
  release(id: number, body: ReceivableRelease, options?: KeyedOptions): ApiPromise<ReceivablePaymentReply>;

  /**
   * Reverse a collection
   *
   * Reverses a collection. A counter-entry is written, and the amounts that the collection settled are open again. The reversal is dated `date`, or today. Its date must not be in the future, before the last entry of the collection, or in a locked period (unless the caller has `periods:unlock`). A collection that is itself dated in a locked period can be reversed: the balances of the locked period do not change.
   *
   * `POST /api/receivables/payments/{id}/reverse`. Permission `receivables:collect`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `balance_too_large` (409)
   */
  reverse(id: number, body?: ReceivablePaymentReverse, options?: KeyedOptions): ApiPromise<ReceivablePaymentReply>;
}

export const receivables = ['/api/receivables', {
  list: [' get q', paged, exported],
  aging: '/aging get q',
  payments: ['/payments get q', paged, exported],
  pay: '/payments post bk',
  getPayment: '/payments/{id} get',
  allocate: '/payments/{id}/allocate post bk',
  paymentPdf: ['/payments/{id}/pdf get q', binary],
  release: '/payments/{id}/release post bk',
  reverse: '/payments/{id}/reverse post bk',
}] as const;

export interface ReportsMethods {
  /**
   * Get sales and collections of a period
   *
   * Returns invoiced sales, credit notes and collections between two days, in the company's currency. Two calls compare a period with the one before. Each document counts at its own exchange rate, with taxes included.
   *
   * `GET /api/reports/sales`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `validation_failed` (400), `invalid_date_range` (400)
   */
  sales(query: GetSalesQuery, options?: CallOptions): ApiPromise<SalesReply>;

  /**
   * Get sales and collections by month
   *
   * Returns invoiced sales, credit notes and collections for each of the last months, up to the current month of the company, oldest first. Months without documents are included, with zeros. Amounts are in the company's currency, each document at its own exchange rate, with taxes included. Months follow the company's calendar days.
   *
   * `GET /api/reports/sales-by-month`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `validation_failed` (400)
   */
  salesByMonth(query?: GetSalesByMonthQuery, options?: CallOptions): ApiPromise<SalesByMonthReply>;
}

export const reports = ['/api/reports', {
  sales: '/sales get q',
  salesByMonth: '/sales-by-month get q',
}] as const;

export interface RolesMethods {
  /**
   * Get the permissions that roles may hold
   *
   * Returns the permissions that a role of the company may hold, and the five roles that every company has with theirs, which serve as templates. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/permissions`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  permissions(options?: CallOptions): ApiPromise<PermissionsReply>;

  /**
   * List roles
   *
   * Returns the roles that the company made, each with its permissions. The five roles that every company has are not among them: `GET /api/admin/permissions` has those. `search` matches code and name. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/roles`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<OwnRoleListReply> = never>(query?: ListRolesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<OwnRoleListReply, FieldNames<F>>>;

  /**
   * Create a role
   *
   * Creates a role. Its code is what users hold as `role`; it is unique in the company, and not one of the five roles that every company has (409 `role_name_reserved`). A role may hold every permission of both APIs but `users:manage`, which belongs to administrators, and those that only the operator of the server grants. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/roles`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `duplicate_code` (409), `role_name_reserved` (409), `permission_not_grantable` (403)
   */
  create(body: OwnRoleInput, options?: KeyedOptions): ApiPromise<OwnRoleReply>;

  /**
   * Get a role
   *
   * Returns a role that the company made. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/roles/{id}`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  get<F extends FieldOf<OwnRoleReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<OwnRoleReply, FieldNames<F>>>;

  /**
   * Update a role
   *
   * Changes the name or the permissions of a role. Its users have the new permissions from their next request. Fields that are not sent keep their value. The code stays. API keys cannot call this operation (403 `not_a_user`).
   *
   * `PUT /api/admin/roles/{id}`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_a_user` (403), `not_found` (404), `version_mismatch` (412), `permission_not_grantable` (403)
   */
  update(id: number, body: OwnRoleUpdate, options?: VersionedOptions): ApiPromise<OwnRoleReply>;

  /**
   * Delete a role
   *
   * Deletes a role that no user has, active or not (409 `role_in_use`). API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/admin/roles/{id}`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404), `role_in_use` (409)
   */
  delete(id: number, options?: CallOptions): ApiPromise<undefined>;
}

export const roles = ['/api/admin', {
  permissions: '/permissions get',
  list: ['/roles get q', paged],
  create: '/roles post bk',
  get: '/roles/{id} get',
  update: '/roles/{id} put b',
  delete: '/roles/{id} delete',
}] as const;

export interface ScheduledExportsMethods {
  /**
   * List scheduled exports
   *
   * Returns the caller's scheduled exports, and those of all users to administrators (`users:manage`). `search` matches the name; `dateFrom` and `dateTo` apply to `createdAt`. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/scheduled-exports`. Permission `exports:run`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<ScheduledExportListReply> = never>(query?: ListScheduledExportsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<ScheduledExportListReply, FieldNames<F>>>;

  /**
   * Create a scheduled export
   *
   * Schedules the export of a list: `path` is that of a list which can be exported, with the filters, sort and `fields` of the file, such as `/api/invoices?status=issued`; `period` adds `dateFrom` and `dateTo` of each run. The server writes the file at `time` in the time zone of the company, as its owner would get it then, and mails it to the `recipients`. `weekly` needs `weekday`; `monthly` needs `dayOfMonth`, of which a shorter month has its last day. A server without a mail server refuses it (409 `mail_not_configured`). API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/scheduled-exports`. Permission `exports:run`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422), `not_a_user` (403), `mail_not_configured` (409)
   */
  create(body: ScheduledExportInput, options?: KeyedOptions): ApiPromise<ScheduledExportReply>;

  /**
   * Get a scheduled export
   *
   * Returns a scheduled export of the caller, or of any user to administrators. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/scheduled-exports/{id}`. Permission `exports:run`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  get<F extends FieldOf<ScheduledExportReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<ScheduledExportReply, FieldNames<F>>>;

  /**
   * Update a scheduled export
   *
   * Changes a scheduled export. Fields that are not sent keep their value; `active: false` pauses it. The next run is planned anew. API keys cannot call this operation (403 `not_a_user`).
   *
   * `PUT /api/scheduled-exports/{id}`. Permission `exports:run`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_a_user` (403), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  update(id: number, body: ScheduledExportUpdate, options?: VersionedOptions): ApiPromise<ScheduledExportReply>;

  /**
   * Delete a scheduled export
   *
   * Deletes a scheduled export. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/scheduled-exports/{id}`. Permission `exports:run`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404), `version_mismatch` (412)
   */
  delete(id: number, options?: VersionedOptions): ApiPromise<ScheduledExportDeletedReply>;

  /**
   * Run a scheduled export now
   *
   * Mails the file of a scheduled export within some seconds, also of a paused one. `lastRunAt` and `lastStatus` then say how it ended; the next run stays as planned. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/scheduled-exports/{id}/run`. Permission `exports:run`. Limited as `exports`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `mail_not_configured` (409)
   */
  run(id: number, options?: KeyedOptions): ApiPromise<ScheduledExportReply>;
}

export const scheduledExports = ['/api/scheduled-exports', {
  list: [' get q', paged],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  delete: '/{id} delete',
  run: '/{id}/run post k',
}] as const;

export interface SsoMethods {
  /**
   * Get the connection to the identity provider
   *
   * Returns the connection of the company to its identity provider (OpenID Connect), without the client secret. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/sso`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  get(options?: CallOptions): ApiPromise<SsoConnectionReply>;

  /**
   * Create or replace the connection to the identity provider
   *
   * Creates or replaces the connection of the company. The client secret is stored encrypted and never returned; without `clientSecret`, the stored one stays, unless the issuer changes. A domain belongs to one company (409 `sso_domain_taken`): the first that names it, unless people of another company have addresses in it. With `required`, people whose addresses are in the domains log in by the identity provider alone; `passwordAdministratorId` then names an active administrator whose password keeps working while the provider is down. API keys cannot call this operation (403 `not_a_user`).
   *
   * `PUT /api/admin/sso`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_a_user` (403), `version_mismatch` (412), `sso_domain_taken` (409)
   */
  update(body: SsoConnectionInput, options?: VersionedOptions): ApiPromise<SsoConnectionReply>;

  /**
   * Delete the connection to the identity provider
   *
   * Deletes the connection. Users log in with their passwords, or with a reset link if they have none. Logins that began by the identity provider go on. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/admin/sso`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  delete(options?: CallOptions): ApiPromise<undefined>;
}

export const sso = ['/api/admin/sso', {
  get: ' get',
  update: ' put b',
  delete: ' delete',
}] as const;

export interface TagsMethods {
  /**
   * Get the tags of a record
   *
   * Returns the tags of a record, in the order of the alphabet. Needs the permission to read the record.
   *
   * `GET /api/records/{kind}/{id}/tags`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get(kind: RecordKind, id: number, options?: CallOptions): ApiPromise<RecordTagsReply>;

  /**
   * Change the tags of a record
   *
   * Adds tags to a record and removes others, at most 20 in all (409 `too_many_tags`). Tags that differ only in case or accents are the same, written as the company wrote it first. Needs the permission to change such records.
   *
   * `POST /api/records/{kind}/{id}/tags`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `too_many_tags` (409)
   */
  change(kind: RecordKind, id: number, body: RecordTagsChange, options?: CallOptions): ApiPromise<RecordTagsReply>;

  /**
   * List the tags of the company
   *
   * Returns the tags of the company with the number of records that have them, most used first, at most 500. `kind` counts records of this kind only; records of kinds that the caller may not read are not counted.
   *
   * `GET /api/tags`. Permission `authenticated`.
   */
  list(query?: ListTagsQuery, options?: CallOptions): ApiPromise<TagListReply>;

  /**
   * List the records with a tag
   *
   * Returns the records with a tag, most recently tagged first, or 404 if there is none. Records of kinds that the caller may not read are left out. Send `nextCursor` of a reply as `cursor` to read on; it is null at the end.
   *
   * `GET /api/tags/{tag}/records`. Permission `authenticated`.
   *
   * @param tag The tag; case and accents are ignored.
   * @throws {SvcErpError} `invalid_cursor` (400), `not_found` (404)
   */
  records(tag: Tag, query?: ListTaggedRecordsQuery, options?: CallOptions): ApiPromise<TaggedRecordsReply>;
}

export const tags = ['/api', {
  get: '/records/{kind}/{id}/tags get',
  change: '/records/{kind}/{id}/tags post bn',
  list: '/tags get q',
  records: '/tags/{tag}/records get q',
}] as const;

export interface TestCompanyMethods {
  /**
   * Get the clock of the test company
   *
   * Returns the time of the test company and the day that is today by it. Only a test key may call this operation (403 `test_key_required`).
   *
   * `GET /api/test-company/clock`. Permission `config:read`.
   *
   * @throws {SvcErpError} `test_key_required` (403)
   */
  clock(options?: CallOptions): ApiPromise<TestClockReply>;

  /**
   * Set the clock of the test company
   *
   * Sets the time of the test company, which stands still until it is set again or the company is reset. It decides which day is today, and with it the dates of new documents, what is overdue, agings, and the rates and numbers that are valid. Logins, keys, rate limits, idempotency keys and the times of changes (`createdAt`, `updatedAt`, audit log) follow the real time. A time before the date of a numbered document is refused (409 `documents_after_clock`); a reset removes them. Only a test key may call this operation (403 `test_key_required`).
   *
   * `PUT /api/test-company/clock`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `test_key_required` (403), `documents_after_clock` (409), `version_mismatch` (412)
   */
  setClock(body: TestClockInput, options?: VersionedOptions): ApiPromise<TestClockReply>;

  /**
   * Reset the test company
   *
   * Removes all data of the test company: records, documents, webhooks, files, its audit log and its clock. Its keys stay valid, the numbers of its documents begin at 1 again, and its settings are those of a new test company. Requests that are under way write to the data that is removed. Repeated calls have the same result. Only a test key may call this operation (403 `test_key_required`).
   *
   * `POST /api/test-company/reset`. Permission `config:write`.
   *
   * @throws {SvcErpError} `test_key_required` (403)
   */
  reset(options?: CallOptions): ApiPromise<TestClockReply>;
}

export const testCompany = ['/api/test-company', {
  clock: '/clock get',
  setClock: '/clock put b',
  reset: '/reset post n',
}] as const;

export interface TimelineMethods {
  /**
   * Read what happened to a record
   *
   * Returns the changes, comments, attachments and mails of a record, newest first. Send `nextCursor` of a reply as `cursor` to read on; it is null at the end. Needs the permission to read the record; values of a change that need a further permission are left out. Changes are kept as long as the audit log, and mails for 90 days.
   *
   * `GET /api/records/{kind}/{id}/timeline`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `invalid_cursor` (400)
   */
  get(kind: RecordKind, id: number, query?: GetTimelineQuery, options?: CallOptions): ApiPromise<TimelineReply>;
}

export const timeline = ['/api/records/{kind}/{id}/timeline', {
  get: ' get q',
}] as const;

export interface UsersMethods {
  /**
   * List users
   *
   * Returns the users of the company, including deactivated users, newest first. `search` matches name and e-mail address; `dateFrom` and `dateTo` apply to `createdAt`. Sorted by `lastLoginAt`, users who never logged in count as the earliest. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/users`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<UserListReply> = never>(query?: ListUsersQuery<F>, options?: CallOptions): PagePromise<FieldsReply<UserListReply, FieldNames<F>>>;

  /**
   * Create a user
   *
   * Creates a user who logs in with the e-mail address. The address is unique among the users of all companies on the server; case is ignored. `invite` mails the user a link that sets the first password (409 `mail_not_configured` without a mail server). API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/users`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `duplicate_email` (409), `password_too_long` (400), `password_too_weak` (400), `mail_not_configured` (409)
   */
  create(body: UserInput, options?: KeyedOptions): ApiPromise<UserReply>;

  /**
   * Get a user
   *
   * Returns a user, also a deactivated one. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/users/{id}`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  get<F extends FieldOf<UserReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<UserReply, FieldNames<F>>>;

  /**
   * Update a user
   *
   * Changes a user. Optional fields that are not sent keep their value. A new role applies from the user's next request. Deactivating a user ends all logins of the user at once; activating the user again does not restore them. The last active administrator of a company can neither be deactivated nor get another role (409 `last_administrator`). API keys cannot call this operation (403 `not_a_user`).
   *
   * `PUT /api/admin/users/{id}`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_a_user` (403), `not_found` (404), `last_administrator` (409), `version_mismatch` (412)
   */
  update(id: number, body: UserUpdate, options?: VersionedOptions): ApiPromise<UserReply>;

  /**
   * List the keys that a user has created
   *
   * Returns the keys of the ERP API and of the verification API that the user created and that are neither revoked nor expired, at most 1,000. A deactivation of the user revokes them, unless the request keeps them with `revokeKeys: false`. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/users/{id}/keys`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  keys<F extends FieldOf<UserKeyListReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<UserKeyListReply, FieldNames<F>>>;

  /**
   * List the active logins of a user
   *
   * Returns the logins of the user that are neither revoked nor expired, newest first, at most 1,000. `current` is true for the login that sends this request. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/admin/users/{id}/logins`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  logins<F extends FieldOf<UserLoginListReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<UserLoginListReply, FieldNames<F>>>;

  /**
   * End a login of a user
   *
   * Ends a login of the user: the server refuses its access token and its refresh token from the next request on. Ending a login that has already ended changes nothing. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/admin/users/{id}/logins/{loginId}`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @param loginId Id of the login. At most 36 characters.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  revokeLogin(id: number, loginId: string, options?: CallOptions): ApiPromise<UserLoginReply>;

  /**
   * Set the password of a user
   *
   * Sets a new password for the user. It ends all logins of the user, including the caller's own login if the user is the caller, and the lock that failed logins caused. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/users/{id}/password`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `password_too_long` (400), `password_too_weak` (400)
   */
  setPassword(id: number, body: UserPassword, options?: KeyedOptions): ApiPromise<UserReply>;

  /**
   * Create a password reset link
   *
   * Creates a link with which the user sets a new password. The link is returned only in this reply and in its repetitions with the same Idempotency-Key: send it to the user over a channel that other people cannot read. It works once, expires after 24 hours, and replaces an earlier link of the user. The current password and logins remain valid until the user sets the new password. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/users/{id}/password-reset`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404)
   */
  resetPassword(id: number, options?: KeyedOptions): ApiPromise<PasswordResetReply>;

  /**
   * Remove the second factor of a user
   *
   * Removes the second factor of a user who has lost the authenticator app and the recovery codes. It ends all logins of the user, including the caller's own login if the user is the caller; the next login needs only the password. If the user has no second factor, nothing changes. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/admin/users/{id}/second-factor`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  removeSecondFactor(id: number, options?: CallOptions): ApiPromise<UserReply>;

  /**
   * Unlock a user
   *
   * Ends the lock that failed logins caused, so that the user can log in again. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/admin/users/{id}/unlock`. Permission `users:manage`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404)
   */
  unlock(id: number, options?: KeyedOptions): ApiPromise<UserReply>;
}

export const users = ['/api/admin/users', {
  list: [' get q', paged],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  keys: '/{id}/keys get',
  logins: '/{id}/logins get',
  revokeLogin: '/{id}/logins/{loginId} delete',
  setPassword: '/{id}/password post bk',
  resetPassword: '/{id}/password-reset post k',
  removeSecondFactor: '/{id}/second-factor delete',
  unlock: '/{id}/unlock post k',
}] as const;

export interface VendorsMethods {
  /** The same, answered as soon as it begins. */
  list(query: ExportQuery<ListVendorsQuery<FieldOf<VendorListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: ExportQuery<ListVendorsQuery<FieldOf<VendorListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List vendors
   *
   * Returns the vendors of the company, newest first; by default only active ones. `search` matches code, name, trade name, tax number and e-mail address; `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/vendors`. Permission `vendors:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<VendorListReply> = never>(query?: ListVendorsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<VendorListReply, FieldNames<F>>>;

  /**
   * Create a vendor
   *
   * Creates a vendor. Only `name` is required. If `code` is not sent, the server assigns the next free code, such as `V-000001`. `bankAccounts` needs the permission `vendors:bank`; masked account numbers are refused.
   *
   * `POST /api/vendors`. Permission `vendors:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_idempotency_key` (400), `unknown_payment_terms` (400), `inactive_currency` (400), `invalid_tax_id` (400), `duplicate_code` (409), `duplicate_tax_id` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  create(body: VendorInput, options?: KeyedOptions): ApiPromise<VendorReply>;

  /**
   * Get a vendor
   *
   * Returns a vendor, also a deactivated one. For callers without the permission `vendors:bank`, all characters of bank account numbers except the last four are masked.
   *
   * `GET /api/vendors/{id}`. Permission `vendors:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<VendorReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<FieldsReply<VendorReply, FieldNames<F>>>;

  /**
   * Update a vendor
   *
   * Changes a vendor. `name` is required. Optional fields that are not sent keep their value; null clears a field that may be null. An address replaces the previous address as a whole; contacts and bank accounts replace all previous ones. Issued documents do not change. `currencyCode` cannot change while the vendor has open amounts or unapplied payments (409 `has_open_documents`). `active: false` deactivates the vendor: it can still be read, but new documents cannot use it. `bankAccounts` needs the permission `vendors:bank`; masked account numbers are refused.
   *
   * `PUT /api/vendors/{id}`. Permission `vendors:write`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `unknown_payment_terms` (400), `inactive_currency` (400), `invalid_tax_id` (400), `not_found` (404), `duplicate_code` (409), `duplicate_tax_id` (409), `has_open_documents` (409), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  update(id: number, body: VendorInput, options?: VersionedOptions): ApiPromise<VendorReply>;

  /**
   * Get the balance of a vendor
   *
   * Returns the amounts invoiced, paid and credited up to the end of a day, and the amount still open. `netBalance` is `openAmount` less `unappliedCredit`.
   *
   * `GET /api/vendors/{id}/balance`. Permission `payables:read`.
   *
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  balance(id: number, query?: GetVendorBalanceQuery, options?: CallOptions): ApiPromise<VendorBalanceReply>;
}

export const vendors = ['/api/vendors', {
  list: [' get q', paged, exported],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  balance: '/{id}/balance get q',
}] as const;

export interface WatchingMethods {
  /**
   * Get the watchers of a record
   *
   * Returns whether the caller watches a record, and all of its watchers, at most 200. Needs the permission to read the record. API keys cannot call this operation (403 `not_a_user`).
   *
   * `GET /api/records/{kind}/{id}/watch`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `not_a_user` (403)
   */
  get(kind: RecordKind, id: number, options?: CallOptions): ApiPromise<WatchReply>;

  /**
   * Watch a record
   *
   * Lets the caller receive notifications of comments on the record and of its changes. Authors of comments and mentioned users watch by themselves. A record has at most 200 watchers. Needs the permission to read the record. API keys cannot call this operation (403 `not_a_user`).
   *
   * `POST /api/records/{kind}/{id}/watch`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `not_a_user` (403)
   */
  start(kind: RecordKind, id: number, options?: CallOptions): ApiPromise<WatchReply>;

  /**
   * Stop watching a record
   *
   * Ends the notifications of a record. API keys cannot call this operation (403 `not_a_user`).
   *
   * `DELETE /api/records/{kind}/{id}/watch`. Permission `authenticated`.
   *
   * @param kind The kind of record, as the changes feed and webhooks name it in `objectType`: `invoice`, `customer`, `credit_note` and so on, or a kind of a module of this server that an operation reads by its id.
   * @param id Id of the record. At least 1.
   * @throws {SvcErpError} `not_found` (404), `not_a_user` (403)
   */
  stop(kind: RecordKind, id: number, options?: CallOptions): ApiPromise<undefined>;
}

export const watching = ['/api/records/{kind}/{id}/watch', {
  get: ' get',
  start: ' post n',
  stop: ' delete',
}] as const;

export interface WebhooksMethods {
  /**
   * List webhooks
   *
   * Returns the webhooks of the company, newest first, without the statistics of their deliveries. `search` matches the address and the description; `dateFrom`, `dateTo` and `updatedSince` apply to `createdAt`.
   *
   * `GET /api/webhooks`. Permission `webhooks:manage`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<WebhookListReply> = never>(query?: ListWebhookEndpointsQuery<F>, options?: CallOptions): PagePromise<FieldsReply<WebhookListReply, FieldNames<F>>>;

  /**
   * Create a webhook
   *
   * Creates a webhook: an HTTPS address that receives the events of the changes feed. Returns the `secret` that signs the deliveries, only in this reply and in its repetitions with the same Idempotency-Key. The webhook receives the events that occur after it was created, usually within two seconds. The address must be public: private and local addresses are refused here, and again before every attempt. A delivery succeeds if the receiver answers with a status of 200 to 299 within 15 seconds; otherwise it is attempted again, up to 10 times over about three days. Deliveries that contain records (`payload: object`) need the permission that reads each kind of record among the events (403 `permission_not_grantable`). A company has at most 50 webhooks (409 `too_many_webhooks`).
   *
   * `POST /api/webhooks`. Permission `webhooks:manage`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `permission_not_grantable` (403), `too_many_webhooks` (409)
   */
  create(body: WebhookInput, options?: KeyedOptions): ApiPromise<WebhookSecretReply>;

  /**
   * Get a webhook
   *
   * Returns a webhook with its status and statistics of its deliveries.
   *
   * `GET /api/webhooks/{id}`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<WebhookReply> = never>(id: string, options?: FieldOptions<F>): ApiPromise<FieldsReply<WebhookReply, FieldNames<F>>>;

  /**
   * Update a webhook
   *
   * Changes a webhook. Fields that are not sent keep their value. A disabled webhook receives no events, and its waiting deliveries fail; tests and resent deliveries are still sent. Enabling it resets its failures. Events that occurred while it was disabled are not delivered later. The permissions that the creation needs are checked again for the new values.
   *
   * `PUT /api/webhooks/{id}`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `permission_not_grantable` (403), `version_mismatch` (412)
   */
  update(id: string, body: WebhookUpdate, options?: VersionedOptions): ApiPromise<WebhookReply>;

  /**
   * Delete a webhook
   *
   * Deletes a webhook with its secrets and deliveries. A delivery that is being sent may still arrive.
   *
   * `DELETE /api/webhooks/{id}`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcErpError} `not_found` (404)
   */
  delete(id: string, options?: CallOptions): ApiPromise<WebhookDeletedReply>;

  /**
   * List the deliveries of a webhook
   *
   * Returns the deliveries of a webhook, newest first, without their bodies and attempts. `search` matches the id of the event, of the record that it is about, and of the delivery, each in full; `dateFrom`, `dateTo` and `updatedSince` apply to `createdAt`. Deliveries are kept for 90 days.
   *
   * `GET /api/webhooks/{id}/deliveries`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_found` (404)
   */
  deliveries<F extends FieldOf<WebhookDeliveryListReply> = never>(id: string, query?: ListWebhookDeliveriesQuery<F>, options?: CallOptions): PagePromise<FieldsReply<WebhookDeliveryListReply, FieldNames<F>>>;

  /**
   * Get a delivery
   *
   * Returns a delivery with its attempts and the bodies that were sent and received.
   *
   * `GET /api/webhooks/{id}/deliveries/{deliveryId}`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @param deliveryId The delivery's id. At most 30 characters.
   * @throws {SvcErpError} `not_found` (404)
   */
  delivery<F extends FieldOf<WebhookDeliveryReply> = never>(id: string, deliveryId: string, options?: FieldOptions<F>): ApiPromise<FieldsReply<WebhookDeliveryReply, FieldNames<F>>>;

  /**
   * Resend a delivery
   *
   * Sends the event of a delivery again, with the same `webhook-id` and the same body, as a new delivery, also to a disabled webhook. A resent test is a test again: it has a single attempt, which affects neither `failureCount` nor the status of the webhook.
   *
   * `POST /api/webhooks/{id}/deliveries/{deliveryId}/resend`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @param deliveryId The delivery's id. At most 30 characters.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404)
   */
  resend(id: string, deliveryId: string, options?: KeyedOptions): ApiPromise<WebhookDeliveryReply>;

  /**
   * Rotate the secret of a webhook
   *
   * Creates a new secret, which is returned only in this reply and in its repetitions with the same Idempotency-Key. For 24 hours the old secret also signs the deliveries, so that receivers can change to the new one without a gap. At most five secrets sign at the same time (409 `too_many_secrets`).
   *
   * `POST /api/webhooks/{id}/rotate`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `too_many_secrets` (409)
   */
  rotate(id: string, options?: KeyedOptions): ApiPromise<WebhookSecretReply>;

  /**
   * Send a test event
   *
   * Sends an event of type `webhook.test` once and immediately, regardless of the subscribed events, and also to a disabled webhook. The result is in the deliveries of the webhook.
   *
   * `POST /api/webhooks/{id}/test`. Permission `webhooks:manage`.
   *
   * @param id The webhook's id. At most 30 characters.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404)
   */
  test(id: string, options?: KeyedOptions): ApiPromise<WebhookDeliveryReply>;
}

export const webhooks = ['/api/webhooks', {
  list: [' get q', paged],
  create: ' post bk',
  get: '/{id} get',
  update: '/{id} put b',
  delete: '/{id} delete',
  deliveries: ['/{id}/deliveries get q', paged],
  delivery: '/{id}/deliveries/{deliveryId} get',
  resend: '/{id}/deliveries/{deliveryId}/resend post k',
  rotate: '/{id}/rotate post k',
  test: '/{id}/test post k',
}] as const;

/** Every table, by the name of its group. */
export const groups = { admin, apiKeys, attachments, audit, auth, batch, comments, config, creditNotes, crm, customFields, customers, events, importJobs, imports, inventory, invoices, mailTemplates, mails, notifications, passkeys, payables, products, purchaseOrders, receivables, reports, roles, scheduledExports, sso, tags, testCompany, timeline, users, vendors, watching, webhooks } as const;

/** The groups as members of a client. */
export abstract class ErpGroups {
  declare readonly admin: AdminMethods;
  declare readonly apiKeys: ApiKeysMethods;
  declare readonly attachments: AttachmentsMethods;
  declare readonly audit: AuditMethods;
  declare readonly auth: AuthMethods;
  declare readonly batch: BatchMethods;
  declare readonly comments: CommentsMethods;
  declare readonly config: ConfigMethods;
  declare readonly creditNotes: CreditNotesMethods;
  declare readonly crm: CrmMethods;
  declare readonly customFields: CustomFieldsMethods;
  declare readonly customers: CustomersMethods;
  declare readonly events: EventsMethods;
  declare readonly importJobs: ImportJobsMethods;
  declare readonly imports: ImportsMethods;
  declare readonly inventory: InventoryMethods;
  declare readonly invoices: InvoicesMethods;
  declare readonly mailTemplates: MailTemplatesMethods;
  declare readonly mails: MailsMethods;
  declare readonly notifications: NotificationsMethods;
  declare readonly passkeys: PasskeysMethods;
  declare readonly payables: PayablesMethods;
  declare readonly products: ProductsMethods;
  declare readonly purchaseOrders: PurchaseOrdersMethods;
  declare readonly receivables: ReceivablesMethods;
  declare readonly reports: ReportsMethods;
  declare readonly roles: RolesMethods;
  declare readonly scheduledExports: ScheduledExportsMethods;
  declare readonly sso: SsoMethods;
  declare readonly tags: TagsMethods;
  declare readonly testCompany: TestCompanyMethods;
  declare readonly timeline: TimelineMethods;
  declare readonly users: UsersMethods;
  declare readonly vendors: VendorsMethods;
  declare readonly watching: WatchingMethods;
  declare readonly webhooks: WebhooksMethods;
}
