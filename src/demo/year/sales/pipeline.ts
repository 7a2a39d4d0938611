import type { components } from '../../../../generated/erp/types.js';
import { handlers as configuration } from '../../../erp/config/handlers.js';
import { handlers as crm } from '../../../erp/crm/handlers.js';
import { addDays } from '../../../kernel/values/time.js';
import { demo } from '../../company/catalogue.js';
import { sending, to } from '../clerk.js';
import { leadOf } from '../plan/names.js';
import { createAgenda, type Today, type Year } from '../state.js';

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

/** Work without goods: leads, opportunities and exchange rates. */
export function openOffice(year: Year) {
  const { clerk, dice, customers, invoices, baseCurrency, today: lastDay } = year;
  const steps = createAgenda<Step>();
  const total = Math.min(300, Math.max(24, Math.round(invoices / 30)));
  let leads = 0;

  const later = (day: string, step: Step) => {
    const then = addDays(day, dice.between(2, 16));
    if (then <= lastDay) steps.add(then, step);
  };

  function follow<Place extends string>(
    day: string,
    ways: readonly Place[],
    act: (today: Today, next: Place) => Promise<void>,
  ): void {
    const [next, ...rest] = ways;
    if (next === undefined) return;
    later(day, async (today) => {
      await act(today, next);
      follow(today.day, rest, act);
    });
  }

  async function openDeal(today: Today, leadId: number | null): Promise<void> {
    const customerId = leadId === null ? dice.pick(customers.slice(0, 40)).id : null;
    const expectedAmount = dice.between(4, 120) * 5_000;
    const expectedCloseDate = addDays(today.day, dice.between(15, 90));
    const origin = leadId === null ? { customerId } : { leadId };
    const body = { title: dice.pick(deals), expectedAmount, expectedCloseDate, ...origin };
    const ctx = clerk('createOpportunity', today.at(0.6));
    const { data } = await crm.createOpportunity(sending(body), ctx);
    follow(today.day, dice.pick<readonly Stage[]>(stageWays), async (then, stage) => {
      const reason = stage === 'lost' ? { lostReason: dice.pick(losses) } : {};
      await crm.changeOpportunityStage(
        to(data.id, { stage, ...reason }),
        clerk('changeOpportunityStage', then.at(0.64)),
      );
    });
  }

  async function addLead(today: Today): Promise<void> {
    leads += 1;
    const ctx = clerk('createLead', today.at(0.45 + dice.unit() * 0.1));
    const body = { ...leadOf(dice, leads), source: dice.pick(sources) };
    const { data } = await crm.createLead(sending(body), ctx);
    if (dice.chance(0.7)) await openDeal(today, data.id);
    follow(today.day, dice.pick<readonly LeadStatus[]>(leadWays), async (then, status) => {
      await crm.changeLeadStatus(to(data.id, { status }), clerk('changeLeadStatus', then.at(0.62)));
    });
  }

  async function enterRates(today: Today): Promise<void> {
    for (const [at, { base, rates }] of demo.exchangeRates.entries()) {
      const first = Number(rates[0]?.[1] ?? '1');
      const wave = 0.02 * Math.sin(Date.parse(today.day) / 2_600_000_000 + at);
      const rate = Number((first * (1 + wave + dice.unit() * 0.006)).toFixed(4));
      const body = { base, quote: baseCurrency, rate, validFrom: today.day };
      const ctx = clerk('createExchangeRate', today.at(0.29));
      await configuration.createExchangeRate(sending(body), ctx);
    }
  }

  return {
    async morning(today: Today): Promise<void> {
      if (today.weekday === 1) await enterRates(today);
    },
    /** @param part  of the year that has passed */
    async noon(today: Today, part: number): Promise<void> {
      for (const step of steps.take(today.day)) await step(today);
      if (today.weekday === 0) return;
      while (leads < Math.floor(total * part)) await addLead(today);
      if (dice.chance(0.02)) await openDeal(today, null);
    },
  };
}
