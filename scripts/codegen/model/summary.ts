import { contractDocument } from '../bundle/bundle.js';
import { httpMethods } from './build-model.js';
import { recordAt, stringAt } from './document.js';
import type { ContractDocument } from './model.js';

/** The texts of a document, by operationId and by the part of `components`, such as `schemas/Invoice`. */
interface Texts {
  readonly operations: ReadonlyMap<string, string>;
  readonly components: ReadonlyMap<string, string>;
}

const noTexts: Texts = { operations: new Map(), components: new Map() };

/** More operations than this are counted, not named. */
const mostNames = 5;

/**
 * Returns the changes of operations between two bundled documents, one line each. The change of a component is one line
 * for all operations that use it.
 */
export function operationChanges(before: string | undefined, after: string): readonly string[] {
  const old = before === undefined ? noTexts : textsOf(before);
  const now = textsOf(after);
  const ids = [...now.operations.keys()];
  const changed = ids.filter(
    (id) => old.operations.has(id) && old.operations.get(id) !== now.operations.get(id),
  );
  return [
    ...ids.filter((id) => !old.operations.has(id)).map((id) => `operation ${id} added`),
    ...[...old.operations.keys()]
      .filter((id) => !now.operations.has(id))
      .map((id) => `operation ${id} removed`),
    ...changed.map((id) => `operation ${id} changed`),
    ...componentChanges(old, now),
  ];
}

/** Returns a line for each changed component that an operation of both documents uses. */
function componentChanges(old: Texts, now: Texts): readonly string[] {
  const common = [...now.operations].filter(([id]) => old.operations.has(id));
  const uses = common.map(([id, text]) => [id, reachable(now, text)] as const);
  return [...now.components].flatMap(([name, text]) => {
    if (!old.components.has(name) || old.components.get(name) === text) return [];
    const users = uses.filter(([, names]) => names.has(name)).map(([id]) => id);
    if (users.length === 0) return [];
    const who = users.length > mostNames ? `${users.length} operations` : users.join(', ');
    return [`${name} changed, which ${who} ${users.length === 1 ? 'uses' : 'use'}`];
  });
}

function textsOf(text: string): Texts {
  const document = contractDocument(JSON.parse(text), 'openapi.json');
  return { operations: operationTexts(document), components: componentTexts(document) };
}

function operationTexts(document: ContractDocument): ReadonlyMap<string, string> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      const id = stringAt(operation, 'operationId');
      return id === undefined ? [] : [[id, JSON.stringify({ path, method, operation })] as const];
    }),
  );
  return new Map(operations);
}

function componentTexts({ components }: ContractDocument): ReadonlyMap<string, string> {
  const parts = Object.keys(components).flatMap((kind) =>
    Object.entries(recordAt(components, kind)).map(
      ([name, part]) => [`${kind}/${name}`, JSON.stringify(part)] as const,
    ),
  );
  return new Map(parts);
}

/** Returns the components that a text refers to, also through other components. */
function reachable({ components }: Texts, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, name = ''] of text.matchAll(/"#\/components\/(\w+\/[^"/]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(components.get(name) ?? '');
    }
  }
  return found;
}
