import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isRecord, recordAt } from '../codegen/model/document.js';
import { checkContract } from '../contract-rules/check.js';
import { yamlFault } from '../contract-rules/source/file-faults.js';
import { Locator } from '../contract-rules/source/locate.js';
import { NewModuleError } from './name.js';
import { PlanFault } from './plan/columns.js';
import { type ModulePlan, planModule } from './plan/plan.js';

/** The contract of a new module. */
export interface NewContract {
  readonly name: string;
  readonly text: string;
  /** The file name in reports of faults. */
  readonly source: string;
}

const pathOf = (name: string): string => `contracts/erp/${name}.yaml`;

async function planIn(root: string, { name, text, source }: NewContract): Promise<ModulePlan> {
  const { document, faults } = await checkContract(root, 'erp');
  if (document === undefined || faults.length > 0) {
    const own = faults.map((fault) => fault.replaceAll(pathOf(name), source));
    throw new NewModuleError(`${own.join('\n')}\nFaults in the contract: ${own.length}`);
  }
  try {
    return planModule(document, name, Object.keys(recordAt(parseDocument(text).toJS(), 'paths')));
  } catch (error) {
    if (!(error instanceof PlanFault)) throw error;
    const entry = join(root, 'contracts/erp/openapi.yaml');
    const { path, line } = new Locator(entry).lineOf(error.place);
    const file = path === join(root, pathOf(name)) ? source : path.slice(root.length + 1);
    throw new NewModuleError(`${file}:${line}: ${error.message}`);
  }
}

/**
 * Checks a contract by all rules as a part of the API, in a temporary copy of the contracts, and derives the module.
 *
 * @throws NewModuleError listing all faults, each with file and line
 */
export async function planContract(root: string, contract: NewContract): Promise<ModulePlan> {
  const syntax = yamlFault(contract.text);
  if (syntax !== undefined) {
    throw new NewModuleError(`${contract.source}:${syntax.line}: ${syntax.message}`);
  }
  if (!isRecord(parseDocument(contract.text).toJS())) {
    throw new NewModuleError(`${contract.source}:1: a contract has the members paths and schemas`);
  }
  const copy = await mkdtemp(join(tmpdir(), 'notaria-new-'));
  try {
    for (const folder of ['contracts/erp', 'contracts/shared']) {
      await cp(join(root, folder), join(copy, folder), { recursive: true });
    }
    await writeFile(join(copy, pathOf(contract.name)), contract.text);
    return await planIn(copy, contract);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
