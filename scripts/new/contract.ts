import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isRecord, recordAt } from '../codegen/model/document.js';
import { checkContract } from '../contract-rules/check.js';
import { yamlFault } from '../contract-rules/source/file-faults.js';
import { Locator } from '../contract-rules/source/locate.js';
import type { ApiName } from './api.js';
import { NewModuleError } from './name.js';
import { PlanFault, PlanFaults } from './plan/columns.js';
import { type ModulePlan, planModule } from './plan/plan.js';

/** The contract of a new module. */
export interface NewContract {
  readonly api: ApiName;
  readonly name: string;
  readonly text: string;
  /** The file name in reports of faults. */
  readonly source: string;
}

const pathOf = ({ api, name }: NewContract): string => `contracts/${api}/${name}.yaml`;

/** Returns the parts that the plan cannot implement. Other errors of a faulty contract are consequences of its faults. */
function planFaults(error: unknown, isFaulty: boolean): readonly PlanFault[] {
  if (error instanceof PlanFault) return [error];
  if (error instanceof PlanFaults) return error.faults;
  if (isFaulty) return [];
  throw error;
}

/** @throws {NewModuleError} listing the faults of the rules and of the plan */
async function planIn(root: string, contract: NewContract): Promise<ModulePlan> {
  const { api, name, text, source } = contract;
  const { document, faults } = await checkContract(root, api);
  const own = faults.map((fault) => fault.replaceAll(pathOf(contract), source));
  const told = new Set(own.map((fault) => /^[^:]*:\d+/.exec(fault)?.[0]));
  const locator = new Locator(join(root, `contracts/${api}/openapi.yaml`));
  const lineOf = (place: string): string => {
    const { path, line } = locator.lineOf(place);
    const file = path === join(root, pathOf(contract)) ? source : path.slice(root.length + 1);
    return `${file}:${line}`;
  };
  let found: readonly string[] = [];
  try {
    const paths = Object.keys(recordAt(parseDocument(text).toJS(), 'paths'));
    const plan = document && planModule(api, document, name, paths);
    if (plan !== undefined && own.length === 0) return plan;
  } catch (error) {
    found = planFaults(error, own.length > 0)
      .map(({ place, message }) => [lineOf(place), message] as const)
      // The line has a fault already, of which this one may be a consequence.
      .filter(([line]) => !told.has(line))
      .map(([line, message]) => `${line}: ${message}`);
  }
  const all = [...own, ...found];
  throw new NewModuleError(`${all.join('\n')}\nFaults in the contract: ${all.length}`);
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
    for (const folder of [`contracts/${contract.api}`, 'contracts/shared']) {
      await cp(join(root, folder), join(copy, folder), { recursive: true });
    }
    await writeFile(join(copy, pathOf(contract)), contract.text);
    return await planIn(copy, contract);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
