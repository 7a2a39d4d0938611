import {
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  resolve,
  stringAt,
} from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import type { Report } from './change.js';
import { added, changedFrom, nowOptional, removed } from './difference.js';
import { compareSchemas } from './schemas/compare-schemas.js';
import type { Comparison, Documents } from './schemas/comparison.js';

function payloadOf(document: ContractDocument, webhook: unknown): unknown {
  const body = resolve(document, recordAt(webhook, 'post')['requestBody']);
  return recordAt(recordAt(body, 'content'), 'application/json')['schema'];
}

/** Returns the headers of a delivery by their names in lower case. */
function headersOf(document: ContractDocument, webhook: unknown): ReadonlyMap<string, JsonRecord> {
  const parameters = listAt(recordAt(webhook, 'post'), 'parameters')
    .map((parameter) => resolve(document, parameter))
    .filter(isRecord);
  return new Map(parameters.map((one) => [stringAt(one, 'name')?.toLowerCase() ?? '', one]));
}

/** The statuses by which a receiver tells that it has the event. */
const statusesOf = (webhook: unknown): string =>
  Object.keys(recordAt(recordAt(webhook, 'post'), 'responses'))
    .sort()
    .join(', ');

function compareHeaders(comparison: Comparison, place: string, old: unknown, now: unknown): void {
  const { documents, report } = comparison;
  const before = headersOf(documents.before, old);
  const after = headersOf(documents.after, now);
  for (const [name, header] of before) {
    const at = `${place} header ${name}`;
    const other = after.get(name);
    if (other === undefined) report(at, 'webhook-header-removed', removed('the header'));
    else {
      if (header['required'] === true && other['required'] !== true)
        report(at, 'webhook-header-optional', nowOptional);
      compareSchemas(comparison, at, header['schema'], other['schema']);
    }
  }
  for (const name of after.keys())
    if (!before.has(name)) report(`${place} header ${name}`, 'webhook-header-added', added());
}

/** Compares the events that the server sends. Receivers read a payload like clients read a reply. */
export function compareWebhooks(documents: Documents, report: Report): void {
  const before = recordAt(documents.before, 'webhooks');
  const after = recordAt(documents.after, 'webhooks');
  for (const [name, old] of Object.entries(before)) {
    const place = `webhook ${name}`;
    const now = after[name];
    if (now === undefined) {
      report(place, 'webhook-removed', removed('the event'));
      continue;
    }
    const comparison = { documents, direction: 'reply', report } as const;
    const payloads = [payloadOf(documents.before, old), payloadOf(documents.after, now)];
    compareSchemas(comparison, place, ...(payloads as [unknown, unknown]));
    compareHeaders(comparison, place, old, now);
    const [was, is] = [statusesOf(old), statusesOf(now)];
    if (was !== is) report(`${place} replies`, 'webhook-replies-changed', changedFrom(was, is));
  }
  for (const name of Object.keys(after).filter((one) => before[one] === undefined)) {
    report(`webhook ${name}`, 'webhook-added', added());
  }
}
