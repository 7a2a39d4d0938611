import { randomBytes } from 'node:crypto';
import { createApp } from '../../../src/app.js';
import { openStorage } from '../../../src/kernel/blobs/stores/open.js';
import { loadConfig } from '../../../src/kernel/config/config.js';
import { openDatabase } from '../../../src/kernel/db/client.js';
import { startServer } from '../../../src/kernel/http/server/server.js';
import { createLogger } from '../../../src/kernel/log.js';
import { logSlowStatements } from '../../../src/kernel/observe/slow-statements.js';
import { signingSecrets } from '../../../src/kernel/secrets.js';
import { systemClock } from '../../../src/kernel/values/time.js';
import { compileSoon, keepTickShape, keepYoung } from '../../../src/process/heap.js';
import { poolSize, readSetting, reportTo } from './served.js';

compileSoon();
keepYoung();
keepTickShape();

/** The server as in production: nothing is off; the limits count, but are never reached. */
const { databaseUrl, secret, logLevel } = readSetting();
const config = loadConfig({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  JWT_SECRET: secret,
  BLOB_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  LOG_LEVEL: logLevel,
  DB_POOL_MAX: String(poolSize),
  RATE_LIMIT_GENERAL: '1000000',
  RATE_LIMIT_AUTH: '1000000',
});
const { poolMax, slowStatementMs, statementTimeoutMs } = config;
const log = createLogger(config);
const observe = logSlowStatements(log, slowStatementMs);
const database = await openDatabase({ url: databaseUrl, poolMax, statementTimeoutMs, observe });
const app = await createApp({
  config,
  database,
  clock: systemClock,
  log,
  secrets: signingSecrets([Buffer.from(secret)]),
  storage: await openStorage(config),
  ownUrl: () => '',
  notReady: () => Promise.resolve([]),
  hasProcessMetrics: true,
});
const { port } = await startServer(app.listener, '127.0.0.1', 0);
reportTo(port);
