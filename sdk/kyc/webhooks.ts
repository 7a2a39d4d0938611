import { createReceiver, WebhookError } from '../core/webhooks.js';
import type { WebhookEvent } from './events.js';

export type {
  ConstructOptions,
  RawBody,
  SignedHeaders,
  TestHeadersInput,
  WebhookErrorCode,
  WebhookHeaders,
  WebhookSecret,
} from '../core/webhooks.js';
export type { WebhookEvent } from './events.js';

/** A delivery that failed verification. `code` gives the reason. */
export class SvcKycWebhookError extends WebhookError {
  override readonly name = 'SvcKycWebhookError';
}

export const { constructEvent, generateTestHeaders } =
  createReceiver<WebhookEvent>(SvcKycWebhookError);
