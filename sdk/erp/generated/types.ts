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

/** A person, a key of this API or of the verification API, nobody known, an operator on the machine, or the service itself. */
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

/** Line of an adjustment, with the quantities before and after it. Lines of one product follow on from each other. */
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
   * Quantity counted. The server books the difference from the quantity in stock.
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

/** Reply with one adjustment. */
export interface AdjustmentReply {
  /** Always true. */
  ok: true;
  data: Adjustment;
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
 * Addresses or ranges (`10.0.0.0/8`) that the key may be used from; null or none for anywhere.
 *
 * At most 100 items.
 */
export type AllowedIps = readonly string[] | null;

/** A key, without its value. */
export interface ApiKey {
  id: Id;
  /**
   * How the key begins and ends.
   *
   * At most 60 characters.
   */
  masked: string;
  /**
   * What the key is for.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * What it may do.
   *
   * At most 200 items.
   */
  permissions: string[];
  /**
   * Where it may be used from; none for anywhere.
   *
   * At most 1000 items.
   */
  allowedIps: string[];
  /**
   * When it ends; null for never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /** Whether that is past. */
  expired: boolean;
  /**
   * When it was last used, exact to a second.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
  /**
   * From where it was last used.
   *
   * At most 64 characters.
   */
  lastUsedIp: string | null;
  status: ApiKeyStatus;
  /**
   * The name of the user who made it; null when an operator did.
   *
   * At most 200 characters.
   */
  createdBy: string | null;
  /**
   * When it was revoked.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * The key whose place it took.
   *
   * At least 1.
   */
  replacesId: number | null;
  /**
   * The key that took its place.
   *
   * At least 1.
   */
  replacedById: number | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What a key is created from. */
export interface ApiKeyInput {
  name: ApiKeyName;
  /**
   * What it may do.
   *
   * 1 to 200 items.
   */
  permissions: readonly Grant[];
  allowedIps?: AllowedIps | undefined;
  expiresAt?: Expiry | undefined;
}

/** One page of keys. */
export interface ApiKeyListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: ApiKey[];
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

/**
 * What the key is for.
 *
 * 1 to 200 characters.
 */
export type ApiKeyName = string;

/** A key in its envelope. */
export interface ApiKeyReply {
  /** Always true. */
  ok: true;
  data: ApiKey;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** How a key is replaced. */
export interface ApiKeyRotation {
  /**
   * How long the old key goes on, at most a week.
   *
   * 0 to 10080. Default `0`.
   */
  overlapMinutes?: number | undefined;
  expiresAt?: Expiry | undefined;
}

/** Whether a key stands. One that has expired is `Activa` with `expired` true. */
export type ApiKeyStatus = "Activa" | "Revocada";

/** What of a key may change. */
export interface ApiKeyUpdate {
  name: ApiKeyName;
  /**
   * What it may do; empty disables it.
   *
   * At most 200 items.
   */
  permissions?: readonly Grant[] | undefined;
  allowedIps?: AllowedIps | undefined;
  expiresAt?: Expiry | undefined;
}

/** One value that differs. An absent value is null. */
export interface AuditChange {
  /**
   * Where, e.g. `address.city` or `lines.0.quantity`.
   *
   * At most 500 characters.
   */
  path: string;
  before: AuditValue;
  after: AuditValue;
}

/** One write, or one failed login. */
export interface AuditEntry {
  id: Id;
  at: Instant;
  /**
   * A person, a key of this API or of the verification API, nobody known, an operator on the machine, or the service itself.
   *
   * At most 20 characters.
   */
  actorType: string;
  /**
   * The user or the key.
   *
   * At least 1.
   */
  actorId: number | null;
  /**
   * Their name at that time.
   *
   * At most 254 characters.
   */
  actorName: string | null;
  /**
   * The operation, or the command of an operator.
   *
   * At most 100 characters.
   */
  action: string;
  /**
   * The kind of record.
   *
   * At most 64 characters.
   */
  objectType: string | null;
  /**
   * The record's id as text.
   *
   * At most 64 characters.
   */
  objectId: string | null;
  /**
   * The address of the caller; null without `users:manage`.
   *
   * At most 64 characters.
   */
  ip: string | null;
  /**
   * The `X-Request-Id` of the request.
   *
   * At most 128 characters.
   */
  requestId: string | null;
  /** The values before. Null where nothing was kept, or where the caller lacks the permission that shows such records; fields that need a permission of their own are left out. */
  before: Record<string, unknown> | null;
  /** The same after. */
  after: Record<string, unknown> | null;
  /**
   * The values that differ, at most 1,000 of them.
   *
   * At most 1000 items.
   */
  changes: AuditChange[];
}

/** One page of the audit log. */
export interface AuditListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: AuditEntry[];
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

/**
 * A value as it was written down.
 *
 * At most 1048576 characters. At least -1e+300.
 */
export type AuditValue = string | number | boolean | null;

/** Where the vendor is paid. */
export interface BankAccount {
  /**
   * Name of the bank.
   *
   * 1 to 200 characters.
   */
  bank: string;
  /**
   * Number of the account, as an IBAN or a local one. Masked as `******4567` for callers without `vendors:bank`; a masked number cannot be written.
   *
   * 5 to 40 characters.
   */
  accountNumber: string;
  currencyCode?: CurrencyCode | undefined;
  /**
   * In whose name it is, where that is another.
   *
   * 1 to 200 characters.
   */
  holder?: string | undefined;
}

/** Headers of one operation; credentials and language are those of the batch. */
export interface BatchHeaders {
  /**
   * The `ETag` the change is based on.
   *
   * 1 to 100 characters.
   */
  "If-Match"?: string | undefined;
  /**
   * Makes the operation safe to repeat.
   *
   * 1 to 255 characters.
   */
  "Idempotency-Key"?: string | undefined;
}

/** Operations to run one after the other. */
export interface BatchInput {
  /**
   * In the order in which they run.
   *
   * 1 to 50 items.
   */
  operations: readonly BatchOperation[];
}

/** One operation, as it would be sent by itself. */
export interface BatchOperation {
  /** Its method. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * Its path with its query, e.g. `/api/products?search=bolt`.
   *
   * 1 to 4000 characters.
   */
  path: string;
  /** Its body; judged by the operation. */
  body?: object | undefined;
  headers?: BatchHeaders | undefined;
}

/** The results of a batch. */
export interface BatchReply {
  /** True although some operations may have failed. */
  ok: true;
  /**
   * One per operation, in their order.
   *
   * At most 50 items.
   */
  results: BatchResult[];
}

/** What one operation answered. */
export interface BatchResult {
  /**
   * Its HTTP status.
   *
   * 200 to 599.
   */
  status: number;
  /** Its body as the operation's own contract has it; absent when it has none. */
  body?: Record<string, unknown>;
  headers?: BatchResultHeaders;
}

/** Headers of a result that a client acts on. */
export interface BatchResultHeaders {
  /**
   * The record's version.
   *
   * At most 100 characters.
   */
  ETag?: string;
  /**
   * Seconds to wait before the next try.
   *
   * At most 20 characters.
   */
  "Retry-After"?: string;
  /** `true` when an earlier reply is answered again. */
  "Idempotency-Replayed"?: "true";
  /**
   * Methods of the path.
   *
   * At most 100 characters.
   */
  Allow?: string;
}

/**
 * Text of several lines; trimmed, NFC, no control characters but tabs and line ends.
 *
 * At most 2000 characters.
 */
export type Block = string;

/** Aging bucket by days overdue: `current` (not overdue), `d1_30` (1 to 30 days), `d31_60`, `d61_90`, `d91_120` or `d120_plus` (more than 120 days). */
export type BucketKey = "current" | "d1_30" | "d31_60" | "d61_90" | "d91_120" | "d120_plus";

/** A company. */
export interface Company {
  id: Id;
  /**
   * What operators call it by.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * Its legal name.
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
   * What the tax office knows it by.
   *
   * At most 40 characters.
   */
  taxId: string | null;
  /**
   * For customers to write to.
   *
   * At most 254 characters.
   */
  email: string | null;
  /**
   * For customers to call.
   *
   * At most 40 characters.
   */
  phone: string | null;
  address: CompanyAddress;
  baseCurrency: CurrencyCode;
  /**
   * IANA zone in which its days begin.
   *
   * At most 64 characters.
   */
  timeZone: string;
  /**
   * Its language.
   *
   * At most 35 characters.
   */
  locale: string;
  /** Tax is rounded once per rate of a document, or on each line. */
  taxRounding: "document" | "line";
  /** Whether prices of new documents include tax unless they say so. */
  pricesIncludeTax: boolean;
  /**
   * Percent by which receptions may exceed what was ordered.
   *
   * 0 to 10000. At most 4 decimals.
   */
  overReceiptTolerance: number;
  /**
   * Percent by which the cost of a reception may differ from the ordered price without `purchase-orders:change-price`.
   *
   * 0 to 1000. At most 4 decimals.
   */
  priceTolerance: number;
  /**
   * Days after which entries of the audit are removed; null keeps them for ever.
   *
   * 365 to 36500.
   */
  auditRetentionDays: number | null;
  /** Whether users without a second factor can do nothing but set one up. Changing it needs `users:manage`. */
  requireSecondFactor: boolean;
  /**
   * Nothing dated on or before this day changes; null when nothing is locked.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lockedThrough: string | null;
  /**
   * Address of its logo.
   *
   * At most 500 characters.
   */
  logoUrl: string | null;
  /**
   * How each kind of document is numbered.
   *
   * At most 100 items.
   */
  series: CompanySeries[];
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A postal address. */
export interface CompanyAddress {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1?: string | undefined;
  /**
   * Building, floor, district.
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
   * ISO 3166 alpha-2 code.
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

/** What a company says of itself and how its documents are reckoned. */
export interface CompanyInput {
  name: ConfigName;
  /**
   * The name it trades under; null for none.
   *
   * At most 200 characters.
   */
  tradeName?: string | null | undefined;
  /**
   * What the tax office knows it by; null for none.
   *
   * At most 40 characters.
   */
  taxId?: string | null | undefined;
  /**
   * For customers to write to; null for none.
   *
   * An e-mail address. At most 254 characters.
   */
  email?: string | null | undefined;
  /**
   * For customers to call; null for none.
   *
   * At most 40 characters.
   */
  phone?: string | null | undefined;
  /** Where it is; null for nowhere. */
  address?: CompanyAddress | null | undefined;
  /**
   * Address of its logo; null for none.
   *
   * A URL. At most 500 characters.
   */
  logoUrl?: string | null | undefined;
  /**
   * IANA zone in which its days begin.
   *
   * 1 to 64 characters.
   */
  timeZone?: string | undefined;
  /** Its language. */
  locale?: "es" | "en" | undefined;
  /** Tax is rounded once per rate of a document, or on each line. */
  taxRounding?: "document" | "line" | undefined;
  /** Whether prices of new documents include tax unless they say so. */
  pricesIncludeTax?: boolean | undefined;
  /**
   * Percent by which receptions may exceed what was ordered.
   *
   * 0 to 1000. At most 4 decimals.
   */
  overReceiptTolerance?: number | undefined;
  /**
   * Percent by which the cost of a reception may differ from the ordered price without `purchase-orders:change-price`.
   *
   * 0 to 1000. At most 4 decimals.
   */
  priceTolerance?: number | undefined;
  /**
   * Days after which entries of the audit are removed; null keeps them for ever.
   *
   * 365 to 36500.
   */
  auditRetentionDays?: number | null | undefined;
  /** Whether users without a second factor can do nothing but set one up. Changing it needs `users:manage`. */
  requireSecondFactor?: boolean | undefined;
}

/** The company in its envelope. */
export interface CompanyReply {
  /** Always true. */
  ok: true;
  data: Company;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** How documents of a kind are numbered. */
export interface CompanySeries {
  /**
   * The kind of document.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * What stands before the number.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * The number the next document gets.
   *
   * At least 1.
   */
  nextNumber: number;
  /**
   * Digits a number has at least.
   *
   * 0 to 18.
   */
  pad: number;
}

/**
 * Short and unique in the company, whatever its case.
 *
 * 1 to 40 characters.
 */
export type ConfigCode = string;

/**
 * A calendar day of the company; there is no year 0.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type ConfigDay = string;

/**
 * The name that people read.
 *
 * 1 to 200 characters.
 */
export type ConfigName = string;

/** A confirmation. */
export interface ConfirmationReply {
  /** Always true. */
  ok: true;
  /** Nothing. */
  data: null;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message: string;
}

/** A person to speak to. */
export interface Contact {
  /**
   * Name of the person.
   *
   * 1 to 200 characters.
   */
  name: string;
  /**
   * What the person does there.
   *
   * 1 to 100 characters.
   */
  role?: string | undefined;
  /**
   * Where to write to.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email?: string | undefined;
  /**
   * Where to call.
   *
   * 1 to 40 characters.
   */
  phone?: string | undefined;
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
   * Reason for voiding; empty if none was given, null if the credit note was not voided.
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
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Status of a credit note: `issued` (part of it is not applied yet), `applied` (nothing left to apply) or `void` (cancelled). */
export type CreditNoteStatus = "issued" | "applied" | "void";

/** Reason for voiding a credit note. */
export interface CreditNoteVoid {
  /**
   * Reason for voiding. The server keeps it with the credit note and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason: string;
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

/** A currency of the company. */
export interface Currency {
  code: CurrencyCode;
  /**
   * Its name in the language asked for.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * The sign it is written with, which others may share.
   *
   * At most 10 characters.
   */
  symbol: string;
  /**
   * Decimals its amounts have by ISO 4217.
   *
   * 0 to 4.
   */
  decimals: number;
  /** Whether new documents may be in it. */
  active: boolean;
  /** Whether the books are kept in it. */
  isBase: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/**
 * An ISO 4217 code.
 *
 * At most 3 characters.
 */
export type CurrencyCode = string;

/** Whether the company uses a currency. */
export interface CurrencyInput {
  /** Whether new documents may be in it. */
  active: boolean;
}

/** One page of currencies. */
export interface CurrencyListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: Currency[];
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

/** The currency in its envelope. */
export interface CurrencyReply {
  /** Always true. */
  ok: true;
  data: Currency;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** A customer in full. */
export interface Customer {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * The name it trades under.
   *
   * At most 200 characters.
   */
  tradeName: string | null;
  /**
   * What the country calls the number.
   *
   * At most 20 characters.
   */
  taxIdType: string | null;
  /**
   * The number the tax office knows it by.
   *
   * At most 40 characters.
   */
  taxId: string | null;
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
  language: PrintLanguage;
  /**
   * City or town of its address.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False once deactivated. */
  active: boolean;
  address: PartyAddress;
  /**
   * Code of its payment terms.
   *
   * At most 40 characters.
   */
  paymentTerms: string | null;
  currencyCode: CurrencyCode;
  /**
   * What the customer may owe at most, in company currency; null for no limit, 0 for cash only.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  creditLimit: number | null;
  /**
   * The sum of what is open on its documents, in company currency.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  openAmount: number;
  /** Whether prices told to the customer include tax. */
  priceIncludesTax: boolean;
  /** Whether new documents are refused for now. */
  blocked: boolean;
  /**
   * Whom to speak to, in order.
   *
   * At most 20 items.
   */
  contacts: Contact[];
  /**
   * For the company's own people.
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

/** What a customer is created or updated from. */
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
   * Currency of its documents unless they say otherwise; by default that of the company.
   *
   * At most 3 characters.
   */
  currencyCode?: string | undefined;
  /**
   * What the customer may owe at most, in company currency with at most its decimals. Null for no limit, 0 for cash only.
   *
   * 0 to 9999999999999. At most 4 decimals.
   */
  creditLimit?: number | null | undefined;
  /** Whether prices told to the customer include tax. */
  priceIncludesTax?: boolean | undefined;
  /** Whether new documents are refused for now. */
  blocked?: boolean | undefined;
  /**
   * Whom to speak to, in order.
   *
   * At most 20 items.
   */
  contacts?: readonly Contact[] | undefined;
  notes?: PartyNotes | undefined;
  /** False deactivates. */
  active?: boolean | undefined;
}

/** A customer as lists show it. */
export interface CustomerListItem {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * The number the tax office knows it by.
   *
   * At most 40 characters.
   */
  taxId: string | null;
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
  /**
   * City or town of its address.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False once deactivated. */
  active: boolean;
  /**
   * The sum of what is open on its documents, in company currency.
   *
   * -9999999999999 to 9999999999999. At most 4 decimals.
   */
  openAmount: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of customers. */
export interface CustomerListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: CustomerListItem[];
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

/** One customer in its envelope. */
export interface CustomerReply {
  /** Always true. */
  ok: true;
  data: Customer;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * A calendar day of the company, never shifted by a time zone.
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
 * 0 to 9999999999999. More than 0. At most 10 decimals.
 */
export type DocumentRate = number;

/** One fault of the request, with the place where it was found. */
export interface ErrorDetail {
  /**
   * Where the fault is, e.g. `body.lines.0.quantity` or `query.pageSize`.
   *
   * At most 500 characters.
   */
  path: string;
  code: ErrorCode;
  /**
   * The fault in words.
   *
   * At most 1000 characters.
   */
  message: string;
}

/** The envelope of every failure. */
export interface ErrorReply {
  /** Always false. */
  ok: false;
  /**
   * What went wrong, for people, in the language asked for.
   *
   * At most 1000 characters.
   */
  message: string;
  /**
   * The faults one by one, in words; the same order as `details`.
   *
   * At most 100 items.
   */
  errors?: string[];
  code: ErrorCode;
  /**
   * The id of this request in the server's log; also in the header `X-Request-Id`.
   *
   * At most 128 characters.
   */
  requestId: string;
  /**
   * The faults one by one, for programs.
   *
   * At most 100 items.
   */
  details?: ErrorDetail[];
}

/** One change of one record. */
export interface Event {
  position: EventPosition;
  /**
   * What happened, e.g. `product.updated`. More types may come.
   *
   * At most 64 characters.
   */
  type: string;
  /**
   * The kind of record.
   *
   * At most 64 characters.
   */
  objectType: string;
  /**
   * The record's id as text.
   *
   * At most 64 characters.
   */
  objectId: string;
  at: Instant;
  /**
   * The `X-Request-Id` of the request that changed it; null when no request did.
   *
   * At most 128 characters.
   */
  requestId: string | null;
}

/** A stretch of the changes feed. */
export interface EventListReply {
  /** Always true. */
  ok: true;
  /**
   * The events, ascending by position.
   *
   * At most 500 items.
   */
  data: Event[];
  nextAfter: EventPosition;
  /** True when more can be read at once. */
  hasMore: boolean;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * A place in the changes feed; 0 is before its first event.
 *
 * At least 0.
 */
export type EventPosition = number;

/** What a currency is worth in another from a day on. */
export interface ExchangeRate {
  id: Id;
  base: CurrencyCode;
  quote: CurrencyCode;
  rate: Rate;
  validFrom: Day;
  /**
   * Where the rate comes from.
   *
   * At most 200 characters.
   */
  source: string | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What an exchange rate is created from. */
export interface ExchangeRateInput {
  base: CurrencyCode;
  quote: CurrencyCode;
  rate: Rate;
  validFrom?: ConfigDay | undefined;
  /**
   * Where the rate comes from; null for nowhere known.
   *
   * At most 200 characters.
   */
  source?: string | null | undefined;
}

/** One page of exchange rates. */
export interface ExchangeRateListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: ExchangeRate[];
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

/** The exchange rate in its envelope. */
export interface ExchangeRateReply {
  /** Always true. */
  ok: true;
  data: ExchangeRate;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** The corrected rate. */
export interface ExchangeRateUpdate {
  rate: Rate;
  /**
   * Where the rate comes from; null for nowhere known.
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
 * When the key ends, an instant to come; null for never.
 *
 * An instant, RFC 3339. At most 40 characters.
 */
export type Expiry = string | null;

/**
 * A permission, `module:action`, or all of a module, `module:*`.
 *
 * At most 80 characters.
 */
export type Grant = string;

/**
 * A record's number, unique in its kind.
 *
 * At least 1.
 */
export type Id = number;

/**
 * A moment, RFC 3339, answered with the offset of the company's time zone.
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
   * Reason for voiding; empty if none was given, null if the invoice was not voided.
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
  /** Whether the unit prices include tax. Defaults to true if the customer or the company is set so. */
  pricesIncludeTax?: boolean | undefined;
  /** Whether to issue the invoice at once. Defaults to true; false saves a draft. */
  issue?: boolean | undefined;
}

/** Options for issuing a draft. */
export interface InvoiceIssue {
  /** Issue date, today or earlier. Defaults to the issue date of the draft, else today. */
  issueDate?: Day | undefined;
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

/** Reason for voiding an invoice. */
export interface InvoiceVoid {
  /**
   * Reason for voiding. The server keeps it with the invoice and in the audit log.
   *
   * 3 to 500 characters.
   */
  reason: string;
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

/**
 * One line of text; trimmed, NFC, without control characters.
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

/** Credentials of a person. */
export interface LoginInput {
  /**
   * The e-mail address of the user; case does not matter.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email: string;
  /**
   * The password, at most 72 bytes in UTF-8.
   *
   * 1 to 1024 characters.
   */
  password: string;
  /**
   * With a second factor: the six digits that the authenticator app shows, or a recovery code. Ignored without one.
   *
   * 1 to 40 characters.
   */
  code?: string | undefined;
}

/** The login result in its envelope. */
export interface LoginReply {
  /** Always true. */
  ok: true;
  data: LoginResult;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What a login answers. */
export interface LoginResult {
  /**
   * The access token (JWT), for `Authorization: Bearer`.
   *
   * At most 2048 characters.
   */
  token: string;
  /**
   * The refresh token (JWT), good for one use.
   *
   * At most 2048 characters.
   */
  refreshToken: string;
  /**
   * Seconds until the access token expires.
   *
   * 1 to 31536000.
   */
  expiresIn: number;
  user: LoginUser;
  /** Whether every operation but those of this group is refused until the password is changed. */
  mustChangePassword: boolean;
  /** Whether every operation but those of this group is refused until a second factor is set up. */
  mustSetUpSecondFactor: boolean;
}

/** The user who logged in. */
export interface LoginUser {
  id: Id;
  /**
   * Display name.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * E-mail address.
   *
   * At most 254 characters.
   */
  email: string;
  /**
   * Name of the role.
   *
   * At most 40 characters.
   */
  role: string;
}

/** A confirmation. */
export interface LogoutReply {
  /** Always true. */
  ok: true;
  /** Nothing. */
  data: null;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message: string;
}

/** The caller. A user has `email`, `role`, `companyId`, `timeZone`, `locale`, `mustChangePassword`, `mustSetUpSecondFactor` and `lastLoginAt`; an API key has none of them. */
export interface Me {
  /** A person or a key. */
  type: "user" | "apiKey";
  id: Id;
  /**
   * Display name.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * E-mail address.
   *
   * At most 254 characters.
   */
  email?: string;
  /**
   * Name of the role.
   *
   * At most 40 characters.
   */
  role?: string;
  /**
   * What the caller may do, `module:action` or `module:*`.
   *
   * At most 200 items.
   */
  permissions: string[];
  companyId?: Id;
  /**
   * IANA time zone of the company.
   *
   * At most 64 characters.
   */
  timeZone?: string;
  /** Language of messages. */
  locale?: "es" | "en";
  /** Whether the password must be changed before anything else. */
  mustChangePassword?: boolean;
  /** Whether a second factor must be set up before anything else. */
  mustSetUpSecondFactor?: boolean;
  /**
   * When the user last logged in.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastLoginAt?: string | null;
}

/** The caller in its envelope. */
export interface MeReply {
  /** Always true. */
  ok: true;
  data: Me;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * An amount in the document's currency, with at most that currency's decimals.
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
   * Type of the document: `adjustment`, `transfer`, `invoice`, `invoice_void`, `credit_note`, `credit_note_void`, `reception` or `reception_reversal`.
   *
   * At most 40 characters.
   */
  documentType: "adjustment" | "transfer" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {});
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
  /** Quantity in the warehouse after the movement. */
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

/** A key with its value. */
export interface NewApiKey {
  id: Id;
  /**
   * How the key begins and ends.
   *
   * At most 60 characters.
   */
  masked: string;
  /**
   * What the key is for.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * What it may do.
   *
   * At most 200 items.
   */
  permissions: string[];
  /**
   * Where it may be used from; none for anywhere.
   *
   * At most 1000 items.
   */
  allowedIps: string[];
  /**
   * When it ends; null for never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresAt: string | null;
  /** Whether that is past. */
  expired: boolean;
  /**
   * When it was last used, exact to a second.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
  /**
   * From where it was last used.
   *
   * At most 64 characters.
   */
  lastUsedIp: string | null;
  status: ApiKeyStatus;
  /**
   * The name of the user who made it; null when an operator did.
   *
   * At most 200 characters.
   */
  createdBy: string | null;
  /**
   * When it was revoked.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * The key whose place it took.
   *
   * At least 1.
   */
  replacesId: number | null;
  /**
   * The key that took its place.
   *
   * At least 1.
   */
  replacedById: number | null;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * The key itself, told once.
   *
   * At most 100 characters.
   */
  value: string;
}

/** A new key in its envelope. */
export interface NewApiKeyReply {
  /** Always true. */
  ok: true;
  data: NewApiKey;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * At least 8 characters and at most 72 bytes in UTF-8; taken as it is, spaces and all.
 *
 * 8 to 1024 characters.
 */
export type NewPassword = string;

/**
 * Send it as `cursor` to get the records that follow; absent on the last page.
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

/** The present password and the one that takes its place. */
export interface OwnPassword {
  /**
   * The present password.
   *
   * 1 to 1024 characters.
   */
  currentPassword: string;
  newPassword: NewPassword;
}

/**
 * The page answered, from 1.
 *
 * 1 to 100000.
 */
export type PageNumber = number;

/**
 * Records per page.
 *
 * 1 to 100.
 */
export type PageSize = number;

/** A postal address as far as it is known. */
export interface PartyAddress {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1: string | null;
  /**
   * Building, floor, district.
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
   * ISO 3166 alpha-2 code.
   *
   * At most 2 characters.
   */
  country: string | null;
}

/** A postal address; it replaces the one before as a whole. Null for none. */
export type PartyAddressInput = {
  /**
   * Street and number.
   *
   * At most 200 characters.
   */
  line1?: string | null | undefined;
  /**
   * Building, floor, district.
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
   * ISO 3166 alpha-2 code.
   *
   * At most 2 characters.
   */
  country?: string | null | undefined;
} | null;

/**
 * The company's own code; unique in its kind whatever its case.
 *
 * 1 to 40 characters.
 */
export type PartyCode = string;

/**
 * Where to write to; null for none.
 *
 * An e-mail address. 3 to 254 characters.
 */
export type PartyEmail = string | null;

/**
 * Legal name.
 *
 * 1 to 200 characters.
 */
export type PartyName = string;

/**
 * For the company's own people; null for none.
 *
 * At most 2000 characters.
 */
export type PartyNotes = string | null;

/**
 * Where to call; null for none.
 *
 * 1 to 40 characters.
 */
export type PartyPhone = string | null;

/**
 * Code of the payment terms its documents have unless they say otherwise; null for the company's usual ones.
 *
 * 1 to 40 characters.
 */
export type PartyTerms = string | null;

/** A link by which a user sets a password. */
export interface PasswordReset {
  /**
   * What the link holds behind `#`.
   *
   * At most 200 characters.
   */
  token: string;
  /**
   * The page of the console that takes it.
   *
   * At most 2048 characters.
   */
  url: string;
  expiresAt: Instant;
}

/** The token of a reset link, and the new password. */
export interface PasswordResetInput {
  /**
   * What the link holds behind `#`.
   *
   * 1 to 200 characters.
   */
  token: string;
  password: NewPassword;
}

/** A reset link in its envelope. */
export interface PasswordResetReply {
  /** Always true. */
  ok: true;
  data: PasswordReset;
  /**
   * For people.
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
   * Aging per vendor, sorted by name. Vendors without open amounts and without credit are left out.
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
  /** Currency of the document. */
  currencyCode: CurrencyCode;
  /** Amount open on the day of the report, in the currency of the report, which may differ from `currencyCode` of the document. */
  openAmount: Money;
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
  /** Value of the allocated part at the rate of the payment, less its value at the rate of the document, in the company's currency. Positive for a loss, 0 if the rates are equal. */
  exchangeDifference: Money;
}

/** Allocations to make: send `allocations`, `autoAllocate`, or both. */
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
   * Reason for the reversal; empty if none was given, null if the payment was not reversed.
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
  /** Exchange rate: units of the company's currency for one unit of the currency of the payment. Defaults to the rate of the date. Ignored for the company's own currency. */
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
  reason: string;
  /** Date of the reversal: not in the future, and not before the last entry of the payment. Defaults to today. */
  date?: Day | undefined;
}

/** Means of payment: `efectivo` (cash), `transferencia` (bank transfer), `tarjeta` (card), `cheque` (cheque) or `otro` (other). */
export type PaymentMethod = "efectivo" | "transferencia" | "tarjeta" | "cheque" | "otro";

/** When documents fall due. */
export interface PaymentTerms {
  id: Id;
  /**
   * What documents name them by.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * The name that people read.
   *
   * At most 200 characters.
   */
  name: string;
  kind: PaymentTermsKind;
  /**
   * Days from issue to due date; 0 with the other kind.
   *
   * 0 to 3650.
   */
  days: number;
  /** Whether new documents may use them. */
  active: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What payment terms are created from. */
export interface PaymentTermsInput {
  code: ConfigCode;
  name: ConfigName;
  kind: PaymentTermsKind;
  /**
   * Days from issue to due date; needed with the kind `days`, refused with the other.
   *
   * 0 to 3650.
   */
  days?: number | undefined;
}

/** Due so many days after the issue, or on the last day of the month after it. */
export type PaymentTermsKind = "days" | "end_of_next_month";

/** One page of payment terms. */
export interface PaymentTermsListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: PaymentTerms[];
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

/** The payment terms in its envelope. */
export interface PaymentTermsReply {
  /** Always true. */
  ok: true;
  data: PaymentTerms;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What may change in payment terms. */
export interface PaymentTermsUpdate {
  name: ConfigName;
  /** Whether new documents may use them. */
  active?: boolean | undefined;
}

/**
 * Percentage with up to six decimals.
 *
 * 0 to 1000. At most 6 decimals.
 */
export type Percent = number;

/** How far the books are locked. */
export interface PeriodLock {
  /**
   * The last day that is locked; null when nothing is.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lockedThrough: string | null;
  version: Version;
}

/** How far the books are to be locked. */
export interface PeriodLockInput {
  /**
   * The last day that is locked, not in the future; null opens everything.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lockedThrough: string | null;
}

/** The lock in its envelope. */
export interface PeriodLockReply {
  /** Always true. */
  ok: true;
  data: PeriodLock;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Amount above zero, with at most the decimals of its currency.
 *
 * 0 to 9999999999999. More than 0. At most 4 decimals.
 */
export type PositiveMoney = number;

/**
 * A quantity above zero, at most four decimals.
 *
 * 0 to 9999999999. More than 0. At most 4 decimals.
 */
export type PositiveQuantity = number;

/**
 * A price per unit, at most six decimals.
 *
 * 0 to 9999999999999. At most 6 decimals.
 */
export type Price = number;

/** The language of the documents that are printed for it, unless a print asks for another one. Null for the company's own language. */
export type PrintLanguage = "es" | "en" | null;

/** A product in full. */
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
   * Name of the category; null without one.
   *
   * At most 200 characters.
   */
  categoryName: string | null;
  /** False once deactivated. */
  active: boolean;
  currencyCode: CurrencyCode;
  unit: UnitName;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
  /**
   * Longer text.
   *
   * At most 2000 characters.
   */
  description: string | null;
  /**
   * The category.
   *
   * At least 1.
   */
  categoryId: number | null;
  /**
   * The scan code on the label.
   *
   * At most 48 characters.
   */
  barcode: string | null;
  /** Goods or service. */
  type: "good" | "service";
  /** Whether stock is kept. */
  trackStock: boolean;
  /**
   * The default tax rate.
   *
   * At least 1.
   */
  taxRateId: number | null;
  /**
   * Value of the stock over its quantity, at most six decimals; null without stock. Only for callers with `inventory:cost`.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  averageCost?: number | null;
  /**
   * Under this quantity the product counts as low on stock.
   *
   * 0 to 9999999999. At most 4 decimals.
   */
  minStock: number | null;
  /**
   * Each warehouse that has ever held it, by name.
   *
   * At most 10000 items.
   */
  stockByWarehouse: WarehouseStock[];
}

/** A category of products. */
export interface ProductCategory {
  id: Id;
  /**
   * Name of the category.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * The category above; null at the top.
   *
   * At least 1.
   */
  parentId: number | null;
  /**
   * Active products in the category itself.
   *
   * At least 0.
   */
  productCount: number;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What was deleted. */
export interface ProductCategoryDeletedReply {
  /** Always true. */
  ok: true;
  /** The category that is gone. */
  data: {
    id: Id;
  };
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What a category is made of. */
export interface ProductCategoryInput {
  name: ConfigName;
  /**
   * The category above; null at the top.
   *
   * At least 1.
   */
  parentId?: number | null | undefined;
}

/** One page of categories. */
export interface ProductCategoryListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: ProductCategory[];
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

/** The category in its envelope. */
export interface ProductCategoryReply {
  /** Always true. */
  ok: true;
  data: ProductCategory;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * The company's own code of the product; unique whatever its case.
 *
 * 1 to 40 characters.
 */
export type ProductCode = string;

/** What a product is created or updated from. */
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
   * A category of the company; null for none.
   *
   * At least 1.
   */
  categoryId?: number | null | undefined;
  /**
   * The default tax rate of invoice lines; null for none.
   *
   * At least 1.
   */
  taxRateId?: number | null | undefined;
  unit?: UnitName | undefined;
  /** Goods have stock; services never do. */
  type?: "good" | "service" | undefined;
  /** Whether stock is kept; by default true for goods. Never for services. */
  trackStock?: boolean | undefined;
  /**
   * The scan code on the label; null for none.
   *
   * 1 to 48 characters.
   */
  barcode?: string | null | undefined;
  /**
   * Longer text; null for none.
   *
   * At most 2000 characters.
   */
  description?: string | null | undefined;
  /** Whether new documents may name it; by default true. True makes a deactivated product active again. */
  active?: boolean | undefined;
  /**
   * Under this quantity the product counts as low on stock; null for none.
   *
   * 0 to 9999999999. At most 4 decimals.
   */
  minStock?: number | null | undefined;
}

/** A product as lists show it. */
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
   * Name of the category; null without one.
   *
   * At most 200 characters.
   */
  categoryName: string | null;
  /** False once deactivated. */
  active: boolean;
  currencyCode: CurrencyCode;
  unit: UnitName;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of products. */
export interface ProductListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: ProductListItem[];
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

/** One product in its envelope. */
export interface ProductReply {
  /** Always true. */
  ok: true;
  data: Product;
  /**
   * For people.
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
  /**
   * Message for people, in the language of the request.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** Status of an order: `draft` (not opened), `open` (nothing received), `partially_received`, `received` (every line received in full), `closed` (closed before everything was received) or `cancelled`. */
export type PurchaseOrderStatus = "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled";

/**
 * A quantity of at most four decimals.
 *
 * -9999999999 to 9999999999. At most 4 decimals.
 */
export type Quantity = number;

/**
 * Units of one currency that a unit of another is worth, at most ten decimals.
 *
 * 0 to 9999999999999. More than 0. At most 10 decimals.
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
   * Aging per customer, sorted by name. Customers without open amounts and without credit are left out.
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
  /** Currency of the document. */
  currencyCode: CurrencyCode;
  /** Amount open on the day of the report, in the currency of the report, which may differ from `currencyCode` of the document. */
  openAmount: Money;
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
  /** Value of the allocated part at the rate of the collection or credit note, less its value at the rate of the document, in the company's currency. Positive for a gain, 0 if the rates are equal. */
  exchangeDifference: Money;
}

/** Allocations to make: send `allocations`, `autoAllocate`, or both. */
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
   * Reason for the reversal; empty if none was given, null if the collection was not reversed.
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
  /** Exchange rate: units of the company's currency for one unit of the currency of the collection. Defaults to the rate of the date. Ignored for the company's own currency. */
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
  reason: string;
  /** Date of the reversal: not in the future, and not before the last entry of the collection. Defaults to today. */
  date?: Day | undefined;
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

/** Reply after a reception was recorded. */
export interface ReceptionReply {
  /** Always true. */
  ok: true;
  data: ReceptionResult;
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
  reason: string;
  /** Date of the reversal: not in the future, and not before the last entry of the payable. Defaults to today. */
  date?: Day | undefined;
}

/** Codes for when the authenticator app is lost. */
export interface RecoveryCodes {
  /**
   * Each works once. Spaces, hyphens and case do not matter.
   *
   * Exactly 10 items.
   */
  recoveryCodes: string[];
}

/** The recovery codes in their envelope. */
export interface RecoveryCodesReply {
  /** Always true. */
  ok: true;
  data: RecoveryCodes;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** The refresh token of the last login or refresh. */
export interface RefreshInput {
  /**
   * As it was answered; in a browser with cookies it is left out.
   *
   * 1 to 2048 characters.
   */
  refreshToken?: string | undefined;
}

/** The new pair in its envelope. */
export interface RefreshReply {
  /** Always true. */
  ok: true;
  data: TokenPair;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What a user may do; a fixed set of permissions each. */
export type Role = "admin" | "manager" | "warehouse" | "reviewer" | "viewer";

/** The months in their envelope. */
export interface SalesByMonthReply {
  /** Always true. */
  ok: true;
  /**
   * The months, oldest first.
   *
   * At most 36 items.
   */
  data: SalesMonth[];
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** What happened in one month. */
export interface SalesMonth {
  /**
   * The month, `YYYY-MM`.
   *
   * At most 7 characters.
   */
  month: string;
  /**
   * Invoices by their issue date, in the company's currency; drafts and voided ones are not counted.
   *
   * At least 0. At most 4 decimals.
   */
  sales: number;
  /**
   * Credit notes by their date; voided ones are not counted.
   *
   * At least 0. At most 4 decimals.
   */
  credits: number;
  /**
   * Payments of customers by their date; reversed ones are not counted.
   *
   * At least 0. At most 4 decimals.
   */
  collections: number;
  /**
   * How many invoices `sales` is the sum of.
   *
   * At least 0.
   */
  invoices: number;
}

/** The second factor of the caller. */
export interface SecondFactor {
  /** Whether a login needs a code. */
  enabled: boolean;
  /**
   * When it was turned on.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  enabledAt: string | null;
  /** Whether the company requires one. */
  required: boolean;
  /**
   * How many recovery codes were not used yet.
   *
   * 0 to 10.
   */
  recoveryCodesLeft: number;
}

/** A code of the secret that was set up. */
export interface SecondFactorCode {
  /**
   * The six digits that the authenticator app shows.
   *
   * 1 to 40 characters.
   */
  code: string;
}

/** The present password and a code. */
export interface SecondFactorProof {
  /**
   * The present password.
   *
   * 1 to 1024 characters.
   */
  currentPassword: string;
  /**
   * The six digits that the authenticator app shows, or a recovery code.
   *
   * 1 to 40 characters.
   */
  code: string;
}

/** The second factor in its envelope. */
export interface SecondFactorReply {
  /** Always true. */
  ok: true;
  data: SecondFactor;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** The secret of a second factor that is not confirmed yet. */
export interface SecondFactorSetUp {
  /**
   * The secret in base32, for an app that cannot read the picture.
   *
   * At most 64 characters.
   */
  secret: string;
  /**
   * The `otpauth://` address that a QR code shows to the app.
   *
   * At most 2048 characters.
   */
  uri: string;
}

/** The secret in its envelope. */
export interface SecondFactorSetUpReply {
  /** Always true. */
  ok: true;
  data: SecondFactorSetUp;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What begins the set-up of a second factor. */
export interface SecondFactorStart {
  /**
   * The present password.
   *
   * 1 to 1024 characters.
   */
  currentPassword: string;
}

/** The state of the books. */
export interface SelfCheck {
  /** Whether every check is. */
  sound: boolean;
  checkedAt: Instant;
  /**
   * All checks, in a fixed order.
   *
   * At most 100 items.
   */
  checks: SelfCheckResult[];
}

/** A difference between what the books say and what they are made of. */
export interface SelfCheckFault {
  /**
   * What it is about.
   *
   * At most 200 characters.
   */
  subject: string;
  /**
   * What it should be.
   *
   * At most 100 characters.
   */
  expected: string;
  /**
   * What it is.
   *
   * At most 100 characters.
   */
  found: string;
}

/** The state of the books. */
export interface SelfCheckReply {
  /** Always true. */
  ok: true;
  data: SelfCheck;
  /**
   * Optional text for people.
   *
   * At most 1000 characters.
   */
  message?: string;
}

/** One check. */
export interface SelfCheckResult {
  /**
   * What must be true.
   *
   * At most 100 characters.
   */
  name: string;
  /** Whether it is. */
  sound: boolean;
  /**
   * The first differences.
   *
   * At most 20 items.
   */
  faults: SelfCheckFault[];
}

/** How documents of a kind are numbered. */
export interface Series {
  /**
   * The kind of document.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * What stands before the number.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * The number the next document gets.
   *
   * At least 1.
   */
  nextNumber: number;
  /**
   * Digits a number has at least.
   *
   * 0 to 18.
   */
  pad: number;
  /**
   * The day of its newest document.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  lastDate: string | null;
  /** Whether a document may not be dated before the last one of the series: so for invoices and credit notes. */
  keepsDateOrder: boolean;
  /** Whether its prefix has given a number. */
  used: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** How documents of a kind are to be numbered. */
export interface SeriesInput {
  /**
   * What stands before the number.
   *
   * At most 20 characters.
   */
  prefix: string;
  /**
   * Digits a number has at least, filled with zeros.
   *
   * 0 to 18.
   */
  pad?: number | undefined;
  /**
   * The number that the first document of the prefix gets.
   *
   * 1 to 999999999999999.
   */
  nextNumber?: number | undefined;
}

/** One page of series. */
export interface SeriesListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: Series[];
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

/** The series in its envelope. */
export interface SeriesReply {
  /** Always true. */
  ok: true;
  data: Series;
  /**
   * For people.
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

/** How the tax office sees it. `exempt`, `not_subject` and `reverse_charge` are taxed at 0 and say why; `zero` is taxed at 0. */
export type TaxCategory = "standard" | "reduced" | "zero" | "exempt" | "not_subject" | "reverse_charge" | "withholding";

/**
 * The number the tax office knows it by, with its check digit, with or without separators; unique per type whatever its separators. Null for none.
 *
 * 1 to 40 characters.
 */
export type TaxId = string | null;

/**
 * What the country calls the number. Where country and type have a rule with a check digit the number must satisfy it; any other type, as `OTHER` or `PASSPORT`, takes any number. Absent with a new `taxId`, the type is recognised from the country and the number, and is `OTHER` when no rule fits.
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
 * Percent of the net amount, at most six decimals.
 *
 * 0 to 100. At most 6 decimals.
 */
export type TaxPercent = number;

/** A tax rate during its validity. */
export interface TaxRate {
  id: Id;
  /**
   * The rows of one code follow each other in time.
   *
   * At most 40 characters.
   */
  code: string;
  /**
   * The name that people read.
   *
   * At most 200 characters.
   */
  name: string;
  rate: TaxPercent;
  category: TaxCategory;
  /** Whether it is levied on net and the other taxes of the line together. */
  compound: boolean;
  validFrom: Day;
  /**
   * The last day it is in force; null when no end is known.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  validTo: string | null;
  /**
   * Why nothing is taxed.
   *
   * At most 200 characters.
   */
  exemptionReason: string | null;
  /** Whether new documents may use it. */
  active: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What a tax rate is created from. */
export interface TaxRateInput {
  code: ConfigCode;
  name: ConfigName;
  rate: TaxPercent;
  category?: TaxCategory | undefined;
  /** Whether it is levied on net and the other taxes of the line together. */
  compound?: boolean | undefined;
  validFrom?: ConfigDay | undefined;
  /**
   * The last day it is in force; null until another row of the code takes over.
   *
   * A day, `YYYY-MM-DD`. At most 10 characters.
   */
  validTo?: string | null | undefined;
  /**
   * Why nothing is taxed; needed where the category says so.
   *
   * At most 200 characters.
   */
  exemptionReason?: string | null | undefined;
}

/** One page of tax rates. */
export interface TaxRateListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: TaxRate[];
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

/** The tax rate in its envelope. */
export interface TaxRateReply {
  /** Always true. */
  ok: true;
  data: TaxRate;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What may change in a tax rate. */
export interface TaxRateUpdate {
  name: ConfigName;
  /** Whether new documents may use it. */
  active?: boolean | undefined;
}

/** An access token and the single-use token that renews it. */
export interface TokenPair {
  /**
   * The access token (JWT), for `Authorization: Bearer`.
   *
   * At most 2048 characters.
   */
  token: string;
  /**
   * The refresh token (JWT), good for one use.
   *
   * At most 2048 characters.
   */
  refreshToken: string;
  /**
   * Seconds until the access token expires.
   *
   * 1 to 31536000.
   */
  expiresIn: number;
}

/**
 * A sum of amounts. Exact to the cent up to 90,071,992,547,409; beyond that, the nearest number that a double holds.
 *
 * At least -100000000000000000000. At most 4 decimals.
 */
export type Total = number;

/**
 * All records that match, on every page together.
 *
 * At least 0.
 */
export type TotalCount = number;

/**
 * The name it trades under; null for none.
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

/** Line of a transfer, with the quantities after it. */
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

/** Reply with one transfer. */
export interface TransferReply {
  /** Always true. */
  ok: true;
  data: Transfer;
  /**
   * Message for people, in the language of the request.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * The unit that quantities are counted in.
 *
 * 1 to 20 characters.
 */
export type UnitName = string;

/** A user. */
export interface User {
  id: Id;
  /**
   * Display name.
   *
   * At most 200 characters.
   */
  name: string;
  /**
   * What they log in with.
   *
   * At most 254 characters.
   */
  email: string;
  /**
   * Name of the role.
   *
   * At most 64 characters.
   */
  role: string;
  /** False once deactivated. */
  active: boolean;
  /**
   * Language of messages; null for the company's.
   *
   * At most 35 characters.
   */
  locale: string | null;
  /**
   * Until when failed attempts keep them out; null when nothing does.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lockedUntil: string | null;
  /**
   * Failed attempts in a row.
   *
   * 0 to 1000.
   */
  failedAttempts: number;
  /**
   * When they last logged in.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastLoginAt: string | null;
  /**
   * From where they last logged in.
   *
   * At most 64 characters.
   */
  lastLoginIp: string | null;
  /** Whether the password must be changed after the next login. */
  mustChangePassword: boolean;
  /** Whether a login needs a code of an authenticator app. */
  secondFactor: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What a user is created from. */
export interface UserInput {
  name: UserName;
  /**
   * What they log in with.
   *
   * An e-mail address. 3 to 254 characters.
   */
  email: string;
  role: Role;
  /**
   * The initial password: at least 8 characters and at most 72 bytes in UTF-8. Without it the user has none until a reset link is used.
   *
   * 8 to 1024 characters.
   */
  password?: string | undefined;
  /**
   * True makes the initial password a one-time one: after the first login it must be changed before anything else.
   *
   * Default `false`.
   */
  mustChangePassword?: boolean | undefined;
}

/** A key of one of the two APIs. */
export interface UserKey {
  /** The API that it opens. */
  api: "erp" | "kyc";
  /**
   * Its id in that API.
   *
   * At most 30 characters.
   */
  id: string;
  /**
   * What it is for.
   *
   * At most 100 characters.
   */
  name: string;
  /**
   * How the key begins and ends.
   *
   * At most 60 characters.
   */
  masked: string;
  createdAt: Instant;
  /**
   * When it was last used; null, never.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  lastUsedAt: string | null;
}

/** The keys that a user has created. */
export interface UserKeyListReply {
  /** Always true. */
  ok: true;
  /**
   * The keys, the newest first.
   *
   * At most 1000 items.
   */
  data: UserKey[];
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** One page of users. */
export interface UserListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: User[];
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

/** A login and the tokens that follow from it. */
export interface UserLogin {
  /**
   * Its id.
   *
   * At most 36 characters.
   */
  id: string;
  createdAt: Instant;
  /**
   * When its tokens were last renewed.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  refreshedAt: string | null;
  expiresAt: Instant;
  /**
   * When it was ended.
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  revokedAt: string | null;
  /**
   * Where it began.
   *
   * At most 64 characters.
   */
  ip: string | null;
  /**
   * The program it began in.
   *
   * At most 512 characters.
   */
  userAgent: string | null;
  /** Whether this request belongs to it. */
  current: boolean;
}

/** The live logins of a user. */
export interface UserLoginListReply {
  /** Always true. */
  ok: true;
  /**
   * The logins, the newest first.
   *
   * At most 1000 items.
   */
  data: UserLogin[];
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** A login in its envelope. */
export interface UserLoginReply {
  /** Always true. */
  ok: true;
  data: UserLogin;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Display name.
 *
 * 1 to 200 characters.
 */
export type UserName = string;

/** A new password. */
export interface UserPassword {
  password: NewPassword;
  /**
   * True makes it a one-time password: after the next login it must be changed before anything else.
   *
   * Default `false`.
   */
  mustChangePassword?: boolean | undefined;
}

/** A user in its envelope. */
export interface UserReply {
  /** Always true. */
  ok: true;
  data: User;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/** What of a user may change. */
export interface UserUpdate {
  name: UserName;
  role?: Role | undefined;
  /** False deactivates and ends all logins. */
  active?: boolean | undefined;
  /** True, with `active: false`, also revokes the keys of both APIs that the user has created. */
  revokeKeys?: boolean | undefined;
  /** Language of messages; null for the company's. */
  locale?: "es" | "en" | null | undefined;
}

/** A vendor in full. */
export interface Vendor {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * The name it trades under.
   *
   * At most 200 characters.
   */
  tradeName: string | null;
  /**
   * What the country calls the number.
   *
   * At most 20 characters.
   */
  taxIdType: string | null;
  /**
   * The number the tax office knows it by.
   *
   * At most 40 characters.
   */
  taxId: string | null;
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
  language: PrintLanguage;
  /**
   * City or town of its address.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False once deactivated. */
  active: boolean;
  address: PartyAddress;
  /**
   * Code of its payment terms.
   *
   * At most 40 characters.
   */
  paymentTerms: string | null;
  currencyCode: CurrencyCode;
  /** Whether new documents are refused for now. */
  blocked: boolean;
  /**
   * Whom to speak to, in order.
   *
   * At most 20 items.
   */
  contacts: Contact[];
  /**
   * Where it is paid, the preferred one first.
   *
   * At most 10 items.
   */
  bankAccounts: BankAccount[];
  /**
   * For the company's own people.
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

/** What a vendor is created or updated from. */
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
   * Currency of its documents unless they say otherwise; by default that of the company.
   *
   * At most 3 characters.
   */
  currencyCode?: string | undefined;
  /** Whether new documents are refused for now. */
  blocked?: boolean | undefined;
  /**
   * Whom to speak to, in order.
   *
   * At most 20 items.
   */
  contacts?: readonly Contact[] | undefined;
  /**
   * Where it is paid, the preferred one first.
   *
   * At most 10 items.
   */
  bankAccounts?: readonly BankAccount[] | undefined;
  notes?: PartyNotes | undefined;
  /** False deactivates. */
  active?: boolean | undefined;
}

/** A vendor as lists show it. */
export interface VendorListItem {
  id: Id;
  code: PartyCode;
  name: PartyName;
  /**
   * The number the tax office knows it by.
   *
   * At most 40 characters.
   */
  taxId: string | null;
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
  /**
   * City or town of its address.
   *
   * At most 100 characters.
   */
  city: string | null;
  /** False once deactivated. */
  active: boolean;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
}

/** One page of vendors. */
export interface VendorListReply {
  /** Always true. */
  ok: true;
  /**
   * The records of the page.
   *
   * At most 100 items.
   */
  data: VendorListItem[];
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

/** One vendor in its envelope. */
export interface VendorReply {
  /** Always true. */
  ok: true;
  data: Vendor;
  /**
   * For people.
   *
   * At most 500 characters.
   */
  message?: string;
}

/**
 * Counts the writes of a record; the value of its `ETag`.
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

/** What one warehouse holds of a product. */
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "name" | "createdAt" | "expiresAt" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this status. */
  status?: ApiKeyStatus | undefined;
  /**
   * Only keys that work today and end before this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  expiresBefore?: string | undefined;
}

/** What `listAuditEntries` can be asked for. */
export interface ListAuditEntriesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "at" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only what this kind of actor did. */
  actorType?: ActorType | undefined;
  /** Only what this user or key did. */
  actorId?: Id | undefined;
  /**
   * Only this operation, e.g. `voidInvoice`.
   *
   * 1 to 100 characters.
   */
  action?: string | undefined;
  /**
   * Only this kind of record, e.g. `invoice`.
   *
   * 1 to 64 characters.
   */
  objectType?: string | undefined;
  /**
   * Only this record.
   *
   * 1 to 64 characters.
   */
  objectId?: string | undefined;
  /**
   * Only from this address.
   *
   * 1 to 64 characters.
   */
  ip?: string | undefined;
  /**
   * Only what this request did.
   *
   * 1 to 128 characters.
   */
  requestId?: string | undefined;
}

/** What `listUsers` can be asked for. */
export interface ListUsersQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "name" | "email" | "createdAt" | "lastLoginAt" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only this role. */
  role?: Role | undefined;
  /** Only active users, or only the others. */
  active?: boolean | undefined;
  /** Only users whom failed attempts keep out now, or only the others. */
  locked?: boolean | undefined;
}

/** What `listCurrencies` can be asked for. */
export interface ListCurrenciesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "code" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
}

/** What `listExchangeRates` can be asked for. */
export interface ListExchangeRatesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "validFrom" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Only rates of this currency. */
  base?: CurrencyCode | undefined;
  /** Only rates in this currency. */
  quote?: CurrencyCode | undefined;
  /** Only the rate in force that day, of each pair. */
  date?: ConfigDay | undefined;
}

/** What `listPaymentTerms` can be asked for. */
export interface ListPaymentTermsQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "code" | "days" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * Active or deactivated records; `includeInactive` answers both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
}

/** What `listSeries` can be asked for. */
export interface ListSeriesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "code" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
}

/** What `listTaxRates` can be asked for. */
export interface ListTaxRatesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "code" | "validFrom" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * Active or deactivated records; `includeInactive` answers both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
  /** Only rows in force that day. */
  date?: ConfigDay | undefined;
}

/** What `listCreditNotes` can be asked for. */
export interface ListCreditNotesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest credit notes come first. */
  sortBy?: "id" | "number" | "date" | "grandTotal" | "customerName" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest leads come first. */
  sortBy?: "id" | "createdAt" | "name" | "status" | "estimatedAmount" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest opportunities come first. */
  sortBy?: "id" | "expectedCloseDate" | "expectedAmount" | "stageChangedAt" | "title" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "code" | "name" | "createdAt" | "openAmount" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * Active or deactivated customers; `includeInactive` answers both.
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
   * Only events behind this position; the `nextAfter` of the reply before.
   *
   * At least 0. Default `0`.
   */
  after?: number | undefined;
  /**
   * At most so many events.
   *
   * 1 to 500. Default `100`.
   */
  limit?: number | undefined;
  /**
   * Only events of these types, separated by commas, e.g. `product.created,product.updated`.
   *
   * 1 to 50 items.
   */
  types?: string | readonly string[] | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
}

/** What `listMovements` can be asked for. */
export interface ListMovementsQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest movements come first. */
  sortBy?: "id" | "date" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Returns only the movements of this product. */
  productId?: Id | undefined;
  /** Returns only the movements in this warehouse. */
  warehouseId?: Id | undefined;
  /**
   * Returns only movements of this type of document.
   *
   * 1 to 40 characters.
   */
  documentType?: "adjustment" | "transfer" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {}) | undefined;
}

/** What `listStock` can be asked for. */
export interface ListStockQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest rows come first. */
  sortBy?: "productCode" | "productName" | "warehouseName" | "quantity" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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

/** What `listWarehouses` can be asked for. */
export interface ListWarehousesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest warehouses come first. */
  sortBy?: "id" | "code" | "name" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
}

/** What `listInvoices` can be asked for. */
export interface ListInvoicesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest invoices come first. */
  sortBy?: "id" | "number" | "issueDate" | "dueDate" | "grandTotal" | "openAmount" | "customerName" | "createdAt" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the oldest due date comes first. Without `sortDir`, `issueDate` sorts newest first and every other field, also `dueDate`, in ascending order. */
  sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "vendorName" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest payments come first. */
  sortBy?: "id" | "date" | "amount" | "vendorName" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "code" | "name" | "price" | "stock" | "categoryName" | "createdAt" | "updatedAt" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /** Only products of this category. */
  categoryId?: Id | undefined;
  /**
   * Active or deactivated products; `includeInactive` answers both.
   *
   * Default `true`.
   */
  active?: boolean | undefined;
  /**
   * Only products whose stock is under their minimum.
   *
   * Default `false`.
   */
  lowStock?: boolean | undefined;
}

/** What `listProductCategories` can be asked for. */
export interface ListProductCategoriesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "name" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
}

/** What `listPurchaseOrders` can be asked for. */
export interface ListPurchaseOrdersQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest orders come first. */
  sortBy?: "id" | "number" | "orderDate" | "expectedDate" | "grandTotal" | "vendorName" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /** Returns only the orders to this vendor. */
  vendorId?: Id | undefined;
  /** Returns only orders with this status. */
  status?: "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled" | undefined;
  /** Returns only orders for this warehouse. */
  warehouseId?: Id | undefined;
  /** Includes more data in each order: `lines` adds the lines. */
  expand?: "lines" | undefined;
}

/** What `downloadPurchaseOrderPdf` can be asked for. */
export interface DownloadPurchaseOrderPdfQuery {
  /** Language of the document. Defaults to that of the vendor when the order was created, else that of the company. */
  lang?: "es" | "en" | undefined;
}

/** What `listReceivables` can be asked for. */
export interface ListReceivablesQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the oldest due date comes first. Without `sortDir`, `issueDate` sorts newest first and every other field, also `dueDate`, in ascending order. */
  sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "customerName" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. Without it, the newest collections come first. */
  sortBy?: "id" | "date" | "amount" | "customerName" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
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
   * So many months, the current one among them.
   *
   * 1 to 36. Default `12`.
   */
  months?: number | undefined;
}

/** What `listVendors` can be asked for. */
export interface ListVendorsQuery<F extends string = never> {
  /**
   * The page to answer, from 1.
   *
   * 1 to 100000. Default `1`.
   */
  page?: number | undefined;
  /**
   * Records per page. A value outside 1 to 100 is refused, never clamped.
   *
   * 1 to 100. Default `20`.
   */
  pageSize?: number | undefined;
  /**
   * Free text; case and accents do not matter, `%` and `_` are literal.
   *
   * 1 to 100 characters.
   */
  search?: string | undefined;
  /** Field to sort by. */
  sortBy?: "id" | "code" | "name" | "createdAt" | undefined;
  /** Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
  sortDir?: "asc" | "desc" | undefined;
  /**
   * Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset.
   *
   * 10 to 40 characters.
   */
  dateFrom?: string | undefined;
  /**
   * Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset.
   *
   * 10 to 40 characters.
   */
  dateTo?: string | undefined;
  /**
   * The `nextCursor` of the page before; takes the place of `page` and stays exact while others write.
   *
   * 1 to 600 characters.
   */
  cursor?: string | undefined;
  /**
   * Only records written at or after this instant (RFC 3339 with offset).
   *
   * An instant, RFC 3339. At most 40 characters.
   */
  updatedSince?: string | undefined;
  /**
   * Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays.
   *
   * 1 to 100 items.
   */
  fields?: readonly F[] | undefined;
  /**
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
  /**
   * Active or deactivated vendors; `includeInactive` answers both.
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
