import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of logins that are not of the kernel. */
export const loginErrors = {
  /** The company of the user requires its identity provider. */
  ssoRequired: () => refuse('sso_required', text('ssoRequired')),
} as const;
