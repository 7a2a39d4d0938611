import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { dayOf } from '../../data/queries/company.js';
import { useTexts } from '../../session/language/texts.js';
import { homeTexts } from './texts.js';

const periods = ['today', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

const isPeriod = (text: string | null): text is Period => periods.some((period) => period === text);

/** Returns the period in the address; this month without one. */
export function usePeriod(): Period {
  const [params] = useSearchParams();
  const chosen = params.get('period');
  return isPeriod(chosen) ? chosen : 'month';
}

/** The first and the last day of a period. */
export interface PeriodDays {
  readonly from: string;
  readonly to: string;
}

/** Returns the days of a period. A week begins on Monday. */
export function daysOf(period: Period, now = new Date()): PeriodDays {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const monday = day - ((now.getDay() + 6) % 7);
  const days = (first: Date, last: Date) => ({ from: dayOf(first), to: dayOf(last) });
  switch (period) {
    case 'today':
      return days(now, now);
    case 'week':
      return days(new Date(year, month, monday), new Date(year, month, monday + 6));
    case 'month':
      return days(new Date(year, month, 1), new Date(year, month + 1, 0));
    case 'year':
      return days(new Date(year, 0, 1), new Date(year, 11, 31));
  }
}

/** The choice of the period of the figures. It is in the address. */
export function PeriodChoice(): ReactElement {
  const texts = useTexts(homeTexts);
  const [, setParams] = useSearchParams();
  const choose = (period: string): void =>
    setParams((now) => new URLSearchParams([...without(now), ['period', period]]), {
      replace: true,
    });
  return (
    <label className="filter">
      <span>{texts.period}</span>
      <select value={usePeriod()} onChange={({ target }) => choose(target.value)}>
        {periods.map((period) => (
          <option key={period} value={period}>
            {texts.periods[period]}
          </option>
        ))}
      </select>
    </label>
  );
}

const without = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => name !== 'period');
