import pg from 'pg';

/** Runs one statement on a database. */
export async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Creates an empty database on a server of PostgreSQL. Drop it at the end. */
export async function createDatabase(serverUrl: string) {
  const name = `notaria_bench_${process.pid}_${Date.now().toString(36)}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await query(serverUrl, `CREATE DATABASE ${name}`);
  return {
    name,
    url: url.href,
    drop: () => query(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
