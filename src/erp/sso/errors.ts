import { errors } from '../../kernel/errors.js';
import type { Message } from '../../kernel/messages/catalog.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of single sign-on. */
export const ssoErrors = {
  noConnection: () => refuse('not_found', text('noConnection')),
  notConfigured: () => refuse('sso_not_configured', text('notConfigured')),
  answerExpired: () => refuse('sso_answer_expired', text('answerExpired')),
  /** @param fault  the code of the provider or of the check that failed */
  answerInvalid: (fault: string) => refuse('sso_answer_invalid', text('answerInvalid', { fault })),
  personRefused: (reason: Message) => refuse('sso_person_refused', reason),
  domainTaken: (domain: string, path: string) =>
    refuse('sso_domain_taken', text('domainTaken', { domain }), path),
  unavailable: () => errors.unavailableFor(10, text('unavailable')),
} as const;
