import type { RuleName } from '../../scripts/codegen/compare/index.js';
import { at, type Draft } from './contract.js';

/**
 * The name of the change, the rule that must report it, the reported place, the audiences that the whole change
 * breaks, and the change itself. A base is applied first to both states of the contract.
 */
export type Row = [
  edit: string,
  rule: RuleName,
  place: string,
  breaks: string,
  change: Edit,
  base?: Edit,
];

export type Edit = (draft: Draft) => unknown;

/** The change of a row that goes back from its base to the contract of the fixture. */
export const undo: Edit = () => undefined;

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

export const kinds = (draft: Draft): Draft => at(draft, 'paths', '/shop/items/kinds', 'get');
export const update = (draft: Draft): Draft => one(draft, 'put');
export const importPhoto = (draft: Draft): Draft => photo(draft, 'post');
export const input = (draft: Draft, ...steps: (string | number)[]): Draft =>
  schema(draft, 'ItemInput', 'properties', ...steps);
export const item = (draft: Draft, ...steps: (string | number)[]): Draft =>
  schema(draft, 'Item', 'properties', ...steps);
export const success = (operation: Draft, status = '200'): Draft =>
  at(operation, 'responses', status);
export const json = (response: Draft): Draft => at(response, 'content', 'application/json');
export const form = (draft: Draft): Draft =>
  at(importPhoto(draft), 'requestBody', 'content', 'multipart/form-data', 'schema');

/** Applies an edit to each item in the examples of replies. */
export function editExamples(draft: Draft, edit: Edit): void {
  const operations = draftsIn(at(draft, 'paths')).flatMap(draftsIn);
  const replies = operations.flatMap(({ responses }) => draftsIn(responses));
  const examples = replies
    .flatMap(({ content }) => draftsIn(content))
    .map(({ example }) => (isDraft(example) ? example['data'] : undefined));
  for (const item of examples.flat()) {
    if (isDraft(item) && isDraft(item['maker'])) edit(item);
  }
}

const draftsIn = (value: unknown): readonly Draft[] =>
  isDraft(value) ? Object.values(value).filter(isDraft) : [];

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** Removes a member of items, from the examples too. */
export function removeMember(draft: Draft, name: string): void {
  delete item(draft)[name];
  without(schema(draft, 'Item'), 'required', name);
  editExamples(draft, (example) => delete example[name]);
}

/** Returns the edit that gives the items of replies a member `code`. */
export const withCode =
  (code: Draft): Edit =>
  (draft) =>
    (item(draft)['code'] = code);
export const withPattern = (pattern: string): Edit => withCode({ type: 'string', pattern });

/** Returns the edit that makes schemas the alternatives of the shape of items. */
export const withShapes =
  (...names: string[]): Edit =>
  (draft) =>
    (item(draft, 'shape')['oneOf'] = names.map((name) => ({
      $ref: `#/components/schemas/${name}`,
    })));
