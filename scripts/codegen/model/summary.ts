import { contractDocument } from '../bundle/bundle.js';
import { httpMethods } from './build-model.js';
import { isRecord, recordAt, stringAt } from './document.js';
import type { ContractDocument } from './model.js';
import { reachableComponents } from './schema-shape.js';

/** Returns the changes of operations between two bundled documents, one line each. */
export function operationChanges(before: string | undefined, after: string): readonly string[] {
  const old = before === undefined ? new Map<string, string>() : fingerprints(before);
  const now = fingerprints(after);
  const added = [...now.keys()].filter((id) => !old.has(id));
  const removed = [...old.keys()].filter((id) => !now.has(id));
  const changed = [...now].filter(([id, text]) => old.has(id) && old.get(id) !== text);
  return [
    ...added.map((id) => `operation ${id} added`),
    ...removed.map((id) => `operation ${id} removed`),
    ...changed.map(([id]) => `operation ${id} changed`),
  ];
}

function fingerprints(text: string): ReadonlyMap<string, string> {
  const document = contractDocument(JSON.parse(text), 'openapi.json');
  const found = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of httpMethods) {
      const operation = item[method];
      const id = stringAt(operation, 'operationId');
      if (id !== undefined) found.set(id, fingerprint(document, { path, method, operation }));
    }
  }
  return found;
}

/** Returns the text of an operation with all schemas and shared parts that it depends on. */
function fingerprint(document: ContractDocument, operation: unknown): string {
  const text = JSON.stringify(operation);
  const parts = [...text.matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g)].map(([, kind, name]) =>
    recordAt(recordAt(document.components, kind ?? ''), name ?? ''),
  );
  const schemas = [...reachableComponents(document, [operation, parts])].map(
    (name) => document.components.schemas[name],
  );
  return JSON.stringify([text, parts, schemas.filter(isRecord)]);
}
