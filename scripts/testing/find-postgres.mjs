import pg from 'pg';

/**
 * Prints the address of the first PostgreSQL that answers and allows the creation of databases; nothing otherwise.
 */
const candidates = process.env.TEST_DATABASE_URL
  ? [process.env.TEST_DATABASE_URL]
  : [
      'postgres://postgres@127.0.0.1:5432/postgres',
      'postgres://postgres:postgres@127.0.0.1:5432/postgres',
    ];

async function canCreate(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      "select rolcreatedb or rolsuper as ok, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user",
    );
    return rows[0].ok && rows[0].version >= 150000;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

for (const url of candidates) {
  if (await canCreate(url)) {
    process.stdout.write(url);
    break;
  }
}
