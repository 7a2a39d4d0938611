import type { Handlers } from '../../generated/erp/operations.js';
import type { Transaction } from '../kernel/db/transaction.js';
import type { ImportKind } from '../kernel/imports/kind.js';
import type { Context, PublicContext } from '../kernel/operations/handlers.js';
import { handlersOf } from '../kernel/operations/module-handlers.js';
import type { Operator } from '../kernel/operator/operator.js';
import * as modules from './modules.js';

/** The interface of a module in `modules.ts`. */
interface ErpModule {
  readonly handlers: Partial<Handlers<Context, PublicContext>>;
  /** The kinds of record of the module that an import creates or updates. */
  readonly imports?: readonly ImportKind[];
  /** Adds the records of the module to a new demo company. */
  addDemo?(trx: Transaction, operator: Operator): Promise<void>;
}

const all = Object.values<ErpModule>(modules);

export const moduleHandlers = handlersOf(modules);

export const moduleImports = all.flatMap(({ imports = [] }) => imports);

/** Adds the records of all modules to a new demo company. */
export async function addModuleDemos(trx: Transaction, operator: Operator): Promise<void> {
  for (const module of all) await module.addDemo?.(trx, operator);
}
