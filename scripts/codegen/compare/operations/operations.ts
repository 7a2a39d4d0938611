import { rateLimits } from '../../model/build-model.js';
import { isRecord, listAt, recordAt } from '../../model/document.js';
import type { ContractDocument, ContractModel, OperationModel } from '../../model/model.js';
import type { RuleName } from '../rules.js';
import type { Report } from '../schemas.js';
import type { OperationPair } from './operation-pair.js';
import { compareReplies } from './replies.js';
import { compareBody, compareParameters } from './requests.js';
import { compareUploads } from './uploads.js';

/** Compares two states of one operation. */
export function compareOperation(pair: OperationPair): void {
  compareFacts(pair);
  compareSecurity(pair);
  compareParameters(pair);
  compareBody(pair);
  compareUploads(pair);
  compareReplies(pair);
  compareErrors(pair);
}

function compareFacts({ before, after, report }: OperationPair): void {
  const compare = (place: string, rule: RuleName, pick: (one: OperationModel) => string): void => {
    if (pick(before) !== pick(after)) report(place, rule, `${pick(before)} is now ${pick(after)}`);
  };
  compare('operationId', 'operation-id-changed', (one) => one.id);
  compare('x-sdk', 'sdk-name-changed', ({ sdk }) => `${sdk.group}.${sdk.method}`);
  compare('x-permission', 'permission-changed', (one) => one.permission);
  const limit = rateLimits.indexOf(after.rateLimit) - rateLimits.indexOf(before.rateLimit);
  const limitRule = limit > 0 ? 'rate-limit-tightened' : 'rate-limit-loosened';
  compare('x-rate-limit', limitRule, (one) => one.rateLimit);
  const gained = before.idempotent === 'none' ? 'idempotency-gained' : 'idempotency-changed';
  compare('x-idempotent', gained, (one) => one.idempotent);
  compare('x-verbatim', 'verbatim-changed', (one) => one.verbatim.join());
  compare('x-pagination', 'pagination-changed', (one) => one.pagination ?? 'none');
  const deprecation = after.deprecated ? 'operation-deprecated' : 'operation-undeprecated';
  compare('deprecated', deprecation, (one) => String(one.deprecated));
}

/** The alternatives an operation accepts, each as sorted scheme names; none when it is public. */
function securityOf(document: ContractDocument, operation: OperationModel): readonly string[] {
  const own = recordAt(document.paths[operation.path], operation.method);
  const source = Object.hasOwn(own, 'security') ? own : document;
  return listAt(source, 'security')
    .filter(isRecord)
    .map((alternative) => Object.keys(alternative).sort().join('+'));
}

function compareSecurity({ documents, before, after, report }: OperationPair): void {
  const old = securityOf(documents.before, before);
  const now = securityOf(documents.after, after);
  if (old.length === 0 && now.length > 0)
    report('security', 'security-added', `none is now ${now}`);
  if (old.length > 0 && now.length === 0)
    report('security', 'security-dropped', `${old} is now none`);
  if (old.length === 0 || now.length === 0) return;
  for (const name of old.filter((one) => !now.includes(one))) {
    report('security', 'security-scheme-removed', `${name} is gone`);
  }
  for (const name of now.filter((one) => !old.includes(one))) {
    report('security', 'security-scheme-added', `${name} is new`);
  }
}

function compareErrors({ before, after, report }: OperationPair): void {
  for (const code of before.errorCodes.filter((one) => !after.errorCodes.includes(one))) {
    report('x-errors', 'operation-error-removed', `${code} is gone`);
  }
  for (const code of after.errorCodes.filter((one) => !before.errorCodes.includes(one))) {
    report('x-errors', 'operation-error-added', `${code} is new`);
  }
}

/** Compares the closed lists of error codes. */
export function compareErrorCodes(
  before: ContractModel,
  after: ContractModel,
  report: Report,
): void {
  const statuses = new Map(after.errorCodes.map(({ code, status }) => [code, status]));
  for (const { code, status } of before.errorCodes) {
    const now = statuses.get(code);
    if (now === undefined) report(code, 'error-code-removed', 'the code is gone');
    else if (now !== status) report(code, 'error-status-changed', `${status} is now ${now}`);
  }
  const known = new Set(before.errorCodes.map(({ code }) => code));
  for (const { code } of after.errorCodes.filter((one) => !known.has(one.code))) {
    report(code, 'error-code-added', 'new');
  }
}
