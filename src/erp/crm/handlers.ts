import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { errors } from '../errors.js';
import { crmErrors } from './errors.js';

import * as leads from './lead-queries.js';
import { text } from './messages/index.js';
import * as opportunities from './opportunity-queries.js';
import { amountIn, assertCurrency, assertCustomer, assertOwner } from './references.js';
import { leadTransitions, mayChangeStage } from './rules.js';

type Schemas = components['schemas'];

/** Returns null for an empty text. */
const textOf = (value: string | null | undefined): string | null => value || null;

const needsReach = () => requestErrors.invalidField('body.email', text('leadNeedsReach'));

const needsOrigin = () => requestErrors.invalidField('body.leadId', text('opportunityNeedsOrigin'));

/**
 * Checks a rule that the contract's schema cannot express: only the stage `lost` has a reason, and
 * it needs one.
 */
function assertReason({ stage, lostReason }: Schemas['StageChange']): void {
  const hasReason = textOf(lostReason) !== null;
  if ((stage === 'lost') === hasReason) return;
  throw requestErrors.invalidField(
    'body.lostReason',
    stage === 'lost' ? text('lostReasonMissing') : text('lostReasonOfOther'),
  );
}

async function getLead(db: Db, companyId: number, id: number): Promise<leads.LeadRow> {
  const row = await leads.findLead(db, companyId, id);
  if (row === undefined) throw errors.notFound('lead', id);
  return row;
}

const leadAnswer = (ctx: Context, row: leads.LeadRow) => ({
  ok: true as const,
  data: leads.toLead(row, ctx.principal.timeZone),
});

async function opportunityAnswer(
  ctx: Context,
  db: Db,
  row: opportunities.OpportunityListRow,
): Promise<{ ok: true; data: Schemas['Opportunity'] }> {
  const { companyId, timeZone } = ctx.principal;
  const stageHistory = await opportunities.listStageChanges(db, companyId, row.id, timeZone);
  return { ok: true, data: { stageHistory, ...opportunities.toOpportunityItem(row, timeZone) } };
}

async function newLead(
  ctx: Context,
  trx: Transaction,
  body: Schemas['LeadInput'],
): Promise<leads.NewLead> {
  const { companyId, baseCurrency } = ctx.principal;
  const [email, phone] = [textOf(body.email), textOf(body.phone)];
  if (email === null && phone === null) throw needsReach();
  await assertOwner(trx, companyId, body.ownerId);
  await assertCustomer(trx, companyId, body.customerId);
  return {
    estimatedAmount: amountIn(baseCurrency, body.estimatedAmount, 'body.estimatedAmount'),
    name: body.name,
    companyName: textOf(body.companyName),
    email,
    phone,
    source: body.source ?? null,
    notes: textOf(body.notes),
    ownerId: body.ownerId ?? null,
    customerId: body.customerId ?? null,
  };
}

/** @param place  the path of the members in the request */
async function addOpportunity(
  ctx: Context,
  trx: Transaction,
  input: Omit<Schemas['OpportunityInput'], 'stage'> & { readonly stage?: Schemas['OpenStage'] },
  place: string,
): Promise<opportunities.OpportunityListRow> {
  const { companyId, baseCurrency } = ctx.principal;
  const { currencyCode = baseCurrency, stage = 'prospecting' } = input;
  await assertCurrency(trx, companyId, currencyCode, `${place}.currencyCode`);
  const expectedAmount = amountIn(currencyCode, input.expectedAmount, `${place}.expectedAmount`);
  const { title, leadId = null, customerId = null, ownerId = null } = input;
  const expectedCloseDate = input.expectedCloseDate ?? null;
  const origin = { title, leadId, customerId, ownerId };
  const opportunity = { stage, expectedAmount, currencyCode, expectedCloseDate, ...origin };
  return opportunities.insertOpportunity(trx, companyId, opportunity, ctx.now);
}

/** Returns the customer of an opportunity: the named one, else the customer of its lead. */
async function customerOf(
  trx: Transaction,
  companyId: number,
  { leadId, customerId }: Schemas['OpportunityInput'],
): Promise<number | null> {
  if (leadId == null && customerId == null) throw needsOrigin();
  await assertCustomer(trx, companyId, customerId);
  if (leadId == null) return customerId ?? null;
  const lead = await leads.findLead(trx, companyId, leadId);
  if (lead === undefined) throw errors.notFound('lead', leadId, 'body.leadId');
  return customerId ?? lead.customer_id;
}

export const handlers = {
  async listLeads({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { status, source, ownerId } = query;
    return answerList(ctx, query, {
      find: leads.listLeads,
      sortBy: query.sortBy ?? 'createdAt',
      sortDir: sortDirection(query, ['createdAt']),
      filters: { status, source, ownerId, ...listFilters(query, timeZone, 'instant') },
      toItem: (row) => leads.toLeadItem(row, timeZone),
    });
  },

  async getLead({ params }, ctx) {
    return leadAnswer(ctx, await getLead(ctx.db, ctx.principal.companyId, params.id));
  },

  async createLead({ body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const lead = await newLead(ctx, trx, body);
      const leadId = await leads.insertLead(trx, companyId, lead, ctx.now);
      const object = { objectType: 'lead' as const, objectId: leadId };
      if (body.opportunity === undefined) {
        await ctx.audit(trx, { after: lead, event: 'lead.created', ...object });
      } else {
        const { ownerId, customerId } = lead;
        const input = { ...body.opportunity, leadId, ownerId, customerId };
        const opportunity = await addOpportunity(ctx, trx, input, 'body.opportunity');
        const after = { opportunityId: opportunity.id, opportunity: input, ...lead };
        await ctx.audit(trx, { after, event: 'lead.created', ...object });
        const { now, request } = ctx;
        const event = {
          companyId,
          opportunityId: opportunity.id,
          now,
          requestId: request.requestId,
        };
        await opportunities.insertCreatedEvent.defer(trx, event);
      }
      return leadAnswer(ctx, await getLead(trx, companyId, leadId));
    });
  },

  async changeLeadStatus({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const before = await leads.lockLead(trx, companyId, id);
      if (before === undefined) throw errors.notFound('lead', id);
      assertVersion(headers['if-match'], before.version);
      const object = { objectType: 'lead' as const, objectId: id };
      const change = { status: body.status, note: textOf(body.note) };
      if (body.status === before.status) {
        await ctx.audit(trx, object);
        return leadAnswer(ctx, before);
      }
      if (!leadTransitions[before.status].includes(body.status)) {
        throw crmErrors.statusTransition(before.status, body.status);
      }
      await leads.updateStatus(trx, companyId, { id, ...change }, ctx.now);
      const audited = { before: { status: before.status }, after: change };
      await ctx.audit(trx, { event: 'lead.status_changed', ...object, ...audited });
      return leadAnswer(ctx, await getLead(trx, companyId, id));
    });
  },

  async listOpportunities({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { stage, ownerId, customerId, leadId, open } = query;
    const openness = open === undefined ? {} : { open, closed: !open };
    const own = { stage, ownerId, customerId, leadId, ...openness };
    return answerList(ctx, query, {
      find: opportunities.listOpportunities,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['expectedCloseDate', 'stageChangedAt']),
      filters: { ...listFilters(query, timeZone, 'day'), ...own },
      toItem: (row) => opportunities.toOpportunityItem(row, timeZone),
    });
  },

  async getOpportunity({ params }, ctx) {
    const { companyId } = ctx.principal;
    const row = await opportunities.findOpportunity(ctx.db, companyId, params.id);
    if (row === undefined) throw errors.notFound('opportunity', params.id);
    return opportunityAnswer(ctx, ctx.db, row);
  },

  async createOpportunity({ body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const customerId = await customerOf(trx, companyId, body);
      await assertOwner(trx, companyId, body.ownerId);
      const input = { ...body, customerId };
      const row = await addOpportunity(ctx, trx, input, 'body');
      const object = { objectType: 'opportunity' as const, objectId: row.id };
      await ctx.audit(trx, { after: input, event: 'opportunity.created', ...object });
      return opportunityAnswer(ctx, trx, row);
    });
  },

  async changeOpportunityStage({ params: { id }, headers, body }, ctx) {
    const { companyId, name: changedBy } = ctx.principal;
    assertReason(body);
    return ctx.transaction(async (trx) => {
      const before = await opportunities.lockOpportunity(trx, companyId, id);
      if (before === undefined) throw errors.notFound('opportunity', id);
      assertVersion(headers['if-match'], before.version);
      const object = { objectType: 'opportunity' as const, objectId: id };
      const { stage: from, lost_reason } = before;
      if (body.stage === from) {
        await ctx.audit(trx, object);
        return opportunityAnswer(ctx, trx, before);
      }
      if (!mayChangeStage(from, body.stage, ctx.can('crm:reopen'))) {
        throw crmErrors.stageTransition(from, body.stage);
      }
      const reason = { lostReason: textOf(body.lostReason), note: textOf(body.note) };
      const change = { id, from, to: body.stage, ...reason, changedBy };
      const row = await opportunities.moveOpportunity(trx, companyId, change, ctx.now);
      const after = { stage: body.stage, ...reason };
      const audited = { before: { stage: from, lostReason: lost_reason }, after };
      await ctx.audit(trx, { event: 'opportunity.stage_changed', ...object, ...audited });
      return opportunityAnswer(ctx, trx, row);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
