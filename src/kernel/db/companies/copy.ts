import type { Knex } from 'knex';
import { withoutTimeLimit } from '../engines/watchdog.js';
import { passFence } from './fence.js';
import { type OwnedTable, ownedTables } from './tables.js';

type Progress = (message: string) => void;

/** Rows that are in memory at a time. Some hold pictures of half a megabyte. */
const batchRows = 200;

async function withoutLimits(trx: Knex.Transaction): Promise<void> {
  await withoutTimeLimit(trx);
  await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
}

/** Reads the rows of a company as JSON, in which PostgreSQL keeps every value exactly. */
async function* rowsOf(
  trx: Knex.Transaction,
  { columns, key, name }: OwnedTable,
  companyId: number,
): AsyncGenerator<string> {
  const listed = columns.map((column) => `t."${column}"`).join(', ');
  await trx.raw(
    `DECLARE copied NO SCROLL CURSOR FOR
     SELECT row_to_json(r)::text AS row FROM (SELECT ${listed} FROM ${name} t WHERE t.${key} = ${companyId}) r`,
  );
  for (;;) {
    const { rows } = await trx.raw<{ rows: { row: string }[] }>(`FETCH ${batchRows} FROM copied`);
    if (rows.length > 0) yield `[${rows.map(({ row }) => row).join(',')}]`;
    if (rows.length < batchRows) break;
  }
  await trx.raw('CLOSE copied');
}

/** Lets the sequences of a table go on behind the highest numbers of the company, in whose order its rows are listed. */
async function advanceSequences(
  trx: Knex.Transaction,
  { key, name, sequences }: OwnedTable,
  companyId: number,
): Promise<void> {
  for (const { column, sequence } of sequences) {
    await trx.raw(
      `SELECT setval('${sequence}', greatest(m.highest, coalesce(pg_sequence_last_value('${sequence}'), 0)))
       FROM (SELECT max(t.${column}) AS highest FROM ${name} t WHERE t.${key} = ${companyId}) m
       WHERE m.highest IS NOT NULL`,
    );
  }
}

/** Runs a deletion for each table of a company, those that refer to others first and its own row last, each in a transaction. */
async function deleteByTable(
  knex: Knex,
  deleteRows: (trx: Knex.Transaction, table: OwnedTable) => Promise<void>,
): Promise<void> {
  const tables = (await ownedTables(knex)).toReversed();
  const isOwnRow = ({ name }: OwnedTable) => name === 'companies';
  for (const table of [...tables.filter((each) => !isOwnRow(each)), ...tables.filter(isOwnRow)]) {
    await knex.transaction(async (trx) => {
      await withoutLimits(trx);
      await deleteRows(trx, table);
    });
  }
}

/** Deletes the rows of a company behind its fence, a table at a time. */
export const deleteCompany = (knex: Knex, companyId: number, onProgress: Progress): Promise<void> =>
  deleteByTable(knex, async (trx, { key, name }) => {
    await passFence(trx, companyId);
    const { rowCount } = await trx.raw<{ rowCount: number }>(
      `DELETE FROM ${name} WHERE ${key} = ${companyId}`,
    );
    if (rowCount > 0) onProgress(`${name}: ${rowCount} rows deleted`);
  });

/** Deletes a retired test company, a table at a time. A role that may delete no entries of ledgers may call it. */
export const deleteTestCompany = (knex: Knex, companyId: number): Promise<void> =>
  deleteByTable(knex, async (trx, { name }) => {
    await trx.raw('SELECT test_company_delete(?::regclass, ?::bigint)', [name, companyId]);
  });

/**
 * Copies the rows of a company, which stand still, in one transaction of the target.
 *
 * @throws a violation if the target has rows of the company
 */
export async function copyCompany(
  source: Knex,
  target: Knex,
  companyId: number,
  onProgress: Progress,
): Promise<void> {
  const tables = await ownedTables(source);
  await source.transaction(async (reader) => {
    await withoutLimits(reader);
    await target.transaction(async (writer) => {
      await withoutLimits(writer);
      await passFence(writer, companyId);
      for (const table of tables) {
        const columns = table.columns.map((column) => `"${column}"`).join(', ');
        let copied = 0;
        for await (const rows of rowsOf(reader, table, companyId)) {
          const { rowCount } = await writer.raw<{ rowCount: number }>(
            `INSERT INTO ${table.name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table.name}, ?::json)`,
            [rows],
          );
          copied += rowCount;
        }
        if (copied > 0) onProgress(`${table.name}: ${copied} rows copied`);
        await advanceSequences(writer, table, companyId);
      }
    });
  });
}
