import type { StartSsoCall, StartSsoReply } from '../../../../generated/erp/operations.js';
import type { Db } from '../../../kernel/db/client.js';
import type { PublicContext } from '../../../kernel/operations/handlers.js';
import { type AuthServices, findUserByEmail } from '../../auth/index.js';
import {
  type ConnectionRow,
  companyOfDomain,
  findConnection,
  secretOf,
} from '../connection/queries.js';
import { ssoErrors } from '../errors.js';
import {
  authorizationUrl,
  createBinding,
  type ProviderClient,
  ProviderDownError,
} from '../provider.js';
import { redirectUrl } from '../redirect-url.js';
import { insertAttempt } from './attempt-queries.js';
import { domainOf } from './person.js';

export const clientOf = (
  { keys, publicUrl }: AuthServices,
  connection: ConnectionRow,
): ProviderClient => ({
  issuer: connection.issuer,
  clientId: connection.client_id,
  clientSecret: secretOf(keys, connection),
  redirectUrl: redirectUrl(publicUrl()),
});

/** A user has the connection of the own company. Other people have that of the company that uses the domain. */
async function connectionFor(db: Db, email: string): Promise<ConnectionRow | undefined> {
  const domain = domainOf(email);
  const user = await findUserByEmail(db, email);
  const companyId = user?.company_id ?? (await companyOfDomain(db, domain));
  if (companyId === undefined) return undefined;
  const connection = await findConnection(db, companyId);
  return connection?.domains.includes(domain) ? connection : undefined;
}

/** Begins a login: keeps what binds the answer to it, and returns the address of the provider. */
export async function startSso(
  services: AuthServices,
  { body: { email } }: StartSsoCall,
  ctx: PublicContext,
): Promise<StartSsoReply> {
  const connection = await connectionFor(ctx.db, email);
  if (connection === undefined) throw ssoErrors.notConfigured();
  const binding = createBinding();
  try {
    const client = clientOf(services, connection);
    const url = await authorizationUrl(services.guard, client, binding, email);
    const key = await insertAttempt(ctx.db, connection.company_id, binding, ctx.now);
    return { ok: true, data: { url, key } };
  } catch (error) {
    throw error instanceof ProviderDownError ? ssoErrors.unavailable() : error;
  }
}
