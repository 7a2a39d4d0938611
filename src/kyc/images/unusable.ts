import type { Message } from '../../kernel/errors.js';
import { maxDecodedBytes, maxPixels } from './limits.js';
import { text } from './messages/index.js';

/** An image that cannot be fully decoded or is too large. The text is for the client. */
export class UnusableImageError extends Error {
  override readonly name = 'UnusableImageError';
  readonly text: Message;

  constructor(reason: Message) {
    super(reason.en);
    this.text = reason;
  }
}

export const tooManyPixels = () =>
  new UnusableImageError(text('tooManyPixels', { millions: maxPixels / 1e6 }));

export const tooCostly = () =>
  new UnusableImageError(text('tooCostly', { megabytes: maxDecodedBytes / 1e6 }));

export const damaged = () => new UnusableImageError(text('damaged'));
