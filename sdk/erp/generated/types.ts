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
  | 'same_warehouse'
  /** 400 */
  | 'service_has_no_stock'
  /** 400 */
  | 'duplicate_product'
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
  | 'invalid_refresh_token'
  /** 401 */
  | 'refresh_token_reused'
  /** 403 */
  | 'insufficient_permissions'
  /** 403 */
  | 'ip_not_allowed'
  /** 403 */
  | 'account_locked'
  /** 403 */
  | 'user_disabled'
  /** 403 */
  | 'not_a_user'
  /** 404 */
  | 'not_found'
  /** 405 */
  | 'method_not_allowed'
  /** 409 */
  | 'duplicate_code'
  /** 409 */
  | 'duplicate_barcode'
  /** 409 */
  | 'product_has_movements'
  /** 409 */
  | 'product_inactive'
  /** 409 */
  | 'insufficient_stock'
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
   * Value moved, in company currency, with the sign of the quantity. Only with `inventory:cost`.
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

/**
 * An ISO 4217 code.
 *
 * At most 3 characters.
 */
export type CurrencyCode = string;

/**
 * A calendar day of the company, never shifted by a time zone.
 *
 * A day, `YYYY-MM-DD`. At most 10 characters.
 */
export type Day = string;

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

/** The caller. A user has `email`, `role`, `companyId`, `timeZone`, `locale` and `lastLoginAt`; an API key has none of them. */
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

/** One line of the stock ledger. Never altered, so its version stays 1. */
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
  documentType: "adjustment" | "transfer" | (string & {});
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
   * Value moved, in company currency, with the sign of the quantity. Only with `inventory:cost`.
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

/**
 * Send it as `cursor` to get the records that follow; absent on the last page.
 *
 * At most 600 characters.
 */
export type NextCursor = string;

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

/**
 * A quantity of at most four decimals.
 *
 * -9999999999 to 9999999999. At most 4 decimals.
 */
export type Quantity = number;

/** The refresh token of the last login or refresh. */
export interface RefreshInput {
  /**
   * As it was answered.
   *
   * 1 to 2048 characters.
   */
  refreshToken: string;
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
 * All records that match, on every page together.
 *
 * At least 0.
 */
export type TotalCount = number;

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
 * The unit that quantities are counted in.
 *
 * 1 to 20 characters.
 */
export type UnitName = string;

/**
 * Counts the writes of a record; the value of its `ETag`.
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

/** What `listMovements` can be asked for. */
export interface ListMovementsQuery {
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
  /** Only this product. */
  productId?: Id | undefined;
  /** Only this warehouse. */
  warehouseId?: Id | undefined;
  /**
   * Only movements of this kind of document.
   *
   * 1 to 40 characters.
   */
  documentType?: "adjustment" | "transfer" | (string & {}) | undefined;
}

/** What `listStock` can be asked for. */
export interface ListStockQuery {
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
}

/** What `listWarehouses` can be asked for. */
export interface ListWarehousesQuery {
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
   * Also answer deactivated records.
   *
   * Default `false`.
   */
  includeInactive?: boolean | undefined;
}

/** What `listProducts` can be asked for. */
export interface ListProductsQuery {
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
export interface ListProductCategoriesQuery {
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
}
