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
  | 'draft_outdated'
  /** 409 */
  | 'too_many_drafts'
  /** 409 */
  | 'not_an_e_invoice'
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
  | 'adjustment_already_reversed'
  /** 409 */
  | 'transfer_already_reversed'
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

/** Correction of the stock of a warehouse. */
export interface Adjustment {
  id: Id;
  /**
   * Formatted number of the adjustment.
   *
   * At most 40 characters.
   */
  number: string;
  /** Warehouse whose stock was corrected. */
  warehouseId: Id;
  /** Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`. */
  reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
  /** Date of the adjustment. */
  date: Day;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Lines of the adjustment, in the order of the request.
   *
   * At most 500 items.
   */
  lines: AdjustmentLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new adjustment. */
export interface AdjustmentInput {
  /** Warehouse whose stock is corrected. */
  warehouseId: Id;
  /** Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`. */
  reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
  /** Date of the adjustment, today or earlier. Defaults to today. */
  date?: Day | undefined;
  /**
   * Internal notes.
   *
   * At most 2000 characters.
   */
  notes?: string | undefined;
  /**
   * Lines of the adjustment, from 1 to 500.
   *
   * 1 to 500 items.
   */
  lines: readonly AdjustmentLineInput[];
}

/** Line of an adjustment, with the quantities before and after it on the day of the adjustment. Lines of one product follow on from each other. */
export interface AdjustmentLine {
  productId: Id;
  /** Quantity in the warehouse before the line. */
  before: Quantity;
  /** Change of the quantity. */
  delta: Quantity;
  /** Quantity in the warehouse after the line. */
  after: Quantity;
  /**
   * Cost of one unit in the company's currency, with up to six decimals. Present only with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number;
  /**
   * Change of the value in the company's currency, with the sign of `delta`. Present only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
}

/** Line of an adjustment. Send exactly one of `quantityDelta` and `countedQuantity`. */
export type AdjustmentLineInput = {
  productId: Id;
  /** Change of the quantity; not 0. Positive for goods in, negative for goods out. */
  quantityDelta?: Quantity | undefined;
  /**
   * Quantity counted. The server books the difference from the quantity at the end of the day of the adjustment.
   *
   * 0 to 9999999999. At most 4 decimals.
   */
  countedQuantity?: number | undefined;
  /**
   * Cost of one unit in the company's currency, with up to six decimals. Allowed only if the line increases stock. Defaults to the average cost, else the last known cost.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number | undefined;
} & ({ quantityDelta: Quantity; countedQuantity?: undefined } | { countedQuantity: number; quantityDelta?: undefined });

/** Adjustment in a list. */
export interface AdjustmentListItem {
  id: Id;
  /**
   * Formatted number of the adjustment.
   *
   * At most 40 characters.
   */
  number: string;
  /** Status of the adjustment: `posted` (in force) or `reversed` (its movements are undone). */
  status: "posted" | "reversed";
  /** Warehouse whose stock was corrected. */
  warehouseId: Id;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  warehouseName: string;
  /** Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`. */
  reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
  /** Date of the adjustment. */
  date: Day;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Number of lines.
   *
   * 0 to 500.
   */
  lineCount: number;
  /**
   * Change of the value of stock, in the company's currency. Present only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of adjustments. */
export interface AdjustmentListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: AdjustmentListItem[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Adjustment with its lines. */
export interface AdjustmentRecord {
  id: Id;
  /**
   * Formatted number of the adjustment.
   *
   * At most 40 characters.
   */
  number: string;
  /** Status of the adjustment: `posted` (in force) or `reversed` (its movements are undone). */
  status: "posted" | "reversed";
  /** Warehouse whose stock was corrected. */
  warehouseId: Id;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  warehouseName: string;
  /** Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`. */
  reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
  /** Date of the adjustment. */
  date: Day;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Date of the reversal; null if it was not reversed.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  reversedOn: string | null;
  /**
   * Reason for the reversal; null if none was given.
   *
   * At most 500 characters.
   */
  reverseReason: string | null;
  /**
   * Lines of the adjustment, in the order of the request.
   *
   * At most 500 items.
   */
  lines: AdjustmentRecordLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Line of an adjustment, with the quantities before and after it on the day of the adjustment. */
export interface AdjustmentRecordLine {
  productId: Id;
  /**
   * Code of the product.
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
  /**
   * Quantity counted; null for a change of the quantity.
   *
   * 0 to 9999999999. At most 4 decimals.
   */
  countedQuantity: number | null;
  /** Quantity in the warehouse before the line. */
  before: Quantity;
  /** Change of the quantity. */
  delta: Quantity;
  /** Quantity in the warehouse after the line. */
  after: Quantity;
  /**
   * Cost of one unit in the company's currency, with up to six decimals. Present only with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number;
  /**
   * Change of the value in the company's currency, with the sign of `delta`. Present only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
  /** Documents booked later that contradict the count; null if none does, or nothing was counted. */
  contradiction: CountContradiction | null;
}

/** Reply with one adjustment. */
export interface AdjustmentRecordReply {
  /** Always true. */
  ok: true;
  data: AdjustmentRecord;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one adjustment. */
export interface AdjustmentReply {
  /** Always true. */
  ok: true;
  data: Adjustment;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Aging bucket with its total. */
export interface AgingBucket {
  /** Key of the bucket. */
  key: BucketKey;
  /**
   * Lowest number of days overdue in the bucket; null for `current`.
   *
   * 0 to 100000.
   */
  from: number | null;
  /**
   * Highest number of days overdue in the bucket; null for `d120_plus`.
   *
   * 0 to 100000.
   */
  to: number | null;
  /** Sum of the open amounts in the bucket. */
  amount: Total;
}

/** Totals of the aging report. */
export interface AgingTotals {
  /** Open amount that is not overdue. */
  current: Total;
  /** Open amount that is 1 to 30 days overdue. */
  d1_30: Total;
  /** Open amount that is 31 to 60 days overdue. */
  d31_60: Total;
  /** Open amount that is 61 to 90 days overdue. */
  d61_90: Total;
  /** Open amount that is 91 to 120 days overdue. */
  d91_120: Total;
  /** Open amount that is more than 120 days overdue. */
  d120_plus: Total;
  /** Credit not yet allocated: rest of collections and credit notes of customers, or of payments to vendors. */
  unappliedCredit: Total;
  /** Sum of the buckets less `unappliedCredit`. */
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
  totalIsCapped?: TotalIsCapped;
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

/** Requests of an API key by day. */
export interface ApiKeyUsage {
  id: Id;
  /**
   * Descriptive name of the key.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * IANA time zone in which days are counted: that of the company.
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

/** Reply with the usage of an API key. */
export interface ApiKeyUsageReply {
  /** Always true. */
  ok: true;
  data: ApiKeyUsage;
  /**
   * Optional text for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
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

/** Entry of the audit log: one write, one exported list or one failed login of a user. */
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
  totalIsCapped?: TotalIsCapped;
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

/**
 * Text of one or more lines. Tabs and line breaks are the only control characters allowed. The server trims the text and normalises it to Unicode NFC.
 *
 * At most 2000 characters.
 */
export type Block = string;

/** Aging bucket by days overdue: `current` (not overdue), `d1_30` (1 to 30 days), `d31_60`, `d61_90`, `d91_120` or `d120_plus` (more than 120 days). */
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
   * Number of days after which audit entries are removed; null keeps them forever. Changing this setting needs the permission `users:manage`.
   *
   * 365 to 36500.
   */
  auditRetentionDays: number | null;
  /**
   * Number of months for which the law demands decided screenings, company checks and sessions with a screening; they cannot be erased before. 60 for a company that the rules against money laundering bind, 0 for one that they do not. Changing this setting needs the permission `users:manage`.
   *
   * 0 to 240.
   */
  screeningRetentionMonths: number;
  /**
   * Number of months for which the law demands decided sessions without a screening, and decided checks of documents and faces; they cannot be erased before. Changing this setting needs the permission `users:manage`.
   *
   * 0 to 240.
   */
  identityRetentionMonths: number;
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

/** Totals converted to the company's currency. Each base and tax is converted and rounded separately, and the totals are the sums of the results. */
export interface CompanyCurrencyTotals {
  /** Currency of the company. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax, in the company's currency. */
  total: Money;
  /** Sum of the taxes, in the company's currency. */
  taxTotal: Money;
  /** `total` plus `taxTotal`, in the company's currency. */
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
   * Number of days after which audit entries are removed; null keeps them forever. Changing this setting needs the permission `users:manage`.
   *
   * 365 to 36500.
   */
  auditRetentionDays?: number | null | undefined;
  /**
   * Number of months for which the law demands decided screenings, company checks and sessions with a screening; they cannot be erased before. 60 for a company that the rules against money laundering bind, 0 for one that they do not. Changing this setting needs the permission `users:manage`.
   *
   * 0 to 240.
   */
  screeningRetentionMonths?: number | undefined;
  /**
   * Number of months for which the law demands decided sessions without a screening, and decided checks of documents and faces; they cannot be erased before. Changing this setting needs the permission `users:manage`.
   *
   * 0 to 240.
   */
  identityRetentionMonths?: number | undefined;
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

/** Documents that contradict a count. */
export interface CountContradiction {
  /** The counted quantity changed by these documents, which is what the ledger shows now. */
  ledgerQuantity: Quantity;
  /**
   * The documents, by date; at most 20.
   *
   * At most 20 items.
   */
  documents: LaterDocument[];
}

/** Adjustment with a count. */
export interface CountDocument {
  id: Id;
  /**
   * Number of the adjustment.
   *
   * At most 40 characters.
   */
  number: string;
  /** Day of the count. */
  date: Day;
}

/** Credit note with its lines and taxes. */
export interface CreditNote {
  id: Id;
  /**
   * Formatted number of the credit note.
   *
   * At most 60 characters.
   */
  number: string;
  status: CreditNoteStatus;
  /** Id of the credited invoice. */
  invoiceId: Id;
  /**
   * Number of the credited invoice.
   *
   * At most 60 characters.
   */
  invoiceNumber: string;
  customerId: Id;
  /**
   * Name of the customer on the invoice.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Date of the credit note. */
  date: Day;
  /** Currency of the credit note, which is that of the invoice. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Total of the credit note: `total` plus `taxTotal`. */
  grandTotal: Money;
  /** Amount applied to receivables; 0 if the credit note is void. */
  appliedAmount: Money;
  /** Amount that can still be applied; 0 if the credit note is void. */
  unappliedAmount: Money;
  /**
   * Reason for the credit.
   *
   * At most 500 characters.
   */
  reason: string;
  /** Whether the goods returned to stock. */
  restock: boolean;
  /** Exchange rate of the invoice: units of the company's currency for one unit of the currency of the credit note. */
  exchangeRate: DocumentRate;
  /**
   * Lines of the credit note, in the order of the invoice.
   *
   * At most 500 items.
   */
  lines: CreditNoteLine[];
  /**
   * Taxes by category and rate, as on the invoice.
   *
   * At most 500 items.
   */
  taxes: TaxBreakdown[];
  /**
   * Time at which the credit note was voided; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  voidedAt: string | null;
  /**
   * Reason for voiding; null if none was given or the credit note was not voided.
   *
   * At most 500 characters.
   */
  voidReason: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Credit note with its allocations. */
export interface CreditNoteAllocation {
  id: Id;
  /**
   * Formatted number of the credit note.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the credit note: `issued` (part of it is not applied yet) or `applied` (nothing left to apply). */
  status: "issued" | "applied";
  customerId: Id;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Total of the credit note, with tax. */
  grandTotal: Money;
  /** Amount applied to receivables. */
  appliedAmount: Money;
  /** Amount that can still be applied. */
  unappliedAmount: Money;
  /**
   * Documents that the credit note settles.
   *
   * At most 10000 items.
   */
  allocations: ReceivableAllocation[];
  version: Version;
}

/** Reply with a credit note and its allocations. */
export interface CreditNoteAllocationReply {
  /** Always true. */
  ok: true;
  data: CreditNoteAllocation;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Content of a new credit note. Without `lines` it credits everything on the invoice that is not yet credited. */
export interface CreditNoteInput {
  /** Id of the invoice to credit. */
  invoiceId: Id;
  /**
   * Reason for the credit, printed on the document.
   *
   * 3 to 500 characters.
   */
  reason: string;
  /**
   * Lines to credit; each line of the invoice at most once.
   *
   * 1 to 500 items.
   */
  lines?: readonly CreditNoteLineInput[] | undefined;
  /** Whether the goods return to stock. Defaults to true. */
  restock?: boolean | undefined;
  /** Date of the credit note, from the issue date of the invoice up to today and not before the last credit note issued. Defaults to today. */
  date?: Day | undefined;
}

/** Line of a credit note. */
export interface CreditNoteLine {
  id: Id;
  /** Id of the credited line of the invoice. */
  invoiceLineId: Id;
  productId: Id;
  /**
   * Code of the product on the invoice.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * Text of the line of the invoice.
   *
   * At most 500 characters.
   */
  description: string;
  /**
   * Warehouse to which the goods returned; null if they did not return to stock.
   *
   * At least 1.
   */
  warehouseId: number | null;
  /** Quantity credited. */
  quantity: Quantity;
  /** Credited amount before tax. */
  netAmount: Money;
  /** Credited tax. */
  taxAmount: Money;
}

/** Line of the invoice and the quantity to credit. */
export interface CreditNoteLineInput {
  /** Id of the line of the invoice. */
  invoiceLineId: Id;
  /** Quantity to credit; at most the quantity not yet credited. */
  quantity: PositiveQuantity;
}

/** Credit note as returned in a list. */
export interface CreditNoteListItem {
  id: Id;
  /**
   * Formatted number of the credit note.
   *
   * At most 60 characters.
   */
  number: string;
  status: CreditNoteStatus;
  /** Id of the credited invoice. */
  invoiceId: Id;
  /**
   * Number of the credited invoice.
   *
   * At most 60 characters.
   */
  invoiceNumber: string;
  customerId: Id;
  /**
   * Name of the customer on the invoice.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Date of the credit note. */
  date: Day;
  /** Currency of the credit note, which is that of the invoice. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Total of the credit note: `total` plus `taxTotal`. */
  grandTotal: Money;
  /** Amount applied to receivables; 0 if the credit note is void. */
  appliedAmount: Money;
  /** Amount that can still be applied; 0 if the credit note is void. */
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: CreditNoteSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Allocation to release. */
export interface CreditNoteRelease {
  /** Id of the receivable that the credit note no longer settles. */
  receivableId: Id;
}

/** Reply with one credit note. */
export interface CreditNoteReply {
  /** Always true. */
  ok: true;
  data: CreditNote;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Status of a credit note: `issued` (part of it is not applied yet), `applied` (nothing left to apply) or `void` (cancelled). */
export type CreditNoteStatus = "issued" | "applied" | "void";

/** Sums of the matching credit notes in one currency. Void credit notes are left out unless `status` asks for them. */
export interface CreditNoteSums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `grandTotal`. */
  grandTotal: Total;
  /** Sum of `unappliedAmount`, which is 0 for void credit notes. */
  unappliedAmount: Total;
}

/** Reason for voiding a credit note. */
export interface CreditNoteVoid {
  /**
   * Reason for voiding. The server keeps it with the credit note and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason?: string | undefined;
}

/**
 * Short note on the change; null for none.
 *
 * At most 500 characters.
 */
export type CrmNote = string | null;

/**
 * Title of the opportunity.
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
  totalIsCapped?: TotalIsCapped;
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
  /** Whether prices of new invoices to the customer include tax, unless the invoice says otherwise. Null applies `pricesIncludeTax` of the company. */
  priceIncludesTax: boolean | null;
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

/** Balance of a customer as of the end of a day. */
export interface CustomerBalance {
  /** Id of the customer. */
  customerId: Id;
  /** Day of the balance. */
  asOf: Day;
  /** Currency of the amounts, except in `byCurrency`. */
  currencyCode: CurrencyCode;
  /** Sum of the invoices and opening balances, without void ones. */
  invoiced: Total;
  /** Sum of the collections, without reversed ones. */
  collected: Total;
  /** Sum of the credit notes, without void ones. */
  credited: Total;
  /** Sum of unallocated collections and credit notes. */
  unappliedCredit: Total;
  /** Sum of the open amounts. */
  openAmount: Total;
  /** Part of `openAmount` that is overdue. */
  overdueAmount: Total;
  /** `openAmount` less `unappliedCredit`. */
  netBalance: Total;
  /**
   * Credit limit of the customer in the company's currency; null for no limit.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  creditLimit: number | null;
  /**
   * Part of the credit limit that is unused today, in the company's currency. Negative if the limit is exceeded; null for no limit.
   *
   * At least -100000000000000000000. At most 4 decimals.
   */
  availableCredit: number | null;
  /**
   * Balance in each currency of the documents, in that currency.
   *
   * At most 200 items.
   */
  byCurrency: CustomerCurrencyBalance[];
  /**
   * Date of the last collection up to the day of the balance, without reversed ones; null if there is none.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lastPaymentAt: string | null;
}

/** Reply with the balance of a customer. */
export interface CustomerBalanceReply {
  /** Always true. */
  ok: true;
  data: CustomerBalance;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Balance of a customer in one currency. */
export interface CustomerCurrencyBalance {
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Sum of the invoices and opening balances, without void ones. */
  invoiced: Total;
  /** Sum of the collections, without reversed ones. */
  collected: Total;
  /** Sum of the credit notes, without void ones. */
  credited: Total;
  /** Sum of unallocated collections and credit notes. */
  unappliedCredit: Total;
  /** Sum of the open amounts. */
  openAmount: Total;
  /** Part of `openAmount` that is overdue. */
  overdueAmount: Total;
  /** `openAmount` less `unappliedCredit`. */
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
  /** Whether prices of new invoices to the customer include tax, unless the invoice says otherwise. Null applies `pricesIncludeTax` of the company; a new customer has null. */
  priceIncludesTax?: boolean | null | undefined;
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 1 items.
   */
  totals?: CustomerSums[] | null;
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

/** Sum of the matching customers. */
export interface CustomerSums {
  /** Currency of the company. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `openAmount`. */
  openAmount: Total;
}

/**
 * Calendar day of the company (`YYYY-MM-DD`), without a time zone.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type Day = string;

/** Postal address as it was when the document was created. */
export interface DocumentAddress {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1: string | null;
  /**
   * Building, floor or district.
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
   * Country, as an ISO 3166 alpha-2 code.
   *
   * At most 2 characters.
   */
  country: string | null;
}

/**
 * Formatted number of the document; null for a draft.
 *
 * At most 60 characters.
 */
export type DocumentNumber = string | null;

/** Customer or company as it was when the document was created. */
export interface DocumentParty {
  /**
   * Code of the customer or company.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Legal name.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Trade name; null if there is none.
   *
   * At most 200 characters.
   */
  tradeName: string | null;
  /**
   * Type of the tax identification number, such as `RNC`; null if unknown, and always null for the company.
   *
   * At most 20 characters.
   */
  taxIdType: string | null;
  /**
   * Tax identification number; null if there is none.
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
   * Telephone number; null if there is none.
   *
   * At most 40 characters.
   */
  phone: string | null;
  /** Language in which documents for the customer are printed. Null or absent for the company's own language. */
  language?: PrintLanguage;
  address: DocumentAddress;
}

/**
 * Exchange rate: units of the company's currency for one unit of the currency of the document.
 *
 * At most 9999999999999. More than 0. At most 10 decimals.
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
  /** The day on which stock would fall below zero. Present only for a document of a past day. */
  day?: Day;
  /**
   * Numbers of up to five later documents that would lack goods on `day`. Empty if the goods are missing on the day of the document itself. Present only together with `day`.
   *
   * At most 5 items.
   */
  documents?: string[];
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
  type: EventName;
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
 * Type of the change: the kind of record and the change of it. `invoice.updated` means that a payment or a credit note changed what is open on the invoice. New types may be added.
 *
 * At most 64 characters.
 */
export type EventName = "api_key.created" | "api_key.updated" | "api_key.rotated" | "api_key.revoked" | "user.created" | "user.updated" | "company.updated" | "period.locked" | "period.unlocked" | "series.updated" | "currency.updated" | "exchange_rate.created" | "exchange_rate.updated" | "tax_rate.created" | "tax_rate.updated" | "payment_terms.created" | "payment_terms.updated" | "product.created" | "product.updated" | "product_category.created" | "product_category.updated" | "product_category.deleted" | "warehouse.created" | "warehouse.updated" | "adjustment.created" | "adjustment.reversed" | "transfer.created" | "transfer.reversed" | "customer.created" | "customer.updated" | "vendor.created" | "vendor.updated" | "lead.created" | "lead.status_changed" | "opportunity.created" | "opportunity.stage_changed" | "invoice.issued" | "invoice.updated" | "invoice.voided" | "credit_note.issued" | "credit_note.allocated" | "credit_note.released" | "credit_note.voided" | "collection.created" | "collection.allocated" | "collection.released" | "collection.reversed" | "vendor_payment.created" | "vendor_payment.allocated" | "vendor_payment.released" | "vendor_payment.reversed" | "purchase_order.created" | "purchase_order.opened" | "purchase_order.received" | "purchase_order.cancelled" | "reception.reversed" | (string & {});

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
  totalIsCapped?: TotalIsCapped;
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
 * Expected amount, with at most the decimals of its currency; null if unknown.
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

/** Invoice with its lines, taxes, collections and credit notes. */
export interface Invoice {
  id: Id;
  number: DocumentNumber;
  status: InvoiceStatus;
  customerId: Id;
  /**
   * Name of the customer when the invoice was issued, or when the draft was saved.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Issue date of the invoice. */
  issueDate: Day;
  /** Date on which payment is due, calculated from the payment terms. */
  dueDate: Day;
  /**
   * Code of the payment terms.
   *
   * At most 40 characters.
   */
  paymentTerms: string;
  /** Currency of the amounts of the invoice. */
  currencyCode: CurrencyCode;
  exchangeRate: DocumentRate;
  /** Rounding of tax: `document` rounds once per tax rate of the document, `line` rounds on each line. */
  taxRounding: "document" | "line";
  /** Whether the unit prices include tax. */
  pricesIncludeTax: boolean;
  /**
   * Notes printed on the invoice; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Amount to pay: `total` plus `taxTotal`. */
  grandTotal: Money;
  /** Amount settled by collections. */
  paidAmount: Money;
  /** Amount settled by credit notes. */
  creditedAmount: Money;
  /** Amount still to pay; 0 for a draft or void invoice. */
  openAmount: Money;
  /** Whether an amount is still open after the due date. An invoice is not overdue on its due date. */
  overdue: boolean;
  companyCurrency: CompanyCurrencyTotals;
  /**
   * Lines of the invoice, in print order.
   *
   * At most 500 items.
   */
  lines: InvoiceLine[];
  /**
   * Taxes by category and rate. The bases add up to `total`, the amounts to `taxTotal`.
   *
   * At most 500 items.
   */
  taxes: TaxBreakdown[];
  /**
   * Collections applied to the invoice.
   *
   * At most 10000 items.
   */
  payments: InvoicePayment[];
  /**
   * Credit notes of the invoice, without void ones.
   *
   * At most 10000 items.
   */
  creditNotes: InvoiceCreditNote[];
  /** Details of the customer. */
  customer: DocumentParty;
  /** Details of the company that issued the invoice. */
  company: DocumentParty;
  /**
   * Time at which the invoice was voided; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  voidedAt: string | null;
  /**
   * Reason for voiding; null if none was given or the invoice was not voided.
   *
   * At most 500 characters.
   */
  voidReason: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Invoice as returned after it was created or issued. */
export interface InvoiceCreated {
  id: Id;
  number: DocumentNumber;
  status: InvoiceStatus;
  /** Issue date of the invoice. */
  issueDate: Day;
  /** Date on which payment is due, calculated from the payment terms. */
  dueDate: Day;
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Amount to pay: `total` plus `taxTotal`. */
  grandTotal: Money;
  /** Amount still to pay; 0 for a draft or void invoice. */
  openAmount: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Reply with an invoice that was created or issued. */
export interface InvoiceCreatedReply {
  /** Always true. */
  ok: true;
  data: InvoiceCreated;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Credit note of the invoice. Void credit notes are left out. */
export interface InvoiceCreditNote {
  /** Id of the credit note. */
  creditNoteId: Id;
  /**
   * Number of the credit note.
   *
   * At most 60 characters.
   */
  number: string;
  /** Date of the credit note. */
  date: Day;
  /** Total of the credit note, with tax. */
  grandTotal: Money;
  /** Part of the credit note applied to this invoice. */
  appliedAmount: Money;
}

/** Deleted draft. */
export interface InvoiceDeleted {
  /** Id of the deleted draft. */
  id: Id;
}

/** Reply after a draft was deleted. */
export interface InvoiceDeletedReply {
  /** Always true. */
  ok: true;
  data: InvoiceDeleted;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Content of a new invoice or draft. */
export interface InvoiceInput {
  customerId: Id;
  /**
   * Lines of the invoice, in print order.
   *
   * 1 to 500 items.
   */
  lines: readonly InvoiceLineInput[];
  /**
   * Code of the payment terms. Defaults to those of the customer, else `CONTADO` (due on the issue date).
   *
   * 1 to 40 characters.
   */
  paymentTerms?: string | undefined;
  /** Currency of the invoice. Defaults to that of the customer, else that of the company. */
  currencyCode?: CurrencyCode | undefined;
  /** Exchange rate: units of the company's currency for one unit of the currency of the invoice. Defaults to the rate of the issue date. Must be 1 for the company's own currency. */
  exchangeRate?: DocumentRate | undefined;
  notes?: Block | undefined;
  /** Issue date, today or earlier. Defaults to today. */
  issueDate?: Day | undefined;
  /** Whether the unit prices include tax. Defaults to `priceIncludesTax` of the customer, or `pricesIncludeTax` of the company if that is null. */
  pricesIncludeTax?: boolean | undefined;
  /** Whether to issue the invoice at once. Defaults to true; false saves a draft. */
  issue?: boolean | undefined;
}

/** Options for issuing a draft. */
export interface InvoiceIssue {
  /** Issue date, today or earlier. Defaults to the issue date of the draft, else today. */
  issueDate?: Day | undefined;
  /** Whether to issue an invoice that differs from the draft, with the tax and exchange rates and the details of customer and company as of the issue date. Defaults to false. */
  refresh?: boolean | undefined;
}

/** Line of an invoice. */
export interface InvoiceLine {
  id: Id;
  productId: Id;
  /**
   * Code of the product when the invoice was created.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * Text of the line.
   *
   * At most 500 characters.
   */
  description: string;
  /**
   * Unit of measure of the quantity.
   *
   * At most 20 characters.
   */
  unit: string;
  /**
   * Warehouse from which the goods left; null for a product that is not kept in stock.
   *
   * At least 1.
   */
  warehouseId: number | null;
  /** Quantity sold. */
  quantity: Quantity;
  /** Price of one unit, before discount; includes tax if `pricesIncludeTax` is true. */
  unitPrice: Price;
  /** Discount on the line, in percent, taken before tax. */
  discountPercent: Percent;
  /** Amount of the line after discount and before tax. */
  netAmount: Money;
  /**
   * First tax rate of the line; null if the line has none.
   *
   * At least 1.
   */
  taxRateId: number | null;
  /** Tax rate of the line in percent; for several rates, their combined rate. */
  taxRate: Percent;
  taxCategory: LineTaxCategory;
  /** Tax of the line. */
  taxAmount: Money;
  /**
   * Tax rates of the line.
   *
   * At most 3 items.
   */
  taxes: LineTax[];
  /** Quantity credited by credit notes that are not void. */
  creditedQuantity: Quantity;
}

/** Line of an invoice. Name its taxes by `taxRateId` or `taxRateIds`, but not both; without either, the tax rate of the product applies. The server uses the rate of the same code that is in force on the issue date. */
export interface InvoiceLineInput {
  productId: Id;
  /** Quantity sold, with up to four decimals. */
  quantity: PositiveQuantity;
  /** Price of one unit, with up to six decimals. Defaults to the price of the product, converted to the currency of the invoice. */
  unitPrice?: Price | undefined;
  /**
   * Discount on the line, in percent, taken before tax. Defaults to 0.
   *
   * 0 to 100. At most 6 decimals.
   */
  discountPercent?: number | undefined;
  /** Tax rate of the line. */
  taxRateId?: Id | undefined;
  /**
   * Up to three tax rates of the line, instead of `taxRateId`. Several rates must all be of category `standard` or `reduced`.
   *
   * 1 to 3 items.
   */
  taxRateIds?: readonly Id[] | undefined;
  /** Warehouse from which the goods leave. Defaults to the first active warehouse of the company; has no effect for a product that is not kept in stock. */
  warehouseId?: Id | undefined;
  /**
   * Text of the line. Defaults to the name of the product.
   *
   * 1 to 500 characters.
   */
  description?: string | undefined;
}

/** Invoice as returned in a list. */
export interface InvoiceListItem {
  id: Id;
  number: DocumentNumber;
  status: InvoiceStatus;
  customerId: Id;
  /**
   * Name of the customer when the invoice was issued, or when the draft was saved.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Issue date of the invoice. */
  issueDate: Day;
  /** Date on which payment is due, calculated from the payment terms. */
  dueDate: Day;
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Amount to pay: `total` plus `taxTotal`. */
  grandTotal: Money;
  /** Amount still to pay; 0 for a draft or void invoice. */
  openAmount: Money;
  /** Whether an amount is still open after the due date. An invoice is not overdue on its due date. */
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: InvoiceSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Collection (payment of the customer) applied to the invoice. */
export interface InvoicePayment {
  /** Id of the collection. */
  paymentId: Id;
  /**
   * Number of the collection.
   *
   * At most 60 characters.
   */
  number: string;
  /** Date of the allocation. */
  date: Day;
  /** Part of the collection applied to the invoice. */
  amount: Money;
}

/** Reply with one invoice. */
export interface InvoiceReply {
  /** Always true. */
  ok: true;
  data: Invoice;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Status of an invoice: `draft` (not issued), `issued` (nothing paid or credited yet), `partially_paid`, `paid` (nothing left to pay) or `void` (cancelled). `overdue` tells separately whether the due date has passed. */
export type InvoiceStatus = "draft" | "issued" | "partially_paid" | "paid" | "void";

/** Sums of the matching invoices in one currency. Drafts and void invoices are left out unless `status` asks for them. */
export interface InvoiceSums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `grandTotal`. */
  grandTotal: Total;
  /** Sum of `openAmount`, which is 0 for drafts and void invoices. */
  openAmount: Total;
}

/** Reason for voiding an invoice. */
export interface InvoiceVoid {
  /**
   * Reason for voiding. The server keeps it with the invoice and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason?: string | undefined;
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

/** Document that was booked after a count and changes what the ledger shows for it. */
export interface LaterDocument {
  /**
   * Type of the document.
   *
   * At most 40 characters.
   */
  documentType: string;
  /** Id of the document. */
  documentId: Id;
  /**
   * Number of the document.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  /** Date of the document. */
  date: Day;
  /** Change of the quantity by the document. */
  quantity: Quantity;
}

/** Lead: a person who may become a customer. */
export interface Lead {
  id: Id;
  /**
   * Name of the person.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Company of the person; null if unknown.
   *
   * At most 200 characters.
   */
  companyName: string | null;
  /**
   * E-mail address; null if unknown.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Telephone number; null if unknown.
   *
   * At most 40 characters.
   */
  phone: string | null;
  /** Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other); null if unknown. */
  source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
  status: LeadStatus;
  /** Id of the user responsible for the lead; null if there is none. */
  ownerId: OptionalId;
  /** Expected amount in the company's currency; null if unknown. */
  estimatedAmount: ExpectedAmount;
  /** Id of the customer that the lead belongs to; null if there is none. */
  customerId: OptionalId;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Note on the last change of status; null if there is none.
   *
   * At most 500 characters.
   */
  statusNote: string | null;
  /** Time of the last change of status, or of the creation of the lead. */
  statusChangedAt: Instant;
  /** Id of the first opportunity of the lead; null if there is none. */
  opportunityId: OptionalId;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new lead. Requires `email` or `phone`. */
export interface LeadInput {
  /**
   * Name of the person.
   *
   * 1 to 200 characters.
   */
  name: string;
  /**
   * Company of the person; null for none.
   *
   * At most 200 characters.
   */
  companyName?: string | null | undefined;
  /**
   * E-mail address; null for none.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email?: string | null | undefined;
  /**
   * Telephone number; null for none.
   *
   * 1 to 40 characters.
   */
  phone?: string | null | undefined;
  /** Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other). */
  source?: LeadSource | undefined;
  /** Expected amount in the company's currency; null if unknown. */
  estimatedAmount?: ExpectedAmount | undefined;
  /**
   * Internal notes; null for none.
   *
   * At most 2000 characters.
   */
  notes?: string | null | undefined;
  /** Id of the user responsible for the lead; null for none. */
  ownerId?: OptionalId | undefined;
  /** Id of the customer that the lead belongs to; null for none. */
  customerId?: OptionalId | undefined;
  /** First opportunity of the lead, to create together with it. */
  opportunity?: LeadOpportunity | undefined;
}

/** Lead as returned in a list. */
export interface LeadListItem {
  id: Id;
  /**
   * Name of the person.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * Company of the person; null if unknown.
   *
   * At most 200 characters.
   */
  companyName: string | null;
  /**
   * E-mail address; null if unknown.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * Telephone number; null if unknown.
   *
   * At most 40 characters.
   */
  phone: string | null;
  /** Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other); null if unknown. */
  source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
  status: LeadStatus;
  /** Id of the user responsible for the lead; null if there is none. */
  ownerId: OptionalId;
  /** Expected amount in the company's currency; null if unknown. */
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
   * The records of this page.
   *
   * At most 100 items.
   */
  data: LeadListItem[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 1 items.
   */
  totals?: LeadSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** First opportunity of a lead, created together with it. Its stage is `prospecting`. */
export interface LeadOpportunity {
  title: CrmTitle;
  expectedAmount?: ExpectedAmount | undefined;
  /** Currency of the expected amount. Defaults to that of the company. */
  currencyCode?: CurrencyCode | undefined;
  /** Date on which the opportunity is expected to close; null if unknown. */
  expectedCloseDate?: OptionalDay | undefined;
}

/** Reply with one lead. */
export interface LeadReply {
  /** Always true. */
  ok: true;
  data: Lead;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other). */
export type LeadSource = "web" | "referido" | "llamada" | "evento" | "otro";

/** Status of a lead: `new`, `contacted`, `qualified`, `converted` (final) or `lost`. */
export type LeadStatus = "new" | "contacted" | "qualified" | "converted" | "lost";

/** New status of a lead. */
export interface LeadStatusChange {
  /** New status. */
  status: LeadStatus;
  note?: CrmNote | undefined;
}

/** Sum of the matching leads. */
export interface LeadSums {
  /** Currency of the company. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `estimatedAmount`. */
  estimatedAmount: Total;
}

/**
 * Text of one line without control characters. The server trims it and normalises it to Unicode NFC.
 *
 * At most 200 characters.
 */
export type Line = string;

/** Tax rate applied to a line. */
export interface LineTax {
  /** Id of the tax rate that was applied. */
  taxRateId: Id;
  /**
   * Code of the tax rate.
   *
   * At most 40 characters.
   */
  code: string;
  /** Tax rate in percent. */
  rate: Percent;
  /** Tax category of this rate. */
  category: LineTaxCategory;
}

/**
 * Tax category of the line: `standard`, `reduced`, `zero` (taxed at 0 percent), `exempt`, `not_subject` (outside the scope of the tax) or `reverse_charge` (the customer pays the tax to the authority). The last three have rate 0 and a reason.
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

/** Change of the stock of one product in one warehouse. A movement is never changed, so its `version` is always 1. A movement of quantity 0 corrects only the value. It is written when the value of stock changes by another amount than the value of the goods: goods were sold before they were received, or were returned after others had left. */
export interface Movement {
  id: Id;
  /** Date of the document. */
  date: Day;
  productId: Id;
  /**
   * Code of the product.
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
   * Type of the document: `adjustment`, `adjustment_reversal`, `transfer`, `transfer_reversal`, `invoice`, `invoice_void`, `credit_note`, `credit_note_void`, `reception` or `reception_reversal`.
   *
   * At most 40 characters.
   */
  documentType: "adjustment" | "adjustment_reversal" | "transfer" | "transfer_reversal" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {});
  /** Id of the document. */
  documentId: Id;
  /**
   * Number of the document.
   *
   * At most 40 characters.
   */
  documentNumber: string;
  /** Change of the quantity: positive for goods in, negative for goods out, 0 for a correction of value. */
  quantity: Quantity;
  /** Quantity in the warehouse after the movement, in the order of booking. */
  quantityAfter: Quantity;
  /**
   * Cost of one unit in the company's currency, with up to six decimals. Present only with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number;
  /**
   * Change of the value in the company's currency, with the sign of the quantity; a correction can have either sign. Present only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of stock movements. */
export interface MovementListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: Movement[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 1 items.
   */
  totals?: MovementSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Value of the matching movements. */
export interface MovementSums {
  /** Currency of the company. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `value`, which is negative for goods that left. */
  value: Total;
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

/** Stage of an open opportunity. */
export type OpenStage = "prospecting" | "qualification" | "proposal" | "negotiation";

/** Possible sale to a lead or customer, with the history of its stages. */
export interface Opportunity {
  id: Id;
  /**
   * Title of the opportunity.
   *
   * At most 200 characters.
   */
  title: string;
  /** Id of the lead; null if there is none. */
  leadId: OptionalId;
  /** Id of the customer; null if there is none. */
  customerId: OptionalId;
  /**
   * Name of the customer, or of the lead if there is no customer; null if there is neither.
   *
   * At most 200 characters.
   */
  partyName: string | null;
  stage: OpportunityStage;
  /**
   * Probability of winning in percent, which depends only on the stage: 10 for `prospecting`, 30 for `qualification`, 50 for `proposal`, 80 for `negotiation`, 100 for `won`, 0 for `lost`.
   *
   * 0 to 100.
   */
  probability: number;
  /** Expected amount in `currencyCode`; null if unknown. */
  expectedAmount: ExpectedAmount;
  /**
   * `expectedAmount` times `probability`, rounded to the decimals of the currency; null if `expectedAmount` is null.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  weightedAmount: number | null;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Date on which the opportunity is expected to close; null if unknown. */
  expectedCloseDate: OptionalDay;
  /** Id of the user responsible for the opportunity; null if there is none. */
  ownerId: OptionalId;
  /**
   * Reason why the opportunity was lost; null unless the stage is `lost`.
   *
   * At most 500 characters.
   */
  lostReason: string | null;
  /** Time of the last change of stage, or of the creation of the opportunity. */
  stageChangedAt: Instant;
  /**
   * Changes of stage, the oldest first; at most the last 1,000.
   *
   * At most 1000 items.
   */
  stageHistory: StageHistoryEntry[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new opportunity. Requires `leadId` or `customerId`. */
export interface OpportunityInput {
  title: CrmTitle;
  /** Id of the lead; null for none. */
  leadId?: OptionalId | undefined;
  /** Id of the customer. Defaults to the customer of the lead. */
  customerId?: OptionalId | undefined;
  /** Expected amount in `currencyCode`; null if unknown. */
  expectedAmount?: ExpectedAmount | undefined;
  /** Currency of the expected amount. Defaults to that of the company. */
  currencyCode?: CurrencyCode | undefined;
  /** Date on which the opportunity is expected to close; null if unknown. */
  expectedCloseDate?: OptionalDay | undefined;
  /** Id of the user responsible for the opportunity; null for none. */
  ownerId?: OptionalId | undefined;
  /** First stage. Defaults to `prospecting`. */
  stage?: OpenStage | undefined;
}

/** Opportunity as returned in a list. */
export interface OpportunityListItem {
  id: Id;
  /**
   * Title of the opportunity.
   *
   * At most 200 characters.
   */
  title: string;
  /** Id of the lead; null if there is none. */
  leadId: OptionalId;
  /** Id of the customer; null if there is none. */
  customerId: OptionalId;
  /**
   * Name of the customer, or of the lead if there is no customer; null if there is neither.
   *
   * At most 200 characters.
   */
  partyName: string | null;
  stage: OpportunityStage;
  /**
   * Probability of winning in percent, which depends only on the stage: 10 for `prospecting`, 30 for `qualification`, 50 for `proposal`, 80 for `negotiation`, 100 for `won`, 0 for `lost`.
   *
   * 0 to 100.
   */
  probability: number;
  /** Expected amount in `currencyCode`; null if unknown. */
  expectedAmount: ExpectedAmount;
  /**
   * `expectedAmount` times `probability`, rounded to the decimals of the currency; null if `expectedAmount` is null.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  weightedAmount: number | null;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Date on which the opportunity is expected to close; null if unknown. */
  expectedCloseDate: OptionalDay;
  /** Id of the user responsible for the opportunity; null if there is none. */
  ownerId: OptionalId;
  /**
   * Reason why the opportunity was lost; null unless the stage is `lost`.
   *
   * At most 500 characters.
   */
  lostReason: string | null;
  /** Time of the last change of stage, or of the creation of the opportunity. */
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
   * The records of this page.
   *
   * At most 100 items.
   */
  data: OpportunityListItem[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: OpportunitySums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one opportunity. */
export interface OpportunityReply {
  /** Always true. */
  ok: true;
  data: Opportunity;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Stage of an opportunity: open (`prospecting`, `qualification`, `proposal` or `negotiation`), `won` or `lost`. */
export type OpportunityStage = "prospecting" | "qualification" | "proposal" | "negotiation" | "won" | "lost";

/** Sums of the matching opportunities in one currency. They include won and lost opportunities. */
export interface OpportunitySums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `expectedAmount`. */
  expectedAmount: Total;
  /** Sum of `weightedAmount`. */
  weightedAmount: Total;
}

/**
 * Calendar day of the company; null for none.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type OptionalDay = string | null;

/**
 * Id of a record of the company; null for none.
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

/** Amount that the company owes to a vendor for a reception (goods received on a purchase order) or an opening balance. */
export interface Payable {
  id: Id;
  /**
   * Id of the reception; null for an opening balance.
   *
   * At least 1.
   */
  receptionId: number | null;
  /**
   * Number of the reception, or of the opening balance.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  /**
   * Number that the vendor gave to its invoice; null if unknown.
   *
   * At most 60 characters.
   */
  vendorInvoiceNumber: string | null;
  vendorId: Id;
  /**
   * Name of the vendor when the payable was created.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Date of the reception or opening balance. */
  issueDate: Day;
  /** Date on which payment is due. */
  dueDate: Day;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Original amount. */
  amount: Money;
  /** Amount settled by payments. */
  paidAmount: Money;
  /** Amount settled by credit notes. Currently always 0: credit notes of vendors are not recorded. */
  creditedAmount: Money;
  /** Amount still to pay; 0 if the payable is void. */
  openAmount: Money;
  /** Status of the payable: `open` (nothing settled), `partial` (settled in part), `closed` (settled in full) or `void` (its document was reversed). */
  status: "open" | "partial" | "closed" | "void";
  /**
   * Number of days since the due date; 0 if the due date has not passed or nothing is open.
   *
   * At least 0.
   */
  daysOverdue: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Aging report as of the end of a day. */
export interface PayableAging {
  /** Day of the report. */
  asOf: Day;
  /** Currency of the amounts of the report. */
  currencyCode: CurrencyCode;
  /**
   * Total of each bucket, from not overdue to the longest overdue.
   *
   * At most 6 items.
   */
  buckets: AgingBucket[];
  /**
   * Number of vendors with an overdue amount.
   *
   * At least 0.
   */
  overdueCount: number;
  /**
   * Aging per vendor, sorted by name. Vendors without open amounts and without credit are left out. Empty with `summary`.
   *
   * At most 1000000 items.
   */
  rows: PayableAgingRow[];
  /** Totals of all rows. */
  totals: AgingTotals;
  /**
   * Open documents, the oldest due date first. Present only with `detail`.
   *
   * At most 500 items.
   */
  items?: PayableAgingItem[];
  /**
   * Number of open documents on all pages of `items`. Present only with `detail`.
   *
   * At least 0.
   */
  itemCount?: number;
}

/** Open document in the aging report. */
export interface PayableAgingItem {
  /** Id of the payable. */
  payableId: Id;
  /**
   * Number of the reception, or of the opening balance.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  vendorId: Id;
  /**
   * Name of the vendor when the payable was created.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Date on which payment is due. */
  dueDate: Day;
  /**
   * Number of days overdue on the day of the report; 0 if not overdue.
   *
   * At least 0.
   */
  daysOverdue: number;
  /** Bucket of the document. */
  bucket: BucketKey;
  /** Currency of `openAmount`, which is the currency of the report. */
  currencyCode: CurrencyCode;
  /** Amount open on the day of the report, in `currencyCode`. The open amounts of a report can be added up. */
  openAmount: Money;
  /** Currency of the document. */
  documentCurrencyCode: CurrencyCode;
  /** Amount open on the day of the report, in `documentCurrencyCode`. */
  documentOpenAmount: Money;
}

/** Reply with the aging report. */
export interface PayableAgingReply {
  /** Always true. */
  ok: true;
  data: PayableAging;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Aging of one vendor. */
export interface PayableAgingRow {
  vendorId: Id;
  /**
   * Current name of the vendor.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Open amount that is not overdue. */
  current: Total;
  /** Open amount that is 1 to 30 days overdue. */
  d1_30: Total;
  /** Open amount that is 31 to 60 days overdue. */
  d31_60: Total;
  /** Open amount that is 61 to 90 days overdue. */
  d61_90: Total;
  /** Open amount that is 91 to 120 days overdue. */
  d91_120: Total;
  /** Open amount that is more than 120 days overdue. */
  d120_plus: Total;
  /** Sum of unallocated payments. */
  unappliedCredit: Total;
  /** Sum of the buckets less `unappliedCredit`. */
  balance: Total;
}

/** Part of a payment applied to one document. */
export interface PayableAllocation {
  /** Id of the payable. */
  payableId: Id;
  /**
   * Id of the reception; null for an opening balance.
   *
   * At least 1.
   */
  receptionId: number | null;
  /**
   * Number of the reception, or of the opening balance.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  /** Date of the allocation; never before the date of the document. */
  date: Day;
  /** Amount allocated. */
  amount: Money;
  /** Amount of the document that is open now, after all its allocations. */
  openAfter: Money;
  /** Value of the allocated part at the rate of the document, less its value at the rate of the payment, in the company's currency. Positive for a gain, negative for a loss, 0 if the rates are equal. */
  exchangeDifference: Money;
}

/** Allocations to make: send `allocations`, `autoAllocate` as true, or both. A request without either is refused (400). */
export interface PayableAllocationInput {
  /**
   * Documents to settle; each document at most once.
   *
   * 1 to 500 items.
   */
  allocations?: readonly PayableAllocationLine[] | undefined;
  /** Whether to allocate the rest to the oldest due payables in the same currency. Defaults to false. */
  autoAllocate?: boolean | undefined;
}

/** Allocation to one document. Name the document by exactly one of `payableId` and `receptionId`. */
export interface PayableAllocationLine {
  /** Id of the payable. */
  payableId?: Id | undefined;
  /** Id of the reception of the payable. */
  receptionId?: Id | undefined;
  /** Amount to allocate, in the currency of the payment. */
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: PayableSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Payment to a vendor with its allocations. */
export interface PayablePayment {
  id: Id;
  /**
   * Formatted number of the payment.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the payment: `posted` (in force) or `reversed` (cancelled by a counter-entry). */
  status: "posted" | "reversed";
  vendorId: Id;
  /**
   * Name of the vendor when the payment was recorded.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Date of the payment. */
  date: Day;
  method: PaymentMethod;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Amount paid. */
  amount: Money;
  /** Amount allocated to payables; 0 if the payment was reversed. */
  allocatedAmount: Money;
  /** Amount not yet allocated; 0 if the payment was reversed. */
  unallocatedAmount: Money;
  /** Exchange rate: units of the company's currency for one unit of the currency of the payment. */
  exchangeRate: DocumentRate;
  /**
   * Number of the cheque or transfer; null if none was given.
   *
   * At most 200 characters.
   */
  reference: string | null;
  /**
   * Notes printed on the document; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Documents that the payment settles.
   *
   * At most 10000 items.
   */
  allocations: PayableAllocation[];
  /**
   * Time at which the payment was reversed; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  reversedAt: string | null;
  /**
   * Reason for the reversal; null if none was given or the payment was not reversed.
   *
   * At most 500 characters.
   */
  reverseReason: string | null;
  /** Amount that the company owes the vendor now, less unallocated credit, in the company's currency. */
  vendorBalance: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new payment. */
export interface PayablePaymentInput {
  /** Id of the vendor that is paid. */
  vendorId: Id;
  /** Amount paid. */
  amount: PositiveMoney;
  method: PaymentMethod;
  /** Date of the payment, today or earlier. Defaults to today. */
  date?: Day | undefined;
  /** Currency of the payment. Defaults to that of the vendor. */
  currencyCode?: CurrencyCode | undefined;
  /** Exchange rate: units of the company's currency for one unit of the currency of the payment. Defaults to the rate of the date. Must be 1 for the company's own currency. */
  exchangeRate?: DocumentRate | undefined;
  /** Number of the cheque or transfer. */
  reference?: Line | undefined;
  /** Notes printed on the document. */
  notes?: Block | undefined;
  /**
   * Documents to settle; each document at most once.
   *
   * 1 to 500 items.
   */
  allocations?: readonly PayableAllocationLine[] | undefined;
  /** Whether to allocate the rest to the oldest due payables in the same currency. Defaults to false. */
  autoAllocate?: boolean | undefined;
}

/** Payment as returned in a list. */
export interface PayablePaymentListItem {
  id: Id;
  /**
   * Formatted number of the payment.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the payment: `posted` (in force) or `reversed` (cancelled by a counter-entry). */
  status: "posted" | "reversed";
  vendorId: Id;
  /**
   * Name of the vendor when the payment was recorded.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Date of the payment. */
  date: Day;
  method: PaymentMethod;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Amount paid. */
  amount: Money;
  /** Amount allocated to payables; 0 if the payment was reversed. */
  allocatedAmount: Money;
  /** Amount not yet allocated; 0 if the payment was reversed. */
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: PayablePaymentSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Reply with one payment. */
export interface PayablePaymentReply {
  /** Always true. */
  ok: true;
  data: PayablePayment;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Reason and date of a reversal. */
export interface PayablePaymentReverse {
  /**
   * Reason for the reversal. The server keeps it with the payment and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason?: string | undefined;
  /** Date of the reversal: not in the future, and not before the last entry of the payment. Defaults to today. */
  date?: Day | undefined;
}

/** Sums of the matching payments in one currency. Reversed payments are left out unless `status` asks for them. */
export interface PayablePaymentSums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `amount`. */
  amount: Total;
  /** Sum of `unallocatedAmount`, which is 0 for reversed payments. */
  unallocatedAmount: Total;
}

/** Allocation to release. */
export interface PayableRelease {
  /** Id of the payable that the payment no longer settles. */
  payableId: Id;
}

/** Sums of the matching payables in one currency. Void payables are left out unless `status` asks for them. */
export interface PayableSums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `amount`. */
  amount: Total;
  /** Sum of `openAmount`, which is 0 for void payables. */
  openAmount: Total;
}

/** Means of payment: `efectivo` (cash), `transferencia` (bank transfer), `tarjeta` (card), `cheque` (cheque) or `otro` (other). */
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
  totalIsCapped?: TotalIsCapped;
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
 * Percentage with up to six decimals.
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
 * Amount above zero, with at most the decimals of its currency.
 *
 * At most 9999999999999. More than 0. At most 4 decimals.
 */
export type PositiveMoney = number;

/**
 * Quantity greater than zero, with at most four decimals.
 *
 * At most 9999999999. More than 0. At most 4 decimals.
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
  totalIsCapped?: TotalIsCapped;
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
  /** True if the server keeps stock of the product, which it does not of services. */
  trackStock: boolean;
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
  totalIsCapped?: TotalIsCapped;
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

/** Purchase order with its lines and receptions. */
export interface PurchaseOrder {
  id: Id;
  /**
   * Formatted number of the order.
   *
   * At most 60 characters.
   */
  number: string;
  status: PurchaseOrderStatus;
  vendorId: Id;
  /**
   * Name of the vendor when the order was created.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Order date. */
  orderDate: Day;
  /**
   * Date on which the goods are expected; null if none was given.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  expectedDate: string | null;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Total of the order: `total` plus `taxTotal`. */
  grandTotal: Money;
  /**
   * Quantity received in percent of the quantity ordered, over all lines, with up to two decimals. Over 100 if more than ordered was received.
   *
   * 0 to 9999999999999.
   */
  receivedPercent: number;
  /** Warehouse for the goods. */
  warehouseId: Id;
  /**
   * Code of the payment terms.
   *
   * At most 40 characters.
   */
  paymentTerms: string;
  /** Exchange rate of the order date: units of the company's currency for one unit of the currency of the order. */
  exchangeRate: DocumentRate;
  /**
   * Reference of the vendor or the buyer; null if none was given.
   *
   * At most 200 characters.
   */
  reference: string | null;
  /**
   * Notes printed on the order; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Lines of the order, in print order.
   *
   * At most 500 items.
   */
  lines: PurchaseOrderLine[];
  /**
   * Taxes by category and rate.
   *
   * At most 500 items.
   */
  taxes: TaxBreakdown[];
  /**
   * Receptions of the order, the oldest first, including reversed ones.
   *
   * At most 10000 items.
   */
  receptions: Reception[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new purchase order. */
export interface PurchaseOrderInput {
  vendorId: Id;
  /**
   * Lines of the order, in print order.
   *
   * 1 to 500 items.
   */
  lines: readonly PurchaseOrderLineInput[];
  /** Warehouse for the goods. Defaults to the first active warehouse of the company. */
  warehouseId?: Id | undefined;
  /** Currency of the order. Defaults to that of the vendor. */
  currencyCode?: CurrencyCode | undefined;
  /** Order date, today or earlier. Defaults to today. */
  orderDate?: Day | undefined;
  /** Date on which the goods are expected; not before the order date. */
  expectedDate?: Day | undefined;
  /**
   * Code of the payment terms. Defaults to those of the vendor, else `CONTADO` (due on the date of the reception).
   *
   * 1 to 40 characters.
   */
  paymentTerms?: string | undefined;
  /** Reference of the vendor or the buyer. */
  reference?: Line | undefined;
  /** Notes printed on the order. */
  notes?: Block | undefined;
  /** Whether to create the order as a draft. Defaults to false. */
  draft?: boolean | undefined;
}

/** Line of a purchase order, with the quantities received and pending. */
export interface PurchaseOrderLine {
  id: Id;
  productId: Id;
  /**
   * Code of the product when the order was created.
   *
   * At most 40 characters.
   */
  productCode: string;
  /**
   * Text of the line.
   *
   * At most 500 characters.
   */
  description: string;
  /**
   * Unit of measure of the quantity.
   *
   * At most 20 characters.
   */
  unit: string;
  /** Quantity ordered. */
  quantity: Quantity;
  /** Price of one unit before discount and tax. */
  unitPrice: Price;
  /** Discount on the line, in percent, taken before tax. */
  discountPercent: Percent;
  /** Amount of the line after discount and before tax. */
  netAmount: Money;
  /**
   * Tax rate of the line; null if it has none.
   *
   * At least 1.
   */
  taxRateId: number | null;
  /** Tax rate of the line in percent. */
  taxRate: Percent;
  taxCategory: LineTaxCategory;
  /** Tax of the line. */
  taxAmount: Money;
  /** Quantity received so far, without reversed receptions. */
  receivedQuantity: Quantity;
  /** Quantity still to be received; 0 if more than ordered was received. */
  pendingQuantity: Quantity;
}

/** Line of a purchase order. */
export interface PurchaseOrderLineInput {
  productId: Id;
  /** Quantity ordered. */
  quantity: PositiveQuantity;
  /** Price of one unit before discount and tax. */
  unitPrice: Price;
  /**
   * Discount on the line, in percent, taken before tax. Defaults to 0.
   *
   * 0 to 100. At most 6 decimals.
   */
  discountPercent?: number | undefined;
  /** Tax rate of the line. Defaults to that of the product. The server uses the rate of the same code that is in force on the order date. */
  taxRateId?: Id | undefined;
  /**
   * Text of the line. Defaults to the name of the product.
   *
   * 1 to 500 characters.
   */
  description?: string | undefined;
}

/** Purchase order as returned in a list. */
export interface PurchaseOrderListItem {
  id: Id;
  /**
   * Formatted number of the order.
   *
   * At most 60 characters.
   */
  number: string;
  status: PurchaseOrderStatus;
  vendorId: Id;
  /**
   * Name of the vendor when the order was created.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Order date. */
  orderDate: Day;
  /**
   * Date on which the goods are expected; null if none was given.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  expectedDate: string | null;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Total of the order: `total` plus `taxTotal`. */
  grandTotal: Money;
  /**
   * Quantity received in percent of the quantity ordered, over all lines, with up to two decimals. Over 100 if more than ordered was received.
   *
   * 0 to 9999999999999.
   */
  receivedPercent: number;
  /**
   * Lines of the order, in print order. Present only with `expand=lines`.
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: PurchaseOrderSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Reply with one purchase order. */
export interface PurchaseOrderReply {
  /** Always true. */
  ok: true;
  data: PurchaseOrder;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Status of an order: `draft` (not opened), `open` (nothing received), `partially_received`, `received` (every line received in full), `closed` (closed before everything was received) or `cancelled`. */
export type PurchaseOrderStatus = "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled";

/** Sums of the matching purchase orders in one currency. Drafts and cancelled orders are left out unless `status` asks for them. */
export interface PurchaseOrderSums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `grandTotal`. */
  grandTotal: Total;
}

/**
 * Quantity with at most four decimals.
 *
 * -9999999999 to 9999999999. At most 4 decimals.
 */
export type Quantity = number;

/**
 * Exchange rate: the number of units of `quote` that one unit of `base` is worth, with at most ten decimals.
 *
 * At most 9999999999999. More than 0. At most 10 decimals.
 */
export type Rate = number;

/** Amount that a customer owes for an invoice or an opening balance. */
export interface Receivable {
  id: Id;
  /**
   * Id of the invoice; null for an opening balance.
   *
   * At least 1.
   */
  invoiceId: number | null;
  /**
   * Number of the invoice, or of the opening balance.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  customerId: Id;
  /**
   * Name of the customer when the receivable was created.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Date of the invoice or opening balance. */
  issueDate: Day;
  /** Date on which payment is due. */
  dueDate: Day;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Original amount. */
  amount: Money;
  /** Amount settled by collections. */
  paidAmount: Money;
  /** Amount settled by credit notes. */
  creditedAmount: Money;
  /** Amount still to pay; 0 if the receivable is void. */
  openAmount: Money;
  /** Status of the receivable: `open` (nothing settled), `partial` (settled in part), `closed` (settled in full) or `void` (its document was voided). */
  status: "open" | "partial" | "closed" | "void";
  /**
   * Number of days since the due date; 0 if the due date has not passed or nothing is open.
   *
   * At least 0.
   */
  daysOverdue: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Aging report as of the end of a day. */
export interface ReceivableAging {
  /** Day of the report. */
  asOf: Day;
  /** Currency of the amounts of the report. */
  currencyCode: CurrencyCode;
  /**
   * Total of each bucket, from not overdue to the longest overdue.
   *
   * At most 6 items.
   */
  buckets: AgingBucket[];
  /**
   * Number of customers with an overdue amount.
   *
   * At least 0.
   */
  overdueCount: number;
  /**
   * Aging per customer, sorted by name. Customers without open amounts and without credit are left out. Empty with `summary`.
   *
   * At most 1000000 items.
   */
  rows: ReceivableAgingRow[];
  /** Totals of all rows. */
  totals: AgingTotals;
  /**
   * Open documents, the oldest due date first. Present only with `detail`.
   *
   * At most 500 items.
   */
  items?: ReceivableAgingItem[];
  /**
   * Number of open documents on all pages of `items`. Present only with `detail`.
   *
   * At least 0.
   */
  itemCount?: number;
}

/** Open document in the aging report. */
export interface ReceivableAgingItem {
  /** Id of the receivable. */
  receivableId: Id;
  /**
   * Number of the invoice, or of the opening balance.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  customerId: Id;
  /**
   * Name of the customer when the receivable was created.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Date on which payment is due. */
  dueDate: Day;
  /**
   * Number of days overdue on the day of the report; 0 if not overdue.
   *
   * At least 0.
   */
  daysOverdue: number;
  /** Bucket of the document. */
  bucket: BucketKey;
  /** Currency of `openAmount`, which is the currency of the report. */
  currencyCode: CurrencyCode;
  /** Amount open on the day of the report, in `currencyCode`. The open amounts of a report can be added up. */
  openAmount: Money;
  /** Currency of the document. */
  documentCurrencyCode: CurrencyCode;
  /** Amount open on the day of the report, in `documentCurrencyCode`. */
  documentOpenAmount: Money;
}

/** Reply with the aging report. */
export interface ReceivableAgingReply {
  /** Always true. */
  ok: true;
  data: ReceivableAging;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Aging of one customer. */
export interface ReceivableAgingRow {
  customerId: Id;
  /**
   * Current name of the customer.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Open amount that is not overdue. */
  current: Total;
  /** Open amount that is 1 to 30 days overdue. */
  d1_30: Total;
  /** Open amount that is 31 to 60 days overdue. */
  d31_60: Total;
  /** Open amount that is 61 to 90 days overdue. */
  d61_90: Total;
  /** Open amount that is 91 to 120 days overdue. */
  d91_120: Total;
  /** Open amount that is more than 120 days overdue. */
  d120_plus: Total;
  /** Sum of unallocated collections and credit notes. */
  unappliedCredit: Total;
  /** Sum of the buckets less `unappliedCredit`. */
  balance: Total;
}

/** Part of a collection or credit note applied to one document. */
export interface ReceivableAllocation {
  /** Id of the receivable. */
  receivableId: Id;
  /**
   * Id of the invoice; null for an opening balance.
   *
   * At least 1.
   */
  invoiceId: number | null;
  /**
   * Number of the invoice, or of the opening balance.
   *
   * At most 60 characters.
   */
  documentNumber: string;
  /** Date of the allocation; never before the date of the document. */
  date: Day;
  /** Amount allocated. */
  amount: Money;
  /** Amount of the document that is open now, after all its allocations. */
  openAfter: Money;
  /** Value of the allocated part at the rate of the collection or credit note, less its value at the rate of the document, in the company's currency. Positive for a gain, negative for a loss, 0 if the rates are equal. */
  exchangeDifference: Money;
}

/** Allocations to make: send `allocations`, `autoAllocate` as true, or both. A request without either is refused (400). */
export interface ReceivableAllocationInput {
  /**
   * Documents to settle; each document at most once.
   *
   * 1 to 500 items.
   */
  allocations?: readonly ReceivableAllocationLine[] | undefined;
  /** Whether to allocate the rest to the oldest due receivables in the same currency. Defaults to false. */
  autoAllocate?: boolean | undefined;
}

/** Allocation to one document. Name the document by exactly one of `receivableId` and `invoiceId`. */
export interface ReceivableAllocationLine {
  /** Id of the receivable. */
  receivableId?: Id | undefined;
  /** Id of the invoice of the receivable. */
  invoiceId?: Id | undefined;
  /** Amount to allocate, in the currency of the collection or credit note. */
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: ReceivableSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Collection (payment received from a customer) with its allocations. */
export interface ReceivablePayment {
  id: Id;
  /**
   * Formatted number of the collection.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the collection: `posted` (in force) or `reversed` (cancelled by a counter-entry). */
  status: "posted" | "reversed";
  customerId: Id;
  /**
   * Name of the customer when the collection was recorded.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Date of the collection. */
  date: Day;
  method: PaymentMethod;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Amount received. */
  amount: Money;
  /** Amount allocated to receivables; 0 if the collection was reversed. */
  allocatedAmount: Money;
  /** Amount not yet allocated; 0 if the collection was reversed. */
  unallocatedAmount: Money;
  /** Exchange rate: units of the company's currency for one unit of the currency of the collection. */
  exchangeRate: DocumentRate;
  /**
   * Number of the cheque or transfer; null if none was given.
   *
   * At most 200 characters.
   */
  reference: string | null;
  /**
   * Notes printed on the document; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Documents that the collection settles.
   *
   * At most 10000 items.
   */
  allocations: ReceivableAllocation[];
  /**
   * Time at which the collection was reversed; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  reversedAt: string | null;
  /**
   * Reason for the reversal; null if none was given or the collection was not reversed.
   *
   * At most 500 characters.
   */
  reverseReason: string | null;
  /** Amount that the customer owes now, less unallocated credit, in the company's currency. */
  customerBalance: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new collection. */
export interface ReceivablePaymentInput {
  /** Id of the customer that paid. */
  customerId: Id;
  /** Amount received. */
  amount: PositiveMoney;
  method: PaymentMethod;
  /** Date of the collection, today or earlier. Defaults to today. */
  date?: Day | undefined;
  /** Currency of the collection. Defaults to that of the customer. */
  currencyCode?: CurrencyCode | undefined;
  /** Exchange rate: units of the company's currency for one unit of the currency of the collection. Defaults to the rate of the date. Must be 1 for the company's own currency. */
  exchangeRate?: DocumentRate | undefined;
  /** Number of the cheque or transfer. */
  reference?: Line | undefined;
  /** Notes printed on the document. */
  notes?: Block | undefined;
  /**
   * Documents to settle; each document at most once.
   *
   * 1 to 500 items.
   */
  allocations?: readonly ReceivableAllocationLine[] | undefined;
  /** Whether to allocate the rest to the oldest due receivables in the same currency. Defaults to false. */
  autoAllocate?: boolean | undefined;
}

/** Collection as returned in a list. */
export interface ReceivablePaymentListItem {
  id: Id;
  /**
   * Formatted number of the collection.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the collection: `posted` (in force) or `reversed` (cancelled by a counter-entry). */
  status: "posted" | "reversed";
  customerId: Id;
  /**
   * Name of the customer when the collection was recorded.
   *
   * At most 200 characters.
   */
  customerName: string;
  /** Date of the collection. */
  date: Day;
  method: PaymentMethod;
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Amount received. */
  amount: Money;
  /** Amount allocated to receivables; 0 if the collection was reversed. */
  allocatedAmount: Money;
  /** Amount not yet allocated; 0 if the collection was reversed. */
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
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 300 items.
   */
  totals?: ReceivablePaymentSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Reply with one collection. */
export interface ReceivablePaymentReply {
  /** Always true. */
  ok: true;
  data: ReceivablePayment;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Reason and date of a reversal. */
export interface ReceivablePaymentReverse {
  /**
   * Reason for the reversal. The server keeps it with the collection and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason?: string | undefined;
  /** Date of the reversal: not in the future, and not before the last entry of the collection. Defaults to today. */
  date?: Day | undefined;
}

/** Sums of the matching collections in one currency. Reversed collections are left out unless `status` asks for them. */
export interface ReceivablePaymentSums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `amount`. */
  amount: Total;
  /** Sum of `unallocatedAmount`, which is 0 for reversed collections. */
  unallocatedAmount: Total;
}

/** Allocation to release. */
export interface ReceivableRelease {
  /** Id of the receivable that the collection no longer settles. */
  receivableId: Id;
}

/** Sums of the matching receivables in one currency. Void receivables are left out unless `status` asks for them. */
export interface ReceivableSums {
  /** Currency of the sums. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `amount`. */
  amount: Total;
  /** Sum of `openAmount`, which is 0 for void receivables. */
  openAmount: Total;
}

/** Purchase order after the reception. */
export interface ReceivedOrder {
  id: Id;
  status: PurchaseOrderStatus;
  /**
   * Lines of the order, in print order.
   *
   * At most 500 items.
   */
  lines: PurchaseOrderLine[];
  version: Version;
}

/** Payable that the reception created. */
export interface ReceivedPayable {
  /** Id of the payable. */
  id: Id;
  /** Amount owed to the vendor, in the currency of the order. */
  amount: Money;
  /** Date on which payment is due, calculated from the payment terms of the order. */
  dueDate: Day;
}

/** Goods received on a purchase order. */
export interface Reception {
  id: Id;
  /**
   * Formatted number of the reception.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the reception: `posted` (in force) or `reversed` (cancelled by a counter-entry). */
  status: "posted" | "reversed";
  /** Date of the reception. */
  date: Day;
  /** Warehouse that the goods entered. */
  warehouseId: Id;
  /**
   * Number that the vendor gave to its invoice; null if none was given.
   *
   * At most 60 characters.
   */
  vendorInvoiceNumber: string | null;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /** Currency of the amounts, which is that of the order. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Amount owed to the vendor for the reception: `total` plus `taxTotal`. */
  grandTotal: Money;
  /**
   * Lines of the reception.
   *
   * At most 1000 items.
   */
  lines: ReceptionLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new reception. */
export interface ReceptionInput {
  /**
   * Goods received.
   *
   * 1 to 500 items.
   */
  lines: readonly ReceptionLineInput[];
  /** Warehouse that the goods enter. Defaults to that of the order. */
  warehouseId?: Id | undefined;
  /** Date of the reception, today or earlier. Defaults to today. */
  date?: Day | undefined;
  /**
   * Number that the vendor gave to its invoice. Each number can be received once per vendor; upper and lower case are the same.
   *
   * 1 to 60 characters.
   */
  vendorInvoiceNumber?: string | undefined;
  /** Whether to close the order, so that no more goods are expected. Defaults to false. */
  closeRemaining?: boolean | undefined;
  /** Internal notes. */
  notes?: Block | undefined;
}

/** Line of a reception. */
export interface ReceptionLine {
  id: Id;
  /** Id of the line of the order. */
  orderLineId: Id;
  productId: Id;
  /** Quantity received. */
  quantity: Quantity;
  /** Cost of one unit after discount and before tax, in the currency of the order. */
  unitCost: Price;
  /** Amount of the line before tax. */
  netAmount: Money;
  /** Tax of the line. */
  taxAmount: Money;
}

/** Goods received. Name the line by exactly one of `lineId` and `productId`. With `productId` the quantity fills the lines of that product one after the other. */
export interface ReceptionLineInput {
  /** Id of the line of the order. */
  lineId?: Id | undefined;
  /** Id of a product on the order. */
  productId?: Id | undefined;
  /** Quantity received. */
  quantity: PositiveQuantity;
  /**
   * Cost of one unit after discount and before tax, in the currency of the order. Defaults to the ordered price less discount. Needs `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number | undefined;
}

/** Reception in a list. */
export interface ReceptionListItem {
  id: Id;
  /**
   * Formatted number of the reception.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the reception: `posted` (in force) or `reversed` (cancelled by a counter-entry). */
  status: "posted" | "reversed";
  /** Id of the purchase order. */
  orderId: Id;
  /**
   * Number of the purchase order.
   *
   * At most 60 characters.
   */
  orderNumber: string;
  vendorId: Id;
  /**
   * Name of the vendor on the order.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Warehouse that the goods entered. */
  warehouseId: Id;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  warehouseName: string;
  /** Date of the reception. */
  date: Day;
  /**
   * Number that the vendor gave to its invoice; null if none was given.
   *
   * At most 60 characters.
   */
  vendorInvoiceNumber: string | null;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /** Currency of the amounts, which is that of the order. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Amount owed to the vendor for the reception: `total` plus `taxTotal`. */
  grandTotal: Money;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of receptions. */
export interface ReceptionListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: ReceptionListItem[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reception with its lines and its order. */
export interface ReceptionRecord {
  id: Id;
  /**
   * Formatted number of the reception.
   *
   * At most 60 characters.
   */
  number: string;
  /** Status of the reception: `posted` (in force) or `reversed` (cancelled by a counter-entry). */
  status: "posted" | "reversed";
  /** Id of the purchase order. */
  orderId: Id;
  /**
   * Number of the purchase order.
   *
   * At most 60 characters.
   */
  orderNumber: string;
  vendorId: Id;
  /**
   * Name of the vendor on the order.
   *
   * At most 200 characters.
   */
  vendorName: string;
  /** Warehouse that the goods entered. */
  warehouseId: Id;
  /**
   * Name of the warehouse.
   *
   * At most 200 characters.
   */
  warehouseName: string;
  /** Date of the reception. */
  date: Day;
  /**
   * Number that the vendor gave to its invoice; null if none was given.
   *
   * At most 60 characters.
   */
  vendorInvoiceNumber: string | null;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /** Currency of the amounts, which is that of the order. */
  currencyCode: CurrencyCode;
  /** Sum of the lines before tax. */
  total: Money;
  /** Sum of the taxes. */
  taxTotal: Money;
  /** Amount owed to the vendor for the reception: `total` plus `taxTotal`. */
  grandTotal: Money;
  /**
   * Time at which it was reversed; null if it was not.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  reversedAt: string | null;
  /**
   * Reason for the reversal; null if none was given.
   *
   * At most 500 characters.
   */
  reverseReason: string | null;
  /**
   * Lines of the reception.
   *
   * At most 1000 items.
   */
  lines: ReceptionLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Reply with one reception. */
export interface ReceptionRecordReply {
  /** Always true. */
  ok: true;
  data: ReceptionRecord;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply after a reception was recorded. */
export interface ReceptionReply {
  /** Always true. */
  ok: true;
  data: ReceptionResult;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Reception, with the order and the payable that result from it. */
export interface ReceptionResult {
  /** Reception that was recorded. */
  reception: Reception;
  /** Order after the reception. */
  purchaseOrder: ReceivedOrder;
  /** Payable to the vendor. */
  payable: ReceivedPayable;
}

/** Reason and date of a reversal. */
export interface ReceptionReverse {
  /**
   * Reason for the reversal. The server keeps it with the reception and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason?: string | undefined;
  /** Date of the reversal: not in the future, and not before the last entry of the payable. Defaults to today. */
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
   * Date of the latest document with the current prefix; null if there is none.
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
  totalIsCapped?: TotalIsCapped;
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

/** New stage of an opportunity. */
export interface StageChange {
  /** New stage. */
  stage: OpportunityStage;
  /**
   * Reason why the opportunity was lost. Required if `stage` is `lost`, refused otherwise.
   *
   * 1 to 500 characters.
   */
  lostReason?: string | null | undefined;
  note?: CrmNote | undefined;
}

/** Change of the stage of an opportunity. */
export interface StageHistoryEntry {
  /** Stage before the change. */
  from: OpportunityStage;
  /** Stage after the change. */
  to: OpportunityStage;
  /**
   * Note on the change; null if there is none.
   *
   * At most 500 characters.
   */
  note: string | null;
  /**
   * Reason why the opportunity was lost; null unless `to` is `lost`.
   *
   * At most 500 characters.
   */
  lostReason: string | null;
  /**
   * Name of the user or API key that changed the stage.
   *
   * At most 200 characters.
   */
  changedBy: string;
  /** Time of the change. */
  changedAt: Instant;
}

/** One page of stock rows. */
export interface StockListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: StockRow[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  /**
   * Sums by currency; null if more than 10,000 records match. Present only with `totals=true`.
   *
   * At most 1 items.
   */
  totals?: StockSums[] | null;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reason and date of a reversal. */
export interface StockReversal {
  /**
   * Reason for the reversal. The server keeps it with the document and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason?: string | undefined;
  /** Date of the reversal: not in the future, and not before the document. Defaults to today. */
  date?: Day | undefined;
}

/** Stock of one product in one warehouse. Its `version` counts its movements. */
export interface StockRow {
  productId: Id;
  /**
   * Code of the product.
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
  /** Quantity in stock. Negative if more was sold than received, in a warehouse that allows it. */
  quantity: Quantity;
  /** Quantity reserved. Currently always 0: no operation reserves stock. */
  reserved: Quantity;
  /** `quantity` less `reserved`. */
  available: Quantity;
  /**
   * Average cost of one unit in the company's currency (value divided by quantity), with up to six decimals; null if the quantity is 0. Present only with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  averageCost?: number | null;
  /**
   * Value of the stock in the company's currency. Present only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Value of the matching stock. */
export interface StockSums {
  /** Currency of the company. */
  currencyCode: CurrencyCode;
  count: SummedCount;
  /** Sum of `value`. */
  value: Total;
}

/** Fact about a document that was booked all the same. */
export interface StockWarning {
  /**
   * `count_contradicted`: the document was booked after a count of the product, and is dated before the day of the count or on a day that is over.
   *
   * At most 40 characters.
   */
  code: "count_contradicted" | (string & {});
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message: string;
  /** The counted product. */
  productId: Id;
  /** The warehouse in which it was counted. */
  warehouseId: Id;
  /** The adjustment with the count. */
  document: CountDocument;
}

/**
 * Counts that the document contradicts, by date; at most 20. Absent if there are none, and in replies of reads.
 *
 * 1 to 20 items.
 */
export type StockWarnings = StockWarning[];

/**
 * Number of matching records in this currency that the sums count, on all pages.
 *
 * 1 to 10000.
 */
export type SummedCount = number;

/** Total of one tax category and rate. Lines with the same combination of several rates form one group, whose `parts` give the tax of each rate. */
export interface TaxBreakdown {
  category: LineTaxCategory;
  /** Tax rate in percent; for several rates, their combined rate. */
  rate: Percent;
  /** Sum of the net amounts of the lines in the group. */
  base: Money;
  /** Tax of the group. */
  amount: Money;
  /**
   * Reason why no tax is due. Absent if the tax rate has none.
   *
   * At most 500 characters.
   */
  exemptionReason?: string;
  /**
   * Tax by rate. Present only if the group has several rates.
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

/** Tax of one rate in a group of several rates. */
export interface TaxPart {
  /**
   * Code of the tax rate.
   *
   * At most 40 characters.
   */
  code: string;
  /** Tax rate in percent. */
  rate: Percent;
  /** Tax of this rate. */
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
  totalIsCapped?: TotalIsCapped;
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

/** True if more records match than `totalCount` says, which the parameter `count` allows; absent otherwise. */
export type TotalIsCapped = true;

/**
 * Trade name; null if there is none.
 *
 * 1 to 200 characters.
 */
export type TradeName = string | null;

/** Transfer of goods from one warehouse to another. */
export interface Transfer {
  id: Id;
  /**
   * Formatted number of the transfer.
   *
   * At most 40 characters.
   */
  number: string;
  /** Status of the transfer; always `done`, because goods are moved at once. */
  status: "done";
  /** Warehouse that the goods left. */
  fromWarehouseId: Id;
  /** Warehouse that the goods entered. */
  toWarehouseId: Id;
  /** Date of the transfer. */
  date: Day;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Lines of the transfer, in the order of the request.
   *
   * At most 500 items.
   */
  lines: TransferLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new transfer. */
export interface TransferInput {
  /** Warehouse that the goods leave. */
  fromWarehouseId: Id;
  /** Warehouse that the goods enter; must differ from `fromWarehouseId`. */
  toWarehouseId: Id;
  /** Date of the transfer, today or earlier. Defaults to today. */
  date?: Day | undefined;
  /**
   * Internal notes.
   *
   * At most 2000 characters.
   */
  notes?: string | undefined;
  /**
   * Lines of the transfer, from 1 to 500.
   *
   * 1 to 500 items.
   */
  lines: readonly TransferLineInput[];
}

/** Line of a transfer, with the quantities after it on the day of the transfer. */
export interface TransferLine {
  productId: Id;
  /** Quantity moved. */
  quantity: PositiveQuantity;
  /** Quantity in the source warehouse after the line. */
  fromAfter: Quantity;
  /** Quantity in the target warehouse after the line. */
  toAfter: Quantity;
}

/** Product and quantity to move. */
export interface TransferLineInput {
  productId: Id;
  /** Quantity to move. */
  quantity: PositiveQuantity;
}

/** Transfer in a list. */
export interface TransferListItem {
  id: Id;
  /**
   * Formatted number of the transfer.
   *
   * At most 40 characters.
   */
  number: string;
  /** Status of the transfer: `done` (in force) or `reversed` (the goods went back). */
  status: "done" | "reversed";
  /** Warehouse that the goods left. */
  fromWarehouseId: Id;
  /**
   * Name of the warehouse that the goods left.
   *
   * At most 200 characters.
   */
  fromWarehouseName: string;
  /** Warehouse that the goods entered. */
  toWarehouseId: Id;
  /**
   * Name of the warehouse that the goods entered.
   *
   * At most 200 characters.
   */
  toWarehouseName: string;
  /** Date of the transfer. */
  date: Day;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Number of lines.
   *
   * 0 to 500.
   */
  lineCount: number;
  /**
   * Value of the moved goods, in the company's currency. Present only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of transfers. */
export interface TransferListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of this page.
   *
   * At most 100 items.
   */
  data: TransferListItem[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Transfer with its lines. */
export interface TransferRecord {
  id: Id;
  /**
   * Formatted number of the transfer.
   *
   * At most 40 characters.
   */
  number: string;
  /** Status of the transfer: `done` (in force) or `reversed` (the goods went back). */
  status: "done" | "reversed";
  /** Warehouse that the goods left. */
  fromWarehouseId: Id;
  /**
   * Name of the warehouse that the goods left.
   *
   * At most 200 characters.
   */
  fromWarehouseName: string;
  /** Warehouse that the goods entered. */
  toWarehouseId: Id;
  /**
   * Name of the warehouse that the goods entered.
   *
   * At most 200 characters.
   */
  toWarehouseName: string;
  /** Date of the transfer. */
  date: Day;
  /**
   * Internal notes; null if there are none.
   *
   * At most 2000 characters.
   */
  notes: string | null;
  /**
   * Date of the reversal; null if it was not reversed.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  reversedOn: string | null;
  /**
   * Reason for the reversal; null if none was given.
   *
   * At most 500 characters.
   */
  reverseReason: string | null;
  /**
   * Lines of the transfer, in the order of the request.
   *
   * At most 500 items.
   */
  lines: TransferRecordLine[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Line of a transfer, with the quantities after it on the day of the transfer. */
export interface TransferRecordLine {
  productId: Id;
  /**
   * Code of the product.
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
  /** Quantity moved. */
  quantity: PositiveQuantity;
  /** Quantity in the source warehouse after the line. */
  fromAfter: Quantity;
  /** Quantity in the target warehouse after the line. */
  toAfter: Quantity;
  /**
   * Value of the moved goods, in the company's currency. Present only with `inventory:cost`.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  value?: number;
}

/** Reply with one transfer. */
export interface TransferRecordReply {
  /** Always true. */
  ok: true;
  data: TransferRecord;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one transfer. */
export interface TransferReply {
  /** Always true. */
  ok: true;
  data: Transfer;
  warnings?: StockWarnings;
  /**
   * Message for people, in the language of the request.
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
  totalIsCapped?: TotalIsCapped;
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
  /** Says whether `active: false` also revokes the keys of both APIs that the user created. The default is true when the request deactivates an active user, and false for a user who is inactive already. */
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

/** Balance of a vendor as of the end of a day. */
export interface VendorBalance {
  /** Id of the vendor. */
  vendorId: Id;
  /** Day of the balance. */
  asOf: Day;
  /** Currency of the amounts, except in `byCurrency`. */
  currencyCode: CurrencyCode;
  /** Sum of the receptions and opening balances, without reversed ones. */
  invoiced: Total;
  /** Sum of the payments, without reversed ones. */
  paid: Total;
  /** Sum of the credit notes. Currently always 0: credit notes of vendors are not recorded. */
  credited: Total;
  /** Sum of unallocated payments. */
  unappliedCredit: Total;
  /** Sum of the open amounts. */
  openAmount: Total;
  /** Part of `openAmount` that is overdue. */
  overdueAmount: Total;
  /** `openAmount` less `unappliedCredit`. */
  netBalance: Total;
  /**
   * Balance in each currency of the documents, in that currency.
   *
   * At most 200 items.
   */
  byCurrency: VendorCurrencyBalance[];
  /**
   * Date of the last payment up to the day of the balance, without reversed ones; null if there is none.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lastPaymentAt: string | null;
}

/** Reply with the balance of a vendor. */
export interface VendorBalanceReply {
  /** Always true. */
  ok: true;
  data: VendorBalance;
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Balance of a vendor in one currency. */
export interface VendorCurrencyBalance {
  /** Currency of the amounts. */
  currencyCode: CurrencyCode;
  /** Sum of the receptions and opening balances, without reversed ones. */
  invoiced: Total;
  /** Sum of the payments, without reversed ones. */
  paid: Total;
  /** Sum of the credit notes. Currently always 0: credit notes of vendors are not recorded. */
  credited: Total;
  /** Sum of unallocated payments. */
  unappliedCredit: Total;
  /** Sum of the open amounts. */
  openAmount: Total;
  /** Part of `openAmount` that is overdue. */
  overdueAmount: Total;
  /** `openAmount` less `unappliedCredit`. */
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
  totalIsCapped?: TotalIsCapped;
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

/** Place that holds stock. */
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
  /** Whether the warehouse can be used in new documents. False if it is closed. */
  active: boolean;
  /** Whether stock in the warehouse may go below zero. */
  allowsNegative: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Content of a new warehouse. */
export interface WarehouseInput {
  /** Code of the warehouse, unique in the company without regard to case and accents. */
  code: ConfigCode;
  /** Name of the warehouse. */
  name: ConfigName;
  /**
   * Whether stock in the warehouse may go below zero. Callers also need `inventory:allow-negative` to take it there.
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
   * The records of this page.
   *
   * At most 100 items.
   */
  data: Warehouse[];
  totalCount: TotalCount;
  totalIsCapped?: TotalIsCapped;
  page: PageNumber;
  pageSize: PageSize;
  nextCursor?: NextCursor;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** Reply with one warehouse. */
export interface WarehouseReply {
  /** Always true. */
  ok: true;
  data: Warehouse;
  /**
   * Message for people, in the language of the request.
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

/** Changes to a warehouse. Fields that are not sent keep their values. */
export interface WarehouseUpdate {
  /** Name of the warehouse. */
  name: ConfigName;
  /** Whether the warehouse can be used in new documents. False closes it. */
  active?: boolean | undefined;
  /** Whether stock in the warehouse may go below zero. Callers also need `inventory:allow-negative` to take it there. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "name" | "createdAt" | "expiresAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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

/** What `getApiKeyUsage` can be asked for. */
export interface GetApiKeyUsageQuery {
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, entries are sorted by `at`. Both orders are descending by default. */
  sortBy?: "id" | "at" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "name" | "email" | "createdAt" | "lastLoginAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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

/** The headers of `login`. */
export interface LoginHeaders {
  /**
   * `token` returns the tokens in the reply. `cookie` is for browsers: the server sets the login as a cookie that scripts cannot read, and returns empty strings instead of the tokens.
   *
   * Default `"token"`.
   */
  "X-Session-Mode"?: "token" | "cookie" | undefined;
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Currencies are always sorted by `code`; without `sortDir`, in ascending order. */
  sortBy?: "code" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Rates are sorted by `validFrom`, in descending order by default. */
  sortBy?: "validFrom" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "days" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Series are always sorted by `code`; without `sortDir`, in ascending order. */
  sortBy?: "code" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "validFrom" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest credit notes come first. */
  sortBy?: "id" | "number" | "date" | "grandTotal" | "customerName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the credit notes of this customer. */
  customerId?: Id | undefined;
  /** Returns only the credit notes of this invoice. */
  invoiceId?: Id | undefined;
  /** Returns only credit notes with this status. */
  status?: "issued" | "applied" | "void" | undefined;
}

/** What `downloadCreditNotePdf` can be asked for. */
export interface DownloadCreditNotePdfQuery {
  /** Language of the document. Defaults to that of the customer when the invoice was created, else that of the company. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest leads come first. */
  sortBy?: "id" | "createdAt" | "name" | "status" | "estimatedAmount" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only leads with this status. */
  status?: LeadStatus | undefined;
  /** Returns only leads from this source. */
  source?: LeadSource | undefined;
  /** Returns only the leads of this user. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest opportunities come first. */
  sortBy?: "id" | "expectedCloseDate" | "expectedAmount" | "stageChangedAt" | "title" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only opportunities in this stage. */
  stage?: OpportunityStage | undefined;
  /** Returns only the opportunities of this user. */
  ownerId?: Id | undefined;
  /** Returns only the opportunities of this customer. */
  customerId?: Id | undefined;
  /** Returns only the opportunities of this lead. */
  leadId?: Id | undefined;
  /** True returns only open opportunities, false only those that were won or lost. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "name" | "createdAt" | "openAmount" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
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
  /** Day of the balance, today or earlier. Defaults to today. */
  asOf?: Day | undefined;
  /** Includes only documents in this currency, with their amounts in it. Without it, all documents are included in the currency of the company. */
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
   * Returns only events of records with this id, and events of this type, such as `17` or `invoice.voided`. Both must be equal to the text.
   *
   * 1 to 64 characters.
   */
  search?: string | undefined;
  /**
   * Names of the fields to return of each record, separated by commas. Other fields of the record are left out, even if the schema requires them; fields outside the records, such as `totalCount`, are always returned. An unknown name is refused with 400.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
}

/** What `listAdjustments` can be asked for. */
export interface ListAdjustmentsQuery<F extends string = never> {
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest adjustments come first. */
  sortBy?: "id" | "date" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** Returns only the adjustments of this warehouse. */
  warehouseId?: Id | undefined;
  /** Returns only the adjustments with a line of this product. */
  productId?: Id | undefined;
  /** Returns only adjustments with this reason. */
  reason?: "count" | "damage" | "loss" | "found" | "opening" | "other" | undefined;
  /** Returns only adjustments with this status. */
  status?: "posted" | "reversed" | undefined;
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest movements come first. */
  sortBy?: "id" | "date" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the movements of this product. */
  productId?: Id | undefined;
  /** Returns only the movements in this warehouse. */
  warehouseId?: Id | undefined;
  /**
   * Returns only movements of this type of document.
   *
   * 1 to 40 characters.
   */
  documentType?: "adjustment" | "adjustment_reversal" | "transfer" | "transfer_reversal" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {}) | undefined;
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest rows come first. */
  sortBy?: "productCode" | "productName" | "warehouseName" | "quantity" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Day at whose end the stock is told, today or earlier. Defaults to now. */
  asOf?: Day | undefined;
  /** Returns only the stock of this product. */
  productId?: Id | undefined;
  /** Returns only the stock in this warehouse. */
  warehouseId?: Id | undefined;
  /**
   * Whether to return only rows with a quantity above zero.
   *
   * Default `false`.
   */
  onlyPositive?: boolean | undefined;
  /** True returns only rows of active products whose stock in all warehouses together is below `minStock`; false has no effect. A product that was never in stock has no row; the filter `lowStock` of the list of products finds it too. */
  belowMinimum?: boolean | undefined;
}

/** What `listTransfers` can be asked for. */
export interface ListTransfersQuery<F extends string = never> {
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest transfers come first. */
  sortBy?: "id" | "date" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** Returns only the transfers out of this warehouse. */
  fromWarehouseId?: Id | undefined;
  /** Returns only the transfers into this warehouse. */
  toWarehouseId?: Id | undefined;
  /** Returns only the transfers with a line of this product. */
  productId?: Id | undefined;
  /** Returns only transfers with this status. */
  status?: "done" | "reversed" | undefined;
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest warehouses come first. */
  sortBy?: "id" | "code" | "name" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest invoices come first. */
  sortBy?: "id" | "number" | "issueDate" | "dueDate" | "grandTotal" | "openAmount" | "customerName" | "createdAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the invoices of this customer. */
  customerId?: Id | undefined;
  /** Returns only invoices with this status. */
  status?: "draft" | "issued" | "partially_paid" | "paid" | "void" | undefined;
  /** Returns only invoices in this currency. */
  currencyCode?: CurrencyCode | undefined;
  /** True returns only overdue invoices: those with an open amount and a due date before today. False returns only the others. */
  overdue?: boolean | undefined;
  /**
   * Returns only the invoice with exactly this number.
   *
   * 1 to 60 characters.
   */
  number?: string | undefined;
}

/** What `downloadInvoicePdf` can be asked for. */
export interface DownloadInvoicePdfQuery {
  /** Language of the document. Defaults to that of the customer when the invoice was created, else that of the company. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the oldest due date comes first. Without `sortDir`, `issueDate` sorts newest first and every other field, also `dueDate`, in ascending order. */
  sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "vendorName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the payables of this vendor. */
  vendorId?: Id | undefined;
  /** Returns only payables with this status. */
  status?: "open" | "partial" | "closed" | "void" | undefined;
  /** True returns only overdue payables: those with an open amount and a due date before today. False returns only the others. */
  overdue?: boolean | undefined;
  /** Returns only payables in this currency. */
  currencyCode?: CurrencyCode | undefined;
  /** Returns only payables due on this day or later. */
  dueFrom?: Day | undefined;
  /** Returns only payables due on this day or earlier. */
  dueTo?: Day | undefined;
}

/** What `getPayableAging` can be asked for. */
export interface GetPayableAgingQuery {
  /** Day of the report, today or earlier. Defaults to today. */
  asOf?: Day | undefined;
  /** Reports only this vendor. */
  vendorId?: Id | undefined;
  /** Reports only documents in this currency, with their amounts in it. Without it, all documents are reported in the currency of the company. */
  currencyCode?: CurrencyCode | undefined;
  /**
   * True returns the totals without the rows of the vendors; `rows` is then empty.
   *
   * Default `false`.
   */
  summary?: boolean | undefined;
  /**
   * Whether to return the open documents too, in `items`, the oldest due date first.
   *
   * Default `false`.
   */
  detail?: boolean | undefined;
  /**
   * Maximum number of documents in `items`. Used only with `detail`.
   *
   * 1 to 500. Default `100`.
   */
  limit?: number | undefined;
  /**
   * Number of documents to skip in `items`. Used only with `detail`.
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest payments come first. */
  sortBy?: "id" | "date" | "amount" | "vendorName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the payments to this vendor. */
  vendorId?: Id | undefined;
  /** Returns only payments with this status. */
  status?: "posted" | "reversed" | undefined;
  /** True returns only payments with an amount left to allocate. False returns only the others. */
  unallocated?: boolean | undefined;
}

/** What `downloadPayablePaymentPdf` can be asked for. */
export interface DownloadPayablePaymentPdfQuery {
  /** Language of the document. Defaults to that of the vendor, else that of the company. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "name" | "price" | "stock" | "categoryName" | "createdAt" | "updatedAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
   * True returns only products whose stock is below `minStock`. Products without stock-keeping, such as services, are not returned.
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "name" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest orders come first. */
  sortBy?: "id" | "number" | "orderDate" | "expectedDate" | "grandTotal" | "vendorName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the orders to this vendor. */
  vendorId?: Id | undefined;
  /** Returns only orders with this status. */
  status?: "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled" | undefined;
  /** Returns only orders for this warehouse. */
  warehouseId?: Id | undefined;
  /** Includes more data in each order: `lines` adds the lines. */
  expand?: "lines" | undefined;
}

/** What `listReceptions` can be asked for. */
export interface ListReceptionsQuery<F extends string = never> {
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest receptions come first. */
  sortBy?: "id" | "date" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** Returns only the receptions from this vendor. */
  vendorId?: Id | undefined;
  /** Returns only the receptions of this order. */
  orderId?: Id | undefined;
  /** Returns only the receptions into this warehouse. */
  warehouseId?: Id | undefined;
  /** Returns only receptions with this status. */
  status?: "posted" | "reversed" | undefined;
}

/** What `downloadPurchaseOrderPdf` can be asked for. */
export interface DownloadPurchaseOrderPdfQuery {
  /** Language of the document. Defaults to that of the vendor when the order was created, else that of the company. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the oldest due date comes first. Without `sortDir`, `issueDate` sorts newest first and every other field, also `dueDate`, in ascending order. */
  sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "customerName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the receivables of this customer. */
  customerId?: Id | undefined;
  /** Returns only receivables with this status. */
  status?: "open" | "partial" | "closed" | "void" | undefined;
  /** True returns only overdue receivables: those with an open amount and a due date before today. False returns only the others. */
  overdue?: boolean | undefined;
  /** Returns only receivables in this currency. */
  currencyCode?: CurrencyCode | undefined;
  /** Returns only receivables due on this day or later. */
  dueFrom?: Day | undefined;
  /** Returns only receivables due on this day or earlier. */
  dueTo?: Day | undefined;
}

/** What `getReceivableAging` can be asked for. */
export interface GetReceivableAgingQuery {
  /** Day of the report, today or earlier. Defaults to today. */
  asOf?: Day | undefined;
  /** Reports only this customer. */
  customerId?: Id | undefined;
  /** Reports only documents in this currency, with their amounts in it. Without it, all documents are reported in the currency of the company. */
  currencyCode?: CurrencyCode | undefined;
  /**
   * True returns the totals without the rows of the customers; `rows` is then empty.
   *
   * Default `false`.
   */
  summary?: boolean | undefined;
  /**
   * Whether to return the open documents too, in `items`, the oldest due date first.
   *
   * Default `false`.
   */
  detail?: boolean | undefined;
  /**
   * Maximum number of documents in `items`. Used only with `detail`.
   *
   * 1 to 500. Default `100`.
   */
  limit?: number | undefined;
  /**
   * Number of documents to skip in `items`. Used only with `detail`.
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, the newest collections come first. */
  sortBy?: "id" | "date" | "amount" | "customerName" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** True returns `totals` too: for each currency, the number of all matching records on all pages, and the sums of their amounts. `totals` is null if more than 10,000 records match. Following pages have the same totals, so ask for them with the first page only. Refused with `format`. */
  totals?: boolean | undefined;
  /** Returns only the collections of this customer. */
  customerId?: Id | undefined;
  /** Returns only collections with this status. */
  status?: "posted" | "reversed" | undefined;
  /** True returns only collections with an amount left to allocate. False returns only the others. */
  unallocated?: boolean | undefined;
}

/** What `downloadReceivablePaymentPdf` can be asked for. */
export interface DownloadReceivablePaymentPdfQuery {
  /** Language of the document. Defaults to that of the customer, else that of the company. */
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
  /** How the matching records are counted: `exact`, the default, counts all of them. `capped` counts at most 1,000 where the total is not stored, so that a search for a common word is fast; the reply says `totalIsCapped: true` if there are more. */
  count?: "exact" | "capped" | undefined;
  /** Field to sort by. Without it, records are sorted by `id`, in descending order. */
  sortBy?: "id" | "code" | "name" | "createdAt" | undefined;
  /** Sort direction. The default is `asc`, or `desc` if `sortBy` is a date or absent; the description of `sortBy` names any exception. Records with equal values are sorted by id, in the same direction. */
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
  /** Day of the balance, today or earlier. Defaults to today. */
  asOf?: Day | undefined;
  /** Includes only documents in this currency, with their amounts in it. Without it, all documents are included in the currency of the company. */
  currencyCode?: CurrencyCode | undefined;
}
