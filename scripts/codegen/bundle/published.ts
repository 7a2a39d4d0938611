import { isRecord, type JsonRecord, recordAt } from '../model/document.js';
import type { ContractDocument } from '../model/model.js';

const json = 'application/json';

/** Leaves the files out of a reply that can be a page of a list or a file. */
function withoutFiles(response: unknown): unknown {
  const content = recordAt(response, 'content');
  if (!isRecord(response) || !Object.hasOwn(content, json)) return response;
  return { ...response, content: { [json]: content[json] } };
}

function publishedOperation(operation: unknown): unknown {
  if (!isRecord(operation) || operation['x-export'] !== true) return operation;
  const responses = Object.entries(recordAt(operation, 'responses'));
  return {
    ...operation,
    responses: Object.fromEntries(responses.map(([status, one]) => [status, withoutFiles(one)])),
  };
}

const mapValues = (record: JsonRecord, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

const reference = (name: string): string => JSON.stringify(`#/components/schemas/${name}`);

/**
 * Returns the document as it is published. A list that can also be read as a file declares its JSON alone, and the
 * parameter `format` describes the files: most generators join the media types of a reply into one type, which every
 * use of the list would have to tell apart.
 */
export function publishedDocument(document: ContractDocument): ContractDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    return [path, mapValues(item, publishedOperation)] as const;
  });
  const published = { ...document, paths: Object.fromEntries(paths) };
  const [before, after] = [JSON.stringify(document), JSON.stringify(published)];
  // A schema that the contract uses for files alone is not published.
  const schemas = Object.entries(document.components.schemas).filter(
    ([name]) => after.includes(reference(name)) || !before.includes(reference(name)),
  );
  return {
    ...published,
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  };
}
