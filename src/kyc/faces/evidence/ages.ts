import type { Finding } from '../../engines/index.js';
import { text } from '../messages/index.js';
import type { MeasuredFace } from '../reading.js';

/** To either side, in years; the network's authors give a mean error of 4.5. */
const bandYears = 8;
const adultAge = 18;

export interface Estimate {
  readonly age: number;
  readonly range: { readonly low: number; readonly high: number };
}

/** In tenths of a year and whole years; the range never begins below birth. */
export function estimateOf(age: number): Estimate {
  const rounded = Math.round(Math.min(120, Math.max(0, age)) * 10) / 10;
  const low = Math.max(0, Math.floor(rounded - bandYears));
  return { age: rounded, range: { low, high: Math.ceil(rounded + bandYears) } };
}

/** Networks confuse children with each other and with their brothers and sisters. */
export function minorFindings(faces: readonly MeasuredFace[]): Finding[] {
  const ages = faces.map(({ measured }) => measured?.age ?? Number.POSITIVE_INFINITY);
  const youngest = Math.min(...ages);
  if (!(youngest < adultAge)) return [];
  const { age, range } = estimateOf(youngest);
  const message = text('possibleMinor', { age: Math.round(age), ...range });
  return [{ code: 'POSSIBLE_MINOR', severity: 'warning', message }];
}
