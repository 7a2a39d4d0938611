import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of users and API keys. */
export const adminErrors = {
  permissionNotGrantable: (permission: string, path: string) =>
    refuse('permission_not_grantable', text('permissionNotGrantable', { permission }), path),
  apiKeyAlreadyRevoked: () => refuse('api_key_already_revoked', text('apiKeyAlreadyRevoked')),
  apiKeyAlreadyReplaced: (by: number) =>
    refuse('api_key_already_replaced', text('apiKeyAlreadyReplaced', { by })),
  lastAdministrator: () => refuse('last_administrator', text('lastAdministrator')),
} as const;
