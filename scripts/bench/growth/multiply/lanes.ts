import pg from 'pg';
import type { Lane } from './multiply.js';

/** Settings of a connection that writes much and whose work is simply repeated after a crash. */
const settings = `SET session_replication_role = replica; SET synchronous_commit = off;
  SET maintenance_work_mem = '512MB'; SET work_mem = '64MB'`;

interface OpenLane {
  readonly lane: Lane;
  close(): Promise<void>;
}

/** Connects as the user of the address, which must be a superuser of the database. */
export async function openLane(url: string): Promise<OpenLane> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(settings);
  const lane: Lane = async (sql) => (await client.query(sql)).rows;
  return { lane, close: () => client.end() };
}
