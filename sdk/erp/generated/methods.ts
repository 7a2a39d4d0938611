// Written by npm run codegen; do not edit.

import type { FieldOf, FieldOptions, Named, Picked } from '../../core/fields.js';
import type { Exported, FileReply, FileStream } from '../../core/files.js';
import { binary, exported } from '../../core/files.js';
import type { CallOptions, KeyedOptions, StreamOptions, VersionedOptions } from '../../core/options.js';
import type { PagePromise } from '../../core/pages.js';
import { paged } from '../../core/pages.js';
import type { ApiPromise } from '../../core/transport/request.js';
import type { AdjustmentInput, AdjustmentReply, ApiKeyInput, ApiKeyListReply, ApiKeyReply, ApiKeyRotation, ApiKeyUpdate, AuditListReply, BatchInput, BatchReply, CompanyInput, CompanyReply, ConfirmationReply, CreditNoteAllocationReply, CreditNoteInput, CreditNoteListReply, CreditNoteRelease, CreditNoteReply, CreditNoteVoid, CurrencyInput, CurrencyListReply, CurrencyReply, CustomerBalanceReply, CustomerInput, CustomerListReply, CustomerReply, DownloadCreditNotePdfQuery, DownloadInvoicePdfQuery, DownloadPayablePaymentPdfQuery, DownloadPurchaseOrderPdfQuery, DownloadReceivablePaymentPdfQuery, EventListReply, ExchangeRateInput, ExchangeRateListReply, ExchangeRateReply, ExchangeRateUpdate, GetCustomerBalanceQuery, GetPayableAgingQuery, GetReceivableAgingQuery, GetSalesByMonthQuery, GetVendorBalanceQuery, InvoiceCreatedReply, InvoiceDeletedReply, InvoiceInput, InvoiceIssue, InvoiceListReply, InvoiceReply, InvoiceVoid, LeadInput, LeadListReply, LeadReply, LeadStatusChange, ListApiKeysQuery, ListAuditEntriesQuery, ListCreditNotesQuery, ListCurrenciesQuery, ListCustomersQuery, ListEventsQuery, ListExchangeRatesQuery, ListInvoicesQuery, ListLeadsQuery, ListMovementsQuery, ListOpportunitiesQuery, ListPayablePaymentsQuery, ListPayablesQuery, ListPaymentTermsQuery, ListProductCategoriesQuery, ListProductsQuery, ListPurchaseOrdersQuery, ListReceivablePaymentsQuery, ListReceivablesQuery, ListSeriesQuery, ListStockQuery, ListTaxRatesQuery, ListUsersQuery, ListVendorsQuery, ListWarehousesQuery, LoginInput, LoginReply, LogoutReply, MeReply, MovementListReply, NewApiKeyReply, OpportunityInput, OpportunityListReply, OpportunityReply, OwnPassword, PasswordResetInput, PasswordResetReply, PayableAgingReply, PayableAllocationInput, PayableListReply, PayablePaymentInput, PayablePaymentListReply, PayablePaymentReply, PayablePaymentReverse, PaymentTermsInput, PaymentTermsListReply, PaymentTermsReply, PaymentTermsUpdate, PeriodLockInput, PeriodLockReply, ProductCategoryDeletedReply, ProductCategoryInput, ProductCategoryListReply, ProductCategoryReply, ProductInput, ProductListReply, ProductReply, PurchaseOrderInput, PurchaseOrderListReply, PurchaseOrderReply, ReceivableAgingReply, ReceivableAllocationInput, ReceivableListReply, ReceivablePaymentInput, ReceivablePaymentListReply, ReceivablePaymentReply, ReceivablePaymentReverse, ReceptionInput, ReceptionReply, ReceptionReverse, RecoveryCodesReply, RefreshInput, RefreshReply, SalesByMonthReply, SecondFactorCode, SecondFactorProof, SecondFactorReply, SecondFactorSetUpReply, SecondFactorStart, SelfCheckReply, SeriesInput, SeriesListReply, SeriesReply, StageChange, StockListReply, TaxRateInput, TaxRateListReply, TaxRateReply, TaxRateUpdate, TransferInput, TransferReply, UserInput, UserKeyListReply, UserListReply, UserLoginListReply, UserLoginReply, UserPassword, UserReply, UserUpdate, VendorBalanceReply, VendorInput, VendorListReply, VendorReply, WarehouseInput, WarehouseListReply, WarehouseReply, WarehouseUpdate } from './types.js';

export interface AdminMethods {
  /**
   * Check the books
   *
   * Recomputes stock, allocations, balances and numbering from what they are made of, and names what is off. For people only. It reads every document: on large books it takes its time.
   *
   * `GET /api/admin/self-check`. Permission `audit:read`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  selfCheck(options?: CallOptions): ApiPromise<SelfCheckReply>;
}

export const admin = {
  selfCheck: 'GET /api/admin/self-check',
} as const;

export interface ApiKeysMethods {
  /**
   * List API keys
   *
   * Pages through the keys, revoked ones too, the newest first. `search` looks into the name; the dates bound `createdAt`. By `expiresAt`, who never expires comes after all others. For people only.
   *
   * `GET /api/admin/api-keys`. Permission `api-keys:manage`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<ApiKeyListReply> = never>(query?: ListApiKeysQuery<F>, options?: CallOptions): PagePromise<Picked<ApiKeyListReply, Named<F>>>;

  /**
   * Create an API key
   *
   * `value` is the key; it is in this reply, and in its repetitions for the same Idempotency-Key, and nowhere else. A key holds no permission that its creator lacks, and none that is for people only. What it holds is judged when it is granted: a creator who loses a role later leaves the key as it is. For people only.
   *
   * `POST /api/admin/api-keys`. Permission `api-keys:manage`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `permission_not_grantable` (403)
   */
  create(body: ApiKeyInput, options?: KeyedOptions): ApiPromise<NewApiKeyReply>;

  /**
   * Get an API key
   *
   * Answers one key without its value. For people only.
   *
   * `GET /api/admin/api-keys/{id}`. Permission `api-keys:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  get<F extends FieldOf<ApiKeyReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<ApiKeyReply, Named<F>>>;

  /**
   * Update an API key
   *
   * Absent optional members keep their value; null clears `allowedIps` and `expiresAt`. Without any permission a key is disabled for a while. Permissions that it does not hold yet must be held by the caller. For people only.
   *
   * `PUT /api/admin/api-keys/{id}`. Permission `api-keys:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_a_user` (403), `not_found` (404), `permission_not_grantable` (403), `api_key_already_revoked` (409), `version_mismatch` (412)
   */
  update(id: number, body: ApiKeyUpdate, options?: VersionedOptions): ApiPromise<ApiKeyReply>;

  /**
   * Revoke an API key
   *
   * For good, and at once on every process: the next request with the key is a 401. For people only.
   *
   * `POST /api/admin/api-keys/{id}/revoke`. Permission `api-keys:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `api_key_already_revoked` (409)
   */
  revoke(id: number, options?: KeyedOptions): ApiPromise<ApiKeyReply>;

  /**
   * Replace an API key by a new one
   *
   * The new key has the name, permissions and addresses of the old one, and its expiry unless another is sent; the old one goes on for `overlapMinutes` and then has expired. Each names the other. `value` is answered once, as on creation. The caller must hold what the key holds. For people only.
   *
   * `POST /api/admin/api-keys/{id}/rotate`. Permission `api-keys:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `permission_not_grantable` (403), `api_key_already_revoked` (409), `api_key_already_replaced` (409)
   */
  rotate(id: number, body?: ApiKeyRotation, options?: KeyedOptions): ApiPromise<NewApiKeyReply>;
}

export const apiKeys = {
  list: ['GET /api/admin/api-keys query', paged],
  create: 'POST /api/admin/api-keys body key',
  get: 'GET /api/admin/api-keys/{id}',
  update: 'PUT /api/admin/api-keys/{id} body',
  revoke: 'POST /api/admin/api-keys/{id}/revoke key',
  rotate: 'POST /api/admin/api-keys/{id}/rotate body key',
} as const;

export interface AuditMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListAuditEntriesQuery<FieldOf<AuditListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListAuditEntriesQuery<FieldOf<AuditListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * Read the audit log
   *
   * Every write and every failed login, the newest first: who, from where, what, and what it changed, with secrets left out. Nothing is ever changed in it, and entries are removed only once they are older than the company's `auditRetentionDays`. `search` looks into the actor's name and the action; `dateFrom`, `dateTo` and `updatedSince` bound `at`. `actorId` needs `actorType`, and `objectId` needs `objectType`. For people only.
   *
   * `GET /api/admin/audit`. Permission `audit:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<AuditListReply> = never>(query?: ListAuditEntriesQuery<F>, options?: CallOptions): PagePromise<Picked<AuditListReply, Named<F>>>;
}

export const audit = {
  list: ['GET /api/admin/audit query', paged, exported],
} as const;

export interface AuthMethods {
  /**
   * Log in with e-mail and password
   *
   * Answers an access token and a single-use refresh token, or with `X-Session-Mode: cookie` sets cookies for a browser instead: `__Host-session`, the login, and `csrf`, whose value goes into `X-CSRF-Token`. After five failures in a row the e-mail address is locked for 15 minutes, also for the right password, and whether or not a user has it; browsers and addresses that the user has logged in from before have a count and a lock of their own. A user with a second factor sends `code` as well: without it the right password answers 401 `second_factor_required`, which does not count; a wrong code answers 401 `invalid_second_factor` and counts as a wrong password does. Every failure is audited.
   *
   * `POST /api/auth/login`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `password_too_long` (400), `invalid_credentials` (401), `second_factor_required` (401), `invalid_second_factor` (401), `account_locked` (403), `user_disabled` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  login(body: LoginInput, options?: CallOptions): ApiPromise<LoginReply>;

  /**
   * List my live logins
   *
   * Those neither revoked nor expired, the newest first, at most 1,000. `current` is the one that asks. For people only.
   *
   * `GET /api/auth/logins`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  logins(options?: CallOptions): ApiPromise<UserLoginListReply>;

  /**
   * End all my other logins
   *
   * Leaves the login that asks, and answers it. For people only.
   *
   * `DELETE /api/auth/logins`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  revokeOtherLogins(options?: CallOptions): ApiPromise<UserLoginListReply>;

  /**
   * End one of my logins
   *
   * Its access token is refused from the next request on, on every process, and its refresh token for good. Repeating it changes nothing. For people only.
   *
   * `DELETE /api/auth/logins/{loginId}`. Permission `authenticated`.
   *
   * @param loginId The login's id. At most 36 characters.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  revokeLogin(loginId: string, options?: CallOptions): ApiPromise<UserLoginReply>;

  /**
   * Log out
   *
   * Invalidates the access token and its refresh token at once, on every server process; cookies of the login are taken back.
   *
   * `POST /api/auth/logout`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  logout(options?: CallOptions): ApiPromise<LogoutReply>;

  /**
   * Who am I
   *
   * Answers the user of the token, or the key of the request.
   *
   * `GET /api/auth/me`. Permission `authenticated`.
   */
  me(options?: CallOptions): ApiPromise<MeReply>;

  /**
   * Change my password
   *
   * Needs the present password; five wrong ones lock the account as at a login. Ends every other login of the caller. Passwords that are widely used, and those that hold the name or the e-mail address, are refused. For people only.
   *
   * `POST /api/auth/password`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `password_too_long` (400), `password_too_weak` (400), `account_locked` (403), `not_a_user` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  changePassword(body: OwnPassword, options?: CallOptions): ApiPromise<ConfirmationReply>;

  /**
   * Set a password by a reset link
   *
   * Takes the token of a link that an administrator has made. It works once, until it expires. Ends all logins of the user and the lock of failed attempts. A second factor stays on.
   *
   * `POST /api/auth/password-reset`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `password_too_long` (400), `password_too_weak` (400), `invalid_reset_token` (400), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  resetPassword(body: PasswordResetInput, options?: CallOptions): ApiPromise<ConfirmationReply>;

  /**
   * Exchange a refresh token for a new pair
   *
   * Each refresh token works once. Without one in the body, the login of the cookie is renewed and its cookies are set again. A client whose answer was lost may repeat the request for 30 seconds, from the same address and with the same User-Agent, and gets the same pair. Using a spent one otherwise revokes the whole login, since one of the two users of it is not the one it was issued to. A login ends when it is not renewed for a week, and 30 days after it began, unless the server is configured otherwise.
   *
   * `POST /api/auth/refresh`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_refresh_token` (401), `refresh_token_reused` (401), `user_disabled` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  refresh(body: RefreshInput, options?: CallOptions): ApiPromise<RefreshReply>;

  /**
   * Get my second factor
   *
   * Answers whether the caller's logins need a code of an authenticator app, and how many recovery codes are left. For people only.
   *
   * `GET /api/auth/second-factor`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `not_a_user` (403)
   */
  secondFactor(options?: CallOptions): ApiPromise<SecondFactorReply>;

  /**
   * Begin to set up my second factor
   *
   * Needs the present password. Answers a new secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds). It counts for nothing until a code of it is confirmed, and takes the place of an earlier one that was not. Five wrong passwords lock the account as at a login. For people only.
   *
   * `POST /api/auth/second-factor`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `account_locked` (403), `not_a_user` (403), `second_factor_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  setUpSecondFactor(body: SecondFactorStart, options?: CallOptions): ApiPromise<SecondFactorSetUpReply>;

  /**
   * Turn my second factor on
   *
   * Takes a code of the secret that was set up. From now on every login needs a code. Answers ten recovery codes, which are shown in this reply only. Ends every other login of the caller. For people only.
   *
   * `POST /api/auth/second-factor/confirm`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_a_user` (403), `second_factor_enabled` (409), `second_factor_not_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  confirmSecondFactor(body: SecondFactorCode, options?: CallOptions): ApiPromise<RecoveryCodesReply>;

  /**
   * Make new recovery codes
   *
   * Needs the present password and a code, or a recovery code; five wrong ones lock the account as at a login. The recovery codes so far end, and so does every other login of the caller. For people only.
   *
   * `POST /api/auth/second-factor/recovery-codes`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `account_locked` (403), `not_a_user` (403), `second_factor_not_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  createRecoveryCodes(body: SecondFactorProof, options?: CallOptions): ApiPromise<RecoveryCodesReply>;

  /**
   * Turn my second factor off
   *
   * Needs the present password and a code, or a recovery code; five wrong ones lock the account as at a login. Ends every other login of the caller. For people only.
   *
   * `POST /api/auth/second-factor/remove`. Permission `authenticated`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `account_locked` (403), `not_a_user` (403), `second_factor_not_enabled` (409), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  removeSecondFactor(body: SecondFactorProof, options?: CallOptions): ApiPromise<SecondFactorReply>;
}

export const auth = {
  login: 'POST /api/auth/login body public',
  logins: 'GET /api/auth/logins',
  revokeOtherLogins: 'DELETE /api/auth/logins',
  revokeLogin: 'DELETE /api/auth/logins/{loginId}',
  logout: 'POST /api/auth/logout',
  me: 'GET /api/auth/me',
  changePassword: 'POST /api/auth/password body',
  resetPassword: 'POST /api/auth/password-reset body public',
  refresh: 'POST /api/auth/refresh body public',
  secondFactor: 'GET /api/auth/second-factor',
  setUpSecondFactor: 'POST /api/auth/second-factor body',
  confirmSecondFactor: 'POST /api/auth/second-factor/confirm body',
  createRecoveryCodes: 'POST /api/auth/second-factor/recovery-codes body',
  removeSecondFactor: 'POST /api/auth/second-factor/remove body',
} as const;

export interface BatchMethods {
  /**
   * Run several operations in one request
   *
   * Runs up to fifty operations of this API one after the other, each exactly as if it had been sent by itself: with its own permission, validation, transaction, audit and idempotency. They are no transaction together: one that fails does not stop those after it, nor undo those before it. The reply is 200 with one result per operation, in their order. The batch counts once in the limit of requests and each operation counts once more in its own. Batches in a batch, uploads, files and exports are refused with a 400 in their result.
   *
   * `POST /api/batch`. Permission `authenticated`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  run(body: BatchInput, options?: CallOptions): ApiPromise<BatchReply>;
}

export const batch = {
  run: 'POST /api/batch body',
} as const;

export interface ConfigMethods {
  /**
   * Get the company
   *
   * What the company is, how its documents are reckoned, and how they are numbered.
   *
   * `GET /api/config/company`. Permission `config:read`.
   */
  company(options?: CallOptions): ApiPromise<CompanyReply>;

  /**
   * Update the company
   *
   * Required members must be sent; absent optional ones keep their value and null clears them. An address replaces the one before as a whole. Documents that are issued keep what they were issued with. The base currency never changes; the lock of the books has an operation of its own.
   *
   * `PUT /api/config/company`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateCompany(body: CompanyInput, options?: VersionedOptions): ApiPromise<CompanyReply>;

  /**
   * List currencies
   *
   * Pages through the currencies the company uses, by default the active ones. `search` looks into code and name; the dates bound `createdAt`.
   *
   * `GET /api/config/currencies`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  currencies<F extends FieldOf<CurrencyListReply> = never>(query?: ListCurrenciesQuery<F>, options?: CallOptions): PagePromise<Picked<CurrencyListReply, Named<F>>>;

  /**
   * Use a currency or stop using it
   *
   * Any currency of ISO 4217 that amounts are written in. A deactivated one stays in old documents and is refused in new ones. The base currency cannot be deactivated.
   *
   * `PUT /api/config/currencies/{code}`. Permission `config:write`.
   *
   * @param code The ISO 4217 code. 1 to 40 characters.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateCurrency(code: string, body: CurrencyInput, options?: VersionedOptions): ApiPromise<CurrencyReply>;

  /** The same, answered as soon as it begins. */
  exchangeRates(query: Exported<ListExchangeRatesQuery<FieldOf<ExchangeRateListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  exchangeRates(query: Exported<ListExchangeRatesQuery<FieldOf<ExchangeRateListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List exchange rates
   *
   * One unit of `base` is worth `rate` units of `quote`. `search` looks into the pair, written `usd/dop`; the dates bound `validFrom`.
   *
   * `GET /api/config/exchange-rates`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  exchangeRates<F extends FieldOf<ExchangeRateListReply> = never>(query?: ListExchangeRatesQuery<F>, options?: CallOptions): PagePromise<Picked<ExchangeRateListReply, Named<F>>>;

  /**
   * Create an exchange rate
   *
   * In force from `validFrom`, by default today, until the next one of the pair. Both currencies must be in use. There is one rate per pair and day; a wrong one is corrected by an update.
   *
   * `POST /api/config/exchange-rates`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `inactive_currency` (400), `duplicate_exchange_rate` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  createExchangeRate(body: ExchangeRateInput, options?: KeyedOptions): ApiPromise<ExchangeRateReply>;

  /**
   * Correct an exchange rate
   *
   * Sets another rate for the same pair and day. Documents keep the rate they were issued with. An absent source keeps its value and null clears it.
   *
   * `PUT /api/config/exchange-rates/{id}`. Permission `config:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateExchangeRate(id: number, body: ExchangeRateUpdate, options?: VersionedOptions): ApiPromise<ExchangeRateReply>;

  /**
   * List payment terms
   *
   * Pages through the payment terms, by default the active ones. `search` looks into code and name; the dates bound `createdAt`.
   *
   * `GET /api/config/payment-terms`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  paymentTerms<F extends FieldOf<PaymentTermsListReply> = never>(query?: ListPaymentTermsQuery<F>, options?: CallOptions): PagePromise<Picked<PaymentTermsListReply, Named<F>>>;

  /**
   * Create payment terms
   *
   * The code is unique in the company whatever its case. When a document falls due is settled for good: terms with other days are other terms.
   *
   * `POST /api/config/payment-terms`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_idempotency_key` (400), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  createPaymentTerms(body: PaymentTermsInput, options?: KeyedOptions): ApiPromise<PaymentTermsReply>;

  /**
   * Rename or deactivate payment terms
   *
   * Deactivated terms stay in old documents and are refused in new ones. `CONTADO`, which documents fall back to, cannot be deactivated. Absent `active` keeps its value.
   *
   * `PUT /api/config/payment-terms/{id}`. Permission `config:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updatePaymentTerms(id: number, body: PaymentTermsUpdate, options?: VersionedOptions): ApiPromise<PaymentTermsReply>;

  /**
   * Lock the books
   *
   * Nothing dated on or before `lockedThrough` is created, voided or moved any more. The day may not be in the future. Moving it back, or to null, needs `periods:unlock`.
   *
   * `POST /api/config/period-lock`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  lockPeriod(body: PeriodLockInput, options?: CallOptions): ApiPromise<PeriodLockReply>;

  /**
   * List number series
   *
   * Every kind of document has one, whether it has given a number yet or not. `search` looks into the code; the dates bound `createdAt`.
   *
   * `GET /api/config/series`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  series<F extends FieldOf<SeriesListReply> = never>(query?: ListSeriesQuery<F>, options?: CallOptions): PagePromise<Picked<SeriesListReply, Named<F>>>;

  /**
   * Set up a number series
   *
   * Absent optional members keep their value. Each prefix has numbers of its own: a new prefix goes on with the next number, or begins with `nextNumber`; a former one goes on where it ended. `nextNumber` can only be set while the prefix has given no number: a series has no gaps.
   *
   * `PUT /api/config/series/{code}`. Permission `config:write`.
   *
   * @param code The kind of document. 1 to 40 characters.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `series_in_use` (409), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateSeries(code: string, body: SeriesInput, options?: VersionedOptions): ApiPromise<SeriesReply>;

  /**
   * List tax rates
   *
   * Pages through the validity rows of all codes, by default the active ones. `search` looks into code and name; the dates bound `validFrom`.
   *
   * `GET /api/config/tax-rates`. Permission `config:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  taxRates<F extends FieldOf<TaxRateListReply> = never>(query?: ListTaxRatesQuery<F>, options?: CallOptions): PagePromise<Picked<TaxRateListReply, Named<F>>>;

  /**
   * Create a tax rate
   *
   * A rate is never edited: the first row of a code begins it, and each later row takes over from its `validFrom` on, by default today, and ends the row before on the day before. Documents take the row of the code that is in force on their issue date, whichever row of it a product or line names.
   *
   * `POST /api/config/tax-rates`. Permission `config:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `overlapping_validity` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  createTaxRate(body: TaxRateInput, options?: KeyedOptions): ApiPromise<TaxRateReply>;

  /**
   * Rename or deactivate a tax rate
   *
   * Rate, category and validity never change in place: create a row that takes over. A deactivated row is refused in new documents. Absent `active` keeps its value.
   *
   * `PUT /api/config/tax-rates/{id}`. Permission `config:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `not_found` (404), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  updateTaxRate(id: number, body: TaxRateUpdate, options?: VersionedOptions): ApiPromise<TaxRateReply>;
}

export const config = {
  company: 'GET /api/config/company',
  updateCompany: 'PUT /api/config/company body',
  currencies: ['GET /api/config/currencies query', paged],
  updateCurrency: 'PUT /api/config/currencies/{code} body',
  exchangeRates: ['GET /api/config/exchange-rates query', paged, exported],
  createExchangeRate: 'POST /api/config/exchange-rates body key',
  updateExchangeRate: 'PUT /api/config/exchange-rates/{id} body',
  paymentTerms: ['GET /api/config/payment-terms query', paged],
  createPaymentTerms: 'POST /api/config/payment-terms body key',
  updatePaymentTerms: 'PUT /api/config/payment-terms/{id} body',
  lockPeriod: 'POST /api/config/period-lock body',
  series: ['GET /api/config/series query', paged],
  updateSeries: 'PUT /api/config/series/{code} body',
  taxRates: ['GET /api/config/tax-rates query', paged],
  createTaxRate: 'POST /api/config/tax-rates body key',
  updateTaxRate: 'PUT /api/config/tax-rates/{id} body',
} as const;

export interface CreditNotesMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListCreditNotesQuery<FieldOf<CreditNoteListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListCreditNotesQuery<FieldOf<CreditNoteListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List credit notes
   *
   * Returns the credit notes of the company, newest first. `search` looks in the number, the number and notes of the invoice, and the name and code of the customer. `dateFrom` and `dateTo` apply to `date`.
   *
   * `GET /api/credit-notes`. Permission `invoices:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<CreditNoteListReply> = never>(query?: ListCreditNotesQuery<F>, options?: CallOptions): PagePromise<Picked<CreditNoteListReply, Named<F>>>;

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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<CreditNoteReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<CreditNoteReply, Named<F>>>;

  /**
   * Allocate the rest of a credit note
   *
   * Allocates the unapplied amount of a credit note to receivables of the customer, as of today. With `autoAllocate`, the oldest due receivables come first. Today must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/credit-notes/{id}/allocate`. Permission `receivables:collect`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404), `credit_note_already_void` (409)
   */
  xml(id: number, options?: CallOptions): ApiPromise<FileReply>;
}

export const creditNotes = {
  list: ['GET /api/credit-notes query', paged, exported],
  create: 'POST /api/credit-notes body key',
  get: 'GET /api/credit-notes/{id}',
  allocate: 'POST /api/credit-notes/{id}/allocate body key',
  pdf: ['GET /api/credit-notes/{id}/pdf query', binary],
  release: 'POST /api/credit-notes/{id}/release body key',
  void: 'POST /api/credit-notes/{id}/void body key',
  xml: ['GET /api/credit-notes/{id}/xml', binary],
} as const;

export interface CrmMethods {
  /** The same, answered as soon as it begins. */
  leads(query: Exported<ListLeadsQuery<FieldOf<LeadListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  leads(query: Exported<ListLeadsQuery<FieldOf<LeadListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List leads
   *
   * Returns the leads of the company, newest first. `search` looks in name, company, e-mail address and telephone number. `dateFrom` and `dateTo` apply to `createdAt`. Sorting by `status` follows the pipeline: new, contacted, qualified, converted, lost. Sorting by `estimatedAmount` treats a lead without an estimate as lower than any amount.
   *
   * `GET /api/crm/leads`. Permission `crm:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  leads<F extends FieldOf<LeadListReply> = never>(query?: ListLeadsQuery<F>, options?: CallOptions): PagePromise<Picked<LeadListReply, Named<F>>>;

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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  lead<F extends FieldOf<LeadReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<LeadReply, Named<F>>>;

  /**
   * Change the status of a lead
   *
   * Changes the status of a lead. A lead goes from `new` to `contacted`, `qualified` and `converted`, one step at a time. From each of the first three it can also go to `lost`, and from `lost` back to `new`. `converted` is final. Converting a lead creates no opportunity and does not require one. If the lead already has the status, nothing changes.
   *
   * `PUT /api/crm/leads/{id}/status`. Permission `crm:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `status_transition_not_allowed` (409), `version_mismatch` (412)
   */
  changeLeadStatus(id: number, body: LeadStatusChange, options?: VersionedOptions): ApiPromise<LeadReply>;

  /** The same, answered as soon as it begins. */
  opportunities(query: Exported<ListOpportunitiesQuery<FieldOf<OpportunityListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  opportunities(query: Exported<ListOpportunitiesQuery<FieldOf<OpportunityListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List opportunities
   *
   * Returns the opportunities of the company, newest first. `search` looks in the title. `dateFrom` and `dateTo` apply to `expectedCloseDate`. Sorting treats an opportunity without a date as later than any date, and one without an amount as lower than any amount.
   *
   * `GET /api/crm/opportunities`. Permission `crm:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  opportunities<F extends FieldOf<OpportunityListReply> = never>(query?: ListOpportunitiesQuery<F>, options?: CallOptions): PagePromise<Picked<OpportunityListReply, Named<F>>>;

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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  opportunity<F extends FieldOf<OpportunityReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<OpportunityReply, Named<F>>>;

  /**
   * Change the stage of an opportunity
   *
   * Changes the stage of an opportunity. It can go from any open stage to any other stage; `lost` needs a `lostReason`. Changing the stage of an opportunity that was won or lost needs `crm:reopen`; leaving `lost` clears the reason. If the opportunity already has the stage, nothing changes and no entry is added to the history.
   *
   * `PUT /api/crm/opportunities/{id}/stage`. Permission `crm:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `stage_transition_not_allowed` (409), `version_mismatch` (412)
   */
  changeStage(id: number, body: StageChange, options?: VersionedOptions): ApiPromise<OpportunityReply>;
}

export const crm = {
  leads: ['GET /api/crm/leads query', paged, exported],
  createLead: 'POST /api/crm/leads body key',
  lead: 'GET /api/crm/leads/{id}',
  changeLeadStatus: 'PUT /api/crm/leads/{id}/status body',
  opportunities: ['GET /api/crm/opportunities query', paged, exported],
  createOpportunity: 'POST /api/crm/opportunities body key',
  opportunity: 'GET /api/crm/opportunities/{id}',
  changeStage: 'PUT /api/crm/opportunities/{id}/stage body',
} as const;

export interface CustomersMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListCustomersQuery<FieldOf<CustomerListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListCustomersQuery<FieldOf<CustomerListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List customers
   *
   * Pages through the company's customers, by default the active ones. `search` looks into code, name, trade name, tax id and e-mail; the dates bound `createdAt`.
   *
   * `GET /api/customers`. Permission `customers:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<CustomerListReply> = never>(query?: ListCustomersQuery<F>, options?: CallOptions): PagePromise<Picked<CustomerListReply, Named<F>>>;

  /**
   * Create a customer
   *
   * Only the name must be sent. Without a code it gets the next one of the series `customer` that nobody has taken by hand.
   *
   * `POST /api/customers`. Permission `customers:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `unknown_payment_terms` (400), `inactive_currency` (400), `invalid_tax_id` (400), `duplicate_code` (409), `duplicate_tax_id` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  create(body: CustomerInput, options?: KeyedOptions): ApiPromise<CustomerReply>;

  /**
   * Get a customer
   *
   * Answers one customer, also a deactivated one.
   *
   * `GET /api/customers/{id}`. Permission `customers:read`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<CustomerReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<CustomerReply, Named<F>>>;

  /**
   * Update a customer
   *
   * The name must be sent; absent optional members keep their value and null clears them. An address, the contacts replace those before as a whole. Documents keep what they were issued with. `active: false` deactivates: the customer stays readable and is refused in new documents.
   *
   * `PUT /api/customers/{id}`. Permission `customers:write`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  balance(id: number, query?: GetCustomerBalanceQuery, options?: CallOptions): ApiPromise<CustomerBalanceReply>;
}

export const customers = {
  list: ['GET /api/customers query', paged, exported],
  create: 'POST /api/customers body key',
  get: 'GET /api/customers/{id}',
  update: 'PUT /api/customers/{id} body',
  balance: 'GET /api/customers/{id}/balance query',
} as const;

export interface EventsMethods {
  /**
   * Read the changes feed
   *
   * What has changed in the company, in the order of `position`. Begin at `after=0`, handle what is answered, keep `nextAfter` and continue there, at once while `hasMore`: who does so sees every event exactly once. A change that commits late gets a later position, never one that a reader has passed. Events say what changed, not how: read the record itself for its present state. Events are kept for `EVENT_RETENTION_DAYS` of the server, 400 days by default; an `after` from before that is a 400 that names the position to go on from.
   *
   * `GET /api/events`. Permission `events:read`.
   */
  list<F extends FieldOf<EventListReply> = never>(query?: ListEventsQuery<F>, options?: CallOptions): ApiPromise<Picked<EventListReply, Named<F>>>;
}

export const events = {
  list: 'GET /api/events query',
} as const;

export interface InventoryMethods {
  /**
   * Adjust stock
   *
   * Corrects the stock of a warehouse, for example after a count, damage or loss. Each line has exactly one of `quantityDelta` and `countedQuantity`. Several lines of one product are added up, but a product with a `countedQuantity` may be in one line only. Sending a `unitCost` needs `inventory:cost`. Stock of a deactivated product can be reduced but not increased above zero. Stock can go below zero only in a warehouse that allows it, and only if the caller has `inventory:allow-negative`. The date must not be in a locked period, unless the caller has `periods:unlock`. Either all lines are written or none.
   *
   * `POST /api/inventory/adjustments`. Permission `inventory:adjust`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `service_has_no_stock` (400), `duplicate_product` (400), `insufficient_stock` (409), `product_inactive` (409), `period_locked` (409), `not_found` (404), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  adjust(body: AdjustmentInput, options?: KeyedOptions): ApiPromise<AdjustmentReply>;

  /** The same, answered as soon as it begins. */
  movements(query: Exported<ListMovementsQuery<FieldOf<MovementListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  movements(query: Exported<ListMovementsQuery<FieldOf<MovementListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List stock movements
   *
   * Returns the movements of stock, newest first. Movements are never changed or deleted. `search` looks in the code, name and barcode of the product. `dateFrom` and `dateTo` apply to `date`. `unitCost` and `value` are returned only to callers with `inventory:cost`.
   *
   * `GET /api/inventory/movements`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  movements<F extends FieldOf<MovementListReply> = never>(query?: ListMovementsQuery<F>, options?: CallOptions): PagePromise<Picked<MovementListReply, Named<F>>>;

  /** The same, answered as soon as it begins. */
  stock(query: Exported<ListStockQuery<FieldOf<StockListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  stock(query: Exported<ListStockQuery<FieldOf<StockListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List stock per warehouse
   *
   * Returns the stock of the company: one row for each product in each warehouse that has ever held it. `search` looks in the code, name and barcode of the product. `dateFrom` and `dateTo` apply to the last movement. `averageCost` and `value` are returned only to callers with `inventory:cost`.
   *
   * `GET /api/inventory/stock`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  stock<F extends FieldOf<StockListReply> = never>(query?: ListStockQuery<F>, options?: CallOptions): PagePromise<Picked<StockListReply, Named<F>>>;

  /**
   * Transfer stock between warehouses
   *
   * Moves goods from one warehouse to another at their average cost. Total quantity and value of the company do not change. Stock can go below zero only in a warehouse that allows it, and only if the caller has `inventory:allow-negative`. The date must not be in a locked period, unless the caller has `periods:unlock`. Either all lines are written or none.
   *
   * `POST /api/inventory/transfers`. Permission `inventory:transfer`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `same_warehouse` (400), `service_has_no_stock` (400), `insufficient_stock` (409), `product_inactive` (409), `period_locked` (409), `not_found` (404), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  transfer(body: TransferInput, options?: KeyedOptions): ApiPromise<TransferReply>;

  /** The same, answered as soon as it begins. */
  warehouses(query: Exported<ListWarehousesQuery<FieldOf<WarehouseListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  warehouses(query: Exported<ListWarehousesQuery<FieldOf<WarehouseListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List warehouses
   *
   * Returns the warehouses of the company. Closed warehouses are included only with `includeInactive`. `search` looks in code and name. `dateFrom` and `dateTo` apply to `createdAt`.
   *
   * `GET /api/inventory/warehouses`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  warehouses<F extends FieldOf<WarehouseListReply> = never>(query?: ListWarehousesQuery<F>, options?: CallOptions): PagePromise<Picked<WarehouseListReply, Named<F>>>;

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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `version_mismatch` (412), `warehouse_in_use` (409)
   */
  updateWarehouse(id: number, body: WarehouseUpdate, options?: VersionedOptions): ApiPromise<WarehouseReply>;
}

export const inventory = {
  adjust: 'POST /api/inventory/adjustments body key',
  movements: ['GET /api/inventory/movements query', paged, exported],
  stock: ['GET /api/inventory/stock query', paged, exported],
  transfer: 'POST /api/inventory/transfers body key',
  warehouses: ['GET /api/inventory/warehouses query', paged, exported],
  createWarehouse: 'POST /api/inventory/warehouses body key',
  updateWarehouse: 'PUT /api/inventory/warehouses/{id} body',
} as const;

export interface InvoicesMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListInvoicesQuery<FieldOf<InvoiceListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListInvoicesQuery<FieldOf<InvoiceListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List invoices
   *
   * Returns the invoices of the company, newest first. Drafts are included; they have no number yet. `search` looks in the number, the name and code of the customer, and the notes. `dateFrom` and `dateTo` apply to `issueDate`.
   *
   * `GET /api/invoices`. Permission `invoices:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<InvoiceListReply> = never>(query?: ListInvoicesQuery<F>, options?: CallOptions): PagePromise<Picked<InvoiceListReply, Named<F>>>;

  /**
   * Create an invoice
   *
   * Creates and issues an invoice. The server calculates prices and taxes, takes the goods out of stock at average cost, assigns the next number of the series, and records a receivable for the amount. With `issue: false` the server saves a draft instead: a draft has no number, moves no stock, and creates no receivable. Either all of this is written or nothing. The issue date must not be before that of the last invoice issued, nor in a locked period unless the caller has `periods:unlock`. The credit limit of the customer applies unless the payment terms are due at once (0 days). Stock can go below zero only in a warehouse that allows it, and only if the caller has `inventory:allow-negative`.
   *
   * `POST /api/invoices`. Permission `invoices:create`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `unknown_payment_terms` (400), `inactive_currency` (400), `amount_too_large` (400), `insufficient_stock` (409), `credit_limit_exceeded` (409), `customer_blocked` (409), `customer_inactive` (409), `product_inactive` (409), `service_has_no_stock` (400), `no_exchange_rate` (409), `tax_rate_not_in_force` (409), `date_before_last_document` (409), `period_locked` (409), `duplicate_code` (409), `balance_too_large` (409)
   */
  create(body: InvoiceInput, options?: KeyedOptions): ApiPromise<InvoiceCreatedReply>;

  /**
   * Get an invoice
   *
   * Returns one invoice with its lines, taxes, collections and credit notes. The details of the customer and the company are those of the day on which the invoice was issued.
   *
   * `GET /api/invoices/{id}`. Permission `invoices:read`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<InvoiceReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<InvoiceReply, Named<F>>>;

  /**
   * Replace a draft
   *
   * Replaces the content of a draft with the request and recalculates all amounts. An issued invoice cannot be changed.
   *
   * `PUT /api/invoices/{id}`. Permission `invoices:create`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404), `invoice_not_draft` (409)
   */
  delete(id: number, options?: CallOptions): ApiPromise<InvoiceDeletedReply>;

  /**
   * Issue a draft
   *
   * Issues a draft. The server recalculates it with the tax and exchange rates of its issue date, then books it as if it were created now. The issue date is `issueDate` of this request, else that of the draft, else today.
   *
   * `POST /api/invoices/{id}/issue`. Permission `invoices:create`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `invoice_not_draft` (409), `not_found` (404), `unknown_payment_terms` (400), `inactive_currency` (400), `amount_too_large` (400), `insufficient_stock` (409), `credit_limit_exceeded` (409), `customer_blocked` (409), `customer_inactive` (409), `product_inactive` (409), `service_has_no_stock` (400), `no_exchange_rate` (409), `tax_rate_not_in_force` (409), `date_before_last_document` (409), `period_locked` (409), `duplicate_code` (409), `balance_too_large` (409)
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
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `invoice_is_draft` (409), `invoice_already_void` (409), `invoice_has_payments` (409), `invoice_has_credit_notes` (409), `period_locked` (409)
   */
  void(id: number, body?: InvoiceVoid, options?: KeyedOptions): ApiPromise<InvoiceReply>;

  /** The file as it comes, answered as soon as it begins. */
  xml(id: number, options: StreamOptions): ApiPromise<FileStream>;
  /**
   * Download an invoice as UBL
   *
   * Returns the invoice as a UBL 2.1 document that follows EN 16931, for import into the customer's accounting system. Drafts and void invoices are refused.
   *
   * `GET /api/invoices/{id}/xml`. Permission `invoices:read`. Limited as `exports`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404), `invoice_is_draft` (409), `invoice_already_void` (409)
   */
  xml(id: number, options?: CallOptions): ApiPromise<FileReply>;
}

export const invoices = {
  list: ['GET /api/invoices query', paged, exported],
  create: 'POST /api/invoices body key',
  get: 'GET /api/invoices/{id}',
  update: 'PUT /api/invoices/{id} body',
  delete: 'DELETE /api/invoices/{id}',
  issue: 'POST /api/invoices/{id}/issue body key',
  pdf: ['GET /api/invoices/{id}/pdf query', binary],
  void: 'POST /api/invoices/{id}/void body key',
  xml: ['GET /api/invoices/{id}/xml', binary],
} as const;

export interface PayablesMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListPayablesQuery<FieldOf<PayableListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListPayablesQuery<FieldOf<PayableListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List payables
   *
   * Returns the payables of the company: what the company owes to its vendors. The oldest due date comes first. `search` looks in the document number, the invoice number of the vendor, the number of the purchase order, and the name of the vendor. `dateFrom` and `dateTo` apply to `issueDate`.
   *
   * `GET /api/payables`. Permission `payables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<PayableListReply> = never>(query?: ListPayablesQuery<F>, options?: CallOptions): PagePromise<Picked<PayableListReply, Named<F>>>;

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
  payments(query: Exported<ListPayablePaymentsQuery<FieldOf<PayablePaymentListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  payments(query: Exported<ListPayablePaymentsQuery<FieldOf<PayablePaymentListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List payments
   *
   * Returns the payments made to vendors, newest first. `search` looks in the number, the name of the vendor and the reference. `dateFrom` and `dateTo` apply to `date`.
   *
   * `GET /api/payables/payments`. Permission `payables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  payments<F extends FieldOf<PayablePaymentListReply> = never>(query?: ListPayablePaymentsQuery<F>, options?: CallOptions): PagePromise<Picked<PayablePaymentListReply, Named<F>>>;

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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  getPayment<F extends FieldOf<PayablePaymentReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<PayablePaymentReply, Named<F>>>;

  /**
   * Allocate the rest of a payment
   *
   * Allocates the unallocated amount of a payment to payables of the vendor, as of today. The rules are those of `createPayablePayment`. Today must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/payables/payments/{id}/allocate`. Permission `payables:pay`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  paymentPdf(id: number, query?: DownloadPayablePaymentPdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Reverse a payment
   *
   * Reverses a payment. A counter-entry is written, and the amounts that the payment settled are open again. The reversal is dated `date`, or today. Its date must not be in the future, before the last entry of the payment, or in a locked period (unless the caller has `periods:unlock`). A payment that is itself dated in a locked period can be reversed: the balances of the locked period do not change.
   *
   * `POST /api/payables/payments/{id}/reverse`. Permission `payables:pay`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `balance_too_large` (409)
   */
  reverse(id: number, body?: PayablePaymentReverse, options?: KeyedOptions): ApiPromise<PayablePaymentReply>;
}

export const payables = {
  list: ['GET /api/payables query', paged, exported],
  aging: 'GET /api/payables/aging query',
  payments: ['GET /api/payables/payments query', paged, exported],
  pay: 'POST /api/payables/payments body key',
  getPayment: 'GET /api/payables/payments/{id}',
  allocate: 'POST /api/payables/payments/{id}/allocate body key',
  paymentPdf: ['GET /api/payables/payments/{id}/pdf query', binary],
  reverse: 'POST /api/payables/payments/{id}/reverse body key',
} as const;

export interface ProductsMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListProductsQuery<FieldOf<ProductListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListProductsQuery<FieldOf<ProductListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List products
   *
   * Pages through the company's products, by default the active ones. `search` looks into code, name and barcode; the dates bound `createdAt`.
   *
   * `GET /api/products`. Permission `products:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<ProductListReply> = never>(query?: ListProductsQuery<F>, options?: CallOptions): PagePromise<Picked<ProductListReply, Named<F>>>;

  /**
   * Create a product
   *
   * The code is unique in the company whatever its case. Stock starts at zero and moves by inventory documents only.
   *
   * `POST /api/products`. Permission `products:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `not_found` (404), `duplicate_code` (409), `duplicate_barcode` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  create(body: ProductInput, options?: KeyedOptions): ApiPromise<ProductReply>;

  /** The same, answered as soon as it begins. */
  categories(query: Exported<ListProductCategoriesQuery<FieldOf<ProductCategoryListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  categories(query: Exported<ListProductCategoriesQuery<FieldOf<ProductCategoryListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List product categories
   *
   * Pages through the categories with the number of active products in each.
   *
   * `GET /api/products/categories`. Permission `products:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  categories<F extends FieldOf<ProductCategoryListReply> = never>(query?: ListProductCategoriesQuery<F>, options?: CallOptions): PagePromise<Picked<ProductCategoryListReply, Named<F>>>;

  /**
   * Create a product category
   *
   * The name is unique in the company, whatever its case and accents.
   *
   * `POST /api/products/categories`. Permission `products:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `duplicate_name` (409)
   */
  createCategory(body: ProductCategoryInput, options?: KeyedOptions): ApiPromise<ProductCategoryReply>;

  /**
   * Rename or move a product category
   *
   * Its products show the new name at once. An absent `parentId` keeps the category where it is; null moves it to the top. A category cannot be moved below itself.
   *
   * `PUT /api/products/categories/{id}`. Permission `products:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_found` (404), `version_mismatch` (412), `duplicate_name` (409)
   */
  updateCategory(id: number, body: ProductCategoryInput, options?: VersionedOptions): ApiPromise<ProductCategoryReply>;

  /**
   * Delete a product category
   *
   * A category that has products, deactivated ones included, or other categories below it cannot be deleted.
   *
   * `DELETE /api/products/categories/{id}`. Permission `products:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404), `category_in_use` (409)
   */
  deleteCategory(id: number, options?: CallOptions): ApiPromise<ProductCategoryDeletedReply>;

  /**
   * Get a product
   *
   * Answers one product with its stock per warehouse; `averageCost` needs `inventory:cost`.
   *
   * `GET /api/products/{id}`. Permission `products:read`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<ProductReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<ProductReply, Named<F>>>;

  /**
   * Update a product
   *
   * Required members must be sent; absent optional ones keep their value and null clears them. Stock is never set here.
   *
   * `PUT /api/products/{id}`. Permission `products:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `not_found` (404), `duplicate_code` (409), `duplicate_barcode` (409), `product_has_movements` (409), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415), `product_in_open_orders` (409)
   */
  update(id: number, body: ProductInput, options?: VersionedOptions): ApiPromise<ProductReply>;

  /**
   * Deactivate a product
   *
   * The product stays readable and in every old document, and is refused in new ones. Repeating it changes nothing. Refused while something of it is still to be received.
   *
   * `DELETE /api/products/{id}`. Permission `products:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404), `product_in_open_orders` (409)
   */
  deactivate(id: number, options?: CallOptions): ApiPromise<ProductReply>;
}

export const products = {
  list: ['GET /api/products query', paged, exported],
  create: 'POST /api/products body key',
  categories: ['GET /api/products/categories query', paged, exported],
  createCategory: 'POST /api/products/categories body key',
  updateCategory: 'PUT /api/products/categories/{id} body',
  deleteCategory: 'DELETE /api/products/categories/{id}',
  get: 'GET /api/products/{id}',
  update: 'PUT /api/products/{id} body',
  deactivate: 'DELETE /api/products/{id}',
} as const;

export interface PurchaseOrdersMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListPurchaseOrdersQuery<FieldOf<PurchaseOrderListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListPurchaseOrdersQuery<FieldOf<PurchaseOrderListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List purchase orders
   *
   * Returns the purchase orders of the company, newest first. `search` looks in the number, the name and code of the vendor, and the notes. `dateFrom` and `dateTo` apply to `orderDate`. With `expand=lines` each order includes its lines.
   *
   * `GET /api/purchase-orders`. Permission `purchase-orders:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<PurchaseOrderListReply> = never>(query?: ListPurchaseOrdersQuery<F>, options?: CallOptions): PagePromise<Picked<PurchaseOrderListReply, Named<F>>>;

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

  /**
   * Reverse a reception
   *
   * Reverses a reception. Its goods leave stock, its payable is voided, and the order expects the goods again. The reversal is dated `date`, or today. Its date must not be in the future, before the last entry of the payable, or in a locked period (unless the caller has `periods:unlock`). A reception that is itself dated in a locked period can be reversed. The request is refused if the goods are no longer in stock, or if a payment is allocated to the payable.
   *
   * `POST /api/purchase-orders/receptions/{id}/reverse`. Permission `purchase-orders:receive`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<PurchaseOrderReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<PurchaseOrderReply, Named<F>>>;

  /**
   * Cancel a purchase order
   *
   * Cancels an order. Refused unless the order is a draft, or open with nothing received.
   *
   * `POST /api/purchase-orders/{id}/cancel`. Permission `purchase-orders:create`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  pdf(id: number, query?: DownloadPurchaseOrderPdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Record a reception
   *
   * Records goods received on an order (a reception). The goods enter stock at their cost, and a payable to the vendor is created. With `closeRemaining` the order is closed and no more goods are expected. A line can exceed the quantity ordered by the `overReceiptTolerance` of the company, in percent; beyond that the caller needs `purchase-orders:over-receive`. Sending a `unitCost` needs `inventory:cost`. A `unitCost` that differs from the ordered price less discount by more than the `priceTolerance` of the company, in percent, also needs `purchase-orders:change-price`. The date of the reception must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/purchase-orders/{id}/receive`. Permission `purchase-orders:receive`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `amount_too_large` (400), `over_receipt` (409), `price_differs` (409), `order_not_receivable` (409), `duplicate_vendor_invoice` (409), `no_exchange_rate` (409), `period_locked` (409), `duplicate_code` (409), `balance_too_large` (409)
   */
  receive(id: number, body: ReceptionInput, options?: KeyedOptions): ApiPromise<ReceptionReply>;
}

export const purchaseOrders = {
  list: ['GET /api/purchase-orders query', paged, exported],
  create: 'POST /api/purchase-orders body key',
  reverseReception: 'POST /api/purchase-orders/receptions/{id}/reverse body key',
  get: 'GET /api/purchase-orders/{id}',
  cancel: 'POST /api/purchase-orders/{id}/cancel key',
  open: 'POST /api/purchase-orders/{id}/open key',
  pdf: ['GET /api/purchase-orders/{id}/pdf query', binary],
  receive: 'POST /api/purchase-orders/{id}/receive body key',
} as const;

export interface ReceivablesMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListReceivablesQuery<FieldOf<ReceivableListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListReceivablesQuery<FieldOf<ReceivableListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List receivables
   *
   * Returns the receivables of the company: what the customers owe to the company. The oldest due date comes first. `search` looks in the document number, the name and code of the customer, and the notes of the invoice. `dateFrom` and `dateTo` apply to `issueDate`.
   *
   * `GET /api/receivables`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<ReceivableListReply> = never>(query?: ListReceivablesQuery<F>, options?: CallOptions): PagePromise<Picked<ReceivableListReply, Named<F>>>;

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
  payments(query: Exported<ListReceivablePaymentsQuery<FieldOf<ReceivablePaymentListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  payments(query: Exported<ListReceivablePaymentsQuery<FieldOf<ReceivablePaymentListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List collections
   *
   * Returns the collections (payments received from customers), newest first. `search` looks in the number, the name of the customer and the reference. `dateFrom` and `dateTo` apply to `date`.
   *
   * `GET /api/receivables/payments`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  payments<F extends FieldOf<ReceivablePaymentListReply> = never>(query?: ListReceivablePaymentsQuery<F>, options?: CallOptions): PagePromise<Picked<ReceivablePaymentListReply, Named<F>>>;

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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  getPayment<F extends FieldOf<ReceivablePaymentReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<ReceivablePaymentReply, Named<F>>>;

  /**
   * Allocate the rest of a collection
   *
   * Allocates the unallocated amount of a collection to receivables of the customer, as of today. The rules are those of `createReceivablePayment`. Today must not be in a locked period, unless the caller has `periods:unlock`.
   *
   * `POST /api/receivables/payments/{id}/allocate`. Permission `receivables:collect`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  paymentPdf(id: number, query?: DownloadReceivablePaymentPdfQuery, options?: CallOptions): ApiPromise<FileReply>;

  /**
   * Reverse a collection
   *
   * Reverses a collection. A counter-entry is written, and the amounts that the collection settled are open again. The reversal is dated `date`, or today. Its date must not be in the future, before the last entry of the collection, or in a locked period (unless the caller has `periods:unlock`). A collection that is itself dated in a locked period can be reversed: the balances of the locked period do not change.
   *
   * `POST /api/receivables/payments/{id}/reverse`. Permission `receivables:collect`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_found` (404), `payment_already_reversed` (409), `period_locked` (409), `balance_too_large` (409)
   */
  reverse(id: number, body?: ReceivablePaymentReverse, options?: KeyedOptions): ApiPromise<ReceivablePaymentReply>;
}

export const receivables = {
  list: ['GET /api/receivables query', paged, exported],
  aging: 'GET /api/receivables/aging query',
  payments: ['GET /api/receivables/payments query', paged, exported],
  pay: 'POST /api/receivables/payments body key',
  getPayment: 'GET /api/receivables/payments/{id}',
  allocate: 'POST /api/receivables/payments/{id}/allocate body key',
  paymentPdf: ['GET /api/receivables/payments/{id}/pdf query', binary],
  reverse: 'POST /api/receivables/payments/{id}/reverse body key',
} as const;

export interface ReportsMethods {
  /**
   * Sales and collections by month
   *
   * The last months up to the company's current one, oldest first, each of them present even when nothing happened in it. By the company's calendar days and in its currency, each document at its own exchange rate, taxes included.
   *
   * `GET /api/reports/sales-by-month`. Permission `receivables:read`.
   *
   * @throws {SvcErpError} `validation_failed` (400)
   */
  salesByMonth(query?: GetSalesByMonthQuery, options?: CallOptions): ApiPromise<SalesByMonthReply>;
}

export const reports = {
  salesByMonth: 'GET /api/reports/sales-by-month query',
} as const;

export interface UsersMethods {
  /**
   * List users
   *
   * Pages through the users, the deactivated too. `search` looks into name and e-mail; the dates bound `createdAt`. Who never logged in comes before all others by `lastLoginAt`. For people only.
   *
   * `GET /api/admin/users`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400), `not_a_user` (403)
   */
  list<F extends FieldOf<UserListReply> = never>(query?: ListUsersQuery<F>, options?: CallOptions): PagePromise<Picked<UserListReply, Named<F>>>;

  /**
   * Create a user
   *
   * The e-mail is what they log in with; it is unique in the whole installation, whatever its case. For people only.
   *
   * `POST /api/admin/users`. Permission `users:manage`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `duplicate_email` (409), `password_too_long` (400), `password_too_weak` (400)
   */
  create(body: UserInput, options?: KeyedOptions): ApiPromise<UserReply>;

  /**
   * Get a user
   *
   * Answers one user. For people only.
   *
   * `GET /api/admin/users/{id}`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  get<F extends FieldOf<UserReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<UserReply, Named<F>>>;

  /**
   * Update a user
   *
   * Absent optional members keep their value. A new role holds from the next request on. Deactivating ends all logins at once; activating again brings none of them back. The last active administrator stays one. For people only.
   *
   * `PUT /api/admin/users/{id}`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `not_a_user` (403), `not_found` (404), `last_administrator` (409), `version_mismatch` (412)
   */
  update(id: number, body: UserUpdate, options?: VersionedOptions): ApiPromise<UserReply>;

  /**
   * List the keys that a user has created
   *
   * Those of both APIs that are neither revoked nor expired, at most 1,000. They go on when the user is deactivated, unless they are revoked with it. For people only.
   *
   * `GET /api/admin/users/{id}/keys`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  keys<F extends FieldOf<UserKeyListReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<UserKeyListReply, Named<F>>>;

  /**
   * List the live logins of a user
   *
   * Those neither revoked nor expired, the newest first, at most 1,000. `current` is the one that asks. For people only.
   *
   * `GET /api/admin/users/{id}/logins`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  logins<F extends FieldOf<UserLoginListReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<UserLoginListReply, Named<F>>>;

  /**
   * End a login of a user
   *
   * Its access token is refused from the next request on, on every process, and its refresh token for good. Repeating it changes nothing. For people only.
   *
   * `DELETE /api/admin/users/{id}/logins/{loginId}`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @param loginId The login's id. At most 36 characters.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  revokeLogin(id: number, loginId: string, options?: CallOptions): ApiPromise<UserLoginReply>;

  /**
   * Set the password of a user
   *
   * Ends all logins of the user, also the caller's own, and the lock of failed attempts. For people only.
   *
   * `POST /api/admin/users/{id}/password`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `payload_too_large` (413), `unsupported_media_type` (415), `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404), `password_too_long` (400), `password_too_weak` (400)
   */
  setPassword(id: number, body: UserPassword, options?: KeyedOptions): ApiPromise<UserReply>;

  /**
   * Make a link by which a user sets a password
   *
   * Answers the link, which is shown in this reply and never again: give it to the user by a way that others cannot read. It works once, within 24 hours, and takes the place of an earlier one. The present password and the logins go on until it is used. For people only.
   *
   * `POST /api/admin/users/{id}/password-reset`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404)
   */
  resetPassword(id: number, options?: KeyedOptions): ApiPromise<PasswordResetReply>;

  /**
   * Remove the second factor of a user
   *
   * For a user who has lost the authenticator app and the recovery codes. Ends all logins of the user, also the caller's own; the next login needs the password alone. Repeating it changes nothing more. For people only.
   *
   * `DELETE /api/admin/users/{id}/second-factor`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_a_user` (403), `not_found` (404)
   */
  removeSecondFactor(id: number, options?: CallOptions): ApiPromise<UserReply>;

  /**
   * Unlock a user
   *
   * Lets someone log in again whom failed attempts have locked out. For people only.
   *
   * `POST /api/admin/users/{id}/unlock`. Permission `users:manage`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `invalid_idempotency_key` (400), `idempotency_in_progress` (409), `idempotency_key_reused` (422), `not_a_user` (403), `not_found` (404)
   */
  unlock(id: number, options?: KeyedOptions): ApiPromise<UserReply>;
}

export const users = {
  list: ['GET /api/admin/users query', paged],
  create: 'POST /api/admin/users body key',
  get: 'GET /api/admin/users/{id}',
  update: 'PUT /api/admin/users/{id} body',
  keys: 'GET /api/admin/users/{id}/keys',
  logins: 'GET /api/admin/users/{id}/logins',
  revokeLogin: 'DELETE /api/admin/users/{id}/logins/{loginId}',
  setPassword: 'POST /api/admin/users/{id}/password body key',
  resetPassword: 'POST /api/admin/users/{id}/password-reset key',
  removeSecondFactor: 'DELETE /api/admin/users/{id}/second-factor',
  unlock: 'POST /api/admin/users/{id}/unlock key',
} as const;

export interface VendorsMethods {
  /** The same, answered as soon as it begins. */
  list(query: Exported<ListVendorsQuery<FieldOf<VendorListReply>>>, options: StreamOptions): ApiPromise<FileStream>;
  /** Every record of the list as a file, all pages at once. */
  list(query: Exported<ListVendorsQuery<FieldOf<VendorListReply>>>, options?: CallOptions): ApiPromise<FileReply>;
  /**
   * List vendors
   *
   * Pages through the company's vendors, by default the active ones. `search` looks into code, name, trade name, tax id and e-mail; the dates bound `createdAt`.
   *
   * `GET /api/vendors`. Permission `vendors:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list<F extends FieldOf<VendorListReply> = never>(query?: ListVendorsQuery<F>, options?: CallOptions): PagePromise<Picked<VendorListReply, Named<F>>>;

  /**
   * Create a vendor
   *
   * Only the name must be sent. Without a code it gets the next one of the series `vendor` that nobody has taken by hand. `bankAccounts` needs `vendors:bank`, and an account number that is masked is refused.
   *
   * `POST /api/vendors`. Permission `vendors:write`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_idempotency_key` (400), `unknown_payment_terms` (400), `inactive_currency` (400), `invalid_tax_id` (400), `duplicate_code` (409), `duplicate_tax_id` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  create(body: VendorInput, options?: KeyedOptions): ApiPromise<VendorReply>;

  /**
   * Get a vendor
   *
   * Answers one vendor, also a deactivated one. All but the last four characters of a bank account are masked without `vendors:bank`.
   *
   * `GET /api/vendors/{id}`. Permission `vendors:read`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get<F extends FieldOf<VendorReply> = never>(id: number, options?: FieldOptions<F>): ApiPromise<Picked<VendorReply, Named<F>>>;

  /**
   * Update a vendor
   *
   * The name must be sent; absent optional members keep their value and null clears them. An address, the contacts and the bank accounts replace those before as a whole. Documents keep what they were issued with. `active: false` deactivates: the vendor stays readable and is refused in new documents. `bankAccounts` needs `vendors:bank`, and an account number that is masked is refused.
   *
   * `PUT /api/vendors/{id}`. Permission `vendors:write`.
   *
   * @param id The record's id. At least 1.
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
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  balance(id: number, query?: GetVendorBalanceQuery, options?: CallOptions): ApiPromise<VendorBalanceReply>;
}

export const vendors = {
  list: ['GET /api/vendors query', paged, exported],
  create: 'POST /api/vendors body key',
  get: 'GET /api/vendors/{id}',
  update: 'PUT /api/vendors/{id} body',
  balance: 'GET /api/vendors/{id}/balance query',
} as const;

/** Every table, by the name of its group. */
export const groups = { admin, apiKeys, audit, auth, batch, config, creditNotes, crm, customers, events, inventory, invoices, payables, products, purchaseOrders, receivables, reports, users, vendors } as const;

/** The groups as members of a client. */
export abstract class ErpGroups {
  declare readonly admin: AdminMethods;
  declare readonly apiKeys: ApiKeysMethods;
  declare readonly audit: AuditMethods;
  declare readonly auth: AuthMethods;
  declare readonly batch: BatchMethods;
  declare readonly config: ConfigMethods;
  declare readonly creditNotes: CreditNotesMethods;
  declare readonly crm: CrmMethods;
  declare readonly customers: CustomersMethods;
  declare readonly events: EventsMethods;
  declare readonly inventory: InventoryMethods;
  declare readonly invoices: InvoicesMethods;
  declare readonly payables: PayablesMethods;
  declare readonly products: ProductsMethods;
  declare readonly purchaseOrders: PurchaseOrdersMethods;
  declare readonly receivables: ReceivablesMethods;
  declare readonly reports: ReportsMethods;
  declare readonly users: UsersMethods;
  declare readonly vendors: VendorsMethods;
}
