import type { OperationModel } from '../../model/model.js';
import { queryOf } from '../../sdk/types.js';
import { changedFrom } from '../difference.js';
import type { OperationPair } from './operation-pair.js';

/** Compares the methods of the client for two states of an operation. */
export function compareMethods({ before, after, report }: OperationPair): void {
  const nameOf = ({ sdk }: OperationModel): string => `${sdk.group}.${sdk.method}`;
  if (nameOf(before) !== nameOf(after)) {
    report('x-sdk', 'sdk-name-changed', changedFrom(nameOf(before), nameOf(after)));
  }
  const hookOf = ({ method }: OperationModel): string => (method === 'get' ? 'query' : 'mutation');
  if (hookOf(before) !== hookOf(after)) {
    report('x-sdk hook', 'sdk-hook-changed', changedFrom(hookOf(before), hookOf(after)));
  }
  const [old, now] = [argumentsOf(before), argumentsOf(after)];
  if (movesArguments(old, now)) {
    report('x-sdk arguments', 'sdk-arguments-changed', changedFrom(old.join(), now.join()));
  }
  if (before.idempotent === 'key' && after.idempotent !== 'key') {
    const difference = changedFrom(before.idempotent, after.idempotent);
    report('x-idempotent', 'idempotency-key-option-removed', difference);
  }
  if (before.pagination !== after.pagination) {
    const rule = before.pagination === undefined ? 'pagination-gained' : 'pagination-changed';
    const [from = 'none', to = 'none'] = [before.pagination, after.pagination];
    report('x-pagination', rule, changedFrom(from, to));
  }
}

/** The arguments of a method. Path parameters are identified by position, not by name. */
function argumentsOf(operation: OperationModel): readonly string[] {
  const parameters = operation.path.match(/\{[^}]*\}/g) ?? [];
  return [
    ...parameters.map((_, index) => `path parameter ${index + 1}`),
    ...(operation.body === undefined ? [] : ['body']),
    ...(queryOf(operation).length > 0 ? ['query'] : []),
    'options',
  ];
}

/** A new argument moves the arguments after it. A removed body or query is reported separately. */
function movesArguments(before: readonly string[], after: readonly string[]): boolean {
  const isPath = (name: string): boolean => name.startsWith('path');
  const losesPath = before.filter(isPath).length > after.filter(isPath).length;
  return losesPath || after.some((name) => !before.includes(name));
}
