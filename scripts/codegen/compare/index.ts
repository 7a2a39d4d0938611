import type { ContractModel, OperationModel } from '../model/model.js';
import { emitTypes, typeNames } from '../sdk/types.js';
import { compareErrorCodes, compareOperation } from './operations/operations.js';
import type { Change } from './rules.js';
import type { Report } from './schemas.js';

export { type Change, isBreaking, type RuleName, rules } from './rules.js';

/**
 * Names every difference between two states of a contract that a client could notice, each with
 * the operation, the place in it, and the rule that says whether it breaks clients. Pure.
 */
export function compareContracts(before: ContractModel, after: ContractModel): readonly Change[] {
  const changes: Change[] = [];
  const reportFor =
    (operation: string): Report =>
    (place, rule, detail) =>
      changes.push({ operation, place, rule, detail });
  const documents = { before: before.document, after: after.document };

  compareErrorCodes(before, after, reportFor('contract'));
  compareClientTypes(before, after, reportFor('contract'));
  for (const old of before.operations) {
    const report = reportFor(old.id);
    const now = counterpart(old, after.operations);
    if (now === undefined) reportRemoved(old, after, report);
    else {
      if (address(now) !== address(old)) {
        report('path', 'operation-moved', `${address(old)} is now ${address(now)}`);
      }
      compareOperation({ documents, before: old, after: now, report });
    }
  }
  for (const now of after.operations) {
    if (counterpart(now, before.operations) === undefined) {
      reportFor(now.id)('path', 'operation-added', `${now.method.toUpperCase()} ${now.path}`);
    }
  }
  return changes;
}

/** Types have the names of schemas, which nothing on the wire shows. */
function compareClientTypes(before: ContractModel, after: ContractModel, report: Report): void {
  const exported = new Set(typeNames(emitTypes(after)));
  const removed = typeNames(emitTypes(before)).filter((name) => !exported.has(name));
  for (const name of removed) {
    report(
      `sdk/${after.name}/generated/types.ts`,
      'client-type-removed',
      `the type ${name} is gone`,
    );
  }
}

/** Returns method and path, without the names of the path's parameters. */
function address({ method, path }: OperationModel): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/** The operation at the same address, else the one of the same id. */
function counterpart(
  operation: OperationModel,
  others: readonly OperationModel[],
): OperationModel | undefined {
  return (
    others.find((other) => address(other) === address(operation)) ??
    others.find((other) => other.id === operation.id)
  );
}

function reportRemoved(old: OperationModel, after: ContractModel, report: Report): void {
  const isPathLeft = after.operations.some(({ path }) => path === old.path);
  const rule = isPathLeft ? 'operation-removed' : 'path-removed';
  report('path', rule, `${old.method.toUpperCase()} ${old.path} is gone`);
}
