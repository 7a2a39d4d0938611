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

interface ComparedDays extends PeriodDays {
  /** The same days of the period before, through the day that corresponds to today. */
  readonly before: PeriodDays;
}

const at = (...date: readonly [year: number, month: number, day: number]): string =>
  new Date(Date.UTC(...date)).toISOString().slice(0, 10);

/** Returns a day of a month, or its last day where the month is shorter. Months count from 0. */
function dayOfMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return at(year, month, Math.min(day, last));
}

/** Returns the days of a period around a day, and those of the period before. A week begins on Monday. */
function daysOf(period: Period, today: string): ComparedDays {
  const [year = 0, ofYear = 1, day = 1] = today.split('-').map(Number);
  const month = ofYear - 1;
  const monday = day - ((new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7);
  switch (period) {
    case 'today': {
      const yesterday = at(year, month, day - 1);
      return { from: today, to: today, before: { from: yesterday, to: yesterday } };
    }
    case 'week':
      return {
        from: at(year, month, monday),
        to: at(year, month, monday + 6),
        before: { from: at(year, month, monday - 7), to: at(year, month, day - 7) },
      };
    case 'month':
      return {
        from: at(year, month, 1),
        to: at(year, month + 1, 0),
        before: { from: at(year, month - 1, 1), to: dayOfMonth(year, month - 1, day) },
      };
    case 'year':
      return {
        from: at(year, 0, 1),
        to: at(year, 11, 31),
        before: { from: at(year - 1, 0, 1), to: dayOfMonth(year - 1, month, day) },
      };
  }
}

/** Returns the days of the chosen period, by the clock of the company. */
export const usePeriodDays = (): ComparedDays => daysOf(usePeriod(), useToday());

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
