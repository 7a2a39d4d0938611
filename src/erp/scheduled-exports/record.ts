import type { components } from '../../../generated/erp/types.js';
import { normalise, searchTextOf } from '../../kernel/db/lists/search.js';
import { record } from '../../kernel/records/record.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';
import type { Schedule } from './schedule.js';

type Item = components['schemas']['ScheduledExport'];

export const notFound = (id: number) => refuse('not_found', text('notFound', { id }));

export const scheduledExports = record<Item>()({
  table: 'scheduled_exports',
  also: ['find', 'delete'],
  objectType: 'scheduled_export',
  eventNoun: 'scheduled_export',
  notFound,
  columns: {
    name: 'name',
    path: 'path',
    period: 'period',
    format: 'format',
    frequency: 'frequency',
    weekday: 'weekday',
    dayOfMonth: 'day_of_month',
    time: 'time_of_day',
    recipients: { json: 'recipients' },
    active: 'is_active',
    ownerId: 'owner_id',
    nextRunAt: { instant: 'next_run_at' },
    lastRunAt: { instant: 'last_run_at' },
    lastStatus: 'last_status',
    lastRows: 'last_rows',
    lastError: 'last_error',
  },
  derived: {
    name_key: ({ name }) => normalise(name),
    search_text: ({ name }) => searchTextOf(name),
  },
  defaults: {
    period: 'all',
    weekday: null,
    dayOfMonth: null,
    active: true,
    lastRunAt: null,
    lastStatus: null,
    lastRows: null,
    lastError: null,
  },
  sorts: {
    name: { sql: 'r.name_key', type: 'text' },
    nextRunAt: { sql: 'r.next_run_at', type: 'timestamptz' },
  },
  search: 'r.search_text LIKE ?',
  filters: { ownerId: 'r.owner_id = ?' },
  plan: { bounding: ['ownerId', 'dateFrom', 'dateTo', 'updatedSince'] },
});

export type Row = NonNullable<Awaited<ReturnType<typeof scheduledExports.find>>>;

/** The members of a row that say when it runs. */
export const scheduleOf = ({ frequency, weekday, dayOfMonth, time }: Row): Schedule => ({
  frequency: frequency as Schedule['frequency'],
  weekday: weekday ?? null,
  dayOfMonth: dayOfMonth ?? null,
  time,
});

/** The time of the next run; undefined while it is paused. */
export const nextRunOf = ({ nextRunAt }: Row): Date | undefined =>
  nextRunAt === null ? undefined : new Date(nextRunAt);
