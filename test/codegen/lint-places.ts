import { at, type Draft } from './contract.js';

export const list = (draft: Draft): Draft => at(draft, 'paths', '/shop/items', 'get');
export const create = (draft: Draft): Draft => at(draft, 'paths', '/shop/items', 'post');
export const kinds = (draft: Draft): Draft => at(draft, 'paths', '/shop/items/kinds', 'get');
export const item = (draft: Draft, method: string): Draft =>
  at(draft, 'paths', '/shop/items/{id}', method);
export const photo = (draft: Draft): Draft => at(draft, 'paths', '/shop/items/{id}/photo', 'post');
export const schema = (draft: Draft, name: string, ...steps: (string | number)[]): Draft =>
  at(draft, 'components', 'schemas', name, ...steps);
export const input = (draft: Draft, name: string): Draft =>
  schema(draft, 'ItemInput', 'properties', name);

/** The rule, its expected finding and the planted violation. */
export type Row = [rule: string, finding: string, plant: (draft: Draft) => void];
