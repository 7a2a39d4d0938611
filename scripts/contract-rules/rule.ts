import type { ContractDocument } from '../codegen/model/model.js';

export interface Finding {
  /** Place in the bundled contract, such as `POST /api/products` or `schemas.Product.price`. */
  readonly place: string;
  readonly message: string;
}

/** A convention of our contracts that OpenAPI does not require. */
export interface LintRule {
  readonly name: string;
  /** The consequence of breaking the rule. */
  readonly reason: string;
  readonly check: (document: ContractDocument) => readonly Finding[];
}
