import type { ReactNode } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { uiTexts } from '../../../ui/texts.js';
import { useCountryName } from '../../cases/marks.js';
import { caseWords } from '../../cases/words.js';

type Show = (value: string) => ReactNode;

const days = ['dateOfBirth', 'issueDate', 'expiryDate'];
const countries = ['nationality', 'issuingCountry', 'country'];
const lines = ['mrz.line1', 'mrz.line2', 'mrz.line3'];

const all = (names: readonly string[], show: Show): Readonly<Record<string, Show>> =>
  Object.fromEntries(names.map((name) => [name, show]));

/** Returns a function that formats a value of a check for people. */
export function useShownAs(): (name: string, value: string) => ReactNode {
  const { day, number } = useFormats();
  const { values } = useTexts(caseWords);
  const { yes, no } = useTexts(uiTexts);
  const countryName = useCountryName();
  const words = new Map(Object.entries({ ...values, true: yes, false: no }));
  const byName = new Map(
    Object.entries({
      ...all(days, (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value)),
      ...all(countries, countryName),
      ...all(lines, (value) => <code>{value}</code>),
    }),
  );
  const plainly: Show = (value) =>
    /^\d+\.\d+$/.test(value) ? number(Number(value)) : (words.get(value) ?? value);
  return (name, value) => (byName.get(name) ?? plainly)(value);
}
