import type { Document } from 'openapi-backend';
import { mergedObject } from '../codegen/model/combinations.js';
import { isRecord } from '../codegen/model/document.js';
import type { ContractDocument } from '../codegen/model/model.js';

/** The validator of the mock knows no `unevaluatedProperties`, so extended objects are written as one object. */
function merged(document: ContractDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => merged(document, one));
  if (!isRecord(value)) return value;
  const entries = Object.entries(mergedObject(document, value));
  return Object.fromEntries(entries.map(([key, inner]) => [key, merged(document, inner)]));
}

/** A contract as the mock validates by it. Forms are accepted without a look at their fields. */
export function mockDocument(document: Document): Document {
  const copy = merged(document as unknown as ContractDocument, document) as Document;
  for (const item of Object.values(copy.paths ?? {})) {
    for (const operation of Object.values(item ?? {}) as { requestBody?: { content?: object } }[]) {
      const types = Object.keys(operation?.requestBody?.content ?? {});
      if (types.length > 0 && !types.some((type) => type.includes('json'))) {
        delete operation.requestBody;
      }
    }
  }
  return copy;
}
