import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { kycErrors } from '../errors.js';
import { afterId } from '../lists.js';
import { type Scope, scopeOf } from '../scope.js';
import { type Logo, readLogo } from './logo.js';
import { insertLogo } from './logo-queries.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';
import { defaultSettings, faultOf, mergeSettings, type WorkflowSettings } from './rules.js';

type BrandInput = components['schemas']['BrandInput'];

const answer = (row: queries.WorkflowRow) => ({
  ok: true as const,
  workflow: queries.toWorkflow(row),
});

function assertSettings(settings: WorkflowSettings): WorkflowSettings {
  const fault = faultOf(settings);
  if (fault === undefined) return settings;
  throw requestErrors.invalidField(fault.path, fault.message);
}

/** @throws ApiError 400 for a file that is no logo */
function logoOf(brand: BrandInput | null | undefined): Logo | undefined {
  if (typeof brand?.logo !== 'string') return undefined;
  const logo = readLogo(brand.logo);
  if ('fault' in logo) throw requestErrors.invalidField('body.brand.logo', logo.fault);
  return logo;
}

/** There is always a default workflow. Another one can replace it, but it cannot be unset. */
function assertDefault(row: queries.WorkflowRow, requested: boolean | undefined): void {
  if (!row.is_default || requested !== false) return;
  throw kycErrors.conflict(text('defaultStays'), 'body.isDefault');
}

async function hold(trx: Transaction, scope: Scope, id: string): Promise<queries.WorkflowRow> {
  const row = await queries.lockWorkflow(trx, scope, id);
  if (row === undefined) throw kycErrors.notFound('workflow', id);
  return row;
}

export const handlers = {
  async createWorkflow({ body }, ctx) {
    const scope = scopeOf(ctx.principal);
    const { isDefault = false, ...input } = body;
    const logo = logoOf(input.brand);
    const settings = assertSettings(mergeSettings(defaultSettings, input, logo?.facts));
    return ctx.transaction(async (trx) => {
      if (logo !== undefined) await insertLogo(trx, scope.companyId, logo, ctx.now);
      if (isDefault) {
        await queries.lockDefault(trx, scope);
        await queries.demoteDefault(trx, scope, ctx.now);
      }
      const row = await queries.insertWorkflow(trx, scope, { settings, isDefault, at: ctx.now });
      const after = { version: row.version, isDefault, settings };
      await ctx.audit(trx, { objectType: 'kyc_workflow', objectId: row.id, after });
      return answer(row);
    });
  },

  async listWorkflows({ query }, ctx) {
    const scope = scopeOf(ctx.principal);
    const { limit } = query;
    const after = afterId(query.after, 'wf');
    await queries.getDefaultWorkflow(ctx.db, scope, ctx.now);
    const { rows, total, nextCursor } = await queries.listWorkflows(ctx.db, scope, {
      after,
      limit,
    });
    return { ok: true, workflows: rows.map(queries.toWorkflow), total, nextCursor };
  },

  async getWorkflow({ params }, ctx) {
    const row = await queries.findWorkflow(ctx.db, scopeOf(ctx.principal), params.id);
    if (row === undefined) throw kycErrors.notFound('workflow', params.id);
    return answer(row);
  },

  async updateWorkflow({ params, headers, body }, ctx) {
    const scope = scopeOf(ctx.principal);
    const { isDefault, ...changes } = body;
    const logo = logoOf(changes.brand);
    return ctx.transaction(async (trx) => {
      // Locked before any workflow, so that two callers never wait for each other.
      if (isDefault) await queries.lockDefault(trx, scope);
      const before = await hold(trx, scope, params.id);
      assertVersion(headers['if-match'], before.version);
      assertDefault(before, isDefault);
      const settings = assertSettings(mergeSettings(before.settings, changes, logo?.facts));
      if (logo !== undefined) await insertLogo(trx, scope.companyId, logo, ctx.now);
      if (isDefault && !before.is_default) await queries.demoteDefault(trx, scope, ctx.now);
      const change = { settings, isDefault: isDefault ?? before.is_default, at: ctx.now };
      const row = await queries.updateWorkflow(trx, scope, { id: params.id, ...change });
      await ctx.audit(trx, {
        objectType: 'kyc_workflow',
        objectId: row.id,
        before: { version: before.version, settings: before.settings },
        after: { version: row.version, isDefault: row.is_default, settings },
      });
      return answer(row);
    });
  },

  async deleteWorkflow({ params }, ctx) {
    const scope = scopeOf(ctx.principal);
    return ctx.transaction(async (trx) => {
      const { id, version, is_default } = await hold(trx, scope, params.id);
      if (is_default) {
        throw kycErrors.conflict(text('defaultNotDeletable'));
      }
      await queries.deleteWorkflow(trx, scope, id, ctx.now);
      await ctx.audit(trx, { objectType: 'kyc_workflow', objectId: id, before: { version } });
      return { ok: true as const, workflow: { id, deletedAt: ctx.now.toISOString() } };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
