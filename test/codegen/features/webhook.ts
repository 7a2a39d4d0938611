import { pascal } from '../../../scripts/codegen/sdk/schema-types.js';
import { expect } from '../../support/jest.js';
import type { Consumer, WebhookFeature } from './feature.js';
import { containsLine, driftBetween, lintOf } from './one-feature.js';
import { expectShown, messagesOf } from './reference.js';

/** Checks what one reader of a contract does with webhooks. */
export async function checkWebhook(feature: WebhookFeature, consumer: Consumer): Promise<void> {
  if (consumer === 'lint') return expect(lintOf(feature)).toEqual([]);
  if (consumer === 'drift') {
    const [components, rule] = feature.drift;
    return expect(driftBetween(feature, { ...feature, components })).toContain(`webhook ${rule}`);
  }
  if (consumer === 'reference') {
    expectShown(feature);
    const payloads = Object.keys(feature.webhooks).map((name) => [
      name,
      { $ref: `#/components/schemas/${pascal(name)}` },
    ]);
    expect(messagesOf(feature)).toEqual(payloads);
  }
  await containsLine(feature, consumer);
}
