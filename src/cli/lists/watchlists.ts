import { basename } from 'node:path';
import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator, OperatorError } from '../../kernel/operator/operator.js';
import { parseDay } from '../../kernel/values/time.js';
import { normalizeUnicode } from '../../kernel/values/unicode.js';
import { importScreenedList, removeScreenedList } from '../../kyc/imports/index.js';
import {
  type Format,
  type ImportReport,
  type ImportRequest,
  listWatchlists,
  refreshLoadedLists,
  WatchlistError,
} from '../../kyc/watchlists/index.js';
import { type Call, type Command, UsageError } from '../command.js';

/** The lists do not belong to a company. */
const noCompany = 0;

const formats: readonly Format[] = ['ofac', 'un', 'ftm'];

function formatOf({ text }: Call): Format {
  const format = formats.find((each) => each === text('format'));
  if (!format) throw new UsageError(`The format is one of ${formats.join(', ')}`);
  return format;
}

function title({ text }: Call): { title?: string } {
  const given = normalizeUnicode(text('title'), 'NFC').trim();
  if (given.length > 200) throw new UsageError('--title has at most 200 characters');
  return given === '' ? {} : { title: given };
}

function publishedOn({ text }: Call): { publishedOn?: string } {
  const day = text('published');
  if (day === '') return {};
  try {
    return { publishedOn: parseDay(day) };
  } catch {
    throw new UsageError('--published is a day, as 2026-01-31');
  }
}

/** Imports a list with its audit row and its jobs in one transaction. */
async function importAudited(call: Call, order: ImportRequest): Promise<ImportReport> {
  const operator = { companyId: noCompany, command: 'watchlists import', now: call.now };
  return inTransaction(call.database.knex, async (trx) => {
    const report = await importScreenedList(trx, order);
    const { watchlist, isUnchanged, added, changed, removed } = report;
    if (isUnchanged) return report;
    const { version, entries } = watchlist;
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    const after = { files: order.files.map((file) => basename(file)), version, entries, ...counts };
    await auditOperator(trx, operator, { objectType: 'watchlist', objectId: order.list, after });
    return report;
  });
}

async function importOrTell(call: Call, order: ImportRequest): Promise<ImportReport> {
  try {
    const report = await importAudited(call, order);
    await refreshLoadedLists(call.database.knex);
    return report;
  } catch (error) {
    if (!(error instanceof WatchlistError)) throw error;
    throw new OperatorError(`${error.message}\nNothing was imported`);
  }
}

function summaryOf({ watchlist, isUnchanged, added, changed, removed }: ImportReport): string {
  const { name, version, entries, names } = watchlist;
  const holds = `${name} ${version}: ${entries} entries with ${names} names`;
  if (isUnchanged) return `${holds}; no change`;
  return `${holds}; ${added.length} added, ${changed.length} changed, ${removed.length} removed`;
}

const importCommand: Command = {
  name: 'watchlists import',
  summary: 'Bring a watchlist to what its files say, all or nothing',
  operand: 'FILE',
  isMany: true,
  options: {
    list: {
      type: 'string',
      value: 'NAME',
      isRequired: true,
      meaning: 'Its name here, us_ofac_sdn',
    },
    format: { type: 'string', value: 'FORMAT', isRequired: true, meaning: formats.join(', ') },
    title: { type: 'string', value: 'TEXT', meaning: 'What people call it, "OFAC SDN"' },
    published: { type: 'string', value: 'DAY', meaning: 'When it was published, 2026-01-31' },
    'may-shrink': { type: 'boolean', meaning: 'Let more than half of its entries go' },
  },
  details: `ofac  the Treasury's CSV files: primary, and in any order aliases, addresses and comments
un    the Security Council's consolidated list, XML
ftm   FollowTheMoney entities, one JSON object a line
The same files again change nothing. Lists serve every company. Running servers screen monitored subjects again.`,
  async run(call) {
    const report = await importOrTell(call, {
      list: call.text('list'),
      format: formatOf(call),
      files: call.operands,
      ...publishedOn(call),
      ...title(call),
      mayShrink: call.isSet('may-shrink'),
      now: call.now,
      onProgress: call.progress,
    });
    const { watchlist, isUnchanged, added, changed, removed } = report;
    return {
      data: { ...watchlist, isUnchanged, added, changed, removed },
      text: summaryOf(report),
    };
  },
};

const listCommand: Command = {
  name: 'watchlists list',
  summary: 'Tell which watchlists there are, and how old they are',
  options: {},
  async run({ database }) {
    const lists = await listWatchlists(database.knex);
    const lines = lists.map(({ name, version, entries, names, loadedAt }) => {
      const day = loadedAt.toISOString().slice(0, 10);
      return `${name}  ${version}  ${entries} entries, ${names} names, loaded ${day}`;
    });
    return { data: lists, text: lines.join('\n') || 'There is no watchlist.' };
  },
};

const removeCommand: Command = {
  name: 'watchlists remove',
  summary: 'Remove a watchlist with all its entries',
  options: { list: { type: 'string', value: 'NAME', isRequired: true, meaning: 'Its name here' } },
  details: 'Its imports stay readable. Running servers screen monitored subjects again.',
  async run({ database, now, text }) {
    const list = text('list');
    const removed = await inTransaction(database.knex, async (trx) => {
      const count = await removeScreenedList(trx, list, now);
      if (count === undefined) throw new OperatorError(`There is no watchlist ${list}`);
      const operator = { companyId: noCompany, command: 'watchlists remove', now };
      const after = { removed: count };
      await auditOperator(trx, operator, { objectType: 'watchlist', objectId: list, after });
      return count;
    });
    await refreshLoadedLists(database.knex);
    return { data: { list, removed }, text: `${list} is removed, with ${removed} entries.` };
  },
};

export const watchlistCommands: readonly Command[] = [importCommand, listCommand, removeCommand];
