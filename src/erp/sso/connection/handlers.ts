import type { Handlers } from '../../../../generated/erp/operations.js';
import type { components } from '../../../../generated/erp/types.js';
import { reserveDomain } from '../../../kernel/cells/directory.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import { accessErrors, requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { assertVersion } from '../../../kernel/operations/versions.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { UnsafeUrlError } from '../../../kernel/webhooks/endpoints/guard.js';
import type { AuthServices } from '../../auth/index.js';
import { assertRole } from '../../roles/index.js';
import { ssoErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { redirectUrl } from '../redirect-url.js';
import * as queries from './queries.js';

type Schemas = components['schemas'];
type Input = Schemas['SsoConnectionInput'];

/** @throws ApiError 403 for a key */
function assertPerson({ principal }: Context): void {
  if (principal.type !== 'user') throw accessErrors.notAUser();
}

function toConnection(
  row: queries.ConnectionRow,
  { publicUrl }: AuthServices,
  timeZone: string,
): Schemas['SsoConnection'] {
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    domains: [...row.domains],
    defaultRole: row.default_role,
    roleClaim: row.role_claim,
    roles: [...row.roles],
    required: row.is_required,
    passwordAdministratorId: row.password_administrator_id,
    redirectUrl: redirectUrl(publicUrl()),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

/** Returns the values that the audit log shows: all but the secret. */
const audited = (row: queries.ConnectionRow) => ({
  issuer: row.issuer,
  clientId: row.client_id,
  domains: row.domains,
  defaultRole: row.default_role,
  roleClaim: row.role_claim,
  roles: row.roles,
  required: row.is_required,
  passwordAdministratorId: row.password_administrator_id,
});

/** Runs before the transaction, because it resolves names. */
async function assertIssuer({ guard }: AuthServices, issuer: string): Promise<void> {
  try {
    const { url } = await guard.check(issuer);
    if (url.search !== '') throw new UnsafeUrlError(text('issuerWithQuery'));
  } catch (error) {
    if (!(error instanceof UnsafeUrlError)) throw error;
    throw requestErrors.invalidField('body.issuer', error.text);
  }
}

/** @throws ApiError 400 for an unknown role, with its path */
async function assertRoles(trx: Transaction, companyId: number, body: Input): Promise<void> {
  const { defaultRole = null, roles = [] } = body;
  if (defaultRole !== null) await assertRole(trx, companyId, defaultRole, 'body.defaultRole');
  for (const [at, { role }] of roles.entries()) {
    await assertRole(trx, companyId, role, `body.roles.${at}.role`);
  }
}

/** @throws ApiError 400 unless an active administrator keeps a password where people need the provider */
async function assertAdministrator(trx: Transaction, companyId: number, body: Input) {
  const { passwordAdministratorId: id = null, required = false } = body;
  const path = 'body.passwordAdministratorId';
  if (id === null) {
    if (required) throw requestErrors.invalidField(path, text('administratorMissing'));
  } else if (!(await queries.isActiveAdministrator(trx, companyId, id))) {
    throw requestErrors.invalidField(path, text('notAnAdministrator', { id }));
  }
}

/** Returns the new secret or the stored one, encrypted. A stored secret is never sent to another issuer. */
function sealedOf(
  { keys }: AuthServices,
  companyId: number,
  { clientSecret, issuer }: Input,
  before: queries.ConnectionRow | undefined,
) {
  if (clientSecret !== undefined) {
    const { keyId, bytes: sealed } = queries.sealSecret(keys, companyId, clientSecret);
    return { keyId, sealed };
  }
  if (before === undefined || before.issuer !== issuer) {
    throw requestErrors.invalidField('body.clientSecret', text('secretMissing'));
  }
  return { keyId: before.key_id, sealed: before.sealed };
}

/** @throws ApiError 409 for a domain that belongs to another company */
async function assignDomains(trx: Transaction, companyId: number, domains: readonly string[]) {
  const refuse = (domain: string) =>
    ssoErrors.domainTaken(domain, `body.domains.${domains.indexOf(domain)}`);
  const taken = await queries.replaceDomains(trx, companyId, domains);
  if (taken !== undefined) throw refuse(taken);
  for (const domain of domains) {
    if (!(await reserveDomain(trx, domain, companyId))) throw refuse(domain);
  }
}

async function update(
  services: AuthServices,
  ctx: Context,
  body: Input,
  ifMatch: string | undefined,
) {
  assertPerson(ctx);
  await assertIssuer(services, body.issuer);
  const { companyId, timeZone } = ctx.principal;
  const domains = [...new Set(body.domains.map((domain) => domain.toLowerCase()))];
  return ctx.transaction(async (trx) => {
    const before = await queries.lockConnection(trx, companyId);
    assertVersion(ifMatch, before?.version ?? 0);
    await assertRoles(trx, companyId, body);
    await assertAdministrator(trx, companyId, body);
    const values: queries.ConnectionValues = {
      issuer: body.issuer,
      clientId: body.clientId,
      ...sealedOf(services, companyId, body, before),
      domains,
      defaultRole: body.defaultRole ?? null,
      roleClaim: body.roleClaim ?? 'groups',
      roles: body.roles ?? [],
      isRequired: body.required ?? false,
      administratorId: body.passwordAdministratorId ?? null,
    };
    await assignDomains(trx, companyId, domains);
    const row = await queries.saveConnection(trx, companyId, values, ctx.now);
    await queries.endAttempts(trx, companyId);
    await ctx.audit(trx, {
      objectType: 'sso_connection',
      objectId: companyId,
      ...(before && { before: audited(before) }),
      after: { ...audited(row), ...(body.clientSecret !== undefined && { clientSecret: '***' }) },
    });
    return { ok: true as const, data: toConnection(row, services, timeZone) };
  });
}

/** Handlers of the connection of a company to its identity provider. */
export const connectionHandlers = (services: AuthServices) =>
  ({
    async getSsoConnection(_call, ctx) {
      assertPerson(ctx);
      const { companyId, timeZone } = ctx.principal;
      const row = await queries.findConnection(ctx.db, companyId);
      if (row === undefined) throw ssoErrors.noConnection();
      return { ok: true as const, data: toConnection(row, services, timeZone) };
    },

    updateSsoConnection: ({ body, headers }, ctx) =>
      update(services, ctx, body, headers['if-match']),

    async deleteSsoConnection(_call, ctx) {
      assertPerson(ctx);
      const { companyId } = ctx.principal;
      await ctx.transaction(async (trx) => {
        const before = await queries.lockConnection(trx, companyId);
        if (before === undefined) throw ssoErrors.noConnection();
        await queries.replaceDomains(trx, companyId, []);
        await queries.deleteConnection(trx, companyId);
        const entry = { objectType: 'sso_connection' as const, objectId: companyId };
        await ctx.audit(trx, { ...entry, before: audited(before) });
      });
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;
