import type { components } from '../../../../generated/erp/types.js';
import { handlers as configuration } from '../../../erp/config/handlers.js';
import { handlers as crm } from '../../../erp/crm/handlers.js';
import { addDays } from '../../../kernel/values/time.js';
import { demo } from '../../company/catalogue.js';
import { sending, to } from '../contexts.js';
import { leadOf } from '../plan/names.js';
import { type Agenda, createAgenda, type Today, type Year } from '../state.js';

type Stage = components['schemas']['OpportunityStage'];
type LeadStatus = components['schemas']['LeadStatus'];

/** Work on a lead or an opportunity, with the next step known. */
type Step = (today: Today) => Promise<void>;

const leadWays = [
  [],
  ['contacted'],
  ['contacted', 'qualified'],
  ['contacted', 'qualified', 'converted'],
  ['contacted', 'qualified', 'converted'],
  ['lost'],
  ['contacted', 'lost'],
] as const;
const stageWays = [
  [],
  ['qualification'],
  ['qualification', 'proposal'],
  ['qualification', 'proposal', 'negotiation'],
  ['qualification', 'proposal', 'negotiation', 'won'],
  ['proposal', 'won'],
  ['qualification', 'lost'],
  ['qualification', 'proposal', 'lost'],
] as const;
const deals = [
  'Suministro de ferretería',
  'Equipamiento eléctrico',
  'Contrato de limpieza',
] as const;
const sources = ['web', 'referido', 'llamada', 'evento', 'otro'] as const;
const losses = ['Precio', 'Eligió a otro proveedor', 'Proyecto cancelado'] as const;

interface Office {
  readonly year: Year;
  /** Work on leads and opportunities by day. */
  readonly steps: Agenda<Step>;
  /** The number of leads so far. */
  leads: number;
  /** The number of leads and opportunities that have been given an owner. */
  owned: number;
}

/** Plans a step some days later, unless the year is over. */
function planLater({ steps, year }: Office, day: string, step: Step): void {
  const then = addDays(day, year.dice.between(2, 16));
  if (then <= year.today) steps.add(then, step);
}

/** Plans the steps of a path. */
function follow<Place extends string>(
  office: Office,
  day: string,
  ways: readonly Place[],
  act: (today: Today, next: Place) => Promise<void>,
): void {
  const [next, ...rest] = ways;
  if (next === undefined) return;
  planLater(office, day, async (today) => {
    await act(today, next);
    follow(office, today.day, rest, act);
  });
}

/** Returns the users in turn. */
function nextOwner(office: Office): number | null {
  const { owners } = office.year;
  office.owned += 1;
  return owners[office.owned % owners.length] ?? null;
}

/** @param lead  undefined for a deal with a customer */
async function openDeal(
  office: Office,
  today: Today,
  lead?: { readonly leadId: number; readonly ownerId: number | null },
): Promise<void> {
  const { contextFor, customers, dice } = office.year;
  const customerId = lead === undefined ? dice.pick(customers.slice(0, 40)).id : null;
  const expectedAmount = dice.between(4, 120) * 5_000;
  const expectedCloseDate = addDays(today.day, dice.between(15, 90));
  const origin = lead ?? { customerId, ownerId: nextOwner(office) };
  const body = { title: dice.pick(deals), expectedAmount, expectedCloseDate, ...origin };
  const ctx = contextFor('createOpportunity', today.at(0.6));
  const { data } = await crm.createOpportunity(sending(body), ctx);
  const stages = dice.pick<readonly Stage[]>(stageWays);
  follow(office, today.day, stages, async (then, stage) => {
    const reason = stage === 'lost' ? { lostReason: dice.pick(losses) } : {};
    await crm.changeOpportunityStage(
      to(data.id, { stage, ...reason }),
      contextFor('changeOpportunityStage', then.at(0.64)),
    );
  });
}

async function addLead(office: Office, today: Today): Promise<void> {
  const { contextFor, dice } = office.year;
  office.leads += 1;
  const ctx = contextFor('createLead', today.at(0.45 + dice.unit() * 0.1));
  const ownerId = nextOwner(office);
  const body = { ...leadOf(dice, office.leads), source: dice.pick(sources), ownerId };
  const { data } = await crm.createLead(sending(body), ctx);
  if (dice.chance(0.7)) await openDeal(office, today, { leadId: data.id, ownerId });
  const statuses = dice.pick<readonly LeadStatus[]>(leadWays);
  follow(office, today.day, statuses, async (then, status) => {
    await crm.changeLeadStatus(
      to(data.id, { status }),
      contextFor('changeLeadStatus', then.at(0.62)),
    );
  });
}

async function enterRates({ baseCurrency, contextFor, dice }: Year, today: Today): Promise<void> {
  for (const [at, { base, rates }] of demo.exchangeRates.entries()) {
    const first = Number(rates[0]?.[1] ?? '1');
    const wave = 0.02 * Math.sin(Date.parse(today.day) / 2_600_000_000 + at);
    const rate = Number((first * (1 + wave + dice.unit() * 0.006)).toFixed(4));
    const body = { base, quote: baseCurrency, rate, validFrom: today.day };
    const ctx = contextFor('createExchangeRate', today.at(0.29));
    await configuration.createExchangeRate(sending(body), ctx);
  }
}

/** Work without goods: leads, opportunities and exchange rates. */
export function openOffice(year: Year) {
  const { dice, invoices } = year;
  const office: Office = { year, steps: createAgenda<Step>(), leads: 0, owned: 0 };
  const total = Math.min(300, Math.max(24, Math.round(invoices / 30)));
  return {
    async morning(today: Today): Promise<void> {
      if (today.weekday === 1) await enterRates(year, today);
    },
    /** @param part  the elapsed part of the year */
    async noon(today: Today, part: number): Promise<void> {
      for (const step of office.steps.take(today.day)) await step(today);
      if (today.weekday === 0) return;
      while (office.leads < Math.floor(total * part)) await addLead(office, today);
      if (dice.chance(0.02)) await openDeal(office, today);
    },
  };
}
