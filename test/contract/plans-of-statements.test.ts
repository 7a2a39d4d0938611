import { listSources } from '../../src/kernel/db/lists/page.js';
import { namedStatements } from '../../src/kernel/db/statements/statement.js';
import type { TestApp } from '../support/app.js';
import { compactTables } from '../support/compact.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import type { Growth } from '../support/plans.js';
import type { Receiver } from '../support/receiver.js';
import { keptWide, wide } from '../support/statements/across-companies.js';
import { copiedTables, copyRows } from '../support/statements/copies.js';
import { callEverything } from '../support/statements/every-call.js';
import { isList } from '../support/statements/load.js';
import { occasional } from '../support/statements/occasional.js';
import type { recordStatements } from '../support/statements/record.js';
import { Replay } from '../support/statements/replay.js';
import { ShardProbe, shards } from '../support/statements/shard-use.js';

const namesOf = (reasons: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(reasons).flat().sort();

/** Statements that no call of this file sends, by their reason. */
const unreached: Readonly<Record<string, readonly string[]>> = {
  'Sent by commands of the operator: users, openings, and imports of parties and products.': [
    'auth_grant',
    'customers.taken_ahead',
    'products.insert_many',
    'series.skip',
    'vendors.taken_ahead',
  ],
  'Sent by commands of the operator: jobs, held deliveries, series, and the check of all companies.':
    [
      'config_list_companies',
      'credit_notes.last_day',
      'deliveries.discard',
      'deliveries.end_hold',
      'deliveries.hold',
      'invoices.last_day',
      'jobs.list',
      'jobs.revive',
      'mails.discard',
      'series.correct_last_date',
    ],
  'Sent for an import that a key started, as in test/erp/import-jobs.test.ts; they read one row by the primary key.':
    ['auth_find_company_of_key', 'auth_find_key_author'],
  'Sent for a document of a day before the first one of its prefix, as in test/erp/prefix-dates.test.ts.':
    ['series.formers', 'series.store_former'],
  'Sent when a user receives a role that the company made; it reads one row by the unique index of the code.':
    ['roles.hold'],
  'Sent for records with metadata or custom fields; they read fields by the unique index of the code, entries by their primary key and records by their ids.':
    [
      'custom_fields.hold',
      'record_values.delete',
      'record_values.existing_customers',
      'record_values.existing_invoices',
      'record_values.existing_products',
      'record_values.existing_vendors',
      'record_values.insert',
    ],
  'Sent where replicas are configured, to compare them with the primary.': [
    'replicas.primary_position',
    'replicas.replica_position',
  ],
  'Sent where companies live in several cells, which test/process/cells.test.ts starts.': [
    'cells.add_company',
    'cells.advance_ids',
    'cells.all',
    'cells.blobs',
    'cells.change_company',
    'cells.changed_companies',
    'cells.company',
    'cells.company_of_address',
    'cells.counts',
    'cells.foreign_companies',
    'cells.installation',
    'cells.moves',
    'cells.own_addresses',
    'cells.own_companies',
    'cells.register_addresses',
    'cells.register_companies',
    'cells.reserve_address',
    'cells.save',
    'cells.taken_addresses',
    'cells.version',
    'test_company.list',
  ],
  'Sent where engines have processes of their own, which test/process/engine-processes.test.ts starts.':
    [
      'engine_tasks.answer',
      'engine_tasks.drop',
      'engine_tasks.insert',
      'engine_tasks.lease',
      'engine_tasks.release',
      'engine_tasks.renew',
      'engine_tasks.take_answer',
      'engine_tasks.withdraw',
    ],
  'Sent when a demo company is made.': [
    'demo.has_companies',
    'demo.ids',
    'demo.last_generated',
    'demo.lock_numbers',
    'demo.unused',
  ],
  'Sent when a store holds files that no row names.': [
    'blobs.forget_orphans',
    'blobs.known',
    'blobs.mark_orphans',
  ],
  'Sent for galleries that are large enough to be kept in memory.': [
    'faces.changes',
    'faces.version',
  ],
  'Sent when the retention of a workflow ends before that of the law.': [
    'checks.postpone',
    'kyb.postpone',
    'screenings.postpone',
    'sessions.postpone',
  ],
  'Sent for a refused request of several whose documents share a transaction.': [
    'idempotency_give_back',
  ],
  'Sent by exports of screenings with hits.': [
    'hit_decisions.of_subjects',
    'screening_hits.of_screenings',
  ],
  'Sent for documents that an earlier version stored without the names of their day.': [
    'prints.company',
    'prints.customer',
    'prints.vendor',
  ],
  'Sent by tests only.': ['checks.find', 'taxes.in_force'],
  'Made for both sides; only a receivable is released from a credit note.': [
    'settlement.payable_release_item',
  ],
};

/** Indexes that PostgreSQL may not use while few rows are there, or that other statements use, by their reason. */
const unusedIndexes: Readonly<Record<string, readonly string[]>> = {
  'Search for a part of a text.': [
    'credit_notes_search_idx',
    'kyc_checks_search_idx',
    'kyc_company_checks_search_idx',
    'kyc_screenings_search_idx',
    'kyc_sessions_search_idx',
    'leads_search_idx',
    'opportunities_search_idx',
    'payable_payments_search_idx',
    'payables_search_idx',
  ],
  'Lists of reversed documents, which are planned for each call.': [
    'adjustments_reversed_idx',
    'payable_payments_reversed_idx',
    'receivable_payments_reversed_idx',
    'receptions_reversed_idx',
    'transfers_reversed_idx',
  ],
  'Aging as of a past day reads the ledger after that day.': ['receivable_entries_date_idx'],
  'The ledger and the payments of one payable, as for receivables.': [
    'payable_allocations_item_idx',
    'payable_entries_item_idx',
  ],
  'Lines of a draft order are replaced: the foreign key of reception lines looks for them.': [
    'reception_lines_order_line_idx',
  ],
  'Keys that a person made, when the person is deactivated.': ['kyc_keys_created_by_idx'],
  'Lists and erasures of the verification API, which are planned for each call.': [
    'kyc_company_checks_external_id_idx',
    'kyc_screenings_external_id_idx',
    'kyc_screenings_priority_idx',
    'kyc_screenings_session_id_idx',
    'kyc_sealed_records_id_idx',
    'kyc_sealed_records_record_id_idx',
  ],
  'Screenings that follow an import.': ['kyc_screenings_monitored_idx'],
  'Deletion of old events.': ['outbox_at_idx'],
  'Deletion of old notifications.': ['notifications_created_at_idx'],
  'Companies in several cells.': ['cell_companies_version_idx'],
  'The mails of an hour, and those to a user: there are few.': [
    'mails_sent_at_idx',
    'mails_user_idx',
  ],
  'Processes with engines.': ['engine_tasks_waiting_idx'],
  'Search of the changes feed, which is planned for each call.': [
    'outbox_object_id_idx',
    'outbox_type_idx',
  ],
  'Look up a person or an import by number, by statements that are planned for each call.': [
    'register_people_number_key_idx',
    'watchlist_imports_version_idx',
  ],
};

onPostgres('the named statements of the server', () => {
  let app: TestApp;
  let receiver: Receiver;
  let recorder: ReturnType<typeof recordStatements>;
  let replay: Replay;
  let shardProbe: ShardProbe;

  beforeAll(async () => {
    ({ app, receiver, recorder } = await callEverything());
    const { knex } = app.database;
    await compactTables(knex);
    await copyRows(knex, copiedTables, 300);
    await knex.raw('VACUUM ANALYZE');
    replay = await Replay.open(app.database.url);
    shardProbe = await ShardProbe.open(app.database.url);
  }, 600_000);
  afterAll(async () => {
    await replay.close();
    await shardProbe.close();
    recorder.stop();
    await app.close();
    await receiver.close();
  });

  test('are reached by the calls of this file, but for those that it lists with a reason', () => {
    const missed = [...namedStatements.keys()]
      .filter((name) => !isList(name) && !name.startsWith('test.') && !occasional.has(name))
      .filter((name) => !recorder.sent.has(name));
    expect(missed.sort()).toEqual(namesOf(unreached));
  });

  test('and the lists use every index, but for unique ones and those that this file lists with a reason', async () => {
    // Tests of lists, which may have run in this process, have tables of their own.
    const own = await replay.tables();
    const sources = listSources.filter(({ table }) => own.has(table));
    for (const source of sources) await replay.noteListIndexes(source);
    for (const [, sent] of recorder.sent) await replay.noteIndexes(sent);
    const explained = new Set([...replay.indexes, ...namesOf(unusedIndexes)]);
    expect((await replay.plainIndexes()).filter((name) => !explained.has(name))).toEqual([]);
  }, 300_000);

  test('read as few pages at the twelfth call as at the first', async () => {
    const found: Growth[] = [];
    for (const [name, sent] of recorder.sent) found.push(...(await replay.growth(name, sent)));
    expect(found).toEqual([]);
  }, 300_000);

  test('read one shard of each table, but for those that this file lists with a reason', async () => {
    const found: string[] = [];
    const unproven: string[] = [];
    for (const [name, sent] of recorder.sent) {
      const uses = await shardProbe.usesOf(name, sent);
      if (uses.some(({ scanned }) => scanned.length > 1)) found.push(name);
      else if (uses.every((use) => use.unproven.length > 0) && !occasional.has(name)) {
        unproven.push(name);
      }
    }
    expect({ found: found.sort(), unproven }).toEqual({ found: namesOf(wide), unproven: [] });
  }, 300_000);

  test('that no call here sends keep one shard of each table in their plan, but for those that it lists', async () => {
    const found: string[] = [];
    for (const [name, text] of namedStatements) {
      if (isList(name) || name.startsWith('test.') || recorder.sent.has(name)) continue;
      if ((await shardProbe.keptOf(text, app.companyId)).length > 0) found.push(name);
    }
    const expected = namesOf(keptWide).filter(
      (name) => !(occasional.has(name) && recorder.sent.has(name)),
    );
    expect(found.sort()).toEqual(expected);
  });

  test('that lack the company are found', async () => {
    const values = ['bolt'];
    const text = 'SELECT p.id FROM products p WHERE p.code_key = ';
    const [use] = await shardProbe.usesOf('planted', { text: `${text}$1`, values: [values] });
    expect(use?.scanned).toHaveLength(shards);
    expect(await shardProbe.keptOf(`${text}:code`, app.companyId)).toEqual(['products']);
    const named = `${text}:code AND p.company_id = :companyId`;
    expect(await shardProbe.keptOf(named, app.companyId)).toEqual([]);
  });
});
