// Written by the code generator from the contract. Edit the contract instead.

import type { CallOptions, KeyedOptions, VersionedOptions } from '../../core/options.js';
import type { PagePromise } from '../../core/pages.js';
import { paged } from '../../core/pages.js';
import type { ApiPromise } from '../../core/request.js';
import type { AdjustmentInput, AdjustmentReply, ListProductsQuery, LoginInput, LoginReply, LogoutReply, ProductInput, ProductListReply, ProductReply, RefreshInput, RefreshReply } from './types.js';

export interface AuthMethods {
  /**
   * Summary of login
   *
   * `POST /api/auth/login`. Permission `public`. Limited as `auth`.
   */
  login(body: LoginInput, options?: CallOptions): ApiPromise<LoginReply>;

  /**
   * Summary of logout
   *
   * `POST /api/auth/logout`. Permission `authenticated`.
   */
  logout(options?: CallOptions): ApiPromise<LogoutReply>;

  /**
   * Summary of refreshTokens
   *
   * `POST /api/auth/refresh`. Permission `public`. Limited as `auth`.
   */
  refresh(body: RefreshInput, options?: CallOptions): ApiPromise<RefreshReply>;
}

export const auth = {
  login: 'POST /api/auth/login body public',
  logout: 'POST /api/auth/logout',
  refresh: 'POST /api/auth/refresh body public',
} as const;

export interface InventoryMethods {
  /**
   * Summary of adjustStock
   *
   * `POST /api/inventory/adjustments`. Permission `inventory:adjust`.
   *
   * @throws {SvcErpError} `insufficient_stock` (409)
   */
  adjust(body: AdjustmentInput, options?: KeyedOptions): ApiPromise<AdjustmentReply>;
}

export const inventory = {
  adjust: 'POST /api/inventory/adjustments body key',
} as const;

export interface ProductsMethods {
  /**
   * Summary of listProducts
   *
   * `GET /api/products`. Permission `products:read`.
   */
  list(query?: ListProductsQuery, options?: CallOptions): PagePromise<ProductListReply>;

  /**
   * Summary of createProduct
   *
   * `POST /api/products`. Permission `products:write`.
   *
   * @throws {SvcErpError} `duplicate_code` (409)
   */
  create(body: ProductInput, options?: KeyedOptions): ApiPromise<ProductReply>;

  /**
   * Summary of getProduct
   *
   * `GET /api/products/{id}`. Permission `products:read`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404)
   */
  get(id: number, options?: CallOptions): ApiPromise<ProductReply>;

  /**
   * Summary of updateProduct
   *
   * `PUT /api/products/{id}`. Permission `products:write`.
   *
   * @param id The record's id. At least 1.
   * @throws {SvcErpError} `not_found` (404), `duplicate_code` (409), `version_mismatch` (412)
   */
  update(id: number, body: ProductInput, options?: VersionedOptions): ApiPromise<ProductReply>;
}

export const products = {
  list: ['GET /api/products query', paged],
  create: 'POST /api/products body key',
  get: 'GET /api/products/{id}',
  update: 'PUT /api/products/{id} body',
} as const;

/** Every table, by the name of its group. */
export const groups = { auth, inventory, products } as const;

/** The groups as members of a client. */
export abstract class ErpGroups {
  declare readonly auth: AuthMethods;
  declare readonly inventory: InventoryMethods;
  declare readonly products: ProductsMethods;
}
