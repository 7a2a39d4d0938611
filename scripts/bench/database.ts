import pg from 'pg';

/** Runs one statement on a database. */
export async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A connection to a server of PostgreSQL that stays open. */
export interface Connection {
  /** The value of the first column of the first row. */
  valueOf(sql: string, values?: readonly unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

export async function connect(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  return {
    async valueOf(sql, values = []) {
      const { rows } = await client.query({ text: sql, values: [...values], rowMode: 'array' });
      return rows[0]?.[0];
    },
    end: () => client.end(),
  };
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
