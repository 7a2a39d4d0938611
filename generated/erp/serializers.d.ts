// Written by npm run codegen; do not edit.

/** @throws {Error} when a required member is missing */
export type Serialize = (body: unknown) => string;

export declare const serializers: {
  readonly login: Serialize;
  readonly logout: Serialize;
  readonly getMe: Serialize;
  readonly refreshTokens: Serialize;
  readonly createAdjustment: Serialize;
  readonly listMovements: Serialize;
  readonly listStock: Serialize;
  readonly createTransfer: Serialize;
  readonly listWarehouses: Serialize;
  readonly listProducts: Serialize;
  readonly createProduct: Serialize;
  readonly listProductCategories: Serialize;
  readonly getProduct: Serialize;
  readonly updateProduct: Serialize;
  readonly deactivateProduct: Serialize;
};
