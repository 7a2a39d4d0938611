import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of mails. */
export const mailErrors = {
  notConfigured: (path?: string) => refuse('mail_not_configured', text('mailNotConfigured'), path),
  notRetryable: (id: number, status: string) =>
    refuse('mail_not_retryable', text('mailNotRetryable', { id, status })),
  notCancellable: (id: number, status: string) =>
    refuse('mail_not_cancellable', text('mailNotCancellable', { id, status })),
  /** @param known  the placeholders that the template has */
  unknownPlaceholder: (path: string, name: string, known: string) =>
    refuse('unknown_placeholder', text('unknownPlaceholder', { path, name, known }), path),
  missingPlaceholder: (path: string, name: string) =>
    refuse('missing_placeholder', text('missingPlaceholder', { path, name }), path),
} as const;
