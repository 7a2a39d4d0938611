import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../../kernel/config/config.js';
import { memoryStore } from '../../kernel/limits/memory-store.js';
import type { Logger } from '../../kernel/log.js';
import { banner } from '../banner.js';
import { startMetrics } from '../metrics.js';
import type { CountedMessage, CountMessage, ReadyMessage } from './worker.js';

/** Workers close within ten seconds; then they are killed. */
const stopMs = 11_000;
/** A worker that died is replaced after this pause, which doubles with each death until one of them gets ready. */
const firstPauseMs = 100;
const longestPauseMs = 10_000;

interface Primary {
  readonly log: Logger;
  /** Workers that were told to end. */
  readonly leaving: WeakSet<Worker>;
  isStopping: boolean;
  /** Deaths since a worker was ready. */
  deaths: number;
}

/** Resolves when a new worker is ready; to undefined if it ends before. */
async function readyOf(worker: Worker, log: Logger): Promise<ReadyMessage['ready'] | undefined> {
  // A message to a worker that is dying fails; its exit is handled elsewhere.
  worker.on('error', (error) => log.debug({ err: error }, 'A worker cannot be reached'));
  const ended = new AbortController();
  const exited = once(worker, 'exit', { signal: ended.signal }).then(() => undefined);
  exited.catch(() => undefined);
  const ready = new Promise<ReadyMessage['ready']>((resolve) => {
    worker.on('message', (message: Partial<ReadyMessage>) => {
      if (message.ready !== undefined) resolve(message.ready);
    });
  });
  try {
    return await Promise.race([ready, exited]);
  } finally {
    ended.abort();
  }
}

const startWorker = ({ log }: Primary) => readyOf(cluster.fork(), log);

/** Replaces workers that die. */
function replaceDead(primary: Primary): void {
  cluster.on('exit', (worker, code, signal) => {
    if (primary.isStopping || primary.leaving.has(worker)) return;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** primary.deaths);
    primary.deaths += 1;
    primary.log.error({ pid: worker.process.pid, code, signal, pauseMs }, 'A worker died');
    setTimeout(() => {
      if (primary.isStopping) return;
      void startWorker(primary).then((ready) => {
        if (ready !== undefined) primary.deaths = 0;
      });
    }, pauseMs);
  });
}

const workersNow = (): Worker[] => Object.values(cluster.workers ?? {}).filter((one) => !!one);

/** Ends a worker after its last requests. */
async function stopWorker({ leaving }: Primary, worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exited = once(worker, 'exit');
  leaving.add(worker);
  worker.process.kill('SIGTERM');
  const isLate = await Promise.race([
    exited.then(() => false),
    sleep(stopMs, true, { ref: false }),
  ]);
  if (!isLate) return;
  worker.process.kill('SIGKILL');
  await exited;
}

/**
 * Starts the successor of a worker. One that ends before it is ready is not replaced, since its program may be at
 * fault.
 *
 * @param signal  kills a successor that is not ready
 * @returns       true once it is ready
 */
async function startSuccessor({ leaving, log }: Primary, signal: AbortSignal): Promise<boolean> {
  const worker = cluster.fork();
  const kill = (): void => void worker.process.kill('SIGKILL');
  leaving.add(worker);
  signal.addEventListener('abort', kill);
  const ready = await readyOf(worker, log);
  signal.removeEventListener('abort', kill);
  if (ready !== undefined) leaving.delete(worker);
  return ready !== undefined;
}

/**
 * Replaces each worker in turn. The old one ends when the new one is ready, so that the port is always served.
 *
 * @param signal  ends the replacement, for the next one
 */
async function replaceAll(primary: Primary, signal: AbortSignal): Promise<void> {
  for (const old of workersNow()) {
    if (primary.isStopping || signal.aborted) return;
    if (!(await startSuccessor(primary, signal))) {
      primary.log.error('A new worker did not start: the others stay as they are');
      return;
    }
    await stopWorker(primary, old);
  }
}

function handleSignals(primary: Primary): void {
  const { log } = primary;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (primary.isStopping) process.exit(1);
    primary.isStopping = true;
    log.info({ signal }, 'Stopping all workers');
    await Promise.all(workersNow().map((worker) => stopWorker(primary, worker)));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  let replacing: Promise<void> = Promise.resolve();
  let current = new AbortController();
  process.on('SIGHUP', () => {
    log.info('Replacing all workers');
    current.abort();
    current = new AbortController();
    const { signal } = current;
    replacing = replacing.then(() => replaceAll(primary, signal));
  });
}

/** Counts the requests of all workers. */
function countForWorkers(): void {
  const store = memoryStore();
  const count = async (worker: Worker, message: CountMessage): Promise<void> => {
    if ('decrement' in message) await store.decrement(message.decrement.key);
    if (!('increment' in message)) return;
    const { id, key } = message.increment;
    const { resetTime, totalHits } = await store.increment(key);
    const counted = { id, totalHits, resetAt: resetTime?.getTime() ?? Date.now() };
    if (worker.isConnected()) worker.send({ counted } satisfies CountedMessage);
  };
  cluster.on('message', (worker, message) => void count(worker, message));
}

/** Serves the sums of the metrics of all workers. */
async function startSummedMetrics(config: Config): Promise<string | undefined> {
  const registry = new AggregatorRegistry();
  const { contentType } = registry;
  const metrics = () => registry.clusterMetrics();
  return (await startMetrics(config, { contentType, metrics }))?.url;
}

/**
 * Runs the server as several processes on one port. This process counts the rate limits, adds up the metrics and
 * replaces workers that die; it opens no database and answers no request but that of the metrics.
 *
 * The first worker starts alone: it migrates the database and makes what is made once. If it does not start, the
 * process ends with the worker's exit code.
 */
export async function runPrimary(config: Config, log: Logger): Promise<void> {
  const primary: Primary = { log, leaving: new WeakSet(), isStopping: false, deaths: 0 };
  countForWorkers();
  handleSignals(primary);
  const failed = (_worker: Worker, code: number | null): void => process.exit(code ?? 1);
  cluster.once('exit', failed);
  const ready = await startWorker(primary);
  cluster.off('exit', failed);
  if (ready === undefined) return;
  replaceDead(primary);
  const metricsUrl = await startSummedMetrics(config);
  const others = Array.from({ length: config.workers - 1 }, () => startWorker(primary));
  await Promise.all(others);
  if (primary.isStopping) return;
  const title = `Notaria is ready, with ${config.workers} workers.`;
  process.stdout.write(banner({ ...ready, title, metricsUrl }));
}
