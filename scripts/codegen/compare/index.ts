import type { ContractModel, OperationModel } from '../model/model.js';
import { type Change, type Report, reportInto } from './change.js';
import { compareClientTypes } from './client-types.js';
import { added, changedFrom, removed } from './difference.js';
import { compareErrorCodes, compareOperation } from './operations/operations.js';
import { compareSchemes } from './operations/security.js';
import { compareServers } from './servers.js';
import { compareWebhooks } from './webhooks.js';

export { type Audience, audiences, audienceText } from './audiences.js';
export { type Change, isBreaking } from './change.js';
export { type RuleName, rules } from './rules.js';

/**
 * Returns all differences between two states of a contract that a client could notice, each with the operation, the
 * place, and the rule that names the audiences that it breaks. A pure function.
 */
export function compareContracts(before: ContractModel, after: ContractModel): readonly Change[] {
  const changes: Change[] = [];
  const documents = {
    before: before.document,
    after: after.document,
    pairs: new Set<string>(),
  };
  const report = reportInto(changes, 'contract');

  compareErrorCodes(before, after, report);
  compareServers(before.document, after.document, report);
  compareSchemes(documents, report);
  const kept = new Set<OperationModel>();
  for (const old of before.operations) {
    const own = reportInto(changes, old.id);
    const now = counterpart(old, before.operations, after.operations);
    if (now === undefined) reportRemoved(old, after, own);
    else {
      kept.add(now);
      if (address(now) !== address(old)) {
        own('path', 'operation-moved', changedFrom(address(old), address(now)));
      }
      compareOperation({ documents, before: old, after: now, report: own });
    }
  }
  for (const now of after.operations.filter((one) => !kept.has(one))) {
    reportInto(changes, now.id)(
      'path',
      'operation-added',
      added(`${now.method.toUpperCase()} ${now.path}`),
    );
  }
  compareWebhooks(documents, report);
  compareClientTypes(before, after, documents, report);
  return changes;
}

/** Returns method and path, without the names of the path's parameters. */
function address({ method, path }: OperationModel): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/**
 * Returns the operation at the same address, or else a new one with the same id, or else one with the same method in
 * the client.
 */
function counterpart(
  operation: OperationModel,
  before: readonly OperationModel[],
  after: readonly OperationModel[],
): OperationModel | undefined {
  const known = new Set(before.map(address));
  const moved = after.filter((other) => !known.has(address(other)));
  const methodOf = ({ sdk }: OperationModel): string => `${sdk.group}.${sdk.method}`;
  return (
    after.find((other) => address(other) === address(operation)) ??
    moved.find((other) => other.id === operation.id) ??
    moved.find((other) => methodOf(other) === methodOf(operation))
  );
}

function reportRemoved(old: OperationModel, after: ContractModel, report: Report): void {
  const isPathLeft = after.operations.some(({ path }) => path === old.path);
  const rule = isPathLeft ? 'operation-removed' : 'path-removed';
  report('path', rule, removed(`${old.method.toUpperCase()} ${old.path}`));
}
