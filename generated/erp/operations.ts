// Written by npm run codegen; do not edit.
import type { components } from './types.js';

export type OperationId =
  | 'login'
  | 'logout'
  | 'getMe'
  | 'refreshTokens'
  | 'createAdjustment'
  | 'listMovements'
  | 'listStock'
  | 'createTransfer'
  | 'listWarehouses'
  | 'listProducts'
  | 'createProduct'
  | 'listProductCategories'
  | 'getProduct'
  | 'updateProduct'
  | 'deactivateProduct';

export type ErrorCode =
  | 'validation_failed'
  | 'malformed_json'
  | 'malformed_path'
  | 'unknown_field'
  | 'unknown_parameter'
  | 'duplicate_parameter'
  | 'page_size_out_of_range'
  | 'unsupported_sort'
  | 'invalid_cursor'
  | 'invalid_date_range'
  | 'ambiguous_credentials'
  | 'invalid_idempotency_key'
  | 'too_many_decimals'
  | 'password_too_long'
  | 'same_warehouse'
  | 'service_has_no_stock'
  | 'duplicate_product'
  | 'not_authenticated'
  | 'token_expired'
  | 'api_key_revoked'
  | 'api_key_expired'
  | 'invalid_credentials'
  | 'invalid_refresh_token'
  | 'refresh_token_reused'
  | 'insufficient_permissions'
  | 'ip_not_allowed'
  | 'account_locked'
  | 'user_disabled'
  | 'not_a_user'
  | 'not_found'
  | 'method_not_allowed'
  | 'duplicate_code'
  | 'duplicate_barcode'
  | 'product_has_movements'
  | 'product_inactive'
  | 'insufficient_stock'
  | 'period_locked'
  | 'idempotency_in_progress'
  | 'version_mismatch'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'idempotency_key_reused'
  | 'rate_limited'
  | 'internal_error'
  | 'service_unavailable';

/** The HTTP status each error code is answered with. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 400,
  malformed_json: 400,
  malformed_path: 400,
  unknown_field: 400,
  unknown_parameter: 400,
  duplicate_parameter: 400,
  page_size_out_of_range: 400,
  unsupported_sort: 400,
  invalid_cursor: 400,
  invalid_date_range: 400,
  ambiguous_credentials: 400,
  invalid_idempotency_key: 400,
  too_many_decimals: 400,
  password_too_long: 400,
  same_warehouse: 400,
  service_has_no_stock: 400,
  duplicate_product: 400,
  not_authenticated: 401,
  token_expired: 401,
  api_key_revoked: 401,
  api_key_expired: 401,
  invalid_credentials: 401,
  invalid_refresh_token: 401,
  refresh_token_reused: 401,
  insufficient_permissions: 403,
  ip_not_allowed: 403,
  account_locked: 403,
  user_disabled: 403,
  not_a_user: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_code: 409,
  duplicate_barcode: 409,
  product_has_movements: 409,
  product_inactive: 409,
  insufficient_stock: 409,
  period_locked: 409,
  idempotency_in_progress: 409,
  version_mismatch: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal_error: 500,
  service_unavailable: 503,
};

/** A reply body that is no JSON. */
export interface BinaryReply {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName?: string;
  readonly etag?: string;
}

/** A file field of a multipart operation. */
export interface UploadField {
  readonly name: string;
  readonly maxBytes: number;
  readonly mime: readonly string[];
  readonly required: boolean;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The success status. */
  readonly status: number;
  /** Every declared status. */
  readonly statuses: readonly number[];
  readonly permission: string;
  readonly rateLimit: 'general' | 'auth' | 'exports';
  readonly idempotent: 'key' | 'natural' | 'none';
  /** The success reply declares an ETag. */
  readonly etag: boolean;
  readonly ifMatch: boolean;
  readonly paged: boolean;
  readonly body: 'none' | 'json' | 'multipart';
  readonly bodyRequired: boolean;
  /** Verbatim where trimming would change what is meant: passwords, tokens. */
  readonly bodyText: 'normalised' | 'verbatim';
  readonly reply: 'json' | 'binary' | 'none';
  readonly uploads: readonly UploadField[];
  /** Codes beyond those that every operation may answer. */
  readonly errorCodes: readonly ErrorCode[];
}

export interface TrieNode {
  /** Without prototype: a segment called "constructor" finds nothing. */
  readonly literals: Readonly<Record<string, TrieNode>>;
  readonly param?: { readonly name: string; readonly node: TrieNode };
  readonly methods?: Readonly<Record<string, OperationId>>;
  readonly allow?: string;
}

const table = <T>(entries: Record<string, T>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries);

/** POST /api/auth/login */
export interface LoginCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['LoginInput'];
}

export type LoginReply = components['schemas']['LoginReply'];

/** POST /api/auth/logout */
export interface LogoutCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type LogoutReply = components['schemas']['LogoutReply'];

/** GET /api/auth/me */
export interface GetMeCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetMeReply = components['schemas']['MeReply'];

/** POST /api/auth/refresh */
export interface RefreshTokensCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {};
  readonly body: components['schemas']['RefreshInput'];
}

export type RefreshTokensReply = components['schemas']['RefreshReply'];

/** POST /api/inventory/adjustments */
export interface CreateAdjustmentCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['AdjustmentInput'];
}

export type CreateAdjustmentReply = components['schemas']['AdjustmentReply'];

/** GET /api/inventory/movements */
export interface ListMovementsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly sortBy?: 'id' | 'date';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly productId?: components['schemas']['Id'];
    readonly warehouseId?: components['schemas']['Id'];
    readonly documentType?: 'adjustment' | 'transfer' | (string & {});
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListMovementsReply = components['schemas']['MovementListReply'];

/** GET /api/inventory/stock */
export interface ListStockCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly sortBy?: 'productCode' | 'productName' | 'warehouseName' | 'quantity';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly productId?: components['schemas']['Id'];
    readonly warehouseId?: components['schemas']['Id'];
    readonly onlyPositive: boolean;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListStockReply = components['schemas']['StockListReply'];

/** POST /api/inventory/transfers */
export interface CreateTransferCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['TransferInput'];
}

export type CreateTransferReply = components['schemas']['TransferReply'];

/** GET /api/inventory/warehouses */
export interface ListWarehousesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly sortBy?: 'id' | 'code' | 'name';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly includeInactive: boolean;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListWarehousesReply = components['schemas']['WarehouseListReply'];

/** GET /api/products */
export interface ListProductsCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly sortBy?: 'id' | 'code' | 'name' | 'price' | 'stock' | 'categoryName' | 'createdAt' | 'updatedAt';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
    readonly includeInactive: boolean;
    readonly categoryId?: components['schemas']['Id'];
    readonly active: boolean;
    readonly lowStock: boolean;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListProductsReply = components['schemas']['ProductListReply'];

/** POST /api/products */
export interface CreateProductCall {
  readonly params: {};
  readonly query: {};
  readonly headers: {
    readonly 'idempotency-key'?: string;
  };
  readonly body: components['schemas']['ProductInput'];
}

export type CreateProductReply = components['schemas']['ProductReply'];

/** GET /api/products/categories */
export interface ListProductCategoriesCall {
  readonly params: {};
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly search?: string;
    readonly sortBy?: 'id' | 'name';
    readonly sortDir?: 'asc' | 'desc';
    readonly dateFrom?: string;
    readonly dateTo?: string;
    readonly cursor?: string;
    readonly updatedSince?: string;
  };
  readonly headers: {};
  readonly body: undefined;
}

export type ListProductCategoriesReply = components['schemas']['ProductCategoryListReply'];

/** GET /api/products/{id} */
export interface GetProductCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type GetProductReply = components['schemas']['ProductReply'];

/** PUT /api/products/{id} */
export interface UpdateProductCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {
    readonly 'if-match'?: string;
  };
  readonly body: components['schemas']['ProductInput'];
}

export type UpdateProductReply = components['schemas']['ProductReply'];

/** DELETE /api/products/{id} */
export interface DeactivateProductCall {
  readonly params: {
    readonly id: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly body: undefined;
}

export type DeactivateProductReply = components['schemas']['ProductReply'];

/** One method per operation; public operations have no principal in their context. */
export interface Handlers<Ctx, PublicCtx> {
  login(call: LoginCall, ctx: PublicCtx): Promise<LoginReply>;
  logout(call: LogoutCall, ctx: Ctx): Promise<LogoutReply>;
  getMe(call: GetMeCall, ctx: Ctx): Promise<GetMeReply>;
  refreshTokens(call: RefreshTokensCall, ctx: PublicCtx): Promise<RefreshTokensReply>;
  createAdjustment(call: CreateAdjustmentCall, ctx: Ctx): Promise<CreateAdjustmentReply>;
  listMovements(call: ListMovementsCall, ctx: Ctx): Promise<ListMovementsReply>;
  listStock(call: ListStockCall, ctx: Ctx): Promise<ListStockReply>;
  createTransfer(call: CreateTransferCall, ctx: Ctx): Promise<CreateTransferReply>;
  listWarehouses(call: ListWarehousesCall, ctx: Ctx): Promise<ListWarehousesReply>;
  listProducts(call: ListProductsCall, ctx: Ctx): Promise<ListProductsReply>;
  createProduct(call: CreateProductCall, ctx: Ctx): Promise<CreateProductReply>;
  listProductCategories(call: ListProductCategoriesCall, ctx: Ctx): Promise<ListProductCategoriesReply>;
  getProduct(call: GetProductCall, ctx: Ctx): Promise<GetProductReply>;
  updateProduct(call: UpdateProductCall, ctx: Ctx): Promise<UpdateProductReply>;
  deactivateProduct(call: DeactivateProductCall, ctx: Ctx): Promise<DeactivateProductReply>;
}

export const operations: Readonly<Record<OperationId, Operation>> = {
  login: {
    id: 'login',
    method: 'POST',
    path: '/api/auth/login',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    ifMatch: false,
    paged: false,
    body: 'json',
    bodyRequired: true,
    bodyText: 'verbatim',
    reply: 'json',
    uploads: [],
    errorCodes: ['malformed_json', 'unknown_field', 'password_too_long', 'invalid_credentials', 'account_locked', 'user_disabled', 'payload_too_large', 'unsupported_media_type'],
  },
  logout: {
    id: 'logout',
    method: 'POST',
    path: '/api/auth/logout',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    ifMatch: false,
    paged: false,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['not_a_user'],
  },
  getMe: {
    id: 'getMe',
    method: 'GET',
    path: '/api/auth/me',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'authenticated',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    ifMatch: false,
    paged: false,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: [],
  },
  refreshTokens: {
    id: 'refreshTokens',
    method: 'POST',
    path: '/api/auth/refresh',
    status: 200,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    permission: 'public',
    rateLimit: 'auth',
    idempotent: 'none',
    etag: false,
    ifMatch: false,
    paged: false,
    body: 'json',
    bodyRequired: true,
    bodyText: 'verbatim',
    reply: 'json',
    uploads: [],
    errorCodes: ['malformed_json', 'unknown_field', 'invalid_refresh_token', 'refresh_token_reused', 'user_disabled', 'payload_too_large', 'unsupported_media_type'],
  },
  createAdjustment: {
    id: 'createAdjustment',
    method: 'POST',
    path: '/api/inventory/adjustments',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'inventory:adjust',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    ifMatch: false,
    paged: false,
    body: 'json',
    bodyRequired: true,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'service_has_no_stock', 'duplicate_product', 'insufficient_stock', 'product_inactive', 'period_locked', 'not_found', 'duplicate_code', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  listMovements: {
    id: 'listMovements',
    method: 'GET',
    path: '/api/inventory/movements',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    ifMatch: false,
    paged: true,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  listStock: {
    id: 'listStock',
    method: 'GET',
    path: '/api/inventory/stock',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    ifMatch: false,
    paged: true,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createTransfer: {
    id: 'createTransfer',
    method: 'POST',
    path: '/api/inventory/transfers',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'inventory:transfer',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    ifMatch: false,
    paged: false,
    body: 'json',
    bodyRequired: true,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'same_warehouse', 'service_has_no_stock', 'insufficient_stock', 'product_inactive', 'period_locked', 'not_found', 'duplicate_code', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  listWarehouses: {
    id: 'listWarehouses',
    method: 'GET',
    path: '/api/inventory/warehouses',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'inventory:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    ifMatch: false,
    paged: true,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  listProducts: {
    id: 'listProducts',
    method: 'GET',
    path: '/api/products',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'products:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    ifMatch: false,
    paged: true,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  createProduct: {
    id: 'createProduct',
    method: 'POST',
    path: '/api/products',
    status: 201,
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'key',
    etag: true,
    ifMatch: false,
    paged: false,
    body: 'json',
    bodyRequired: true,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'invalid_idempotency_key', 'not_found', 'duplicate_code', 'duplicate_barcode', 'idempotency_in_progress', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
  },
  listProductCategories: {
    id: 'listProductCategories',
    method: 'GET',
    path: '/api/products/categories',
    status: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    permission: 'products:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: false,
    ifMatch: false,
    paged: true,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['page_size_out_of_range', 'unsupported_sort', 'invalid_cursor', 'invalid_date_range'],
  },
  getProduct: {
    id: 'getProduct',
    method: 'GET',
    path: '/api/products/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'products:read',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    ifMatch: false,
    paged: false,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['not_found'],
  },
  updateProduct: {
    id: 'updateProduct',
    method: 'PUT',
    path: '/api/products/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    ifMatch: true,
    paged: false,
    body: 'json',
    bodyRequired: true,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['malformed_json', 'unknown_field', 'too_many_decimals', 'not_found', 'duplicate_code', 'duplicate_barcode', 'product_has_movements', 'version_mismatch', 'payload_too_large', 'unsupported_media_type'],
  },
  deactivateProduct: {
    id: 'deactivateProduct',
    method: 'DELETE',
    path: '/api/products/{id}',
    status: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    permission: 'products:write',
    rateLimit: 'general',
    idempotent: 'natural',
    etag: true,
    ifMatch: false,
    paged: false,
    body: 'none',
    bodyRequired: false,
    bodyText: 'normalised',
    reply: 'json',
    uploads: [],
    errorCodes: ['not_found'],
  },
};

export const trie: TrieNode = {
  literals: table({
    api: {
      literals: table({
        auth: {
          literals: table({
            login: {
              literals: table({}),
              methods: table({ POST: 'login' }),
              allow: 'POST',
            },
            logout: {
              literals: table({}),
              methods: table({ POST: 'logout' }),
              allow: 'POST',
            },
            me: {
              literals: table({}),
              methods: table({ GET: 'getMe' }),
              allow: 'GET',
            },
            refresh: {
              literals: table({}),
              methods: table({ POST: 'refreshTokens' }),
              allow: 'POST',
            },
          }),
        },
        inventory: {
          literals: table({
            adjustments: {
              literals: table({}),
              methods: table({ POST: 'createAdjustment' }),
              allow: 'POST',
            },
            movements: {
              literals: table({}),
              methods: table({ GET: 'listMovements' }),
              allow: 'GET',
            },
            stock: {
              literals: table({}),
              methods: table({ GET: 'listStock' }),
              allow: 'GET',
            },
            transfers: {
              literals: table({}),
              methods: table({ POST: 'createTransfer' }),
              allow: 'POST',
            },
            warehouses: {
              literals: table({}),
              methods: table({ GET: 'listWarehouses' }),
              allow: 'GET',
            },
          }),
        },
        products: {
          literals: table({
            categories: {
              literals: table({}),
              methods: table({ GET: 'listProductCategories' }),
              allow: 'GET',
            },
          }),
          param: { name: 'id', node: {
            literals: table({}),
            methods: table({ GET: 'getProduct', PUT: 'updateProduct', DELETE: 'deactivateProduct' }),
            allow: 'GET, PUT, DELETE',
          } },
          methods: table({ GET: 'listProducts', POST: 'createProduct' }),
          allow: 'GET, POST',
        },
      }),
    },
  }),
};
