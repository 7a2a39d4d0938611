import type { ContractDocument } from '../codegen/model/model.js';

/** Keeps the result of `find` with the document it was found in. A bundled document never changes. */
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
