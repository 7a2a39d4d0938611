import type { Handlers } from '../../../generated/erp/operations.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import type { AuthServices } from '../auth/index.js';
import { connectionHandlers } from './connection/handlers.js';
import { finishSso } from './login/finish.js';
import { startSso } from './login/start.js';

export { sealedClientSecrets } from './connection/queries.js';

/** Handlers of logins by identity providers, and of the connections to them. */
export const ssoHandlers = (services: AuthServices) =>
  ({
    ...connectionHandlers(services),
    startSso: (call, ctx) => startSso(services, call, ctx),
    finishSso: (call, ctx) => finishSso(services, call, ctx),
  }) satisfies Partial<Handlers<Context, PublicContext>>;
