import { rateLimits } from '../../model/build-model.js';
import { stringsAt } from '../../model/document.js';
import type { ContractModel, OperationModel } from '../../model/model.js';
import type { Report } from '../change.js';
import { added, changedFrom, removed } from '../difference.js';
import type { RuleName } from '../rules.js';
import { compareMethods } from './methods.js';
import type { OperationPair } from './operation-pair.js';
import { compareReplies } from './replies.js';
import { compareBody, compareParameters } from './requests.js';
import { compareSecurity } from './security.js';
import { compareUploads } from './uploads.js';

/** Compares two states of one operation. */
export function compareOperation(pair: OperationPair): void {
  compareFacts(pair);
  comparePermissions(pair);
  compareSecurity(pair);
  compareMethods(pair);
  compareParameters(pair);
  compareBody(pair);
  compareUploads(pair);
  compareReplies(pair);
  compareErrors(pair);
}

function compareFacts({ before, after, report }: OperationPair): void {
  const compare = (place: string, rule: RuleName, pick: (one: OperationModel) => string): void => {
    const [old, now] = [pick(before), pick(after)];
    if (old !== now) report(place, rule, changedFrom(old, now));
  };
  compare('operationId', 'operation-id-changed', (one) => one.id);
  const limit = rateLimits.indexOf(after.rateLimit) - rateLimits.indexOf(before.rateLimit);
  const limitRule = limit > 0 ? 'rate-limit-tightened' : 'rate-limit-loosened';
  compare('x-rate-limit', limitRule, (one) => one.rateLimit);
  // A natural operation may be repeated without a key.
  const isGained =
    before.idempotent === 'none' || (before.idempotent === 'key' && after.idempotent === 'natural');
  compare(
    'x-idempotent',
    isGained ? 'idempotency-gained' : 'idempotency-changed',
    (one) => one.idempotent,
  );
  compare('x-verbatim', 'verbatim-changed', (one) => [...one.verbatim].sort().join() || 'none');
  compare('x-export', after.isExported ? 'export-added' : 'export-removed', (one) =>
    String(one.isExported),
  );
  const deprecation = after.deprecated ? 'operation-deprecated' : 'operation-undeprecated';
  compare('deprecated', deprecation, (one) => String(one.deprecated));
  compare('x-sunset', sunsetRule(before, after), (one) => one.sunset ?? 'none');
}

/** An operation without a last day may stay for ever, so that a first one shortens its life as an earlier one does. */
function sunsetRule(before: OperationModel, after: OperationModel): RuleName {
  const isLater = before.sunset !== undefined && (after.sunset ?? '9999') > before.sunset;
  if (isLater) return 'sunset-later';
  return before.sunset === undefined ? 'sunset-added' : 'sunset-earlier';
}

/** From callers with a permission to callers without credentials. */
const permissionRank = (permission: string): number =>
  ['authenticated', 'public'].indexOf(permission);

function comparePermissions({ before, after, report }: OperationPair): void {
  if (before.permission === after.permission) return;
  const isLoosened = permissionRank(after.permission) > permissionRank(before.permission);
  report(
    'x-permission',
    isLoosened ? 'permission-loosened' : 'permission-changed',
    changedFrom(before.permission, after.permission),
  );
}

function compareErrors({ before, after, report }: OperationPair): void {
  compareCodes('x-errors', before.errorCodes, after.errorCodes, report);
}

function compareCodes(
  place: string,
  before: readonly string[],
  after: readonly string[],
  report: Report,
): void {
  for (const code of before.filter((one) => !after.includes(one))) {
    report(place, 'operation-error-removed', removed(code));
  }
  for (const code of after.filter((one) => !before.includes(one))) {
    report(place, 'operation-error-added', added(code));
  }
}

/** The error codes of every operation. */
const commonCodes = ({ document }: ContractModel): readonly string[] =>
  stringsAt(document.components.schemas['ErrorCode'], 'x-common-errors');

/** Compares the closed lists of all error codes and of the codes of every operation. */
export function compareErrorCodes(
  before: ContractModel,
  after: ContractModel,
  report: Report,
): void {
  const statuses = new Map(after.errorCodes.map(({ code, status }) => [code, status]));
  for (const { code, status } of before.errorCodes) {
    const now = statuses.get(code);
    if (now === undefined) report(code, 'error-code-removed', removed('the code'));
    else if (now !== status) {
      report(code, 'error-status-changed', changedFrom(String(status), String(now)));
    }
  }
  const known = new Set(before.errorCodes.map(({ code }) => code));
  for (const { code } of after.errorCodes.filter((one) => !known.has(one.code))) {
    report(code, 'error-code-added', added());
  }
  compareCodes('x-common-errors', commonCodes(before), commonCodes(after), report);
}
