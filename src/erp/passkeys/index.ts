import type { Handlers } from '../../../generated/erp/operations.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import type { AuthServices } from '../auth/index.js';
import { createChallenge } from './challenges.js';
import { passkeyHandlers as own } from './handlers.js';
import { finishPasskeyLogin } from './login.js';
import { relyingParty } from './relying-party.js';

/** Handlers of passkeys, of logins with them, and of what the login page offers. */
export const passkeyHandlers = (services: AuthServices) =>
  ({
    ...own(services),
    async getLoginOptions(_call, ctx) {
      const challenge = createChallenge(services.keys, 'login', ctx.now);
      const passkey = { challenge, rpId: relyingParty(services.publicUrl()).id };
      return { ok: true as const, data: { mail: services.mailer.isConfigured, passkey } };
    },
    finishPasskeyLogin: (call, ctx) => finishPasskeyLogin(services, call, ctx),
  }) satisfies Partial<Handlers<Context, PublicContext>>;
