import type { RuleName } from '../../scripts/codegen/compare/index.js';
import { at, type Draft } from './contract.js';

/**
 * The name of the change, the rule that must report it, the reported place and the change itself.
 */
export type Row = [edit: string, rule: RuleName, place: string, change: (draft: Draft) => void];

export const schema = (draft: Draft, name: string, ...steps: (string | number)[]): Draft =>
  at(draft, 'components', 'schemas', name, ...steps);
export const list = (draft: Draft): Draft => at(draft, 'paths', '/shop/items', 'get');
export const create = (draft: Draft): Draft => at(draft, 'paths', '/shop/items', 'post');
export const one = (draft: Draft, method: string): Draft =>
  at(draft, 'paths', '/shop/items/{id}', method);
export const photo = (draft: Draft, method: string): Draft =>
  at(draft, 'paths', '/shop/items/{id}/photo', method);
export const named = (draft: Draft, name: string): Draft =>
  at(draft, 'components', 'parameters', name);

export function push(draft: Draft, key: string, value: unknown): void {
  const present = draft[key];
  draft[key] = [...(Array.isArray(present) ? present : []), value];
}

export function without(draft: Draft, key: string, value: unknown): void {
  const present = draft[key];
  draft[key] = (Array.isArray(present) ? present : []).filter((member) => member !== value);
}

export function lastParameter(draft: Draft): unknown {
  const parameters = list(draft)['parameters'];
  return Array.isArray(parameters) ? parameters.at(-1) : undefined;
}
