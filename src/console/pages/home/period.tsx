import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useToday } from '../../data/queries/company.js';
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

/** Returns the days of a period around a day. A week begins on Monday. */
function daysOf(period: Period, today: string): PeriodDays {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const at = (...date: readonly [year: number, month: number, day: number]): string =>
    new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  const monday = day - ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: at(year, month - 1, monday), to: at(year, month - 1, monday + 6) };
    case 'month':
      return { from: at(year, month - 1, 1), to: at(year, month, 0) };
    case 'year':
      return { from: at(year, 0, 1), to: at(year, 11, 31) };
  }
}

/** Returns the days of the chosen period, by the clock of the company. */
export const usePeriodDays = (): PeriodDays => daysOf(usePeriod(), useToday());

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
