import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { codeOf } from '../errors.js';
import { ownedTables } from './tables.js';

/** The time that other writers of a table wait behind an attempt to lock it. */
const attemptMs = 200;
const mostAttempts = 300;

/**
 * Commands that the fence passes over, by table, because one statement of a worker writes rows of many companies, and the
 * use of a key is noted beside reads. A request that writes these rows adds an audit entry as well, which is refused.
 */
const passed: Readonly<Record<string, string>> = {
  api_keys: 'UPDATE',
  jobs: 'UPDATE',
  key_usage: 'INSERT, UPDATE',
  kyc_keys: 'UPDATE',
  webhook_attempts: 'UPDATE',
  webhook_deliveries: 'UPDATE',
  webhook_events: 'UPDATE',
  webhook_secrets: 'UPDATE',
  webhooks: 'UPDATE',
};

const triggersOf = (companyId: number) => [
  `fence_${companyId}_writes`,
  `fence_${companyId}_deletes`,
];

async function tablesWithFence(knex: Knex, companyId: number): Promise<ReadonlySet<string>> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE t.tgname = ANY (?::text[]) AND c.relnamespace = 'public'::regnamespace`,
    [triggersOf(companyId)],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Changes the triggers of a table as soon as no transaction writes it, and lets writers go on between two attempts. */
async function changeBetweenWriters(knex: Knex, sql: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await knex.transaction(async (trx) => {
        await trx.raw(`SET LOCAL lock_timeout = ${attemptMs}`);
        await trx.raw(sql);
      });
      return;
    } catch (error) {
      const isHeld = ['55P03', '40P01'].includes(codeOf(error) ?? '');
      if (!isHeld || attempt === mostAttempts) throw error;
    }
    await sleep(attemptMs * (0.5 + Math.random()));
  }
}

/**
 * Refuses writes of a company by any program, until `lowerFence`. Each trigger waits for the transactions that
 * have written its table, so that after the call no transaction is open that could still commit a write of the company.
 */
export async function raiseFence(knex: Knex, companyId: number): Promise<void> {
  const fenced = await tablesWithFence(knex, companyId);
  const [writes, deletes] = triggersOf(companyId);
  for (const { key, name } of await ownedTables(knex)) {
    if (fenced.has(name)) continue;
    await changeBetweenWriters(
      knex,
      `CREATE TRIGGER ${writes} BEFORE INSERT OR UPDATE ON ${name} FOR EACH ROW WHEN (NEW.${key} = ${companyId})
         EXECUTE FUNCTION company_fence('${companyId}', '${passed[name] ?? ''}');
       CREATE TRIGGER ${deletes} BEFORE DELETE ON ${name} FOR EACH ROW WHEN (OLD.${key} = ${companyId})
         EXECUTE FUNCTION company_fence('${companyId}', 'DELETE')`,
    );
  }
}

/** Accepts the writes of a company again. */
export async function lowerFence(knex: Knex, companyId: number): Promise<void> {
  const drops = (table: string) =>
    triggersOf(companyId).map((trigger) => `DROP TRIGGER IF EXISTS ${trigger} ON ${table}`);
  for (const name of await tablesWithFence(knex, companyId)) {
    await changeBetweenWriters(knex, drops(name).join('; '));
  }
}

/** Lets a transaction write behind the fence of a company. */
export async function passFence(trx: Knex.Transaction, companyId: number): Promise<void> {
  await trx.raw(
    `SELECT set_config('notaria.moved_company', ?, true), set_config('notaria.audit_retention', 'on', true)`,
    [String(companyId)],
  );
}
