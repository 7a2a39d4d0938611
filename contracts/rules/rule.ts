import type { ContractDocument } from '../../scripts/codegen/model.js';

export interface Finding {
  /** Where in the bundled contract, e.g. `POST /api/products` or `schemas.Product.price`. */
  readonly place: string;
  readonly message: string;
}

/** One convention of our contracts that OpenAPI itself does not ask for. */
export interface LintRule {
  readonly name: string;
  /** What goes wrong where the rule is broken. */
  readonly reason: string;
  readonly check: (document: ContractDocument) => readonly Finding[];
}
