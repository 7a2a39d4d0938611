import { dueDay } from '../../src/erp/config/index.js';
import { findTaxFault, opensPeriod } from '../../src/erp/config/rules.js';
import { describe, expect, test } from '../support/jest.js';

describe('dueDay', () => {
  test.each([
    [0, '2026-01-31', '2026-01-31'],
    [30, '2026-01-31', '2026-03-02'],
    [30, '2028-01-31', '2028-03-01'],
    [8, '2026-12-28', '2027-01-05'],
    [3650, '2026-01-01', '2035-12-30'],
  ])('%i days after %s is %s', (days, issued, due) => {
    expect(dueDay({ kind: 'days', days }, issued)).toBe(due);
  });

  test.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-01', '2028-02-29'],
    ['2026-02-28', '2026-03-31'],
    ['2026-10-15', '2026-11-30'],
    ['2026-11-30', '2026-12-31'],
    ['2026-12-01', '2027-01-31'],
    ['2026-12-31', '2027-01-31'],
  ])('the end of the month after %s is %s', (issued, due) => {
    expect(dueDay({ kind: 'end_of_next_month', days: 0 }, issued)).toBe(due);
  });
});

describe('findTaxFault', () => {
  const tax = {
    rate: 18,
    category: 'standard' as const,
    exemptionReason: null,
    validFrom: '2026-01-01',
    validTo: null,
  };

  test('returns the member that contradicts the others', () => {
    expect(findTaxFault(tax)).toBeUndefined();
    expect(findTaxFault({ ...tax, validTo: '2026-01-01' })).toBeUndefined();
    expect(findTaxFault({ ...tax, validTo: '2025-12-31' })).toBe('validTo');
    expect(findTaxFault({ ...tax, category: 'zero' })).toBe('rate');
    expect(findTaxFault({ ...tax, rate: 0, category: 'exempt' })).toBe('exemptionReason');
  });
});

describe('opensPeriod', () => {
  test('finds only changes that open closed days', () => {
    expect(opensPeriod(null, '2026-01-01')).toBe(false);
    expect(opensPeriod(null, null)).toBe(false);
    expect(opensPeriod('2026-01-01', '2026-01-01')).toBe(false);
    expect(opensPeriod('2026-01-01', '2026-01-02')).toBe(false);
    expect(opensPeriod('2026-01-02', '2026-01-01')).toBe(true);
    expect(opensPeriod('2026-01-02', null)).toBe(true);
  });
});
