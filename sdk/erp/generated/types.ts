// Written by npm run codegen; do not edit.

/** What went wrong, for programs. Each with the status it comes with. */
export type ErrorCode =
  /** 400 */
  | 'validation_failed'
  /** 400 */
  | 'malformed_json'
  /** 400 */
  | 'malformed_path'
  /** 400 */
  | 'unknown_field'
  /** 400 */
  | 'unknown_parameter'
  /** 400 */
  | 'duplicate_parameter'
  /** 400 */
  | 'page_size_out_of_range'
  /** 400 */
  | 'unsupported_sort'
  /** 400 */
  | 'invalid_cursor'
  /** 400 */
  | 'invalid_date_range'
  /** 400 */
  | 'ambiguous_credentials'
  /** 400 */
  | 'invalid_idempotency_key'
  /** 400 */
  | 'too_many_decimals'
  /** 400 */
  | 'password_too_long'
  /** 400 */
  | 'password_too_weak'
  /** 400 */
  | 'invalid_reset_token'
  /** 400 */
  | 'same_warehouse'
  /** 400 */
  | 'service_has_no_stock'
  /** 400 */
  | 'duplicate_product'
  /** 400 */
  | 'unknown_payment_terms'
  /** 400 */
  | 'inactive_currency'
  /** 400 */
  | 'invalid_tax_id'
  /** 400 */
  | 'amount_too_large'
  /** 400 */
  | 'allocation_exceeds_payment'
  /** 400 */
  | 'duplicate_allocation'
  /** 401 */
  | 'not_authenticated'
  /** 401 */
  | 'token_expired'
  /** 401 */
  | 'api_key_revoked'
  /** 401 */
  | 'api_key_expired'
  /** 401 */
  | 'invalid_credentials'
  /** 401 */
  | 'second_factor_required'
  /** 401 */
  | 'invalid_second_factor'
  /** 401 */
  | 'invalid_refresh_token'
  /** 401 */
  | 'refresh_token_reused'
  /** 403 */
  | 'insufficient_permissions'
  /** 403 */
  | 'ip_not_allowed'
  /** 403 */
  | 'csrf_failed'
  /** 403 */
  | 'account_locked'
  /** 403 */
  | 'user_disabled'
  /** 403 */
  | 'password_change_required'
  /** 403 */
  | 'second_factor_setup_required'
  /** 403 */
  | 'not_a_user'
  /** 403 */
  | 'permission_not_grantable'
  /** 404 */
  | 'not_found'
  /** 405 */
  | 'method_not_allowed'
  /** 409 */
  | 'duplicate_code'
  /** 409 */
  | 'duplicate_name'
  /** 409 */
  | 'warehouse_in_use'
  /** 409 */
  | 'category_in_use'
  /** 409 */
  | 'duplicate_barcode'
  /** 409 */
  | 'product_has_movements'
  /** 409 */
  | 'product_inactive'
  /** 409 */
  | 'insufficient_stock'
  /** 409 */
  | 'duplicate_tax_id'
  /** 409 */
  | 'duplicate_email'
  /** 409 */
  | 'has_open_documents'
  /** 409 */
  | 'customer_inactive'
  /** 409 */
  | 'customer_blocked'
  /** 409 */
  | 'vendor_inactive'
  /** 409 */
  | 'vendor_blocked'
  /** 409 */
  | 'no_exchange_rate'
  /** 409 */
  | 'tax_rate_not_in_force'
  /** 409 */
  | 'overlapping_validity'
  /** 409 */
  | 'duplicate_exchange_rate'
  /** 409 */
  | 'series_in_use'
  /** 409 */
  | 'credit_limit_exceeded'
  /** 409 */
  | 'balance_too_large'
  /** 409 */
  | 'date_before_last_document'
  /** 409 */
  | 'invoice_not_draft'
  /** 409 */
  | 'invoice_is_draft'
  /** 409 */
  | 'invoice_already_void'
  /** 409 */
  | 'invoice_has_payments'
  /** 409 */
  | 'invoice_has_credit_notes'
  /** 409 */
  | 'invoice_not_creditable'
  /** 409 */
  | 'credit_exceeds_invoice'
  /** 409 */
  | 'credit_note_already_void'
  /** 409 */
  | 'credit_note_applied'
  /** 409 */
  | 'product_in_open_orders'
  /** 409 */
  | 'over_receipt'
  /** 409 */
  | 'price_differs'
  /** 409 */
  | 'order_not_receivable'
  /** 409 */
  | 'order_not_cancellable'
  /** 409 */
  | 'duplicate_vendor_invoice'
  /** 409 */
  | 'goods_already_left'
  /** 409 */
  | 'reception_already_reversed'
  /** 409 */
  | 'payable_has_payments'
  /** 409 */
  | 'allocation_exceeds_open'
  /** 409 */
  | 'customer_mismatch'
  /** 409 */
  | 'vendor_mismatch'
  /** 409 */
  | 'currency_mismatch'
  /** 409 */
  | 'receivable_closed'
  /** 409 */
  | 'payable_closed'
  /** 409 */
  | 'payment_already_reversed'
  /** 409 */
  | 'stage_transition_not_allowed'
  /** 409 */
  | 'status_transition_not_allowed'
  /** 409 */
  | 'api_key_already_revoked'
  /** 409 */
  | 'api_key_already_replaced'
  /** 409 */
  | 'last_administrator'
  /** 409 */
  | 'second_factor_enabled'
  /** 409 */
  | 'second_factor_not_enabled'
  /** 409 */
  | 'period_locked'
  /** 409 */
  | 'idempotency_in_progress'
  /** 412 */
  | 'version_mismatch'
  /** 413 */
  | 'payload_too_large'
  /** 415 */
  | 'unsupported_media_type'
  /** 422 */
  | 'idempotency_key_reused'
  /** 429 */
  | 'rate_limited'
  /** 500 */
  | 'internal_error'
  /** 503 */
  | 'service_unavailable';

/** Kind of actor: `user` (a person), `api_key` (a key of this API), `kyc_key` (a key of the verification API), `anonymous` (the person who uses the link of a verification session), `operator` (the operator of the server, on the command line) or `system` (the server itself). */
export type ActorType = "user" | "api_key" | "kyc_key" | "anonymous" | "operator" | "system";

/** An adjustment made. */
export interface Adjustment {
  id: Id;
  /**
   * Number of the document, AJ- and a counter.
   *
   * At most 40 characters.
   */
  number: string;
  warehouseId: Id;
  /** Why the stock was not what it should be. */
  reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
  date: Day;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * In the order sent.
   *
   * At most 500 items.
   */
  lines: AdjustmentLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** An adjustment to make; `date` is today by default and never in the future. */
export interface AdjustmentInput {
  warehouseId: Id;
  /** Why the stock was not what it should be. */
  reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
  date?: Day | undefined;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes?: string | undefined;
  /**
   * One to 500 lines.
   *
   * 1 to 500 items.
   */
  lines: readonly AdjustmentLineInput[];
}

/** What one line did. */
export interface AdjustmentLine {
  productId: Id;
  before: Quantity;
  delta: Quantity;
  after: Quantity;
  /**
   * Cost per unit, at most six decimals. Only with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number;
  /**
   * Value moved, in company currency, with the sign of the quantity; of a correction with either sign. Only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
}

/** Exactly one of `quantityDelta` (signed, not 0) and `countedQuantity`. */
export type AdjustmentLineInput = {
  productId: Id;
  quantityDelta?: Quantity | undefined;
  /**
   * What was counted; the difference is booked.
   *
   * 0 to 9999999999. At most 4 decimals.
   */
  countedQuantity?: number | undefined;
  /**
   * Cost per unit of an increase, at most six decimals; by default the average, or the last known cost.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number | undefined;
} & ({ quantityDelta: Quantity; countedQuantity?: undefined } | { countedQuantity: number; quantityDelta?: undefined });

/** An adjustment in its envelope. */
export interface AdjustmentReply {
  /** Always true. */
  ok: true;
  data: Adjustment;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What is open and so many days overdue. */
export interface AgingBucket {
  key: BucketKey;
  /**
   * First day overdue; null for what is not.
   *
   * 0 to 100000.
   */
  from: number | null;
  /**
   * Last day overdue; null without an end.
   *
   * 0 to 100000.
   */
  to: number | null;
  amount: Total;
}

/** The buckets and what was not yet allocated; `balance` is their difference. */
export interface AgingTotals {
  current: Total;
  d1_30: Total;
  d31_60: Total;
  d61_90: Total;
  d91_120: Total;
  d120_plus: Total;
  unappliedCredit: Total;
  balance: Total;
}

/**
 * IP addresses or ranges, such as `10.0.0.0/8`, from which the key may be used. Null or an empty list allows every address.
 *
 * At most 100 items.
 */
export type AllowedIps = readonly string[] | null;

/** API key without its value. */
export interface ApiKey {
  id: Id;
  /**
   * Beginning and last four characters of the key.
   *
   * At most 60 characters.
   */
  masked: string;
  /**
   * Descriptive name of the key.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Permissions of the key.
   *
   * At most 200 items.
   */
  permissions: string[];
  /**
   * IP addresses or ranges from which the key may be used; an empty list allows every address.
   *
   * At most 1000 items.
   */
  allowedIps: string[];
  /**
   * Time at which the key expires; null if it never expires.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /** True if the key has expired. */
  expired: boolean;
  /**
   * Time of the last request with the key, accurate to one second; null if it was never used.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
  /**
   * IP address of the last request with the key; null if it was never used.
   *
   * At most 64 characters.
   */
  lastUsedIp: string | null;
  status: ApiKeyStatus;
  /**
   * Name of the user who created the key; null if the operator of the server created it.
   *
   * At most 200 characters.
   */
  createdBy: string | null;
  /**
   * Time at which the key was revoked; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * Id of the key that this key replaced; null if there is none.
   *
   * At least 1.
   */
  replacesId: number | null;
  /**
   * Id of the key that replaced this key; null if it was not replaced.
   *
   * At least 1.
   */
  replacedById: number | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Values of a new API key. */
export interface ApiKeyInput {
  name: ApiKeyName;
  /**
   * Permissions of the key.
   *
   * 1 to 200 items.
   */
  permissions: readonly Grant[];
  allowedIps?: AllowedIps | undefined;
  expiresAt?: Expiry | undefined;
}

/** Reply with one page of API keys. */
export interface ApiKeyListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: ApiKey[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Descriptive name of the key, such as the program that uses it.
 *
 * 1 to 200 characters.
 */
export type ApiKeyName = string;

/** Reply with one API key. */
export interface ApiKeyReply {
  /** Always true. */
  ok: true;
  data: ApiKey;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Options for the rotation of an API key. */
export interface ApiKeyRotation {
  /**
   * Number of minutes for which the old key keeps working, at most one week. 0 (the default) ends it at once.
   *
   * 0 to 10080. Default `0`.
   */
  overlapMinutes?: number | undefined;
  expiresAt?: Expiry | undefined;
}

/** Status of an API key: `Activa` (not revoked) or `Revocada` (revoked). An expired key that was not revoked is `Activa` with `expired: true`. */
export type ApiKeyStatus = "Activa" | "Revocada";

/** New values of an API key. */
export interface ApiKeyUpdate {
  name: ApiKeyName;
  /**
   * Permissions of the key. An empty list disables the key.
   *
   * At most 200 items.
   */
  permissions?: readonly Grant[] | undefined;
  allowedIps?: AllowedIps | undefined;
  expiresAt?: Expiry | undefined;
}

/** One changed value. */
export interface AuditChange {
  /**
   * Path of the value in the record, such as `address.city` or `lines.0.quantity`.
   *
   * At most 500 characters.
   */
  path: string;
  before: AuditValue;
  after: AuditValue;
}

/** Entry of the audit log: one write or one failed login of a user. */
export interface AuditEntry {
  id: Id;
  at: Instant;
  /**
   * Kind of actor: `user` (a person), `api_key` (a key of this API), `kyc_key` (a key of the verification API), `anonymous` (the person who uses the link of a verification session), `operator` (the operator of the server, on the command line) or `system` (the server itself).
   *
   * At most 20 characters.
   */
  actorType: string;
  /**
   * Id of the user or key; null for other actors.
   *
   * At least 1.
   */
  actorId: number | null;
  /**
   * Name of the actor at the time of the entry.
   *
   * At most 254 characters.
   */
  actorName: string | null;
  /**
   * Name of the operation, such as `updateProduct`, or of the operator's command.
   *
   * At most 100 characters.
   */
  action: string;
  /**
   * Kind of the record, such as `product`.
   *
   * At most 64 characters.
   */
  objectType: string | null;
  /**
   * Id of the record, as text.
   *
   * At most 64 characters.
   */
  objectId: string | null;
  /**
   * IP address of the caller; null for readers without the permission `users:manage`.
   *
   * At most 64 characters.
   */
  ip: string | null;
  /**
   * `X-Request-Id` of the request.
   *
   * At most 128 characters.
   */
  requestId: string | null;
  /** Values of the record before the change. Null if there were none, or if the reader lacks the permission to see such records. Fields that need a further permission are left out if the reader lacks it. */
  before: Record<string, unknown> | null;
  /** Values of the record after the change, with the same restrictions as `before`. */
  after: Record<string, unknown> | null;
  /**
   * Values that differ between `before` and `after`, at most 1,000.
   *
   * At most 1000 items.
   */
  changes: AuditChange[];
}

/** Reply with one page of the audit log. */
export interface AuditListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: AuditEntry[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Value in the audit log; null if the record had no such value.
 *
 * At most 1048576 characters. At least -1e+300.
 */
export type AuditValue = string | number | boolean | null;

/** Bank account of the vendor. */
export interface BankAccount {
  /**
   * Name of the bank.
   *
   * 1 to 200 characters.
   */
  bank: string;
  /**
   * Account number, as an IBAN or a local number. Callers without the permission `vendors:bank` see only the last four characters, such as `******4567`. A masked number is refused.
   *
   * 5 to 40 characters.
   */
  accountNumber: string;
  currencyCode?: CurrencyCode | undefined;
  /**
   * Holder of the account, if it is not the vendor.
   *
   * 1 to 200 characters.
   */
  holder?: string | undefined;
}

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
   * Path of the operation with its query, such as `/api/products?search=bolt`.
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

/**
 * Text of one or more lines. Tabs and line breaks are the only control characters allowed. The server trims the text and normalises it to Unicode NFC.
 *
 * At most 2000 characters.
 */
export type Block = string;

/** How long overdue, in days. */
export type BucketKey = "current" | "d1_30" | "d31_60" | "d61_90" | "d91_120" | "d120_plus";

/** Company and its settings. */
export interface Company {
  id: Id;
  /**
   * Code by which the operator of the server identifies the company.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Legal name of the company.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Trade name of the company; null if there is none.
   *
   * At most 200 characters.
   */
  tradeName: string | null;
  /**
   * Tax number of the company; null if there is none.
   *
   * At most 40 characters.
   */
  taxId: string | null;
  /**
   * E-mail address for customers; null if there is none.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Phone number for customers; null if there is none.
   *
   * At most 40 characters.
   */
  phone: string | null;
  address: CompanyAddress;
  baseCurrency: CurrencyCode;
  /**
   * IANA time zone of the company, such as `America/Santo_Domingo`. It decides when a calendar day begins.
   *
   * At most 64 characters.
   */
  timeZone: string;
  /**
   * Language of the company: `es` (Spanish) or `en` (English). It is the default for messages and printed documents.
   *
   * At most 35 characters.
   */
  locale: string;
  /** Rounding of tax: `document` rounds once per tax rate of a document, `line` rounds on each line. */
  taxRounding: "document" | "line";
  /** True if prices of new invoices include tax by default. An invoice can say otherwise. */
  pricesIncludeTax: boolean;
  /**
   * Percentage by which received quantities may exceed the ordered quantity. Callers with the permission `purchase-orders:over-receive` are not limited.
   *
   * 0 to 1000. At most 4 decimals.
   */
  overReceiptTolerance: number;
  /**
   * Percentage by which the unit cost of received goods may differ from the ordered price. Callers with the permission `purchase-orders:change-price` are not limited.
   *
   * 0 to 1000. At most 4 decimals.
   */
  priceTolerance: number;
  /**
   * Number of days after which audit entries are removed; null keeps them forever.
   *
   * 365 to 36500.
   */
  auditRetentionDays: number | null;
  /** True if every user must have a second factor. A user without one is refused in operations that need a permission (403 `second_factor_setup_required`). Changing this setting needs the permission `users:manage`. */
  requireSecondFactor: boolean;
  /**
   * Last locked day of the books: documents dated on or before it cannot change. Null if nothing is locked.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lockedThrough: string | null;
  /**
   * URL of the logo; null if there is none.
   *
   * At most 500 characters.
   */
  logoUrl: string | null;
  /**
   * Number series of each kind of document.
   *
   * At most 100 items.
   */
  series: CompanySeries[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Postal address. */
export interface CompanyAddress {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1?: string | undefined;
  /**
   * Second line: building, floor or district.
   *
   * At most 200 characters.
   */
  line2?: string | undefined;
  /**
   * City or town.
   *
   * At most 100 characters.
   */
  city?: string | undefined;
  /**
   * Province, state or department.
   *
   * At most 100 characters.
   */
  region?: string | undefined;
  /**
   * Postal code.
   *
   * At most 20 characters.
   */
  postalCode?: string | undefined;
  /**
   * Country, as an ISO 3166-1 alpha-2 code such as `DO`.
   *
   * At most 2 characters.
   */
  country?: string | undefined;
}

/** The totals in the company's currency: each part is converted and rounded, and they still add up. */
export interface CompanyCurrencyTotals {
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
}

/** New values of the company and its settings. */
export interface CompanyInput {
  name: ConfigName;
  /**
   * Trade name of the company; null if there is none.
   *
   * At most 200 characters.
   */
  tradeName?: string | null | undefined;
  /**
   * Tax number of the company; null if there is none.
   *
   * At most 40 characters.
   */
  taxId?: string | null | undefined;
  /**
   * E-mail address for customers; null if there is none.
   *
   * An e-mail address. At most 254 characters.
   */
  email?: string | null | undefined;
  /**
   * Phone number for customers; null if there is none.
   *
   * At most 40 characters.
   */
  phone?: string | null | undefined;
  /** Postal address of the company; null removes it. */
  address?: CompanyAddress | null | undefined;
  /**
   * URL of the logo; null if there is none.
   *
   * A URL. At most 500 characters.
   */
  logoUrl?: string | null | undefined;
  /**
   * IANA time zone of the company, such as `America/Santo_Domingo`. It decides when a calendar day begins.
   *
   * 1 to 64 characters.
   */
  timeZone?: string | undefined;
  /** Language of the company: `es` (Spanish) or `en` (English). It is the default for messages and printed documents. */
  locale?: "es" | "en" | undefined;
  /** Rounding of tax: `document` rounds once per tax rate of a document, `line` rounds on each line. */
  taxRounding?: "document" | "line" | undefined;
  /** True if prices of new invoices include tax by default. An invoice can say otherwise. */
  pricesIncludeTax?: boolean | undefined;
  /**
   * Percentage by which received quantities may exceed the ordered quantity. Callers with the permission `purchase-orders:over-receive` are not limited.
   *
   * 0 to 1000. At most 4 decimals.
   */
  overReceiptTolerance?: number | undefined;
  /**
   * Percentage by which the unit cost of received goods may differ from the ordered price. Callers with the permission `purchase-orders:change-price` are not limited.
   *
   * 0 to 1000. At most 4 decimals.
   */
  priceTolerance?: number | undefined;
  /**
   * Number of days after which audit entries are removed; null keeps them forever.
   *
   * 365 to 36500.
   */
  auditRetentionDays?: number | null | undefined;
  /** True if every user must have a second factor. A user without one is refused in operations that need a permission (403 `second_factor_setup_required`). Changing this setting needs the permission `users:manage`. */
  requireSecondFactor?: boolean | undefined;
}

/** Reply with the company. */
export interface CompanyReply {
  /** Always true. */
  ok: true;
  data: Company;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Numbering of one kind of document. */
export interface CompanySeries {
  /**
   * Kind of document: `invoice`, `credit_note`, `adjustment`, `transfer`, `purchase_order`, `reception`, `collection` or `vendor_payment`.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Text before the number.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * Number of the next document.
   *
   * At least 1.
   */
  nextNumber: number;
  /**
   * Minimum number of digits; shorter numbers are filled with zeros.
   *
   * 0 to 18.
   */
  pad: number;
}

/**
 * Short code of the record. Case is ignored: codes that differ only in case are equal.
 *
 * 1 to 40 characters.
 */
export type ConfigCode = string;

/**
 * Calendar day of the company (`YYYY-MM-DD`), from year 1 on.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type ConfigDay = string;

/**
 * Name to show to people.
 *
 * 1 to 200 characters.
 */
export type ConfigName = string;

/** Reply that confirms the operation. */
export interface ConfirmationReply {
  /** Always true. */
  ok: true;
  /** Always null. */
  data: null;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message: string;
}

/** Contact person of the customer or vendor. */
export interface Contact {
  /**
   * Name of the contact person.
   *
   * 1 to 200 characters.
   */
  name: string;
  /**
   * Role of the contact person, such as `Purchasing`.
   *
   * 1 to 100 characters.
   */
  role?: string | undefined;
  /**
   * E-mail address of the contact person.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email?: string | undefined;
  /**
   * Phone number of the contact person.
   *
   * 1 to 40 characters.
   */
  phone?: string | undefined;
}

/** A credit note with all that it was made from. */
export interface CreditNote {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  status: CreditNoteStatus;
  invoiceId: Id;
  /**
   * The number of the invoice.
   *
   * At most 60 characters.
   */
  invoiceNumber: string;
  customerId: Id;
  /**
   * The customer's name on the invoice.
   *
   * At most 200 characters.
   */
  customerName: string;
  date: Day;
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  appliedAmount: Money;
  unappliedAmount: Money;
  /**
   * Why it was issued.
   *
   * At most 500 characters.
   */
  reason: string;
  /** Whether goods came back into stock. */
  restock: boolean;
  exchangeRate: DocumentRate;
  /**
   * In the order of the invoice.
   *
   * At most 500 items.
   */
  lines: CreditNoteLine[];
  /**
   * By category and rate, as on the invoice.
   *
   * At most 500 items.
   */
  taxes: TaxBreakdown[];
  /**
   * When it was voided; null when it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  voidedAt: string | null;
  /**
   * Why it was voided.
   *
   * At most 500 characters.
   */
  voidReason: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A credit note and what it settles. */
export interface CreditNoteAllocation {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  /** Whether something is left. */
  status: "issued" | "applied";
  customerId: Id;
  currencyCode: CurrencyCode;
  grandTotal: Money;
  appliedAmount: Money;
  unappliedAmount: Money;
  /**
   * What it settles.
   *
   * At most 10000 items.
   */
  allocations: ReceivableAllocation[];
  version: Version;
}

/** The answer. */
export interface CreditNoteAllocationReply {
  /** Always true. */
  ok: true;
  data: CreditNoteAllocation;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** What a credit note is made from. Without lines it credits all that is left. */
export interface CreditNoteInput {
  invoiceId: Id;
  /**
   * Printed on the document.
   *
   * 3 to 500 characters.
   */
  reason: string;
  /**
   * Each line of the invoice once at the most.
   *
   * 1 to 500 items.
   */
  lines?: readonly CreditNoteLineInput[] | undefined;
  /** Whether the goods come back into stock; true unless said otherwise. */
  restock?: boolean | undefined;
  date?: Day | undefined;
}

/** A credited part of a line. */
export interface CreditNoteLine {
  id: Id;
  invoiceLineId: Id;
  productId: Id;
  /**
   * The product's code on the invoice.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * What the line says.
   *
   * At most 500 characters.
   */
  description: string;
  /**
   * Where the goods came back; null where none did.
   *
   * At least 1.
   */
  warehouseId: number | null;
  quantity: Quantity;
  netAmount: Money;
  taxAmount: Money;
}

/** How much of a line of the invoice is credited. */
export interface CreditNoteLineInput {
  invoiceLineId: Id;
  quantity: PositiveQuantity;
}

/** A credit note in a list. */
export interface CreditNoteListItem {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  status: CreditNoteStatus;
  invoiceId: Id;
  /**
   * The number of the invoice.
   *
   * At most 60 characters.
   */
  invoiceNumber: string;
  customerId: Id;
  /**
   * The customer's name on the invoice.
   *
   * At most 200 characters.
   */
  customerName: string;
  date: Day;
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  appliedAmount: Money;
  unappliedAmount: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of credit notes. */
export interface CreditNoteListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: CreditNoteListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Which allocation is taken back. */
export interface CreditNoteRelease {
  receivableId: Id;
}

/** A credit note. */
export interface CreditNoteReply {
  /** Always true. */
  ok: true;
  data: CreditNote;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Issued with something left to apply, applied whole, or void. */
export type CreditNoteStatus = "issued" | "applied" | "void";

/** Why a credit note is void. */
export interface CreditNoteVoid {
  /**
   * Kept with the document and in the audit.
   *
   * 3 to 500 characters.
   */
  reason: string;
}

/**
 * Why, in a few words; null for none.
 *
 * At most 500 characters.
 */
export type CrmNote = string | null;

/**
 * What the opportunity is about.
 *
 * 1 to 200 characters.
 */
export type CrmTitle = string;

/** Currency of the company. */
export interface Currency {
  code: CurrencyCode;
  /**
   * Name of the currency in the language of the request.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * Currency sign, such as `US$`. It may not be unique.
   *
   * At most 10 characters.
   */
  symbol: string;
  /**
   * Number of decimals of amounts in this currency, by ISO 4217.
   *
   * 0 to 4.
   */
  decimals: number;
  /** True if new documents may use the currency. */
  active: boolean;
  /** True for the base currency, in which the company keeps its books. */
  isBase: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/**
 * Currency, as an ISO 4217 code such as `USD`.
 *
 * At most 3 characters.
 */
export type CurrencyCode = string;

/** New state of a currency. */
export interface CurrencyInput {
  /** True if new documents may use the currency. */
  active: boolean;
}

/** Reply with one page of currencies. */
export interface CurrencyListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: Currency[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one currency. */
export interface CurrencyReply {
  /** Always true. */
  ok: true;
  data: Currency;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Customer with all its fields. */
export interface Customer {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * Trade name; null if there is none.
   *
   * At most 200 characters.
   */
  tradeName: string | null;
  /**
   * Type of the tax number, such as `RNC`, `NIT` or `VAT`; null without a tax number.
   *
   * At most 20 characters.
   */
  taxIdType: string | null;
  /**
   * Tax number; null if there is none.
   *
   * At most 40 characters.
   */
  taxId: string | null;
  /**
   * E-mail address; null if there is none.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Phone number; null if there is none.
   *
   * At most 40 characters.
   */
  phone: string | null;
  language: PrintLanguage;
  /**
   * City or town of the address; null if it is not known.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False if the customer is deactivated. */
  active: boolean;
  address: PartyAddress;
  /**
   * Code of the default payment terms of the customer's documents; null for `CONTADO`.
   *
   * At most 40 characters.
   */
  paymentTerms: string | null;
  currencyCode: CurrencyCode;
  /**
   * Maximum amount that the customer may owe, in the currency of the company. It does not limit invoices that are due on the day of issue, so 0 allows only cash sales. Null for no limit.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  creditLimit: number | null;
  /**
   * Total open amount of the customer's receivables, in the currency of the company.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  openAmount: number;
  /** True if prices of new invoices to the customer include tax, unless the invoice says otherwise. False applies the setting of the company. */
  priceIncludesTax: boolean;
  /** True if the customer is blocked: new invoices to the customer are refused (409 `customer_blocked`). */
  blocked: boolean;
  /**
   * Contact persons, in the order in which they were sent.
   *
   * At most 20 items.
   */
  contacts: Contact[];
  /**
   * Internal notes of the company; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A customer's balance as of a day. */
export interface CustomerBalance {
  customerId: Id;
  asOf: Day;
  currencyCode: CurrencyCode;
  invoiced: Total;
  collected: Total;
  credited: Total;
  unappliedCredit: Total;
  openAmount: Total;
  overdueAmount: Total;
  netBalance: Total;
  /**
   * In the company's currency; null without one.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  creditLimit: number | null;
  /**
   * What is left of the limit today; null without one.
   *
   * At least -100000000000000000000. At most 4 decimals.
   */
  availableCredit: number | null;
  /**
   * In each currency of its documents.
   *
   * At most 200 items.
   */
  byCurrency: CustomerCurrencyBalance[];
  /**
   * Day of the last payment that stands; null without any.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lastPaymentAt: string | null;
}

/** The answer. */
export interface CustomerBalanceReply {
  /** Always true. */
  ok: true;
  data: CustomerBalance;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** The balance in one currency. */
export interface CustomerCurrencyBalance {
  currencyCode: CurrencyCode;
  invoiced: Total;
  collected: Total;
  credited: Total;
  unappliedCredit: Total;
  openAmount: Total;
  overdueAmount: Total;
  netBalance: Total;
}

/** Values of a new or updated customer. */
export interface CustomerInput {
  code?: PartyCode | undefined;
  name: PartyName;
  tradeName?: TradeName | undefined;
  taxIdType?: TaxIdType | undefined;
  taxId?: TaxId | undefined;
  email?: PartyEmail | undefined;
  phone?: PartyPhone | undefined;
  language?: PrintLanguage | undefined;
  address?: PartyAddressInput | undefined;
  paymentTerms?: PartyTerms | undefined;
  /**
   * Currency of documents that name no other one, as an ISO 4217 code. The default is the currency of the company.
   *
   * At most 3 characters.
   */
  currencyCode?: string | undefined;
  /**
   * Maximum amount that the customer may owe, in the currency of the company and with at most its decimals. It does not limit invoices that are due on the day of issue, so 0 allows only cash sales. Null for no limit.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  creditLimit?: number | null | undefined;
  /** True if prices of new invoices to the customer include tax, unless the invoice says otherwise. The default is false, which applies the setting of the company. */
  priceIncludesTax?: boolean | undefined;
  /** True if the customer is blocked: new invoices to the customer are refused (409 `customer_blocked`). */
  blocked?: boolean | undefined;
  /**
   * Contact persons, in the order in which they were sent.
   *
   * At most 20 items.
   */
  contacts?: readonly Contact[] | undefined;
  notes?: PartyNotes | undefined;
  /** False deactivates the customer, true activates it. A new customer is active by default. */
  active?: boolean | undefined;
}

/** Customer in a list. */
export interface CustomerListItem {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * Tax number; null if there is none.
   *
   * At most 40 characters.
   */
  taxId: string | null;
  /**
   * E-mail address; null if there is none.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Phone number; null if there is none.
   *
   * At most 40 characters.
   */
  phone: string | null;
  /**
   * City or town of the address; null if it is not known.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False if the customer is deactivated. */
  active: boolean;
  /**
   * Total open amount of the customer's receivables, in the currency of the company.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  openAmount: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Reply with one page of customers. */
export interface CustomerListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: CustomerListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one customer. */
export interface CustomerReply {
  /** Always true. */
  ok: true;
  data: Customer;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Calendar day of the company (`YYYY-MM-DD`), without a time zone.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type Day = string;

/** An address as it was when the document was made. */
export interface DocumentAddress {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1: string | null;
  /**
   * More of the street.
   *
   * At most 200 characters.
   */
  line2: string | null;
  /**
   * City.
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
   * ISO 3166 alpha-2.
   *
   * At most 2 characters.
   */
  country: string | null;
}

/**
 * The formatted number of the document; null while it is a draft.
 *
 * At most 60 characters.
 */
export type DocumentNumber = string | null;

/** Who stood on a document when it was made. */
export interface DocumentParty {
  /**
   * The party's code.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * The legal name.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * The name it trades under.
   *
   * At most 200 characters.
   */
  tradeName: string | null;
  /**
   * The kind of its tax id.
   *
   * At most 20 characters.
   */
  taxIdType: string | null;
  /**
   * Its tax id.
   *
   * At most 40 characters.
   */
  taxId: string | null;
  /**
   * E-mail address.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Telephone.
   *
   * At most 40 characters.
   */
  phone: string | null;
  language?: PrintLanguage;
  address: DocumentAddress;
}

/**
 * How many units of the company's currency one unit of the document's is worth.
 *
 * 0 to 9999999999999. More than 0. At most 10 decimals.
 */
export type DocumentRate = number;

/** One error in the request and the place where the server found it. */
export interface ErrorDetail {
  /**
   * Path of the value that has the error, such as `body.lines.0.quantity` or `query.pageSize`.
   *
   * At most 500 characters.
   */
  path: string;
  code: ErrorCode;
  /**
   * Explanation of the error for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message: string;
}

/** Reply of every failed request. */
export interface ErrorReply {
  /** Always false. */
  ok: false;
  /**
   * Explanation of the failure for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message: string;
  /**
   * Explanation of each error, in the same order as `details`.
   *
   * At most 100 items.
   */
  errors?: string[];
  code: ErrorCode;
  /**
   * Id of the request in the server's log; also sent in the `X-Request-Id` header.
   *
   * At most 128 characters.
   */
  requestId: string;
  /**
   * Errors in the request, each with its place and code.
   *
   * At most 100 items.
   */
  details?: ErrorDetail[];
}

/** One change of one record. */
export interface Event {
  position: EventPosition;
  /**
   * Type of the change, such as `product.updated`. New types may be added.
   *
   * At most 64 characters.
   */
  type: string;
  /**
   * Kind of record, such as `product`.
   *
   * At most 64 characters.
   */
  objectType: string;
  /**
   * Id of the record, as text.
   *
   * At most 64 characters.
   */
  objectId: string;
  at: Instant;
  /**
   * `X-Request-Id` of the request that made the change; null if no request made it.
   *
   * At most 128 characters.
   */
  requestId: string | null;
}

/** Reply with events of the changes feed. */
export interface EventListReply {
  /** Always true. */
  ok: true;
  /**
   * Events in ascending order of position.
   *
   * At most 500 items.
   */
  data: Event[];
  nextAfter: EventPosition;
  /** True if more events are available now. */
  hasMore: boolean;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Position in the changes feed; 0 is the position before the first event.
 *
 * At least 0.
 */
export type EventPosition = number;

/** Exchange rate of a currency pair from a day on. */
export interface ExchangeRate {
  id: Id;
  base: CurrencyCode;
  quote: CurrencyCode;
  rate: Rate;
  validFrom: Day;
  /**
   * Source of the rate, such as `Central bank`; null if it is not known.
   *
   * At most 200 characters.
   */
  source: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Values of a new exchange rate. */
export interface ExchangeRateInput {
  base: CurrencyCode;
  quote: CurrencyCode;
  rate: Rate;
  validFrom?: ConfigDay | undefined;
  /**
   * Source of the rate, such as `Central bank`; null if it is not known.
   *
   * At most 200 characters.
   */
  source?: string | null | undefined;
}

/** Reply with one page of exchange rates. */
export interface ExchangeRateListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: ExchangeRate[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one exchange rate. */
export interface ExchangeRateReply {
  /** Always true. */
  ok: true;
  data: ExchangeRate;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** New values of an exchange rate. */
export interface ExchangeRateUpdate {
  rate: Rate;
  /**
   * Source of the rate, such as `Central bank`; null if it is not known.
   *
   * At most 200 characters.
   */
  source?: string | null | undefined;
}

/**
 * What it may bring, with at most the currency's decimals; null when nobody can tell.
 *
 * 0 to 9999999999999. At most 4 decimals.
 */
export type ExpectedAmount = number | null;

/**
 * Time at which the key expires, in the future; null if it never expires.
 *
 * An instant, RFC 3339. At most 40 characters.
 */
export type Expiry = string | null;

/**
 * Permission in the form `module:action`, or `module:*` for all actions of a module.
 *
 * At most 80 characters.
 */
export type Grant = string;

/**
 * Numeric id of the record, unique among records of the same kind.
 *
 * At least 1.
 */
export type Id = number;

/**
 * Date and time in RFC 3339 format. Replies use the offset of the company's time zone.
 *
 * An instant, RFC 3339. At most 40 characters.
 */
export type Instant = string;

/** An invoice with all that it was made from. */
export interface Invoice {
  id: Id;
  number: DocumentNumber;
  status: InvoiceStatus;
  customerId: Id;
  /**
   * The customer's name when the invoice was made.
   *
   * At most 200 characters.
   */
  customerName: string;
  issueDate: Day;
  dueDate: Day;
  /**
   * The code of the payment terms.
   *
   * At most 40 characters.
   */
  paymentTerms: string;
  currencyCode: CurrencyCode;
  exchangeRate: DocumentRate;
  /** Whether tax is rounded once per rate or per line. */
  taxRounding: "document" | "line";
  /** Whether the unit prices include the taxes. */
  pricesIncludeTax: boolean;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  paidAmount: Money;
  creditedAmount: Money;
  openAmount: Money;
  /** Past its due date with something open; on the due date it is not. */
  overdue: boolean;
  companyCurrency: CompanyCurrencyTotals;
  /**
   * In the order in which they are printed.
   *
   * At most 500 items.
   */
  lines: InvoiceLine[];
  /**
   * By category and rate; the bases sum to `total`, the amounts to `taxTotal`.
   *
   * At most 500 items.
   */
  taxes: TaxBreakdown[];
  /**
   * What was paid of it.
   *
   * At most 10000 items.
   */
  payments: InvoicePayment[];
  /**
   * What was credited of it.
   *
   * At most 10000 items.
   */
  creditNotes: InvoiceCreditNote[];
  customer: DocumentParty;
  company: DocumentParty;
  /**
   * When it was voided; null when it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  voidedAt: string | null;
  /**
   * Why it was voided.
   *
   * At most 500 characters.
   */
  voidReason: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What an invoice that was just made answers of itself. */
export interface InvoiceCreated {
  id: Id;
  number: DocumentNumber;
  status: InvoiceStatus;
  issueDate: Day;
  dueDate: Day;
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  openAmount: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** An invoice that was just made. */
export interface InvoiceCreatedReply {
  /** Always true. */
  ok: true;
  data: InvoiceCreated;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** A credit note of the invoice. */
export interface InvoiceCreditNote {
  creditNoteId: Id;
  /**
   * The number of the credit note.
   *
   * At most 60 characters.
   */
  number: string;
  date: Day;
  grandTotal: Money;
  appliedAmount: Money;
}

/** A draft that is no more. */
export interface InvoiceDeleted {
  id: Id;
}

/** A deleted draft. */
export interface InvoiceDeletedReply {
  /** Always true. */
  ok: true;
  data: InvoiceDeleted;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** What an invoice is made from. */
export interface InvoiceInput {
  customerId: Id;
  /**
   * In the order in which they are printed.
   *
   * 1 to 500 items.
   */
  lines: readonly InvoiceLineInput[];
  /**
   * A code of the payment terms; by default the customer's, else CONTADO.
   *
   * 1 to 40 characters.
   */
  paymentTerms?: string | undefined;
  currencyCode?: CurrencyCode | undefined;
  exchangeRate?: DocumentRate | undefined;
  notes?: Block | undefined;
  issueDate?: Day | undefined;
  /** Whether unit prices include the taxes; by default as the customer's record says, else the company's. */
  pricesIncludeTax?: boolean | undefined;
  /** False keeps a draft: no number, no stock, nothing owed. */
  issue?: boolean | undefined;
}

/** How a draft is issued. */
export interface InvoiceIssue {
  issueDate?: Day | undefined;
}

/** A line as it was issued. */
export interface InvoiceLine {
  id: Id;
  productId: Id;
  /**
   * The product's code when the invoice was made.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * What the line says.
   *
   * At most 500 characters.
   */
  description: string;
  /**
   * The unit of the quantity.
   *
   * At most 20 characters.
   */
  unit: string;
  /**
   * Where the goods left; null for services.
   *
   * At least 1.
   */
  warehouseId: number | null;
  quantity: Quantity;
  unitPrice: Price;
  discountPercent: Percent;
  netAmount: Money;
  /**
   * The only rate, or the first; null without any.
   *
   * At least 1.
   */
  taxRateId: number | null;
  taxRate: Percent;
  taxCategory: LineTaxCategory;
  taxAmount: Money;
  /**
   * The rates of the line.
   *
   * At most 3 items.
   */
  taxes: LineTax[];
  creditedQuantity: Quantity;
}

/** One line. Its taxes are `taxRateId`, or up to three `taxRateIds`, or else the product's. */
export interface InvoiceLineInput {
  productId: Id;
  quantity: PositiveQuantity;
  unitPrice?: Price | undefined;
  /**
   * Taken off the line before tax.
   *
   * 0 to 100. At most 6 decimals.
   */
  discountPercent?: number | undefined;
  taxRateId?: Id | undefined;
  /**
   * Several rates on one line, instead of `taxRateId`.
   *
   * 1 to 3 items.
   */
  taxRateIds?: readonly Id[] | undefined;
  warehouseId?: Id | undefined;
  /**
   * What the line says; by default the name of the product.
   *
   * 1 to 500 characters.
   */
  description?: string | undefined;
}

/** An invoice in a list. */
export interface InvoiceListItem {
  id: Id;
  number: DocumentNumber;
  status: InvoiceStatus;
  customerId: Id;
  /**
   * The customer's name when the invoice was made.
   *
   * At most 200 characters.
   */
  customerName: string;
  issueDate: Day;
  dueDate: Day;
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  openAmount: Money;
  /** Past its due date with something open; on the due date it is not. */
  overdue: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of invoices. */
export interface InvoiceListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: InvoiceListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** A payment allocated to the invoice. */
export interface InvoicePayment {
  paymentId: Id;
  /**
   * The number of the payment.
   *
   * At most 60 characters.
   */
  number: string;
  date: Day;
  amount: Money;
}

/** An invoice. */
export interface InvoiceReply {
  /** Always true. */
  ok: true;
  data: Invoice;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Where an invoice stands; whether it is overdue is told apart by `overdue`. */
export type InvoiceStatus = "draft" | "issued" | "partially_paid" | "paid" | "void";

/** Why an invoice is void. */
export interface InvoiceVoid {
  /**
   * Kept with the invoice and in the audit.
   *
   * 3 to 500 characters.
   */
  reason: string;
}

/** A lead in full. */
export interface Lead {
  id: Id;
  /**
   * Who it is.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Where they work.
   *
   * At most 200 characters.
   */
  companyName: string | null;
  /**
   * Where to write to.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Where to call.
   *
   * At most 40 characters.
   */
  phone: string | null;
  /** How the company came by it. */
  source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
  status: LeadStatus;
  ownerId: OptionalId;
  estimatedAmount: ExpectedAmount;
  customerId: OptionalId;
  /**
   * For colleagues.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * The note of the last change of status.
   *
   * At most 500 characters.
   */
  statusNote: string | null;
  statusChangedAt: Instant;
  opportunityId: OptionalId;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What a lead is created from; `email` or `phone` must be told. */
export interface LeadInput {
  /**
   * Who it is.
   *
   * 1 to 200 characters.
   */
  name: string;
  /**
   * Where they work; null for nowhere.
   *
   * At most 200 characters.
   */
  companyName?: string | null | undefined;
  /**
   * Where to write to; null for none.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email?: string | null | undefined;
  /**
   * Where to call; null for none.
   *
   * 1 to 40 characters.
   */
  phone?: string | null | undefined;
  source?: LeadSource | undefined;
  estimatedAmount?: ExpectedAmount | undefined;
  /**
   * For colleagues; null for none.
   *
   * At most 2000 characters.
   */
  notes?: string | null | undefined;
  ownerId?: OptionalId | undefined;
  customerId?: OptionalId | undefined;
  opportunity?: LeadOpportunity | undefined;
}

/** A lead as lists show it. */
export interface LeadListItem {
  id: Id;
  /**
   * Who it is.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Where they work.
   *
   * At most 200 characters.
   */
  companyName: string | null;
  /**
   * Where to write to.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Where to call.
   *
   * At most 40 characters.
   */
  phone: string | null;
  /** How the company came by it. */
  source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
  status: LeadStatus;
  ownerId: OptionalId;
  estimatedAmount: ExpectedAmount;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of leads. */
export interface LeadListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: LeadListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** The first opportunity of a lead, made with it. */
export interface LeadOpportunity {
  title: CrmTitle;
  expectedAmount?: ExpectedAmount | undefined;
  currencyCode?: CurrencyCode | undefined;
  expectedCloseDate?: OptionalDay | undefined;
}

/** A lead in its envelope. */
export interface LeadReply {
  /** Always true. */
  ok: true;
  data: Lead;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** How the company came by a lead. */
export type LeadSource = "web" | "referido" | "llamada" | "evento" | "otro";

/** Where a lead stands. */
export type LeadStatus = "new" | "contacted" | "qualified" | "converted" | "lost";

/** Where a lead goes from here. */
export interface LeadStatusChange {
  status: LeadStatus;
  note?: CrmNote | undefined;
}

/**
 * Text of one line without control characters. The server trims it and normalises it to Unicode NFC.
 *
 * At most 200 characters.
 */
export type Line = string;

/** A rate that taxed a line. */
export interface LineTax {
  taxRateId: Id;
  /**
   * The code of the rate.
   *
   * At most 40 characters.
   */
  code: string;
  rate: Percent;
  category: LineTaxCategory;
}

/**
 * How the line is taxed. Exempt, not subject and reverse charge carry rate 0 and a reason.
 *
 * At most 40 characters.
 */
export type LineTaxCategory = "standard" | "reduced" | "zero" | "exempt" | "not_subject" | "reverse_charge" | (string & {});

/** Credentials of a user. */
export interface LoginInput {
  /**
   * E-mail address of the user; case is ignored.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email: string;
  /**
   * Password of the user, at most 72 bytes in UTF-8.
   *
   * 1 to 1024 characters.
   */
  password: string;
  /**
   * Code of six digits that the authenticator app shows, or a recovery code. Required if the user has a second factor, ignored otherwise.
   *
   * 1 to 40 characters.
   */
  code?: string | undefined;
}

/** Reply with the tokens and the user. */
export interface LoginReply {
  /** Always true. */
  ok: true;
  data: LoginResult;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Tokens and user of a successful login. */
export interface LoginResult {
  /**
   * Access token (JWT) to send as `Authorization: Bearer`; empty with cookies.
   *
   * At most 2048 characters.
   */
  token: string;
  /**
   * Refresh token (JWT), valid for one use; empty with cookies.
   *
   * At most 2048 characters.
   */
  refreshToken: string;
  /**
   * Number of seconds until the access token expires.
   *
   * 1 to 31536000.
   */
  expiresIn: number;
  user: LoginUser;
  /** True if the user must change the password first. Until then, operations that need a permission are refused (403 `password_change_required`). */
  mustChangePassword: boolean;
  /** True if the user must set up a second factor first. Until then, operations that need a permission are refused (403 `second_factor_setup_required`). */
  mustSetUpSecondFactor: boolean;
}

/** User who logged in. */
export interface LoginUser {
  id: Id;
  /**
   * Name of the user, as shown to people.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * E-mail address of the user.
   *
   * At most 254 characters.
   */
  email: string;
  /**
   * Role of the user: `admin`, `manager`, `warehouse`, `reviewer` or `viewer`.
   *
   * At most 40 characters.
   */
  role: string;
}

/** Reply that confirms the operation. */
export interface LogoutReply {
  /** Always true. */
  ok: true;
  /** Always null. */
  data: null;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message: string;
}

/** User or API key that sends the request. `email`, `role`, `companyId`, `timeZone`, `locale`, `mustChangePassword`, `mustSetUpSecondFactor` and `lastLoginAt` are present for a user and absent for an API key. */
export interface Me {
  /** Kind of caller: `user` (a person) or `apiKey`. */
  type: "user" | "apiKey";
  id: Id;
  /**
   * Name of the user or key, as shown to people.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * E-mail address of the user.
   *
   * At most 254 characters.
   */
  email?: string;
  /**
   * Role of the user: `admin`, `manager`, `warehouse`, `reviewer` or `viewer`.
   *
   * At most 40 characters.
   */
  role?: string;
  /**
   * Permissions of the caller, each in the form `module:action` or `module:*`.
   *
   * At most 200 items.
   */
  permissions: string[];
  companyId?: Id;
  /**
   * IANA time zone of the company, such as `America/Santo_Domingo`.
   *
   * At most 64 characters.
   */
  timeZone?: string;
  /** Language of messages to the user: `es` (Spanish) or `en` (English). */
  locale?: "es" | "en";
  /** True if the user must change the password first. Until then, operations that need a permission are refused (403 `password_change_required`). */
  mustChangePassword?: boolean;
  /** True if the user must set up a second factor first. Until then, operations that need a permission are refused (403 `second_factor_setup_required`). */
  mustSetUpSecondFactor?: boolean;
  /**
   * Time of the user's last login; null if there is none.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastLoginAt?: string | null;
}

/** Reply with the caller. */
export interface MeReply {
  /** Always true. */
  ok: true;
  data: Me;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Amount in the currency of the document, with at most as many decimals as the currency has.
 *
 * -9999999999999 to 9999999999999. At most 4 decimals.
 */
export type Money = number;

/** One line of the stock ledger. Never altered, so its version stays 1. Goods move at the value that their document gives them. Where stock changes by another value, because goods were sold before they came in or taken back after others had left, a line of quantity 0 corrects the value. */
export interface Movement {
  id: Id;
  date: Day;
  productId: Id;
  /**
   * The company's code of the product.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * Name of the product.
   *
   * At most 200 characters.
   */
  productName: string;
  warehouseId: Id;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  warehouseName: string;
  /**
   * Kind of document.
   *
   * At most 40 characters.
   */
  documentType: "adjustment" | "transfer" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {});
  documentId: Id;
  /**
   * Number of the document.
   *
   * At most 40 characters.
   */
  documentNumber: string;
  quantity: Quantity;
  quantityAfter: Quantity;
  /**
   * Cost per unit, at most six decimals. Only with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number;
  /**
   * Value moved, in company currency, with the sign of the quantity; of a correction with either sign. Only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of the ledger. */
export interface MovementListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: Movement[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** New API key with its value. */
export interface NewApiKey {
  id: Id;
  /**
   * Beginning and last four characters of the key.
   *
   * At most 60 characters.
   */
  masked: string;
  /**
   * Descriptive name of the key.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Permissions of the key.
   *
   * At most 200 items.
   */
  permissions: string[];
  /**
   * IP addresses or ranges from which the key may be used; an empty list allows every address.
   *
   * At most 1000 items.
   */
  allowedIps: string[];
  /**
   * Time at which the key expires; null if it never expires.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /** True if the key has expired. */
  expired: boolean;
  /**
   * Time of the last request with the key, accurate to one second; null if it was never used.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
  /**
   * IP address of the last request with the key; null if it was never used.
   *
   * At most 64 characters.
   */
  lastUsedIp: string | null;
  status: ApiKeyStatus;
  /**
   * Name of the user who created the key; null if the operator of the server created it.
   *
   * At most 200 characters.
   */
  createdBy: string | null;
  /**
   * Time at which the key was revoked; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * Id of the key that this key replaced; null if there is none.
   *
   * At least 1.
   */
  replacesId: number | null;
  /**
   * Id of the key that replaced this key; null if it was not replaced.
   *
   * At least 1.
   */
  replacedById: number | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * The key to send in `X-API-Key`. It is not shown again.
   *
   * At most 100 characters.
   */
  value: string;
}

/** Reply with a new API key and its value. */
export interface NewApiKeyReply {
  /** Always true. */
  ok: true;
  data: NewApiKey;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * New password: at least 8 characters and at most 72 bytes in UTF-8. The server does not trim it. Widely used passwords, and those that contain the user's name or e-mail address, are refused (400 `password_too_weak`).
 *
 * 8 to 1024 characters.
 */
export type NewPassword = string;

/**
 * Value to send as `cursor` to get the next page; absent on the last page.
 *
 * At most 600 characters.
 */
export type NextCursor = string;

/** A stage in which an opportunity is still open. */
export type OpenStage = "prospecting" | "qualification" | "proposal" | "negotiation";

/** An opportunity with its history. */
export interface Opportunity {
  id: Id;
  /**
   * What it is about.
   *
   * At most 200 characters.
   */
  title: string;
  leadId: OptionalId;
  customerId: OptionalId;
  stage: OpportunityStage;
  /**
   * Of being won, in percent; follows from the stage.
   *
   * 0 to 100.
   */
  probability: number;
  expectedAmount: ExpectedAmount;
  /**
   * expectedAmount times probability, rounded to the currency's decimals.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  weightedAmount: number | null;
  currencyCode: CurrencyCode;
  expectedCloseDate: OptionalDay;
  ownerId: OptionalId;
  /**
   * Why it was lost; null unless it is.
   *
   * At most 500 characters.
   */
  lostReason: string | null;
  stageChangedAt: Instant;
  /**
   * The last 1,000 changes of stage, oldest first.
   *
   * At most 1000 items.
   */
  stageHistory: StageHistoryEntry[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What an opportunity is created from; `leadId` or `customerId` must be told. */
export interface OpportunityInput {
  title: CrmTitle;
  leadId?: OptionalId | undefined;
  customerId?: OptionalId | undefined;
  expectedAmount?: ExpectedAmount | undefined;
  currencyCode?: CurrencyCode | undefined;
  expectedCloseDate?: OptionalDay | undefined;
  ownerId?: OptionalId | undefined;
  stage?: OpenStage | undefined;
}

/** An opportunity as lists show it. */
export interface OpportunityListItem {
  id: Id;
  /**
   * What it is about.
   *
   * At most 200 characters.
   */
  title: string;
  leadId: OptionalId;
  customerId: OptionalId;
  stage: OpportunityStage;
  /**
   * Of being won, in percent; follows from the stage.
   *
   * 0 to 100.
   */
  probability: number;
  expectedAmount: ExpectedAmount;
  /**
   * expectedAmount times probability, rounded to the currency's decimals.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  weightedAmount: number | null;
  currencyCode: CurrencyCode;
  expectedCloseDate: OptionalDay;
  ownerId: OptionalId;
  /**
   * Why it was lost; null unless it is.
   *
   * At most 500 characters.
   */
  lostReason: string | null;
  stageChangedAt: Instant;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of opportunities. */
export interface OpportunityListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: OpportunityListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** An opportunity in its envelope. */
export interface OpportunityReply {
  /** Always true. */
  ok: true;
  data: Opportunity;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Where an opportunity stands. */
export type OpportunityStage = "prospecting" | "qualification" | "proposal" | "negotiation" | "won" | "lost";

/**
 * A calendar day of the company; null for none.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type OptionalDay = string | null;

/**
 * A record of the company; null for none.
 *
 * At least 1.
 */
export type OptionalId = number | null;

/** Current password and new password of the caller. */
export interface OwnPassword {
  /**
   * Current password of the caller.
   *
   * 1 to 1024 characters.
   */
  currentPassword: string;
  newPassword: NewPassword;
}

/**
 * Number of the returned page; the first page is 1.
 *
 * 1 to 100000.
 */
export type PageNumber = number;

/**
 * Number of records per page.
 *
 * 1 to 100.
 */
export type PageSize = number;

/** Postal address; a field that is not known is null. */
export interface PartyAddress {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1: string | null;
  /**
   * Second line: building, floor or district.
   *
   * At most 200 characters.
   */
  line2: string | null;
  /**
   * City or town.
   *
   * At most 100 characters.
   */
  city: string | null;
  /**
   * Province, state or department.
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
   * Country, as an ISO 3166-1 alpha-2 code such as `DO`.
   *
   * At most 2 characters.
   */
  country: string | null;
}

/** Postal address. It replaces the previous address as a whole: fields that are not sent become null. Null removes the address. */
export type PartyAddressInput = {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1?: string | null | undefined;
  /**
   * Second line: building, floor or district.
   *
   * At most 200 characters.
   */
  line2?: string | null | undefined;
  /**
   * City or town.
   *
   * At most 100 characters.
   */
  city?: string | null | undefined;
  /**
   * Province, state or department.
   *
   * At most 100 characters.
   */
  region?: string | null | undefined;
  /**
   * Postal code.
   *
   * At most 20 characters.
   */
  postalCode?: string | null | undefined;
  /**
   * Country, as an ISO 3166-1 alpha-2 code such as `DO`.
   *
   * At most 2 characters.
   */
  country?: string | null | undefined;
} | null;

/**
 * Code that the company uses for the customer or vendor. Unique among customers or among vendors; case is ignored.
 *
 * 1 to 40 characters.
 */
export type PartyCode = string;

/**
 * E-mail address; null if there is none.
 *
 * An e-mail address. 3 to 254 characters.
 */
export type PartyEmail = string | null;

/**
 * Legal name of the customer or vendor.
 *
 * 1 to 200 characters.
 */
export type PartyName = string;

/**
 * Internal notes of the company; null if there are none.
 *
 * At most 2000 characters.
 */
export type PartyNotes = string | null;

/**
 * Phone number; null if there is none.
 *
 * 1 to 40 characters.
 */
export type PartyPhone = string | null;

/**
 * Code of the payment terms of new documents that name none; null for `CONTADO`, which is due on the day of issue.
 *
 * 1 to 40 characters.
 */
export type PartyTerms = string | null;

/** Link with which a user sets a new password. */
export interface PasswordReset {
  /**
   * Token of the link: the part after `#` in `url`.
   *
   * At most 200 characters.
   */
  token: string;
  /**
   * Address of the console page on which the user sets the password.
   *
   * At most 2048 characters.
   */
  url: string;
  expiresAt: Instant;
}

/** Token of a reset link and the new password. */
export interface PasswordResetInput {
  /**
   * Token of the reset link: the part after `#`.
   *
   * 1 to 200 characters.
   */
  token: string;
  password: NewPassword;
}

/** Reply with a password reset link. */
export interface PasswordResetReply {
  /** Always true. */
  ok: true;
  data: PasswordReset;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What a document owes to a vendor. */
export interface Payable {
  id: Id;
  /**
   * The reception; null for an opening balance.
   *
   * At least 1.
   */
  receptionId: number | null;
  /**
   * The number of the document.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  /**
   * The vendor's own number.
   *
   * At most 60 characters.
   */
  vendorInvoiceNumber: string | null;
  vendorId: Id;
  /**
   * The vendor's name when it was made.
   *
   * At most 200 characters.
   */
  vendorName: string;
  issueDate: Day;
  dueDate: Day;
  currencyCode: CurrencyCode;
  amount: Money;
  paidAmount: Money;
  creditedAmount: Money;
  openAmount: Money;
  /** Open, partly settled, closed, or void with its document. */
  status: "open" | "partial" | "closed" | "void";
  /**
   * Days since the due date while something is open; 0 before.
   *
   * At least 0.
   */
  daysOverdue: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The aging as of a day. */
export interface PayableAging {
  asOf: Day;
  currencyCode: CurrencyCode;
  /**
   * From what is not overdue to the oldest.
   *
   * At most 6 items.
   */
  buckets: AgingBucket[];
  /**
   * By vendor, those who owe or are owed nothing left out; in order of name.
   *
   * At most 1000000 items.
   */
  rows: PayableAgingRow[];
  totals: AgingTotals;
  /**
   * With `detail`, the open documents, oldest due first.
   *
   * At most 500 items.
   */
  items?: PayableAgingItem[];
  /**
   * With `detail`, how many documents are open in all.
   *
   * At least 0.
   */
  itemCount?: number;
}

/** An open document and its bucket. */
export interface PayableAgingItem {
  payableId: Id;
  /**
   * The number of the document.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  vendorId: Id;
  /**
   * The vendor's name when it was made.
   *
   * At most 200 characters.
   */
  vendorName: string;
  dueDate: Day;
  /**
   * Days since the due date.
   *
   * At least 0.
   */
  daysOverdue: number;
  bucket: BucketKey;
  currencyCode: CurrencyCode;
  openAmount: Money;
}

/** The answer. */
export interface PayableAgingReply {
  /** Always true. */
  ok: true;
  data: PayableAging;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** The buckets of one vendor. */
export interface PayableAgingRow {
  vendorId: Id;
  /**
   * Its name today.
   *
   * At most 200 characters.
   */
  vendorName: string;
  current: Total;
  d1_30: Total;
  d31_60: Total;
  d61_90: Total;
  d91_120: Total;
  d120_plus: Total;
  unappliedCredit: Total;
  balance: Total;
}

/** A part that settled a document. */
export interface PayableAllocation {
  payableId: Id;
  /**
   * The reception; null for an opening balance.
   *
   * At least 1.
   */
  receptionId: number | null;
  /**
   * The number of the document.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  date: Day;
  amount: Money;
  openAfter: Money;
  exchangeDifference: Money;
}

/** Where money goes; at least one of the two. */
export interface PayableAllocationInput {
  /**
   * Each document once at the most.
   *
   * 1 to 500 items.
   */
  allocations?: readonly PayableAllocationLine[] | undefined;
  /** Whether what is left goes to the oldest due, in the same currency. */
  autoAllocate?: boolean | undefined;
}

/** How much of which document, named by exactly one of `payableId` and `receptionId`. */
export interface PayableAllocationLine {
  payableId?: Id | undefined;
  receptionId?: Id | undefined;
  amount: PositiveMoney;
}

/** One page of payables. */
export interface PayableListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: Payable[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** A payment with its allocations. `exchangeDifference` is in the company's currency: what the money was worth more than the document when they met. */
export interface PayablePayment {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  /** Posted, or taken back. */
  status: "posted" | "reversed";
  vendorId: Id;
  /**
   * The vendor's name when it was made.
   *
   * At most 200 characters.
   */
  vendorName: string;
  date: Day;
  method: PaymentMethod;
  currencyCode: CurrencyCode;
  amount: Money;
  allocatedAmount: Money;
  unallocatedAmount: Money;
  exchangeRate: DocumentRate;
  /**
   * Number of the cheque or transfer.
   *
   * At most 200 characters.
   */
  reference: string | null;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * What it settles.
   *
   * At most 10000 items.
   */
  allocations: PayableAllocation[];
  /**
   * When it was reversed; null when it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  reversedAt: string | null;
  /**
   * Why it was reversed.
   *
   * At most 500 characters.
   */
  reverseReason: string | null;
  vendorBalance: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What a payment is made from. */
export interface PayablePaymentInput {
  vendorId: Id;
  amount: PositiveMoney;
  method: PaymentMethod;
  date?: Day | undefined;
  currencyCode?: CurrencyCode | undefined;
  exchangeRate?: DocumentRate | undefined;
  reference?: Line | undefined;
  notes?: Block | undefined;
  /**
   * Each document once at the most.
   *
   * 1 to 500 items.
   */
  allocations?: readonly PayableAllocationLine[] | undefined;
  /** Whether what is left goes to the oldest due, in the same currency. */
  autoAllocate?: boolean | undefined;
}

/** A payment in a list. */
export interface PayablePaymentListItem {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  /** Posted, or taken back. */
  status: "posted" | "reversed";
  vendorId: Id;
  /**
   * The vendor's name when it was made.
   *
   * At most 200 characters.
   */
  vendorName: string;
  date: Day;
  method: PaymentMethod;
  currencyCode: CurrencyCode;
  amount: Money;
  allocatedAmount: Money;
  unallocatedAmount: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of payments. */
export interface PayablePaymentListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: PayablePaymentListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** The answer. */
export interface PayablePaymentReply {
  /** Always true. */
  ok: true;
  data: PayablePayment;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Why a payment is reversed, and on which day. */
export interface PayablePaymentReverse {
  /**
   * Kept with the document and in the audit.
   *
   * 3 to 500 characters.
   */
  reason: string;
  date?: Day | undefined;
}

/** How the money moved. */
export type PaymentMethod = "efectivo" | "transferencia" | "tarjeta" | "cheque" | "otro";

/** Payment terms, which set the due date of documents. */
export interface PaymentTerms {
  id: Id;
  /**
   * Code by which documents refer to the payment terms.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Name to show to people.
   *
   * At most 200 characters.
   */
  name: string;
  kind: PaymentTermsKind;
  /**
   * Number of days from the issue date to the due date; 0 for the kind `end_of_next_month`.
   *
   * 0 to 3650.
   */
  days: number;
  /** True if new documents may use the payment terms. */
  active: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Values of new payment terms. */
export interface PaymentTermsInput {
  code: ConfigCode;
  name: ConfigName;
  kind: PaymentTermsKind;
  /**
   * Number of days from the issue date to the due date. Required for the kind `days`; for `end_of_next_month`, only 0 is accepted.
   *
   * 0 to 3650.
   */
  days?: number | undefined;
}

/** Rule for the due date: `days` is a number of days after the issue date; `end_of_next_month` is the last day of the month after the issue date. */
export type PaymentTermsKind = "days" | "end_of_next_month";

/** Reply with one page of payment terms. */
export interface PaymentTermsListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: PaymentTerms[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one record of payment terms. */
export interface PaymentTermsReply {
  /** Always true. */
  ok: true;
  data: PaymentTerms;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** New values of payment terms. */
export interface PaymentTermsUpdate {
  name: ConfigName;
  /** True if new documents may use the payment terms. */
  active?: boolean | undefined;
}

/**
 * A percentage of at most six decimals.
 *
 * 0 to 1000. At most 6 decimals.
 */
export type Percent = number;

/** Lock of the books. */
export interface PeriodLock {
  /**
   * Last locked day; null if nothing is locked.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lockedThrough: string | null;
  version: Version;
}

/** New lock of the books. */
export interface PeriodLockInput {
  /**
   * Last day to lock, not in the future; null unlocks all days.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lockedThrough: string | null;
}

/** Reply with the lock of the books. */
export interface PeriodLockReply {
  /** Always true. */
  ok: true;
  data: PeriodLock;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * An amount above zero, with at most the currency's decimals.
 *
 * 0 to 9999999999999. More than 0. At most 4 decimals.
 */
export type PositiveMoney = number;

/**
 * Quantity greater than zero, with at most four decimals.
 *
 * 0 to 9999999999. More than 0. At most 4 decimals.
 */
export type PositiveQuantity = number;

/**
 * Price per unit, with at most six decimals.
 *
 * 0 to 9999999999999. At most 6 decimals.
 */
export type Price = number;

/** Language of printed documents for the customer or vendor, unless a print request names another one: `es` (Spanish) or `en` (English). Null for the language of the company. */
export type PrintLanguage = "es" | "en" | null;

/** Product with all its fields. */
export interface Product {
  id: Id;
  code: ProductCode;
  /**
   * Name of the product.
   *
   * At most 200 characters.
   */
  name: string;
  price: Price;
  stock: Quantity;
  /**
   * Name of the category; null if the product has none.
   *
   * At most 200 characters.
   */
  categoryName: string | null;
  /** False if the product is deactivated. */
  active: boolean;
  currencyCode: CurrencyCode;
  unit: UnitName;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * Description of the product; null if there is none.
   *
   * At most 2000 characters.
   */
  description: string | null;
  /**
   * Id of the category; null if the product has none.
   *
   * At least 1.
   */
  categoryId: number | null;
  /**
   * Barcode; null if there is none.
   *
   * At most 48 characters.
   */
  barcode: string | null;
  /** Type of product: `good` can have stock, `service` cannot. */
  type: "good" | "service";
  /** True if the server keeps stock of the product. */
  trackStock: boolean;
  /**
   * Id of the default tax rate of document lines with the product; null if there is none.
   *
   * At least 1.
   */
  taxRateId: number | null;
  /**
   * Average cost per unit in the currency of the company: the value of the stock divided by its quantity, with at most six decimals. Null without stock. Present only for callers with the permission `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  averageCost?: number | null;
  /**
   * Minimum stock. A product with less stock counts as low on stock; null if there is no minimum.
   *
   * 0 to 9999999999. At most 4 decimals.
   */
  minStock: number | null;
  /**
   * Stock in each warehouse that holds or has held the product, sorted by name of the warehouse.
   *
   * At most 10000 items.
   */
  stockByWarehouse: WarehouseStock[];
}

/** Product category. */
export interface ProductCategory {
  id: Id;
  /**
   * Name of the category.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Id of the category above this one; null at the top level.
   *
   * At least 1.
   */
  parentId: number | null;
  /**
   * Number of active products in the category, without its subcategories.
   *
   * At least 0.
   */
  productCount: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Reply with the id of a deleted category. */
export interface ProductCategoryDeletedReply {
  /** Always true. */
  ok: true;
  /** The deleted category. */
  data: {
    id: Id;
  };
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Values of a new or updated category. */
export interface ProductCategoryInput {
  name: ConfigName;
  /**
   * Id of the category above this one; null at the top level.
   *
   * At least 1.
   */
  parentId?: number | null | undefined;
}

/** Reply with one page of categories. */
export interface ProductCategoryListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: ProductCategory[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one category. */
export interface ProductCategoryReply {
  /** Always true. */
  ok: true;
  data: ProductCategory;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Code that the company uses for the product. Unique in the company; case is ignored.
 *
 * 1 to 40 characters.
 */
export type ProductCode = string;

/** Values of a new or updated product. */
export interface ProductInput {
  code: ProductCode;
  /**
   * Name of the product.
   *
   * 1 to 200 characters.
   */
  name: string;
  price: Price;
  /**
   * Id of the category; null for no category.
   *
   * At least 1.
   */
  categoryId?: number | null | undefined;
  /**
   * Id of the default tax rate of document lines with the product; null for none.
   *
   * At least 1.
   */
  taxRateId?: number | null | undefined;
  unit?: UnitName | undefined;
  /** Type of product: `good` (the default) can have stock, `service` cannot. */
  type?: "good" | "service" | undefined;
  /** True (the default for goods) if the server keeps stock of the product. Always false for services. */
  trackStock?: boolean | undefined;
  /**
   * Barcode, such as an EAN or UPC; unique in the company. Null for none.
   *
   * 1 to 48 characters.
   */
  barcode?: string | null | undefined;
  /**
   * Description of the product; null for none.
   *
   * At most 2000 characters.
   */
  description?: string | null | undefined;
  /** True if new documents may use the product; false deactivates it. A new product is active by default. */
  active?: boolean | undefined;
  /**
   * Minimum stock. A product with less stock counts as low on stock; null for no minimum.
   *
   * 0 to 9999999999. At most 4 decimals.
   */
  minStock?: number | null | undefined;
}

/** Product in a list. */
export interface ProductListItem {
  id: Id;
  code: ProductCode;
  /**
   * Name of the product.
   *
   * At most 200 characters.
   */
  name: string;
  price: Price;
  stock: Quantity;
  /**
   * Name of the category; null if the product has none.
   *
   * At most 200 characters.
   */
  categoryName: string | null;
  /** False if the product is deactivated. */
  active: boolean;
  currencyCode: CurrencyCode;
  unit: UnitName;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Reply with one page of products. */
export interface ProductListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: ProductListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one product. */
export interface ProductReply {
  /** Always true. */
  ok: true;
  data: Product;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** An order with its lines and receptions. */
export interface PurchaseOrder {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  status: PurchaseOrderStatus;
  vendorId: Id;
  /**
   * The vendor's name when the order was made.
   *
   * At most 200 characters.
   */
  vendorName: string;
  orderDate: Day;
  /**
   * When the goods should come; null when nobody said.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  expectedDate: string | null;
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  /**
   * Of the quantity ordered, at most two decimals; over 100 after an over-receipt.
   *
   * 0 to 9999999999999.
   */
  receivedPercent: number;
  warehouseId: Id;
  /**
   * The code of the payment terms.
   *
   * At most 40 characters.
   */
  paymentTerms: string;
  exchangeRate: DocumentRate;
  /**
   * The vendor's or the buyer's own reference.
   *
   * At most 200 characters.
   */
  reference: string | null;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * In the order in which they are printed.
   *
   * At most 500 items.
   */
  lines: PurchaseOrderLine[];
  /**
   * By category and rate.
   *
   * At most 500 items.
   */
  taxes: TaxBreakdown[];
  /**
   * What came in, in order.
   *
   * At most 10000 items.
   */
  receptions: Reception[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What an order is made from. */
export interface PurchaseOrderInput {
  vendorId: Id;
  /**
   * In the order in which they are printed.
   *
   * 1 to 500 items.
   */
  lines: readonly PurchaseOrderLineInput[];
  warehouseId?: Id | undefined;
  currencyCode?: CurrencyCode | undefined;
  orderDate?: Day | undefined;
  expectedDate?: Day | undefined;
  /**
   * A code of the payment terms; by default the vendor's, else CONTADO.
   *
   * 1 to 40 characters.
   */
  paymentTerms?: string | undefined;
  reference?: Line | undefined;
  notes?: Block | undefined;
  /** True keeps it from being received until it is opened. */
  draft?: boolean | undefined;
}

/** A line and what came of it. */
export interface PurchaseOrderLine {
  id: Id;
  productId: Id;
  /**
   * The product's code when the order was made.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * What the line says.
   *
   * At most 500 characters.
   */
  description: string;
  /**
   * The unit of the quantity.
   *
   * At most 20 characters.
   */
  unit: string;
  quantity: Quantity;
  unitPrice: Price;
  discountPercent: Percent;
  netAmount: Money;
  /**
   * The rate of the line; null without any.
   *
   * At least 1.
   */
  taxRateId: number | null;
  taxRate: Percent;
  taxCategory: LineTaxCategory;
  taxAmount: Money;
  receivedQuantity: Quantity;
  pendingQuantity: Quantity;
}

/** One line. Without a tax rate it takes the product's. */
export interface PurchaseOrderLineInput {
  productId: Id;
  quantity: PositiveQuantity;
  unitPrice: Price;
  /**
   * Taken off the line before tax.
   *
   * 0 to 100. At most 6 decimals.
   */
  discountPercent?: number | undefined;
  taxRateId?: Id | undefined;
  /**
   * What the line says; by default the name of the product.
   *
   * 1 to 500 characters.
   */
  description?: string | undefined;
}

/** An order in a list. */
export interface PurchaseOrderListItem {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  status: PurchaseOrderStatus;
  vendorId: Id;
  /**
   * The vendor's name when the order was made.
   *
   * At most 200 characters.
   */
  vendorName: string;
  orderDate: Day;
  /**
   * When the goods should come; null when nobody said.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  expectedDate: string | null;
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  /**
   * Of the quantity ordered, at most two decimals; over 100 after an over-receipt.
   *
   * 0 to 9999999999999.
   */
  receivedPercent: number;
  /**
   * In the order in which they are printed.
   *
   * At most 500 items.
   */
  lines?: PurchaseOrderLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of purchase orders. */
export interface PurchaseOrderListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: PurchaseOrderListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** A purchase order. */
export interface PurchaseOrderReply {
  /** Always true. */
  ok: true;
  data: PurchaseOrder;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Where an order stands; it follows from what was received. */
export type PurchaseOrderStatus = "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled";

/**
 * Quantity with at most four decimals.
 *
 * -9999999999 to 9999999999. At most 4 decimals.
 */
export type Quantity = number;

/**
 * Exchange rate: the number of units of `quote` that one unit of `base` is worth, with at most ten decimals.
 *
 * 0 to 9999999999999. More than 0. At most 10 decimals.
 */
export type Rate = number;

/** What a document makes a customer owe. */
export interface Receivable {
  id: Id;
  /**
   * The invoice; null for an opening balance.
   *
   * At least 1.
   */
  invoiceId: number | null;
  /**
   * The number of the document.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  customerId: Id;
  /**
   * The customer's name when it was made.
   *
   * At most 200 characters.
   */
  customerName: string;
  issueDate: Day;
  dueDate: Day;
  currencyCode: CurrencyCode;
  amount: Money;
  paidAmount: Money;
  creditedAmount: Money;
  openAmount: Money;
  /** Open, partly settled, closed, or void with its document. */
  status: "open" | "partial" | "closed" | "void";
  /**
   * Days since the due date while something is open; 0 before.
   *
   * At least 0.
   */
  daysOverdue: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The aging as of a day. */
export interface ReceivableAging {
  asOf: Day;
  currencyCode: CurrencyCode;
  /**
   * From what is not overdue to the oldest.
   *
   * At most 6 items.
   */
  buckets: AgingBucket[];
  /**
   * By customer, those who owe or are owed nothing left out; in order of name.
   *
   * At most 1000000 items.
   */
  rows: ReceivableAgingRow[];
  totals: AgingTotals;
  /**
   * With `detail`, the open documents, oldest due first.
   *
   * At most 500 items.
   */
  items?: ReceivableAgingItem[];
  /**
   * With `detail`, how many documents are open in all.
   *
   * At least 0.
   */
  itemCount?: number;
}

/** An open document and its bucket. */
export interface ReceivableAgingItem {
  receivableId: Id;
  /**
   * The number of the document.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  customerId: Id;
  /**
   * The customer's name when it was made.
   *
   * At most 200 characters.
   */
  customerName: string;
  dueDate: Day;
  /**
   * Days since the due date.
   *
   * At least 0.
   */
  daysOverdue: number;
  bucket: BucketKey;
  currencyCode: CurrencyCode;
  openAmount: Money;
}

/** The answer. */
export interface ReceivableAgingReply {
  /** Always true. */
  ok: true;
  data: ReceivableAging;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** The buckets of one customer. */
export interface ReceivableAgingRow {
  customerId: Id;
  /**
   * Its name today.
   *
   * At most 200 characters.
   */
  customerName: string;
  current: Total;
  d1_30: Total;
  d31_60: Total;
  d61_90: Total;
  d91_120: Total;
  d120_plus: Total;
  unappliedCredit: Total;
  balance: Total;
}

/** A part that settled a document. */
export interface ReceivableAllocation {
  receivableId: Id;
  /**
   * The invoice; null for an opening balance.
   *
   * At least 1.
   */
  invoiceId: number | null;
  /**
   * The number of the document.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  date: Day;
  amount: Money;
  openAfter: Money;
  exchangeDifference: Money;
}

/** Where money goes; at least one of the two. */
export interface ReceivableAllocationInput {
  /**
   * Each document once at the most.
   *
   * 1 to 500 items.
   */
  allocations?: readonly ReceivableAllocationLine[] | undefined;
  /** Whether what is left goes to the oldest due, in the same currency. */
  autoAllocate?: boolean | undefined;
}

/** How much of which document, named by exactly one of `receivableId` and `invoiceId`. */
export interface ReceivableAllocationLine {
  receivableId?: Id | undefined;
  invoiceId?: Id | undefined;
  amount: PositiveMoney;
}

/** One page of receivables. */
export interface ReceivableListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: Receivable[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** A collection with its allocations. `exchangeDifference` is in the company's currency: what the money was worth more than the document when they met. */
export interface ReceivablePayment {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  /** Posted, or taken back. */
  status: "posted" | "reversed";
  customerId: Id;
  /**
   * The customer's name when it was made.
   *
   * At most 200 characters.
   */
  customerName: string;
  date: Day;
  method: PaymentMethod;
  currencyCode: CurrencyCode;
  amount: Money;
  allocatedAmount: Money;
  unallocatedAmount: Money;
  exchangeRate: DocumentRate;
  /**
   * Number of the cheque or transfer.
   *
   * At most 200 characters.
   */
  reference: string | null;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * What it settles.
   *
   * At most 10000 items.
   */
  allocations: ReceivableAllocation[];
  /**
   * When it was reversed; null when it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  reversedAt: string | null;
  /**
   * Why it was reversed.
   *
   * At most 500 characters.
   */
  reverseReason: string | null;
  customerBalance: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What a collection is made from. */
export interface ReceivablePaymentInput {
  customerId: Id;
  amount: PositiveMoney;
  method: PaymentMethod;
  date?: Day | undefined;
  currencyCode?: CurrencyCode | undefined;
  exchangeRate?: DocumentRate | undefined;
  reference?: Line | undefined;
  notes?: Block | undefined;
  /**
   * Each document once at the most.
   *
   * 1 to 500 items.
   */
  allocations?: readonly ReceivableAllocationLine[] | undefined;
  /** Whether what is left goes to the oldest due, in the same currency. */
  autoAllocate?: boolean | undefined;
}

/** A collection in a list. */
export interface ReceivablePaymentListItem {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  /** Posted, or taken back. */
  status: "posted" | "reversed";
  customerId: Id;
  /**
   * The customer's name when it was made.
   *
   * At most 200 characters.
   */
  customerName: string;
  date: Day;
  method: PaymentMethod;
  currencyCode: CurrencyCode;
  amount: Money;
  allocatedAmount: Money;
  unallocatedAmount: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of collections. */
export interface ReceivablePaymentListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: ReceivablePaymentListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** The answer. */
export interface ReceivablePaymentReply {
  /** Always true. */
  ok: true;
  data: ReceivablePayment;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Why a collection is reversed, and on which day. */
export interface ReceivablePaymentReverse {
  /**
   * Kept with the document and in the audit.
   *
   * 3 to 500 characters.
   */
  reason: string;
  date?: Day | undefined;
}

/** The order as it stands after the reception. */
export interface ReceivedOrder {
  id: Id;
  status: PurchaseOrderStatus;
  /**
   * In the order in which they are printed.
   *
   * At most 500 items.
   */
  lines: PurchaseOrderLine[];
  version: Version;
}

/** What the reception owes to the vendor. */
export interface ReceivedPayable {
  id: Id;
  amount: Money;
  dueDate: Day;
}

/** A delivery that was booked. */
export interface Reception {
  id: Id;
  /**
   * The formatted number.
   *
   * At most 60 characters.
   */
  number: string;
  /** Posted, or taken back. */
  status: "posted" | "reversed";
  date: Day;
  warehouseId: Id;
  /**
   * The vendor's own number.
   *
   * At most 60 characters.
   */
  vendorInvoiceNumber: string | null;
  currencyCode: CurrencyCode;
  total: Money;
  taxTotal: Money;
  grandTotal: Money;
  /**
   * What came of each line.
   *
   * At most 1000 items.
   */
  lines: ReceptionLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What came in. */
export interface ReceptionInput {
  /**
   * What came of each line.
   *
   * 1 to 500 items.
   */
  lines: readonly ReceptionLineInput[];
  warehouseId?: Id | undefined;
  date?: Day | undefined;
  /**
   * The vendor's own number; once per vendor.
   *
   * 1 to 60 characters.
   */
  vendorInvoiceNumber?: string | undefined;
  /** Whether what is still pending is given up. */
  closeRemaining?: boolean | undefined;
  notes?: Block | undefined;
}

/** What came of a line. */
export interface ReceptionLine {
  id: Id;
  orderLineId: Id;
  productId: Id;
  quantity: Quantity;
  unitCost: Price;
  netAmount: Money;
  taxAmount: Money;
}

/** What came of a line: named by `lineId`, or by `productId`, which fills the order's lines of that product in turn. */
export interface ReceptionLineInput {
  lineId?: Id | undefined;
  productId?: Id | undefined;
  quantity: PositiveQuantity;
  /**
   * What one unit costs, net of discount and tax, in the currency of the order; by default the ordered price less its discount. Needs `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number | undefined;
}

/** A reception. */
export interface ReceptionReply {
  /** Always true. */
  ok: true;
  data: ReceptionResult;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** A reception and what followed from it. */
export interface ReceptionResult {
  reception: Reception;
  purchaseOrder: ReceivedOrder;
  payable: ReceivedPayable;
}

/** Why a reception is reversed, and on which day. */
export interface ReceptionReverse {
  /**
   * Kept with the document and in the audit.
   *
   * 3 to 500 characters.
   */
  reason: string;
  date?: Day | undefined;
}

/** Recovery codes, for a user who has lost the authenticator app. */
export interface RecoveryCodes {
  /**
   * Recovery codes. Each one works once; spaces, hyphens and case are ignored.
   *
   * Exactly 10 items.
   */
  recoveryCodes: string[];
}

/** Reply with the recovery codes. */
export interface RecoveryCodesReply {
  /** Always true. */
  ok: true;
  data: RecoveryCodes;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Refresh token of the login to refresh. */
export interface RefreshInput {
  /**
   * Refresh token from the last login or refresh. Leave it out to refresh the login of the cookie.
   *
   * 1 to 2048 characters.
   */
  refreshToken?: string | undefined;
}

/** Reply with the new tokens. */
export interface RefreshReply {
  /** Always true. */
  ok: true;
  data: TokenPair;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Role of the user. Each role has a fixed set of permissions: `admin` may do everything, `manager` may do everything in the ERP except manage users, API keys and trusted sharers and unlock the books, `warehouse` manages stock and receives goods, `reviewer` works on identity verifications, and `viewer` may only read ERP data. */
export type Role = "admin" | "manager" | "warehouse" | "reviewer" | "viewer";

/** Reply with the totals by month. */
export interface SalesByMonthReply {
  /** Always true. */
  ok: true;
  /**
   * Totals by month, oldest first.
   *
   * At most 36 items.
   */
  data: SalesMonth[];
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Totals of one month. */
export interface SalesMonth {
  /**
   * Month, `YYYY-MM`.
   *
   * At most 7 characters.
   */
  month: string;
  /**
   * Total of the invoices issued in the month, by issue date, in the company's currency. Drafts and voided invoices are not included.
   *
   * At least 0. At most 4 decimals.
   */
  sales: number;
  /**
   * Total of the credit notes dated in the month, in the company's currency. Voided credit notes are not included.
   *
   * At least 0. At most 4 decimals.
   */
  credits: number;
  /**
   * Total of the customer payments dated in the month, in the company's currency. Reversed payments are not included.
   *
   * At least 0. At most 4 decimals.
   */
  collections: number;
  /**
   * Number of invoices in `sales`.
   *
   * At least 0.
   */
  invoices: number;
}

/** State of the caller's second factor. */
export interface SecondFactor {
  /** True if the caller's logins need a code. */
  enabled: boolean;
  /**
   * Time at which the second factor was turned on; null if it is off.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  enabledAt: string | null;
  /** True if the company requires a second factor of every user. */
  required: boolean;
  /**
   * Number of recovery codes that were not used yet.
   *
   * 0 to 10.
   */
  recoveryCodesLeft: number;
}

/** Code that confirms the secret of a new second factor. */
export interface SecondFactorCode {
  /**
   * Code of six digits that the authenticator app shows.
   *
   * 1 to 40 characters.
   */
  code: string;
}

/** Current password and a code of the second factor. */
export interface SecondFactorProof {
  /**
   * Current password of the caller.
   *
   * 1 to 1024 characters.
   */
  currentPassword: string;
  /**
   * Code of six digits that the authenticator app shows, or a recovery code.
   *
   * 1 to 40 characters.
   */
  code: string;
}

/** Reply with the state of the second factor. */
export interface SecondFactorReply {
  /** Always true. */
  ok: true;
  data: SecondFactor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Secret of a second factor that is not confirmed yet. */
export interface SecondFactorSetUp {
  /**
   * Secret in base32, for apps that cannot scan a QR code.
   *
   * At most 64 characters.
   */
  secret: string;
  /**
   * Address (`otpauth://…`) to show to the app as a QR code.
   *
   * At most 2048 characters.
   */
  uri: string;
}

/** Reply with the secret of a new second factor. */
export interface SecondFactorSetUpReply {
  /** Always true. */
  ok: true;
  data: SecondFactorSetUp;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Request to set up a second factor. */
export interface SecondFactorStart {
  /**
   * Current password of the caller.
   *
   * 1 to 1024 characters.
   */
  currentPassword: string;
}

/** State of the books of a company. */
export interface SelfCheck {
  /** True if no check found a difference. */
  sound: boolean;
  checkedAt: Instant;
  /**
   * Results of all checks, in a fixed order.
   *
   * At most 100 items.
   */
  checks: SelfCheckResult[];
}

/** Difference between a stored figure and the figure that the documents give. */
export interface SelfCheckFault {
  /**
   * Record that the difference concerns, such as `product 1 in warehouse 1`.
   *
   * At most 200 characters.
   */
  subject: string;
  /**
   * Value computed from the documents.
   *
   * At most 100 characters.
   */
  expected: string;
  /**
   * Stored value.
   *
   * At most 100 characters.
   */
  found: string;
}

/** Reply with the state of the books. */
export interface SelfCheckReply {
  /** Always true. */
  ok: true;
  data: SelfCheck;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Result of one check. */
export interface SelfCheckResult {
  /**
   * Name of the check: the statement that must be true.
   *
   * At most 100 characters.
   */
  name: string;
  /** True if the check found no difference. */
  sound: boolean;
  /**
   * Differences found; at most the first 20.
   *
   * At most 20 items.
   */
  faults: SelfCheckFault[];
}

/** Numbering of one kind of document. */
export interface Series {
  /**
   * Kind of document: `invoice`, `credit_note`, `adjustment`, `transfer`, `purchase_order`, `reception`, `collection` or `vendor_payment`.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Text before the number.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * Number of the next document.
   *
   * At least 1.
   */
  nextNumber: number;
  /**
   * Minimum number of digits; shorter numbers are filled with zeros.
   *
   * 0 to 18.
   */
  pad: number;
  /**
   * Date of the latest document in the series; null if there is none.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lastDate: string | null;
  /** True if a document cannot be dated before the last document of the series, as for invoices and credit notes. */
  keepsDateOrder: boolean;
  /** True if a document already has a number with the current prefix. */
  used: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** New values of a number series. */
export interface SeriesInput {
  /**
   * Text before the number.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * Minimum number of digits; shorter numbers are filled with zeros.
   *
   * 0 to 18.
   */
  pad?: number | undefined;
  /**
   * Number of the first document with the prefix.
   *
   * 1 to 999999999999999.
   */
  nextNumber?: number | undefined;
}

/** Reply with one page of number series. */
export interface SeriesListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: Series[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one number series. */
export interface SeriesReply {
  /** Always true. */
  ok: true;
  data: Series;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Where an opportunity goes from here. */
export interface StageChange {
  stage: OpportunityStage;
  /**
   * Why it was lost; needed with `lost` and refused with any other stage.
   *
   * 1 to 500 characters.
   */
  lostReason?: string | null | undefined;
  note?: CrmNote | undefined;
}

/** One change of stage. */
export interface StageHistoryEntry {
  from: OpportunityStage;
  to: OpportunityStage;
  /**
   * Why.
   *
   * At most 500 characters.
   */
  note: string | null;
  /**
   * Why it was lost.
   *
   * At most 500 characters.
   */
  lostReason: string | null;
  /**
   * The name of the user or key.
   *
   * At most 200 characters.
   */
  changedBy: string;
  changedAt: Instant;
}

/** One page of stock rows. */
export interface StockListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: StockRow[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What one warehouse holds of one product. A row's version counts its movements. */
export interface StockRow {
  productId: Id;
  /**
   * The company's code of the product.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * Name of the product.
   *
   * At most 200 characters.
   */
  productName: string;
  warehouseId: Id;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  warehouseName: string;
  quantity: Quantity;
  reserved: Quantity;
  available: Quantity;
  /**
   * Value over quantity, at most six decimals; null without stock. Only with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  averageCost?: number | null;
  /**
   * Value of the stock in company currency. Only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The tax of one category and rate. Lines with several rates form a group of their own, with its `parts`. */
export interface TaxBreakdown {
  category: LineTaxCategory;
  rate: Percent;
  base: Money;
  amount: Money;
  /**
   * Why no tax is due.
   *
   * At most 500 characters.
   */
  exemptionReason?: string;
  /**
   * The amount by rate, where the group has several.
   *
   * At most 3 items.
   */
  parts?: TaxPart[];
}

/** Tax category. `standard` and `reduced` are taxed at the rate. `zero` is taxed at 0. `exempt`, `not_subject` (outside the scope of the tax) and `reverse_charge` (the customer declares the tax) have the rate 0 and need an `exemptionReason`. `withholding` (tax that the payer withholds) cannot be used on document lines. */
export type TaxCategory = "standard" | "reduced" | "zero" | "exempt" | "not_subject" | "reverse_charge" | "withholding";

/**
 * Tax number with its check digit, with or without separators. Unique per type among customers or among vendors; separators are ignored. Null if there is none.
 *
 * 1 to 40 characters.
 */
export type TaxId = string | null;

/**
 * Type of the tax number, as its country names it, such as `RNC`, `NIT` or `VAT`; null without a tax number. If the server knows the check-digit rule of the country and type, the number must satisfy it; any other type, such as `OTHER` or `PASSPORT`, accepts any number. If a new `taxId` is sent without a type, the server recognises the type from the country and the number, and sets `OTHER` if no rule fits.
 *
 * 1 to 20 characters.
 */
export type TaxIdType = string | null;

/** The share of one rate in a group of several. */
export interface TaxPart {
  /**
   * The code of the rate.
   *
   * At most 40 characters.
   */
  code: string;
  rate: Percent;
  amount: Money;
}

/**
 * Percentage of the net amount, with at most six decimals.
 *
 * 0 to 100. At most 6 decimals.
 */
export type TaxPercent = number;

/** Tax rate in one period of validity. */
export interface TaxRate {
  id: Id;
  /**
   * Code of the tax rate. Tax rates with the same code follow each other in time.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Name to show to people.
   *
   * At most 200 characters.
   */
  name: string;
  rate: TaxPercent;
  category: TaxCategory;
  /** True if the rate applies to the net amount plus the taxes that precede it on the line; false (the default) if it applies to the net amount only. */
  compound: boolean;
  validFrom: Day;
  /**
   * Last day on which the rate is in force; null if no end is known.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  validTo: string | null;
  /**
   * Reason why no tax is charged; null if there is none.
   *
   * At most 200 characters.
   */
  exemptionReason: string | null;
  /** True if new documents may use the tax rate. */
  active: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Values of a new tax rate. */
export interface TaxRateInput {
  code: ConfigCode;
  name: ConfigName;
  rate: TaxPercent;
  category?: TaxCategory | undefined;
  /** True if the rate applies to the net amount plus the taxes that precede it on the line; false (the default) if it applies to the net amount only. */
  compound?: boolean | undefined;
  validFrom?: ConfigDay | undefined;
  /**
   * Last day on which the rate is in force; null if it stays in force until a new rate of the same code begins.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  validTo?: string | null | undefined;
  /**
   * Reason why no tax is charged; required for the categories `exempt`, `not_subject` and `reverse_charge`.
   *
   * At most 200 characters.
   */
  exemptionReason?: string | null | undefined;
}

/** Reply with one page of tax rates. */
export interface TaxRateListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: TaxRate[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one tax rate. */
export interface TaxRateReply {
  /** Always true. */
  ok: true;
  data: TaxRate;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** New values of a tax rate. */
export interface TaxRateUpdate {
  name: ConfigName;
  /** True if new documents may use the tax rate. */
  active?: boolean | undefined;
}

/** Access token and the single-use refresh token that replaces it. */
export interface TokenPair {
  /**
   * Access token (JWT) to send as `Authorization: Bearer`; empty with cookies.
   *
   * At most 2048 characters.
   */
  token: string;
  /**
   * Refresh token (JWT), valid for one use; empty with cookies.
   *
   * At most 2048 characters.
   */
  refreshToken: string;
  /**
   * Number of seconds until the access token expires.
   *
   * 1 to 31536000.
   */
  expiresIn: number;
}

/**
 * Sum of amounts. Exact to the cent up to 90,071,992,547,409; a larger sum is rounded to the nearest double-precision number.
 *
 * At least -100000000000000000000. At most 4 decimals.
 */
export type Total = number;

/**
 * Number of records that match, on all pages.
 *
 * At least 0.
 */
export type TotalCount = number;

/**
 * Trade name; null if there is none.
 *
 * 1 to 200 characters.
 */
export type TradeName = string | null;

/** A transfer made. */
export interface Transfer {
  id: Id;
  /**
   * Number of the document, TR- and a counter.
   *
   * At most 40 characters.
   */
  number: string;
  /** A transfer is done as soon as it exists. */
  status: "done";
  fromWarehouseId: Id;
  toWarehouseId: Id;
  date: Day;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * In the order sent.
   *
   * At most 500 items.
   */
  lines: TransferLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A transfer to make; `date` is today by default and never in the future. */
export interface TransferInput {
  fromWarehouseId: Id;
  toWarehouseId: Id;
  date?: Day | undefined;
  /**
   * Free text.
   *
   * At most 2000 characters.
   */
  notes?: string | undefined;
  /**
   * One to 500 lines.
   *
   * 1 to 500 items.
   */
  lines: readonly TransferLineInput[];
}

/** What one line did. */
export interface TransferLine {
  productId: Id;
  quantity: PositiveQuantity;
  fromAfter: Quantity;
  toAfter: Quantity;
}

/** A product and how much of it. */
export interface TransferLineInput {
  productId: Id;
  quantity: PositiveQuantity;
}

/** A transfer in its envelope. */
export interface TransferReply {
  /** Always true. */
  ok: true;
  data: Transfer;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Unit in which quantities are counted; `unit` by default.
 *
 * 1 to 20 characters.
 */
export type UnitName = string;

/** User of the company. */
export interface User {
  id: Id;
  /**
   * Name of the user, as shown to people.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * E-mail address with which the user logs in.
   *
   * At most 254 characters.
   */
  email: string;
  /**
   * Role of the user.
   *
   * At most 64 characters.
   */
  role: string;
  /** False if the user is deactivated. */
  active: boolean;
  /**
   * Language of messages to the user: `es` (Spanish) or `en` (English). Null for the company's language.
   *
   * At most 35 characters.
   */
  locale: string | null;
  /**
   * Time until which the user is locked because of failed logins; null if the user is not locked.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lockedUntil: string | null;
  /**
   * Number of consecutive failed logins. It returns to 0 when the user logs in or is locked.
   *
   * 0 to 1000.
   */
  failedAttempts: number;
  /**
   * Time of the last login; null if the user has never logged in.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastLoginAt: string | null;
  /**
   * IP address of the last login; null if the user has never logged in.
   *
   * At most 64 characters.
   */
  lastLoginIp: string | null;
  /** True if the user must change the password after the next login. */
  mustChangePassword: boolean;
  /** True if a login of the user needs a code of an authenticator app. */
  secondFactor: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Values of a new user. */
export interface UserInput {
  name: UserName;
  /**
   * E-mail address with which the user logs in.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email: string;
  role: Role;
  /**
   * Initial password: at least 8 characters and at most 72 bytes in UTF-8. Without it, the user cannot log in before setting a password with a reset link.
   *
   * 8 to 1024 characters.
   */
  password?: string | undefined;
  /**
   * True if the user must change the initial password after the first login, before any other operation.
   *
   * Default `false`.
   */
  mustChangePassword?: boolean | undefined;
}

/** Key of the ERP API or of the verification API. */
export interface UserKey {
  /** API of the key: `erp`, or `kyc` for the verification API. */
  api: "erp" | "kyc";
  /**
   * Id of the key in its API.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * Descriptive name of the key.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Beginning and last characters of the key.
   *
   * At most 60 characters.
   */
  masked: string;
  createdAt: Instant;
  /**
   * Time of the last request with the key; null if it was never used.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
}

/** Reply with the keys that a user created. */
export interface UserKeyListReply {
  /** Always true. */
  ok: true;
  /**
   * Keys of both APIs, newest first.
   *
   * At most 1000 items.
   */
  data: UserKey[];
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one page of users. */
export interface UserListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: User[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Login of a user, from the correct password to logout or expiry. */
export interface UserLogin {
  /**
   * Id of the login.
   *
   * At most 36 characters.
   */
  id: string;
  createdAt: Instant;
  /**
   * Time at which the tokens were last refreshed; null if they never were.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  refreshedAt: string | null;
  expiresAt: Instant;
  /**
   * Time at which the login was ended; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * IP address from which the user logged in.
   *
   * At most 64 characters.
   */
  ip: string | null;
  /**
   * `User-Agent` header of the login request.
   *
   * At most 512 characters.
   */
  userAgent: string | null;
  /** True if this request uses the login. */
  current: boolean;
}

/** Reply with the active logins of a user. */
export interface UserLoginListReply {
  /** Always true. */
  ok: true;
  /**
   * Logins, newest first.
   *
   * At most 1000 items.
   */
  data: UserLogin[];
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one login. */
export interface UserLoginReply {
  /** Always true. */
  ok: true;
  data: UserLogin;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Name of the user, as shown to people.
 *
 * 1 to 200 characters.
 */
export type UserName = string;

/** A new password. */
export interface UserPassword {
  password: NewPassword;
  /**
   * True if the user must change this password after the next login, before any other operation.
   *
   * Default `false`.
   */
  mustChangePassword?: boolean | undefined;
}

/** Reply with one user. */
export interface UserReply {
  /** Always true. */
  ok: true;
  data: User;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** New values of a user. */
export interface UserUpdate {
  name: UserName;
  role?: Role | undefined;
  /** False deactivates the user and ends all logins of the user; true activates the user. */
  active?: boolean | undefined;
  /** True, together with `active: false`, also revokes the keys of both APIs that the user created. The default is false. */
  revokeKeys?: boolean | undefined;
  /** Language of messages to the user: `es` (Spanish) or `en` (English). Null for the company's language. */
  locale?: "es" | "en" | null | undefined;
}

/** Vendor with all its fields. */
export interface Vendor {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * Trade name; null if there is none.
   *
   * At most 200 characters.
   */
  tradeName: string | null;
  /**
   * Type of the tax number, such as `RNC`, `NIT` or `VAT`; null without a tax number.
   *
   * At most 20 characters.
   */
  taxIdType: string | null;
  /**
   * Tax number; null if there is none.
   *
   * At most 40 characters.
   */
  taxId: string | null;
  /**
   * E-mail address; null if there is none.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Phone number; null if there is none.
   *
   * At most 40 characters.
   */
  phone: string | null;
  language: PrintLanguage;
  /**
   * City or town of the address; null if it is not known.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False if the vendor is deactivated. */
  active: boolean;
  address: PartyAddress;
  /**
   * Code of the default payment terms of the vendor's documents; null for `CONTADO`.
   *
   * At most 40 characters.
   */
  paymentTerms: string | null;
  currencyCode: CurrencyCode;
  /** True if the vendor is blocked: new purchase orders to the vendor are refused (409 `vendor_blocked`). */
  blocked: boolean;
  /**
   * Contact persons, in the order in which they were sent.
   *
   * At most 20 items.
   */
  contacts: Contact[];
  /**
   * Bank accounts of the vendor, the preferred account first.
   *
   * At most 10 items.
   */
  bankAccounts: BankAccount[];
  /**
   * Internal notes of the company; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A vendor's balance as of a day. */
export interface VendorBalance {
  vendorId: Id;
  asOf: Day;
  currencyCode: CurrencyCode;
  invoiced: Total;
  paid: Total;
  credited: Total;
  unappliedCredit: Total;
  openAmount: Total;
  overdueAmount: Total;
  netBalance: Total;
  /**
   * In each currency of its documents.
   *
   * At most 200 items.
   */
  byCurrency: VendorCurrencyBalance[];
  /**
   * Day of the last payment that stands; null without any.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lastPaymentAt: string | null;
}

/** The answer. */
export interface VendorBalanceReply {
  /** Always true. */
  ok: true;
  data: VendorBalance;
  /**
   * What was done.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** The balance in one currency. */
export interface VendorCurrencyBalance {
  currencyCode: CurrencyCode;
  invoiced: Total;
  paid: Total;
  credited: Total;
  unappliedCredit: Total;
  openAmount: Total;
  overdueAmount: Total;
  netBalance: Total;
}

/** Values of a new or updated vendor. */
export interface VendorInput {
  code?: PartyCode | undefined;
  name: PartyName;
  tradeName?: TradeName | undefined;
  taxIdType?: TaxIdType | undefined;
  taxId?: TaxId | undefined;
  email?: PartyEmail | undefined;
  phone?: PartyPhone | undefined;
  language?: PrintLanguage | undefined;
  address?: PartyAddressInput | undefined;
  paymentTerms?: PartyTerms | undefined;
  /**
   * Currency of documents that name no other one, as an ISO 4217 code. The default is the currency of the company.
   *
   * At most 3 characters.
   */
  currencyCode?: string | undefined;
  /** True if the vendor is blocked: new purchase orders to the vendor are refused (409 `vendor_blocked`). */
  blocked?: boolean | undefined;
  /**
   * Contact persons, in the order in which they were sent.
   *
   * At most 20 items.
   */
  contacts?: readonly Contact[] | undefined;
  /**
   * Bank accounts of the vendor, the preferred account first.
   *
   * At most 10 items.
   */
  bankAccounts?: readonly BankAccount[] | undefined;
  notes?: PartyNotes | undefined;
  /** False deactivates the vendor, true activates it. A new vendor is active by default. */
  active?: boolean | undefined;
}

/** Vendor in a list. */
export interface VendorListItem {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * Tax number; null if there is none.
   *
   * At most 40 characters.
   */
  taxId: string | null;
  /**
   * E-mail address; null if there is none.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Phone number; null if there is none.
   *
   * At most 40 characters.
   */
  phone: string | null;
  /**
   * City or town of the address; null if it is not known.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False if the vendor is deactivated. */
  active: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Reply with one page of vendors. */
export interface VendorListReply {
  /** Always true. */
  ok: true;
  /**
   * Records of the page.
   *
   * At most 100 items.
   */
  data: VendorListItem[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one vendor. */
export interface VendorReply {
  /** Always true. */
  ok: true;
  data: Vendor;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Version of the record. It increases by 1 with each change and is the value of the `ETag`.
 *
 * At least 1.
 */
export type Version = number;

/** A place that holds stock. */
export interface Warehouse {
  id: Id;
  /**
   * Code of the warehouse.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  name: string;
  /** False once closed. */
  active: boolean;
  /** Whether stock may go below zero here. */
  allowsNegative: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What a warehouse is created from. */
export interface WarehouseInput {
  code: ConfigCode;
  name: ConfigName;
  /**
   * Whether stock may go below zero here.
   *
   * Default `false`.
   */
  allowsNegative?: boolean | undefined;
}

/** One page of warehouses. */
export interface WarehouseListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: Warehouse[];
  totalCount: TotalCount;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** The warehouse in its envelope. */
export interface WarehouseReply {
  /** Always true. */
  ok: true;
  data: Warehouse;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Stock of a product in one warehouse. */
export interface WarehouseStock {
  warehouseId: Id;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  warehouseName: string;
  quantity: Quantity;
}

/** What may change in a warehouse. */
export interface WarehouseUpdate {
  name: ConfigName;
  /** False closes the warehouse. */
  active?: boolean | undefined;
  /** Whether stock may go below zero here. */
  allowsNegative?: boolean | undefined;
}

/** What `listApiKeys` can be asked for. */
export interface ListApiKeysQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "name" | "createdAt" | "expiresAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Returns only keys with this status. */
  status?: ApiKeyStatus | undefined;
  /**
   * Returns only keys that are active now and expire before this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresBefore?: string | undefined;
}

/** What `listAuditEntries` can be asked for. */
export interface ListAuditEntriesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, entries are sorted by `at`. Both orders are descending by default. */
  sortBy?: "id" | "at" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Returns only entries of this kind of actor. */
  actorType?: ActorType | undefined;
  /** Returns only entries of the user or key with this id; needs `actorType`. */
  actorId?: Id | undefined;
  /**
   * Returns only entries of this operation, such as `voidInvoice`.
   *
   * 1 to 100 characters.
   */
  action?: string | undefined;
  /**
   * Returns only entries about this kind of record, such as `invoice`.
   *
   * 1 to 64 characters.
   */
  objectType?: string | undefined;
  /**
   * Returns only entries about the record with this id; needs `objectType`.
   *
   * 1 to 64 characters.
   */
  objectId?: string | undefined;
  /**
   * Returns only entries of requests from this IP address; needs the permission `users:manage`.
   *
   * 1 to 64 characters.
   */
  ip?: string | undefined;
  /**
   * Returns only entries of the request with this `X-Request-Id`.
   *
   * 1 to 128 characters.
   */
  requestId?: string | undefined;
}

/** What `listUsers` can be asked for. */
export interface ListUsersQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "name" | "email" | "createdAt" | "lastLoginAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Returns only users with this role. */
  role?: Role | undefined;
  /** True returns only active users, false only deactivated users. Without it, both are returned. */
  active?: boolean | undefined;
  /** True returns only users who are locked now because of failed logins, false only the other users. */
  locked?: boolean | undefined;
}

/** What `listCurrencies` can be asked for. */
export interface ListCurrenciesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, currencies are sorted by `code`, in descending order. */
  sortBy?: "code" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * True returns deactivated records as well as active ones.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
}

/** What `listExchangeRates` can be asked for. */
export interface ListExchangeRatesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Rates are sorted by `validFrom`, in descending order by default. */
  sortBy?: "validFrom" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Returns only rates with this base currency. */
  base?: CurrencyCode | undefined;
  /** Returns only rates with this quote currency. */
  quote?: CurrencyCode | undefined;
  /** Returns only the rate of each pair that is in force on this day. */
  date?: ConfigDay | undefined;
}

/** What `listPaymentTerms` can be asked for. */
export interface ListPaymentTermsQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "days" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * True returns deactivated records as well as active ones.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * True (the default) returns active records, false deactivated ones. `includeInactive` returns both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
}

/** What `listSeries` can be asked for. */
export interface ListSeriesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Series are sorted by `code`, in descending order if this parameter is absent. */
  sortBy?: "code" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
}

/** What `listTaxRates` can be asked for. */
export interface ListTaxRatesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "validFrom" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * True returns deactivated records as well as active ones.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * True (the default) returns active records, false deactivated ones. `includeInactive` returns both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
  /** Returns only tax rates that are in force on this day. */
  date?: ConfigDay | undefined;
}

/** What `listCreditNotes` can be asked for. */
export interface ListCreditNotesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "number" | "date" | "grandTotal" | "customerName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this customer. */
  customerId?: Id | undefined;
  /** Only those of this invoice. */
  invoiceId?: Id | undefined;
  /** Only this status. */
  status?: "issued" | "applied" | "void" | undefined;
}

/** What `downloadCreditNotePdf` can be asked for. */
export interface DownloadCreditNotePdfQuery {
  /** Language of the document; the customer's without it, or else the company's. */
  lang?: "es" | "en" | undefined;
}

/** What `listLeads` can be asked for. */
export interface ListLeadsQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "createdAt" | "name" | "status" | "estimatedAmount" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this status. */
  status?: LeadStatus | undefined;
  /** Only this source. */
  source?: LeadSource | undefined;
  /** Only those of this user. */
  ownerId?: Id | undefined;
}

/** What `listOpportunities` can be asked for. */
export interface ListOpportunitiesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "expectedCloseDate" | "expectedAmount" | "stageChangedAt" | "title" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this stage. */
  stage?: OpportunityStage | undefined;
  /** Only those of this user. */
  ownerId?: Id | undefined;
  /** Only those of this customer. */
  customerId?: Id | undefined;
  /** Only those that came of this lead. */
  leadId?: Id | undefined;
  /** Only those neither won nor lost, or only the others. */
  open?: boolean | undefined;
}

/** What `listCustomers` can be asked for. */
export interface ListCustomersQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "name" | "createdAt" | "openAmount" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * True returns deactivated records as well as active ones.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * True (the default) returns active customers, false deactivated ones. `includeInactive` returns both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
}

/** What `getCustomerBalance` can be asked for. */
export interface GetCustomerBalanceQuery {
  /** The day; today without it, and never later. */
  asOf?: Day | undefined;
  /** Only documents in this currency, in their own amounts; else the company's currency. */
  currencyCode?: CurrencyCode | undefined;
}

/** What `listEvents` can be asked for. */
export interface ListEventsQuery<F extends string = never> {
  /**
   * Returns only events after this position. Send the `nextAfter` of the previous reply; 0 starts at the first event.
   *
   * At least 0. Default `0`.
   */
  after?: number | undefined;
  /**
   * Maximum number of events to return.
   *
   * 1 to 500. Default `100`.
   */
  limit?: number | undefined;
  /**
   * Returns only events of these types, separated by commas, such as `product.created,product.updated`.
   *
   * 1 to 50 items.
   */
  types?: string | readonly string[] | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
}

/** What `listMovements` can be asked for. */
export interface ListMovementsQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "date" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this product. */
  productId?: Id | undefined;
  /** Only this warehouse. */
  warehouseId?: Id | undefined;
  /**
   * Only movements of this kind of document.
   *
   * 1 to 40 characters.
   */
  documentType?: "adjustment" | "transfer" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {}) | undefined;
}

/** What `listStock` can be asked for. */
export interface ListStockQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "productCode" | "productName" | "warehouseName" | "quantity" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this product. */
  productId?: Id | undefined;
  /** Only this warehouse. */
  warehouseId?: Id | undefined;
  /**
   * Only rows with a quantity above zero.
   *
   * Default `false`.
   */
  onlyPositive?: boolean | undefined;
  /** Only rows of active products of which all warehouses together hold less than `minStock`. A product that no warehouse ever held has no row; `lowStock` of the products' list finds it too. */
  belowMinimum?: boolean | undefined;
}

/** What `listWarehouses` can be asked for. */
export interface ListWarehousesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "code" | "name" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * True returns deactivated records as well as active ones.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
}

/** What `listInvoices` can be asked for. */
export interface ListInvoicesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "number" | "issueDate" | "dueDate" | "grandTotal" | "openAmount" | "customerName" | "createdAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this customer. */
  customerId?: Id | undefined;
  /** Only this status. */
  status?: "draft" | "issued" | "partially_paid" | "paid" | "void" | undefined;
  /** Only this currency. */
  currencyCode?: CurrencyCode | undefined;
  /** Only those past due with something open, or only the others. */
  overdue?: boolean | undefined;
  /**
   * Only the one of this number.
   *
   * 1 to 60 characters.
   */
  number?: string | undefined;
}

/** What `downloadInvoicePdf` can be asked for. */
export interface DownloadInvoicePdfQuery {
  /** Language of the document; the customer's without it, or else the company's. */
  lang?: "es" | "en" | undefined;
}

/** What `listPayables` can be asked for. */
export interface ListPayablesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "vendorName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this vendor. */
  vendorId?: Id | undefined;
  /** Only this status. */
  status?: "open" | "partial" | "closed" | "void" | undefined;
  /** Only those past due with something open, or only the others. */
  overdue?: boolean | undefined;
  /** Only this currency. */
  currencyCode?: CurrencyCode | undefined;
  /** Due on this day or later. */
  dueFrom?: Day | undefined;
  /** Due on this day or earlier. */
  dueTo?: Day | undefined;
}

/** What `getPayableAging` can be asked for. */
export interface GetPayableAgingQuery {
  /** The day; today without it, and never later. */
  asOf?: Day | undefined;
  /** Only this vendor. */
  vendorId?: Id | undefined;
  /** Only documents in this currency, in their own amounts. */
  currencyCode?: CurrencyCode | undefined;
  /**
   * Also the open documents, oldest due first.
   *
   * Default `false`.
   */
  detail?: boolean | undefined;
  /**
   * With `detail`, so many documents.
   *
   * 1 to 500. Default `100`.
   */
  limit?: number | undefined;
  /**
   * With `detail`, after so many documents.
   *
   * 0 to 10000000. Default `0`.
   */
  offset?: number | undefined;
}

/** What `listPayablePayments` can be asked for. */
export interface ListPayablePaymentsQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "date" | "amount" | "vendorName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this vendor. */
  vendorId?: Id | undefined;
  /** Only this status. */
  status?: "posted" | "reversed" | undefined;
  /** Only those with something left to allocate, or only the others. */
  unallocated?: boolean | undefined;
}

/** What `downloadPayablePaymentPdf` can be asked for. */
export interface DownloadPayablePaymentPdfQuery {
  /** Language of the document; the vendor's without it, or else the company's. */
  lang?: "es" | "en" | undefined;
}

/** What `listProducts` can be asked for. */
export interface ListProductsQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "name" | "price" | "stock" | "categoryName" | "createdAt" | "updatedAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * True returns deactivated records as well as active ones.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /** Returns only products of this category. Categories below it are not included. */
  categoryId?: Id | undefined;
  /**
   * True (the default) returns active products, false deactivated ones. `includeInactive` returns both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
  /**
   * True returns only products whose stock is below `minStock`.
   *
   * Default `false`.
   */
  lowStock?: boolean | undefined;
}

/** What `listProductCategories` can be asked for. */
export interface ListProductCategoriesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "name" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
}

/** What `listPurchaseOrders` can be asked for. */
export interface ListPurchaseOrdersQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "number" | "orderDate" | "expectedDate" | "grandTotal" | "vendorName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this vendor. */
  vendorId?: Id | undefined;
  /** Only this status. */
  status?: "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled" | undefined;
  /** Only orders for this warehouse. */
  warehouseId?: Id | undefined;
  /** What each record also carries. */
  expand?: "lines" | undefined;
}

/** What `downloadPurchaseOrderPdf` can be asked for. */
export interface DownloadPurchaseOrderPdfQuery {
  /** Language of the document; the vendor's without it, or else the company's. */
  lang?: "es" | "en" | undefined;
}

/** What `listReceivables` can be asked for. */
export interface ListReceivablesQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "customerName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this customer. */
  customerId?: Id | undefined;
  /** Only this status. */
  status?: "open" | "partial" | "closed" | "void" | undefined;
  /** Only those past due with something open, or only the others. */
  overdue?: boolean | undefined;
  /** Only this currency. */
  currencyCode?: CurrencyCode | undefined;
  /** Due on this day or later. */
  dueFrom?: Day | undefined;
  /** Due on this day or earlier. */
  dueTo?: Day | undefined;
}

/** What `getReceivableAging` can be asked for. */
export interface GetReceivableAgingQuery {
  /** The day; today without it, and never later. */
  asOf?: Day | undefined;
  /** Only this customer. */
  customerId?: Id | undefined;
  /** Only documents in this currency, in their own amounts. */
  currencyCode?: CurrencyCode | undefined;
  /**
   * Also the open documents, oldest due first.
   *
   * Default `false`.
   */
  detail?: boolean | undefined;
  /**
   * With `detail`, so many documents.
   *
   * 1 to 500. Default `100`.
   */
  limit?: number | undefined;
  /**
   * With `detail`, after so many documents.
   *
   * 0 to 10000000. Default `0`.
   */
  offset?: number | undefined;
}

/** What `listReceivablePayments` can be asked for. */
export interface ListReceivablePaymentsQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "date" | "amount" | "customerName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this customer. */
  customerId?: Id | undefined;
  /** Only this status. */
  status?: "posted" | "reversed" | undefined;
  /** Only those with something left to allocate, or only the others. */
  unallocated?: boolean | undefined;
}

/** What `downloadReceivablePaymentPdf` can be asked for. */
export interface DownloadReceivablePaymentPdfQuery {
  /** Language of the document; the customer's without it, or else the company's. */
  lang?: "es" | "en" | undefined;
}

/** What `getSalesByMonth` can be asked for. */
export interface GetSalesByMonthQuery {
  /**
   * Number of months to return, including the current one.
   *
   * 1 to 36. Default `12`.
   */
  months?: number | undefined;
}

/** What `listVendors` can be asked for. */
export interface ListVendorsQuery<F extends string = never> {
  /**
   * Number of the page to return; the first page is 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Number of records per page, from 1 to 100. Another value is refused with 400 `page_size_out_of_range`.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Text to search for. Case and accents are ignored; `%` and `_` are ordinary characters.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "name" | "createdAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent. Records with equal values are sorted by id, in the same direction. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Start of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which starts at midnight in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * End of the date range, inclusive, in ISO 8601: a day (`2026-01-31`), which is included up to its last moment in the company's time zone, or an instant with an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * `nextCursor` of the previous page; replaces `page`. It is valid only with the same `sortBy` and `sortDir`. Records that are added meanwhile cause no record to be skipped or repeated.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Returns only records that were created or changed at or after this instant (RFC 3339 with an offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * True returns deactivated records as well as active ones.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * True (the default) returns active vendors, false deactivated ones. `includeInactive` returns both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
}

/** What `getVendorBalance` can be asked for. */
export interface GetVendorBalanceQuery {
  /** The day; today without it, and never later. */
  asOf?: Day | undefined;
  /** Only documents in this currency, in their own amounts; else the company's currency. */
  currencyCode?: CurrencyCode | undefined;
}
