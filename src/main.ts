import cluster from 'node:cluster';
import { type Config, loadConfig } from './kernel/config/config.js';
import { createLogger, type Logger } from './kernel/log.js';
import { banner } from './process/banner.js';
import { tellReady } from './process/cluster/worker.js';
import { compileSoon, keepTickShape, keepYoung } from './process/heap.js';
import type { Phase } from './process/readiness.js';
import { createApplication, type Resources, takePort } from './process/start.js';
import { explainFault } from './runtime.js';

/** Running requests have this long to end; the rest of the ten seconds is for the database. */
const graceMs = 8_000;
const limitMs = 9_500;

let phase: Phase = 'starting';
const isStopping = (): boolean => phase === 'stopping';

async function closeAll(resources: Resources): Promise<void> {
  const stopping = resources.workers.map((stop) => stop(graceMs));
  await Promise.all([resources.server.close(graceMs), ...stopping]);
  for (const close of resources.closers.toReversed()) await close();
}

/** Closes everything after a failed start, when no request has been accepted. */
async function abandon(resources: Resources): Promise<void> {
  resources.server.server.closeAllConnections();
  await closeAll(resources);
}

/** Lets what is under way finish; a second signal does not wait. */
function stopOnSignals(log: Logger, resources: Resources, opened: Promise<unknown>): void {
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (phase === 'stopping') process.exit(1);
    const wasStarting = phase === 'starting';
    phase = 'stopping';
    log.info({ signal }, 'Stopping');
    setTimeout(() => {
      log.error('Not everything could be closed in time');
      process.exit(1);
    }, limitMs).unref();
    // Half a database is worse than a moment's wait.
    if (wasStarting) await opened.catch(() => undefined);
    await closeAll(resources);
    log.info('Stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A terminal sends SIGINT to all processes of the server. The primary process ends its workers by SIGTERM.
      if (signal === 'SIGINT' && cluster.isWorker) return;
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'Stopping failed');
        process.exit(1);
      });
    });
  }
}

function exitOnBugs(log: Logger): void {
  const exit = (what: string) => (error: unknown) => {
    log.fatal({ err: error }, what);
    process.exit(1);
  };
  process.on('uncaughtException', exit('Uncaught exception'));
  process.on('unhandledRejection', exit('Unhandled rejection'));
}

async function run(config: Config): Promise<void> {
  const log = createLogger(config);
  exitOnBugs(log);
  const resources = await takePort(config);
  const opening = createApplication(config, log, resources, () => phase);
  stopOnSignals(log, resources, opening);
  const running = await opening.catch(async (error: unknown) => {
    // After a signal, its handler closes everything.
    if (isStopping()) return undefined;
    await abandon(resources);
    throw error;
  });
  // A signal may have come in the meantime.
  if (running === undefined || isStopping()) return;
  phase = 'running';
  await running.warm;
  if (isStopping()) return;
  const { warm: _warm, ...facts } = running;
  if (cluster.isWorker) tellReady(facts);
  else process.stdout.write(banner({ title: 'Notaria is ready.', ...facts }));
}

async function start(config: Config): Promise<void> {
  if (config.workers === 1 || cluster.isWorker) return run(config);
  const log = createLogger(config);
  exitOnBugs(log);
  const { runPrimary } = await import('./process/cluster/primary.js');
  return runPrimary(config, log);
}

/** `npm start -- --empty` is short for DEMO=empty. */
const withArguments = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  process.argv.includes('--empty') ? { ...env, DEMO: 'empty' } : env;

compileSoon();
keepYoung();
keepTickShape();
try {
  await start(loadConfig(withArguments(process.env)));
} catch (error) {
  const fault = explainFault(error);
  if (fault === undefined) throw error;
  process.stderr.write(`${fault.message}\n`);
  process.exit(fault.exitCode);
}
