// Written by the code generator from the contract. Edit the contract instead.

/** What went wrong, for programs. Each with the status it comes with. */
export type ErrorCode =
  /** 400 */
  | 'validation_failed'
  /** 401 */
  | 'token_expired'
  /** 404 */
  | 'not_found'
  /** 409 */
  | 'duplicate_code'
  /** 409 */
  | 'insufficient_stock'
  /** 412 */
  | 'version_mismatch';

export interface AdjustmentInput {
  warehouseId: Id;
  reason: "count" | "damage";
  /** A day, `YYYY-MM-DD`. At most 10 characters. */
  date?: string | undefined;
  /** 1 to 500 items. */
  lines: readonly AdjustmentLineInput[];
}

export type AdjustmentLineInput = {
  productId: Id;
  /** -9999 to 9999. At most 4 decimals. */
  quantityDelta?: number | undefined;
  /** -9999 to 9999. At most 4 decimals. */
  countedQuantity?: number | undefined;
  /**
   * Price per unit.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  unitCost?: number | undefined;
} & ({ quantityDelta: number; countedQuantity?: undefined } | { countedQuantity: number; quantityDelta?: undefined });

export interface AdjustmentReply {
  ok: true;
  data: {
    id: Id;
    /** At most 40 characters. */
    number: string;
  };
  /** At most 500 characters. */
  message?: string;
}

/**
 * A record's number.
 *
 * At least 1.
 */
export type Id = number;

export interface LoginInput {
  /** An e-mail address. At most 254 characters. */
  email: string;
  /** At most 1024 characters. */
  password: string;
}

export interface LoginReply {
  ok: true;
  data: {
    /** At most 2048 characters. */
    token: string;
    /** At most 2048 characters. */
    refreshToken: string;
    expiresIn: number;
    user: LoginUser;
  };
  /** At most 500 characters. */
  message?: string;
}

export interface LoginUser {
  id: Id;
  /** At most 200 characters. */
  name: string;
}

export interface LogoutReply {
  ok: true;
  data: null;
  /** At most 500 characters. */
  message?: string;
}

/** An article or a service. Never *\/ closed early. */
export interface Product {
  id: Id;
  /**
   * Unique, whatever its case.
   *
   * At most 40 characters.
   */
  code: string;
  /** At most 200 characters. */
  name: string;
  /**
   * Price per unit.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  price: number;
  /** -9999 to 9999. At most 4 decimals. */
  stock: number;
  /** At most 200 characters. */
  categoryName: string | null;
  type: "good" | "service";
  /** At most 40 characters. */
  source: "manual" | "import" | (string & {});
  /** At least 1. */
  version: number;
}

export interface ProductInput {
  /**
   * Unique, whatever its case.
   *
   * At most 40 characters.
   */
  code: string;
  /** At most 200 characters. */
  name: string;
  /**
   * Price per unit.
   *
   * 0 to 9999999999999. At most 6 decimals.
   */
  price: number;
  type?: "good" | "service" | undefined;
}

export interface ProductListReply {
  ok: true;
  /** At most 100 items. */
  data: Product[];
  /** 0 to 1000000. */
  totalCount: number;
  /** 0 to 1000000. */
  page: number;
  /** 0 to 1000000. */
  pageSize: number;
  /** At most 600 characters. */
  nextCursor?: string;
}

export interface ProductReply {
  ok: true;
  data: Product;
  /** At most 500 characters. */
  message?: string;
}

export interface RefreshInput {
  /** At most 2048 characters. */
  refreshToken: string;
}

export interface RefreshReply {
  ok: true;
  data: {
    /** At most 2048 characters. */
    token: string;
    /** At most 2048 characters. */
    refreshToken: string;
    expiresIn: number;
  };
  /** At most 500 characters. */
  message?: string;
}

/** What `listProducts` can be asked for. */
export interface ListProductsQuery {
  /** 1 to 100000. Default `1`. */
  page?: number | undefined;
  /** 1 to 100. Default `20`. */
  pageSize?: number | undefined;
  /**
   * Free text.
   *
   * At most 100 characters.
   */
  search?: string | undefined;
  sortDir?: "asc" | "desc" | undefined;
  /** At most 600 characters. */
  cursor?: string | undefined;
}
