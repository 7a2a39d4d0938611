import { recordAt } from '../model/document.js';
import type { Report } from './change.js';
import { added, removed } from './difference.js';
import { compareSchemas } from './schemas/compare-schemas.js';
import type { Documents } from './schemas/comparison.js';

function payloadOf(webhook: unknown): unknown {
  const body = recordAt(recordAt(webhook, 'post'), 'requestBody');
  return recordAt(recordAt(body, 'content'), 'application/json')['schema'];
}

/** Compares the events that the server sends. Receivers read a payload like clients read a reply. */
export function compareWebhooks(documents: Documents, report: Report): void {
  const before = recordAt(documents.before, 'webhooks');
  const after = recordAt(documents.after, 'webhooks');
  for (const [name, old] of Object.entries(before)) {
    const place = `webhook ${name}`;
    const now = after[name];
    if (now === undefined) report(place, 'webhook-removed', removed('the event'));
    else {
      const comparison = { documents, direction: 'reply', report } as const;
      compareSchemas(comparison, place, payloadOf(old), payloadOf(now));
    }
  }
  for (const name of Object.keys(after).filter((one) => before[one] === undefined)) {
    report(`webhook ${name}`, 'webhook-added', added());
  }
}
