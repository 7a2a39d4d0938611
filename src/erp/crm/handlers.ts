import { type Handlers, operations } from '../../../generated/erp/operations.js';
import { requests } from '../../../generated/erp/requests.js';
import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { requestErrors } from '../../kernel/errors.js';
import { importOf } from '../../kernel/imports/kind.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { errors } from '../errors.js';
import { crmErrors } from './errors.js';
import { text } from './messages/index.js';
import { insertCreatedEvent, insertStageChange, listStageChanges } from './queries.js';
import { leads, opportunities } from './record.js';
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

type OpportunityRow = Awaited<ReturnType<typeof opportunities.insert>>;

const opportunityAnswer = (
  ctx: Context,
  row: OpportunityRow,
  stageHistory: Schemas['StageHistoryEntry'][],
) => ({ ok: true as const, data: { ...opportunities.toItem(row, ctx), stageHistory } });

/** Answers an opportunity with its history. */
async function withHistory(ctx: Context, db: Db, row: OpportunityRow) {
  const { companyId, timeZone } = ctx.principal;
  return opportunityAnswer(ctx, row, await listStageChanges(db, companyId, row.id, timeZone));
}

async function newLead(ctx: Context, trx: Transaction, body: Schemas['LeadInput']) {
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
): Promise<OpportunityRow> {
  const { companyId, baseCurrency } = ctx.principal;
  const { currencyCode = baseCurrency, stage = 'prospecting' } = input;
  await assertCurrency(trx, companyId, currencyCode, `${place}.currencyCode`);
  amountIn(currencyCode, input.expectedAmount, `${place}.expectedAmount`);
  const { title, leadId = null, customerId = null, ownerId = null } = input;
  const { expectedAmount = null, expectedCloseDate = null } = input;
  const origin = { title, leadId, customerId, ownerId };
  const forecast = { stage, expectedAmount, currencyCode, expectedCloseDate };
  const values = { ...origin, ...forecast, stageChangedAt: ctx.now.toISOString() };
  return opportunities.insert(trx, { companyId }, values, ctx.now);
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
  const lead = await leads.find(trx, { companyId, id: leadId });
  if (lead === undefined) throw errors.notFound('lead', leadId, 'body.leadId');
  return customerId ?? lead.customerId;
}

export const handlers = {
  listLeads: ({ query }, ctx) => leads.list(ctx, query),

  getLead: (call, ctx) => leads.get(ctx, call),

  async createLead({ body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const lead = await newLead(ctx, trx, body);
      const { estimatedAmount = null } = body;
      const values = { ...lead, estimatedAmount, statusChangedAt: ctx.now.toISOString() };
      const row = await leads.insert(trx, { companyId }, values, ctx.now);
      const object = { objectType: 'lead' as const, objectId: row.id };
      if (body.opportunity === undefined) {
        await ctx.audit(trx, { after: lead, event: 'lead.created', ...object });
        return leads.answer(ctx, row);
      }
      const { ownerId, customerId } = lead;
      const input = { ...body.opportunity, leadId: row.id, ownerId, customerId };
      const { id: opportunityId } = await addOpportunity(ctx, trx, input, 'body.opportunity');
      const after = { opportunityId, opportunity: input, ...lead };
      await ctx.audit(trx, { after, event: 'lead.created', ...object });
      const { now, request } = ctx;
      const event = { companyId, opportunityId, now, requestId: request.requestId };
      await insertCreatedEvent.defer(trx, event);
      return leads.answer(ctx, { ...row, opportunityId });
    });
  },

  async changeLeadStatus({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const before = await leads.lock(trx, { companyId, id });
      if (before === undefined) throw errors.notFound('lead', id);
      assertVersion(headers['if-match'], before.version);
      const object = { objectType: 'lead' as const, objectId: id };
      const change = { status: body.status, note: textOf(body.note) };
      if (body.status === before.status) {
        await ctx.audit(trx, object);
        return leads.answer(ctx, before);
      }
      if (!leadTransitions[before.status].includes(body.status)) {
        throw crmErrors.statusTransition(before.status, body.status);
      }
      const { status, note: statusNote } = change;
      const values = { status, statusNote, statusChangedAt: ctx.now.toISOString() };
      const row = await leads.write(trx, { companyId }, before, values, ctx.now);
      const audited = { before: { status: before.status }, after: change };
      await ctx.audit(trx, { event: 'lead.status_changed', ...object, ...audited });
      return leads.answer(ctx, row);
    });
  },

  listOpportunities({ query }, ctx) {
    const { open } = query;
    const openness = open === undefined ? {} : { open, closed: !open };
    return opportunities.list(ctx, query, openness);
  },

  async getOpportunity({ params: { id } }, ctx) {
    const { companyId } = ctx.principal;
    const row = await opportunities.find(ctx.db, { companyId, id });
    if (row === undefined) throw errors.notFound('opportunity', id);
    return withHistory(ctx, ctx.db, row);
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
      return opportunityAnswer(ctx, row, []);
    });
  },

  async changeOpportunityStage({ params: { id }, headers, body }, ctx) {
    const { companyId, name: changedBy } = ctx.principal;
    assertReason(body);
    return ctx.transaction(async (trx) => {
      const before = await opportunities.lock(trx, { companyId, id });
      if (before === undefined) throw errors.notFound('opportunity', id);
      assertVersion(headers['if-match'], before.version);
      const object = { objectType: 'opportunity' as const, objectId: id };
      const { stage: from, lostReason: formerReason } = before;
      const { stage } = body;
      if (stage === from) {
        await ctx.audit(trx, object);
        return withHistory(ctx, trx, before);
      }
      if (!mayChangeStage(from, stage, ctx.can('crm:reopen'))) {
        throw crmErrors.stageTransition(from, stage);
      }
      const reason = { lostReason: textOf(body.lostReason), note: textOf(body.note) };
      const entry = { companyId, id, from, to: stage, ...reason, changedBy, now: ctx.now };
      await insertStageChange.defer(trx, entry);
      const { lostReason } = reason;
      const values = { stage, lostReason, stageChangedAt: ctx.now.toISOString() };
      const row = await opportunities.write(trx, { companyId }, before, values, ctx.now);
      const audited = {
        before: { stage: from, lostReason: formerReason },
        after: { stage, ...reason },
      };
      await ctx.audit(trx, { event: 'opportunity.stage_changed', ...object, ...audited });
      return withHistory(ctx, trx, row);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

export const leadImport = importOf(operations.createLead, requests.createLead.body, {
  create: handlers.createLead,
  details: 'Each row creates a lead.',
});
