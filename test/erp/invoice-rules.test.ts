import fc from 'fast-check';
import { shareOut, type TaxRate } from '../../src/erp/invoices/issuing/line-taxes.js';
import {
  figuresOf,
  isTooLarge,
  type LineFigures,
  type Terms,
} from '../../src/erp/invoices/rules.js';
import {
  add,
  type Decimal,
  decimal,
  decimalsOf,
  multiply,
  zero,
} from '../../src/kernel/values/money.js';
import { describe, expect, test } from '../support/jest.js';

const rate = (percent: string, values: Partial<TaxRate> = {}): TaxRate => ({
  id: Number(percent.replace('.', '')),
  code: `T${percent}`,
  name: `${percent} %`,
  rate: percent,
  category: percent === '0' ? 'exempt' : 'standard',
  isCompound: false,
  exemptionReason: percent === '0' ? 'By law' : null,
  ...values,
});

const terms: Terms = {
  decimals: 2,
  rounding: 'document',
  pricesIncludeTax: false,
  exchangeRate: decimal('1'),
  companyDecimals: 2,
};

function line(quantity: string, unitPrice: string, ...taxes: TaxRate[]): LineFigures {
  const none = { discountPercent: zero, taxes };
  return { ...none, quantity: decimal(quantity), unitPrice: decimal(unitPrice) };
}

const text = (value: Decimal) => value.toString();
const totals = (figures: ReturnType<typeof figuresOf>) => [
  text(figures.total),
  text(figures.taxTotal),
  text(figures.grandTotal),
];

const rates = [rate('18'), rate('16'), rate('8.875'), rate('0'), rate('17.5')];
const someLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99_999 }),
    price: fc.integer({ min: 0, max: 9_999_999 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    taxes: fc.constantFrom(
      [],
      ...rates.map((one) => [one]),
      [rate('10'), rate('17.5')],
      [rate('10'), rate('5', { isCompound: true })],
    ),
  })
  .map(
    ({ quantity, price, discount, taxes }): LineFigures => ({
      quantity: decimal(`${quantity}e-3`),
      unitPrice: decimal(`${price}e-4`),
      discountPercent: decimal(`${discount}e-2`),
      taxes,
    }),
  );
const someTerms = fc
  .record({
    decimals: fc.constantFrom(0, 2, 3),
    rounding: fc.constantFrom('document' as const, 'line' as const),
    pricesIncludeTax: fc.boolean(),
    exchange: fc.integer({ min: 1, max: 10_000_000 }),
    companyDecimals: fc.constantFrom(0, 2),
  })
  .map(({ exchange, ...rest }): Terms => ({ ...rest, exchangeRate: decimal(`${exchange}e-5`) }));
const someDocument = fc.tuple(fc.array(someLine, { minLength: 1, maxLength: 12 }), someTerms);

describe('invoice totals calculated by hand', () => {
  test('round three rates once per rate over the document', () => {
    const figures = figuresOf(
      [
        line('3', '33.33', rate('18')),
        line('1', '0.05', rate('18')),
        line('7', '1.15', rate('16')),
        line('2', '10', rate('0')),
      ],
      terms,
    );
    // 18 %: (99.99 + .05) × .18 = 18.0072; 16 %: 8.05 × .16 = 1.288; exempt: 20.
    const groups = figures.groups.map(({ base, amount }) => [text(base), text(amount)]);
    expect(groups).toEqual([
      ['100.04', '18.01'],
      ['8.05', '1.29'],
      ['20', '0'],
    ]);
    expect(totals(figures)).toEqual(['128.09', '19.3', '147.39']);
    const byLine = figuresOf([line('1', '0.05', rate('18')), line('1', '0.05', rate('18'))], {
      ...terms,
      rounding: 'line',
    });
    expect(text(byLine.taxTotal)).toBe('0.02');
  });

  test('remove included taxes of 10 % and 17.5 % from 10 jointly: 7.84 and 2.16', () => {
    const both = line('1', '10', rate('10'), rate('17.5'));
    const figures = figuresOf([both], { ...terms, pricesIncludeTax: true });
    expect(totals(figures)).toEqual(['7.84', '2.16', '10']);
    const [group] = figures.groups;
    expect(group?.parts.map(({ rate: own, amount }) => [own, text(amount)])).toEqual([
      ['10', '0.79'],
      ['17.5', '1.37'],
    ]);
  });

  test('apply a compound rate to the taxes before it too', () => {
    const compound = line('1', '100', rate('10'), rate('5', { isCompound: true }));
    expect(totals(figuresOf([compound], terms))).toEqual(['100', '15.5', '115.5']);
  });

  test('round half a cent away from zero, on both sides', () => {
    const half = [line('1', '2.345')];
    expect(text(figuresOf(half, terms).total)).toBe('2.35');
    expect(text(figuresOf([line('-1', '2.345')], terms).total)).toBe('-2.35');
  });

  test('are distributed over lines exactly, correcting the greatest rounding loss first', () => {
    const exact = ['3.333', '3.333', '3.334'].map((value) => decimal(value));
    expect(shareOut(decimal('10'), exact, 2).map(text)).toEqual(['3.33', '3.33', '3.34']);
    const down = exact.map((value) => value.times(decimal('-1')));
    expect(shareOut(decimal('-10'), down, 2).map(text)).toEqual(['-3.33', '-3.33', '-3.34']);
  });

  test('are too large from 10^13 on', () => {
    expect(isTooLarge(figuresOf([line('10000', '1000000000')], terms))).toBe(true);
    expect(isTooLarge(figuresOf([line('1000', '1000000000')], terms))).toBe(false);
    const dear = { ...terms, exchangeRate: decimal('60') };
    expect(isTooLarge(figuresOf([line('1000', '1000000000')], dear))).toBe(true);
  });
});

describe('invoice totals of any document', () => {
  const forAnyDocument = (check: (lines: LineFigures[], given: Terms) => void) =>
    fc.assert(
      fc.property(someDocument, ([lines, given]) => check(lines, given)),
      { numRuns: 300 },
    );

  test('1, 2: satisfy grandTotal = total + taxTotal, total = sum of nets = sum of bases', () => {
    forAnyDocument((lines, given) => {
      const figures = figuresOf(lines, given);
      expect(text(figures.grandTotal)).toBe(text(add(figures.total, figures.taxTotal)));
      expect(text(add(...figures.lines.map(({ net }) => net)))).toBe(text(figures.total));
      expect(text(add(...figures.groups.map(({ base }) => base)))).toBe(text(figures.total));
      expect(text(add(...figures.groups.map(({ amount }) => amount)))).toBe(text(figures.taxTotal));
      expect(text(add(...figures.lines.map(({ tax }) => tax)))).toBe(text(figures.taxTotal));
    });
  });

  test('3: change their sign with the quantities', () => {
    const minus = decimal('-1');
    forAnyDocument((lines, given) => {
      const negated = lines.map((one) => ({ ...one, quantity: multiply(one.quantity, minus) }));
      const [left, right] = [figuresOf(lines, given), figuresOf(negated, given)];
      expect(totals(right)).toEqual(
        totals(left).map((value) => text(multiply(decimal(value), minus))),
      );
      for (const [at, { net, tax }] of left.lines.entries()) {
        expect(text(multiply(net, minus))).toBe(text(right.lines[at]?.net ?? zero));
        expect(text(multiply(tax, minus))).toBe(text(right.lines[at]?.tax ?? zero));
      }
      expect(text(multiply(left.company.grandTotal, minus))).toBe(text(right.company.grandTotal));
    });
  });

  test('4: do not depend on the order of lines', () => {
    forAnyDocument((lines, given) => {
      const [left, right] = [figuresOf(lines, given), figuresOf([...lines].reverse(), given)];
      expect(totals(right)).toEqual(totals(left));
      const shown = (figures: typeof left) =>
        figures.groups.map(({ rate: own, base, amount }) => [own, base, amount].map(text)).sort();
      expect(shown(right)).toEqual(shown(left));
    });
  });

  test('4: do not change when a line with an exact net is split into units', () => {
    const unit = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999 }));
    fc.assert(
      fc.property(unit, ([quantity, cents]) => {
        const price = text(decimal(`${cents}e-2`));
        const whole = figuresOf([line(String(quantity), price, rate('18'))], terms);
        const units = Array.from({ length: quantity }, () => line('1', price, rate('18')));
        expect(totals(figuresOf(units, terms))).toEqual(totals(whole));
      }),
    );
  });

  test('5: equal the sum of the gross lines with included taxes', () => {
    forAnyDocument((lines, given) => {
      const gross = lines.map((one) => figuresOf([{ ...one, taxes: [] }], given).total);
      const figures = figuresOf(lines, { ...given, pricesIncludeTax: true });
      expect(text(figures.grandTotal)).toBe(text(add(...gross)));
    });
  });

  test('6: have no more decimals than their currency', () => {
    forAnyDocument((lines, given) => {
      const figures = figuresOf(lines, given);
      const own = figures.lines.flatMap(({ net, tax }) => [net, tax]);
      const parts = figures.groups.flatMap((group) => group.parts.map(({ amount }) => amount));
      for (const amount of [...own, ...parts]) {
        expect(decimalsOf(amount)).toBeLessThanOrEqual(given.decimals);
      }
    });
  });

  test('8: group untaxed lines with rate 0 and tax 0', () => {
    forAnyDocument((lines, given) => {
      const untaxed = figuresOf(lines, given).groups.filter(
        ({ category }) => category === 'exempt',
      );
      expect(untaxed.length).toBeLessThanOrEqual(1);
      for (const { amount, rate: own, exemptionReason } of untaxed) {
        expect([text(amount), text(own), exemptionReason]).toEqual(['0', '0', 'By law']);
      }
    });
  });

  test('12: are converted and rounded by part in company currency, and add up', () => {
    forAnyDocument((lines, given) => {
      const { company, groups } = figuresOf(lines, given);
      expect(text(company.grandTotal)).toBe(text(add(company.total, company.taxTotal)));
      expect(text(company.total)).toBe(text(add(...groups.map(({ companyBase }) => companyBase))));
      expect(decimalsOf(company.grandTotal)).toBeLessThanOrEqual(given.companyDecimals);
    });
  });
});
