import type { ContractDocument } from '../codegen/model/model.js';

/** Caches the result of `find` by document, because a bundled document never changes. */
export function oncePerDocument<T>(
  find: (document: ContractDocument) => T,
): (document: ContractDocument) => T {
  const known = new WeakMap<ContractDocument, T>();
  return (document) => {
    const found = known.get(document) ?? find(document);
    known.set(document, found);
    return found;
  };
}
