import { type Message, requestErrors } from '../../kernel/errors.js';
import { errors, refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of webhooks. */
export const webhookErrors = {
  notFound: errors.notFound,
  tooMany: (reason: Message) => refuse('too_many_webhooks', reason),
  tooManySecrets: (reason: Message) => refuse('too_many_secrets', reason),
  unknownEvent: (name: string, at: number) =>
    requestErrors.invalidField(`body.events.${at}`, text('unknownEvent', { name })),
  recordsNotReadable: (permission: string) =>
    refuse('permission_not_grantable', text('recordsNotReadable', { permission }), 'body.events'),
} as const;
