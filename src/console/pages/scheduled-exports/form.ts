import type { ScheduledExport, ScheduledExportInput, ScheduledExportUpdate } from '@notaria/erp';
import {
  area,
  choice,
  decimal,
  type Field,
  type FieldValues,
  fieldsOf,
  text,
} from '../../records/fields.js';
import { required } from '../settings/frame/table-form.js';
import type { scheduledExportTexts } from './texts.js';

type Texts = (typeof scheduledExportTexts)['en'];

const isWeekly = ({ frequency }: FieldValues): boolean => frequency === 'weekly';
const isMonthly = ({ frequency }: FieldValues): boolean => frequency === 'monthly';

/** A list of addresses, one in each line. */
const addresses = (label: string): Field<string[]> => ({
  ...area(label, { ...required, maxLength: 2600 }),
  textOf: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  valueOf: (typed) => typed.split('\n').flatMap((line) => line.trim() || []),
});

const weekdayField = ({ weekday, weekdays }: Texts): Field<number | undefined> => {
  const days = weekdays.map((name, at) => [String(at + 1), name] as const);
  const field = choice<string>(weekday, days, { initial: '1', isShown: isWeekly });
  return {
    ...field,
    textOf: (value) => field.textOf(value ?? 1),
    valueOf: (chosen) => Number(chosen) || undefined,
  };
};

const dayField = ({ dayOfMonth, dayHint }: Texts): Field<number | undefined> =>
  decimal(dayOfMonth, { empty: 'omitted', initial: '1', hint: dayHint, isShown: isMonthly });

/** The fields of a form, for a new export and for a changed one. */
const rowsOf = (texts: Texts) =>
  [
    { name: text(texts.name, { ...required, maxLength: 100 }) },
    { path: text(texts.path, { ...required, maxLength: 2000, hint: texts.pathHint }) },
    {
      period: choice<ScheduledExportInput['period']>(texts.period, Object.entries(texts.periods), {
        initial: 'all',
      }),
      format: choice<ScheduledExportInput['format']>(texts.format, Object.entries(texts.formats), {
        initial: 'xlsx',
      }),
    },
    {
      frequency: choice<ScheduledExportInput['frequency']>(
        texts.frequency,
        Object.entries(texts.frequencies),
        { initial: 'weekly' },
      ),
      weekday: weekdayField(texts),
      dayOfMonth: dayField(texts),
      time: text(texts.time, { ...required, type: 'time', initial: '07:00' }),
    },
    { recipients: addresses(texts.recipients) },
  ] as const;

/** The fields of a new scheduled export. */
export const newFields = (texts: Texts) => fieldsOf<ScheduledExportInput>()(rowsOf(texts));

/** The fields of a change. */
export const changedFields = (texts: Texts) => fieldsOf<ScheduledExportUpdate>()(rowsOf(texts));

/** When an export runs, in words. */
export const scheduleText = (
  { frequency, weekday, dayOfMonth, time }: ScheduledExport,
  { dayOfMonth: dayLabel, frequencies, weekdays }: Texts,
): string => {
  const often = frequencies[frequency as keyof typeof frequencies];
  if (weekday !== null) return `${often}, ${weekdays[weekday - 1] ?? ''}, ${time}`;
  if (dayOfMonth !== null) return `${often}, ${dayLabel.toLowerCase()} ${dayOfMonth}, ${time}`;
  return `${often}, ${time}`;
};
