import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of passkeys. */
export const passkeyErrors = {
  notFound: (id: number) => refuse('not_found', text('notFound', { id })),
  invalid: () => refuse('passkey_invalid', text('invalid')),
  tooMany: (most: number) => refuse('too_many_passkeys', text('tooMany', { most })),
} as const;
