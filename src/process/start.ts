import cluster from 'node:cluster';
import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { createApp } from '../app.js';
import { demoPicture } from '../built-files.js';
import { type Credentials, ensureDemo, ensureHistory } from '../demo/index.js';
import { openStorage, type Storage } from '../kernel/blobs/stores/open.js';
import type { Config } from '../kernel/config/config.js';
import type { Database } from '../kernel/db/client.js';
import type { StatementObserver } from '../kernel/db/scope.js';
import { type RunningServer, startServer } from '../kernel/http/server/server.js';
import { testClockRouter } from '../kernel/http/site/test-clock.js';
import type { SharedLimits } from '../kernel/limits/rate-limit.js';
import { connectRedis } from '../kernel/limits/redis.js';
import type { Logger } from '../kernel/log.js';
import { startHousekeeping } from '../kernel/maintenance/housekeeping.js';
import { logSlowStatements } from '../kernel/observe/slow-statements.js';
import type { Tracing } from '../kernel/observe/tracing.js';
import { startBlockWatch } from '../kernel/observe/watches/block-watch.js';
import { startClockWatch } from '../kernel/observe/watches/clock-watch.js';
import { type SigningSecrets, tokenSecrets } from '../kernel/secrets.js';
import { type Clock, settableClock, systemClock } from '../kernel/values/time.js';
import { screenerOf } from '../kyc/watchlists/index.js';
import { migrations } from '../migrations/index.js';
import { openConfiguredDirectory, openConfiguredReplicas } from '../runtime.js';
import { cleaningsOf } from './background/cleanings.js';
import { startOperatorCommands } from './background/operator-commands.js';
import { startRefresh } from './background/refresh.js';
import { startTableCare } from './background/table-care.js';
import { startWorkers } from './background/workers.js';
import { baseUrlOf } from './banner.js';
import { primaryCounters, shareMetrics } from './cluster/worker.js';
import { openEngines } from './engines.js';
import { createGate, type Gate, holdingCalls } from './gate.js';
import { startMetrics } from './metrics.js';
import { createReadiness, type Phase } from './readiness.js';
import { openForServer } from './schema.js';
import { startTelemetry, type Telemetry } from './telemetry/index.js';

export interface RunningApplication {
  readonly baseUrl: string;
  readonly metricsUrl: string | undefined;
  readonly demo: Credentials | undefined;
  /** Resolves once what the first requests need was loaded, or could not be loaded at first. */
  readonly warm: Promise<void>;
}

/** Opened resources to close, in reverse order. */
export interface Resources {
  readonly server: RunningServer;
  readonly closers: (() => Promise<void> | void)[];
  /**
   * Workers beside requests. Each function ends one of them while the last requests are answered.
   */
  readonly workers: ((graceMs: number) => Promise<void>)[];
}

interface Time {
  readonly clock: Clock;
  readonly extras: readonly RequestHandler[];
}

function timeOf({ testClock }: Config): Time {
  if (testClock === undefined) return { clock: systemClock, extras: [] };
  const clock = settableClock(testClock);
  return { clock, extras: [testClockRouter(clock)] };
}

/** Opens the counters that this process shares with others: those in Redis, or those of the primary process. */
async function openCounters(
  config: Config,
  log: Logger,
  { closers }: Resources,
): Promise<SharedLimits> {
  const { rateLimitProcesses: servers, redisUrl, workers } = config;
  if (redisUrl === undefined) return { counters: primaryCounters(workers) };
  const redis = await connectRedis(redisUrl, log);
  closers.push(() => redis.close());
  const { health, storeOf } = redis;
  return { counters: { storeOf, processes: servers * workers }, redis: health };
}

/** Only an empty database gets the demo; where the demo is already, its credentials are at hand. */
function demoOf(config: Config, log: Logger, database: Database, clock: Clock, baseUrl: string) {
  if (config.environment === 'production' || config.directoryUrl !== undefined) return undefined;
  if (config.isExposed) {
    log.warn(
      { host: config.host, trustProxy: config.trustProxy },
      'Other machines reach this server: no demo company is created. Set NODE_ENV=production for real data',
    );
    return undefined;
  }
  return ensureDemo({ config, database, clock, baseUrl, isOnlyForEmpty: true });
}

/**
 * Writes the history of the demo company. A stop of the server waits for it.
 *
 * @returns a promise that is never rejected
 */
function startHistory(
  { clock, config, database, log, storage }: Foundation,
  { baseUrl, secrets }: { readonly baseUrl: string; readonly secrets: SigningSecrets },
  { closers }: Resources,
): Promise<void> {
  const captureUrl = () => config.captureUrl ?? config.publicUrl ?? baseUrl;
  const startedAt = performance.now();
  const services = { database, clock, storage, secrets, captureUrl, pictureOf: demoPicture };
  const writing = ensureHistory(services).then(
    (isNew) => {
      const ms = Math.round(performance.now() - startedAt);
      if (isNew) log.info({ ms }, 'The demo company has its history');
    },
    (err: unknown) => log.error({ err }, 'The history of the demo company was not written'),
  );
  closers.push(() => writing);
  return writing;
}

/** Logs slow statements and traces all of them, as far as either is on. */
function observerOf(
  { slowStatementMs }: Config,
  log: Logger,
  telemetry: Telemetry | undefined,
): StatementObserver | undefined {
  const observers = [logSlowStatements(log, slowStatementMs), telemetry?.observe];
  const [first, second] = observers.filter((observe) => observe !== undefined);
  if (first === undefined || second === undefined) return first;
  return (trip) => {
    first(trip);
    second(trip);
  };
}

/** Listens on the port. Requests wait at the gate until the server is composed. */
export async function takePort(config: Config): Promise<Resources & { readonly gate: Gate }> {
  const gate = createGate();
  const server = await startServer(gate.listener, config.host, config.port);
  return { gate, server, closers: [], workers: [] };
}

interface Foundation extends Pick<Time, 'clock'> {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly storage: Storage;
  readonly tracing: Tracing | undefined;
}

/** Loads the watchlists in the background, and again after each import. */
function startWatchlists({ knex }: Database, log: Logger, { closers }: Resources) {
  const screener = screenerOf(knex);
  const watchlists = startRefresh('watchlists', () => screener.refresh(), log);
  closers.push(() => watchlists.stop());
  return watchlists;
}

/** Starts the work beside requests. Resolves to the address of the metrics if they are served. */
async function startBackground(
  { clock, config, database, log, storage, tracing }: Foundation,
  registry: Registry,
  { closers, workers }: Resources,
): Promise<string | undefined> {
  const db = database.knex;
  closers.push(startBlockWatch({ log, registry }), startClockWatch({ log, registry }));
  closers.push(startTableCare(database, log));
  closers.push(startHousekeeping(db, clock, log, cleaningsOf(config)));
  workers.push(await startWorkers({ ...storage, config, db, clock, log, registry, tracing }));
  // The primary process serves the sums of all workers.
  if (cluster.isWorker) shareMetrics(registry);
  const metrics = cluster.isWorker ? undefined : await startMetrics(config, registry);
  if (metrics) closers.push(() => metrics.close());
  closers.push(await startOperatorCommands({ config, database, clock, log }));
  return metrics?.url;
}

/** Opens everything behind the gate, then the gate. */
export async function createApplication(
  config: Config,
  log: Logger,
  resources: Resources & { readonly gate: Gate },
  phase: () => Phase,
): Promise<RunningApplication> {
  const { closers, gate, server } = resources;
  const baseUrl = baseUrlOf(config.host, server.port);
  const counters = await openCounters(config, log, resources);
  const telemetry = await startTelemetry(process.env, log);
  if (telemetry) closers.push(() => telemetry.close());
  const observe = observerOf(config, log, telemetry);
  const database = await openForServer(config, log, gate, phase, observe);
  closers.push(() => database.close());
  const replicas = openConfiguredReplicas(config, database, log, observe);
  if (replicas) closers.push(() => replicas.close());
  const directory = openConfiguredDirectory(config, database, log);
  if (directory) closers.push(() => directory.close());
  const { clock, extras } = timeOf(config);
  const demo = await demoOf(config, log, database, clock, baseUrl);
  const secrets = await tokenSecrets(config.jwtSecrets, config.dataDir);
  // Once the app is composed, the probe takes the way of an authenticated request.
  let probe = () => database.ping();
  const watchlists = startWatchlists(database, log, resources);
  let isHistoryDue = demo !== undefined && config.demo === 'history';
  const loading = () => [
    ...watchlists.waitingFor(),
    ...(isHistoryDue ? ['demo'] : []),
    ...(directory?.isLoaded() === false ? ['directory'] : []),
  ];
  const notReady = createReadiness(phase, () => probe(), database, migrations, loading);
  const storage = await openStorage(config);
  const exchange = { db: database.knex, keys: storage.keys, log };
  const { close: closeEngines, engines, states, stopTaking } = openEngines(config, exchange);
  closers.push(closeEngines);
  if (stopTaking) resources.workers.push(stopTaking);
  const tracing = telemetry?.tracing;
  const foundation: Foundation = { config, database, clock, log, storage, tracing };
  const shared = {
    ...foundation,
    replicas,
    directory,
    secrets,
    notReady,
    extras,
    ownUrl: () => baseUrl,
  };
  const parts = { ...shared, ...counters, engines, engineStates: states };
  const app = await createApp({ ...parts, hasProcessMetrics: config.metricsPort !== undefined });
  probe = () => app.probe();
  closers.push(() => app.close());
  telemetry?.exportMetrics(app.metrics.registry);
  const metricsUrl = await startBackground(foundation, app.metrics.registry, resources);
  if (isHistoryDue) {
    const history = startHistory(foundation, { baseUrl, secrets }, resources).then(() => {
      isHistoryDue = false;
      gate.open(app.listener);
    });
    // Callers never see a part of it, and the embedded engine has one connection.
    gate.open(holdingCalls(app.listener, history));
  } else gate.open(app.listener);
  return { baseUrl, metricsUrl, demo, warm: watchlists.attempted };
}
