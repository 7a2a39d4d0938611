// Written by npm run codegen; do not edit.

import type { CallOptions, KeyedOptions, VersionedOptions } from '../../core/options.js';
import type { PagePromise } from '../../core/pages.js';
import { paged } from '../../core/pages.js';
import type { ApiPromise } from '../../core/request.js';
import type { AdjustmentInput, AdjustmentReply, ListMovementsQuery, ListProductCategoriesQuery, ListProductsQuery, ListStockQuery, ListWarehousesQuery, LoginInput, LoginReply, LogoutReply, MeReply, MovementListReply, ProductCategoryListReply, ProductInput, ProductListReply, ProductReply, RefreshInput, RefreshReply, StockListReply, TransferInput, TransferReply, WarehouseListReply } from './types.js';

export interface AuthMethods {
  /**
   * Log in with e-mail and password
   *
   * Answers an access token and a single-use refresh token. After five failures in a row the account is locked for 15 minutes, also for the right password; every failure is audited.
   *
   * `POST /api/auth/login`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `password_too_long` (400), `invalid_credentials` (401), `account_locked` (403), `user_disabled` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  login(body: LoginInput, options?: CallOptions): ApiPromise<LoginReply>;

  /**
   * Log out
   *
   * Invalidates the access token and its refresh token at once, on every server process.
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
   * Exchange a refresh token for a new pair
   *
   * Each refresh token works once. Using a spent one again revokes the whole login, since one of the two users of it is not the one it was issued to.
   *
   * `POST /api/auth/refresh`. Permission `public`. Limited as `auth`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `invalid_refresh_token` (401), `refresh_token_reused` (401), `user_disabled` (403), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  refresh(body: RefreshInput, options?: CallOptions): ApiPromise<RefreshReply>;
}

export const auth = {
  login: 'POST /api/auth/login body public',
  logout: 'POST /api/auth/logout',
  me: 'GET /api/auth/me',
  refresh: 'POST /api/auth/refresh body public',
} as const;

export interface InventoryMethods {
  /**
   * Adjust stock
   *
   * Sets stock right after a count, damage, loss or find. Each line carries exactly one of `quantityDelta` and `countedQuantity`; several lines of one product count as their sum. Nothing is written unless every line can be.
   *
   * `POST /api/inventory/adjustments`. Permission `inventory:adjust`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `service_has_no_stock` (400), `duplicate_product` (400), `insufficient_stock` (409), `product_inactive` (409), `period_locked` (409), `not_found` (404), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  adjust(body: AdjustmentInput, options?: KeyedOptions): ApiPromise<AdjustmentReply>;

  /**
   * List stock movements
   *
   * The ledger: every change of stock, never altered afterwards. The dates bound `date`. `unitCost` and `value` need `inventory:cost`.
   *
   * `GET /api/inventory/movements`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  movements(query?: ListMovementsQuery, options?: CallOptions): PagePromise<MovementListReply>;

  /**
   * List stock per warehouse
   *
   * One row per product and warehouse that has ever held it. `search` looks into product code and name; the dates bound the last movement. `averageCost` and `value` need `inventory:cost`.
   *
   * `GET /api/inventory/stock`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  stock(query?: ListStockQuery, options?: CallOptions): PagePromise<StockListReply>;

  /**
   * Transfer stock between warehouses
   *
   * Moves goods at the cost they had. All lines or none; totals, value and average cost of the company do not change.
   *
   * `POST /api/inventory/transfers`. Permission `inventory:transfer`.
   *
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `invalid_idempotency_key` (400), `same_warehouse` (400), `service_has_no_stock` (400), `insufficient_stock` (409), `product_inactive` (409), `period_locked` (409), `not_found` (404), `duplicate_code` (409), `idempotency_in_progress` (409), `payload_too_large` (413), `unsupported_media_type` (415), `idempotency_key_reused` (422)
   */
  transfer(body: TransferInput, options?: KeyedOptions): ApiPromise<TransferReply>;

  /**
   * List warehouses
   *
   * Pages through the warehouses of the company, by default the active ones.
   *
   * `GET /api/inventory/warehouses`. Permission `inventory:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  warehouses(query?: ListWarehousesQuery, options?: CallOptions): PagePromise<WarehouseListReply>;
}

export const inventory = {
  adjust: 'POST /api/inventory/adjustments body key',
  movements: ['GET /api/inventory/movements query', paged],
  stock: ['GET /api/inventory/stock query', paged],
  transfer: 'POST /api/inventory/transfers body key',
  warehouses: ['GET /api/inventory/warehouses query', paged],
} as const;

export interface ProductsMethods {
  /**
   * List products
   *
   * Pages through the company's products, by default the active ones. `search` looks into code, name and barcode; the dates bound `createdAt`.
   *
   * `GET /api/products`. Permission `products:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  list(query?: ListProductsQuery, options?: CallOptions): PagePromise<ProductListReply>;

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

  /**
   * List product categories
   *
   * Pages through the categories with the number of active products in each.
   *
   * `GET /api/products/categories`. Permission `products:read`.
   *
   * @throws {SvcErpError} `page_size_out_of_range` (400), `unsupported_sort` (400), `invalid_cursor` (400), `invalid_date_range` (400)
   */
  categories(query?: ListProductCategoriesQuery, options?: CallOptions): PagePromise<ProductCategoryListReply>;

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
  get(id: number, options?: CallOptions): ApiPromise<ProductReply>;

  /**
   * Update a product
   *
   * Required members must be sent; absent optional ones keep their value and null clears them. Stock is never set here.
   *
   * `PUT /api/products/{id}`. Permission `products:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `malformed_json` (400), `unknown_field` (400), `too_many_decimals` (400), `not_found` (404), `duplicate_code` (409), `duplicate_barcode` (409), `product_has_movements` (409), `version_mismatch` (412), `payload_too_large` (413), `unsupported_media_type` (415)
   */
  update(id: number, body: ProductInput, options?: VersionedOptions): ApiPromise<ProductReply>;

  /**
   * Deactivate a product
   *
   * The product stays readable and in every old document, and is refused in new ones. Repeating it changes nothing.
   *
   * `DELETE /api/products/{id}`. Permission `products:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  deactivate(id: number, options?: CallOptions): ApiPromise<ProductReply>;
}

export const products = {
  list: ['GET /api/products query', paged],
  create: 'POST /api/products body key',
  categories: ['GET /api/products/categories query', paged],
  get: 'GET /api/products/{id}',
  update: 'PUT /api/products/{id} body',
  deactivate: 'DELETE /api/products/{id}',
} as const;

/** Every table, by the name of its group. */
export const groups = { auth, inventory, products } as const;

/** The groups as members of a client. */
export abstract class ErpGroups {
  declare readonly auth: AuthMethods;
  declare readonly inventory: InventoryMethods;
  declare readonly products: ProductsMethods;
}
