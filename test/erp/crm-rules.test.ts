import {
  type LeadStatus,
  leadTransitions,
  mayChangeStage,
  probabilities,
  type Stage,
} from '../../src/erp/crm/rules.js';
import { describe, expect, test } from '../support/jest.js';

const statuses: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'converted', 'lost'];
const open: readonly Stage[] = ['prospecting', 'qualification', 'proposal', 'negotiation'];
const stages: readonly Stage[] = [...open, 'won', 'lost'];

const pairs = <T>(names: readonly T[]) =>
  names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));

describe('the status of a lead', () => {
  const allowed = new Set([
    'new contacted',
    'contacted qualified',
    'qualified converted',
    'new lost',
    'contacted lost',
    'qualified lost',
    'lost new',
  ]);

  test.each(pairs(statuses))('changes from %s to %s only where allowed', (from, to) => {
    expect(leadTransitions[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
  });
});

describe('the stage of an opportunity', () => {
  test.each(pairs(stages))('changes from %s to %s only where allowed', (from, to) => {
    expect(mayChangeStage(from, to, false)).toBe(open.includes(from));
    expect(mayChangeStage(from, to, true)).toBe(true);
  });

  test('determines the probability', () => {
    expect(stages.map((stage) => probabilities[stage])).toEqual([10, 30, 50, 80, 100, 0]);
  });
});
