import autocannon from 'autocannon';
import type { Company } from './company.js';
import { isMix, type OperationName, operationOn, requestsOf } from './operations.js';
import type { RunningServer } from './servers.js';
import { median } from './table.js';

/** A server with its company. */
export interface Side {
  readonly name: string;
  readonly server: RunningServer;
  readonly company: Company;
}

export interface Plan {
  /** Requests under way at all times. */
  readonly connections: number;
  /** V8 compiles what is called often, so that a warm-up is counted in requests. */
  readonly warmUpRequests: number;
  readonly roundMs: number;
  readonly rounds: number;
}

/** The figures of a round. */
interface Sample {
  /** Seconds of a request. */
  readonly seconds: number;
  /** Microseconds of processor time of the server for a request. */
  readonly serverUs: number;
  readonly postgresUs: number;
  /** Bytes of write-ahead log for a request. */
  readonly logBytes: number;
  /** Connections of the server that waited for a lock, on average. */
  readonly lockWaits: number;
  /** Milliseconds until each reply, by operation. */
  readonly waitsMs: ReadonlyMap<string, readonly number[]>;
}

/** @throws Error if the server does not do what an operation asks */
async function tryOnce({ company, server }: Side, operation: OperationName): Promise<void> {
  const [{ path, ...init } = {}] = requestsOf(operation, company, 0);
  const reply = await fetch(`${server.baseUrl}${path}`, init as RequestInit);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
}

async function takeSample(
  { company, server }: Side,
  operation: OperationName,
  connections: number,
  amount: number,
  roundMs: number,
): Promise<Sample> {
  let connection = 0;
  const waitsMs = new Map<string, number[]>();
  const logBefore = await server.logPosition();
  const before = await server.cpuMs();
  const watch = server.watchLocks();
  const startedAt = performance.now();
  const {
    '2xx': answered,
    errors,
    non2xx,
  } = await autocannon({
    url: server.baseUrl,
    connections,
    // In a mix, a number of requests would end the connections with fast ones before the others.
    ...(isMix(operation) ? { duration: roundMs / 1000 } : { amount }),
    // It notices the end of the requests so often, in milliseconds.
    sampleInt: 10,
    setupClient(client) {
      client.setRequests(requestsOf(operation, company, connection));
      const single = operationOn(operation, connection);
      const waits = waitsMs.get(single) ?? [];
      waitsMs.set(single, waits);
      client.on('response', (_status, _bytes, ms) => waits.push(ms));
      connection += 1;
    },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await server.cpuMs();
  const lockWaits = await watch.end();
  const failed = errors + non2xx;
  if (failed > 0 || answered === 0) throw new Error(`${operation}: ${failed} failed`);
  return {
    seconds: seconds / answered,
    serverUs: ((after.server - before.server) * 1000) / answered,
    postgresUs: ((after.postgres - before.postgres) * 1000) / answered,
    logBytes: ((await server.logPosition()) - logBefore) / answered,
    lockWaits,
    waitsMs,
  };
}

/**
 * Measures the servers in turns (A B C A B C), so that other work on the machine slows all of them alike.
 *
 * @returns one row of samples for each server
 */
async function runRounds(
  sides: readonly Side[],
  operation: OperationName,
  { connections, roundMs, rounds, warmUpRequests }: Plan,
): Promise<Sample[][]> {
  let secondsEach = 0;
  for (const side of sides) {
    await tryOnce(side, operation);
    const warmUp = await takeSample(side, operation, connections, warmUpRequests, 3 * roundMs);
    secondsEach = warmUp.seconds;
    await side.server.analyse();
  }
  const amount = Math.ceil(roundMs / 1000 / secondsEach / connections) * connections;
  const samples = sides.map((): Sample[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      samples[index]?.push(await takeSample(side, operation, connections, amount, roundMs));
    }
  }
  return samples;
}

const header = 'req/s|ratio|CPU us|ratio|lowest|highest|PG us|both, ratio|WAL kB|lock waits'.split(
  '|',
);

function rowOf(name: string, own: readonly Sample[], first: readonly Sample[]): string[] {
  const middle = (figure: (sample: Sample) => number) => median(own.map(figure));
  // Ratios are those of each round, so that a slow moment of the machine affects both sides.
  const ratios = (figure: (sample: Sample) => number) =>
    first.map((sample, round) => {
      const other = own[round];
      return other === undefined ? Number.NaN : figure(sample) / figure(other);
    });
  const cpu = ratios(({ serverUs }) => serverUs);
  return [
    name,
    (1 / middle(({ seconds }) => seconds)).toFixed(0),
    median(ratios(({ seconds }) => seconds)).toFixed(2),
    middle(({ serverUs }) => serverUs).toFixed(0),
    median(cpu).toFixed(2),
    Math.min(...cpu).toFixed(2),
    Math.max(...cpu).toFixed(2),
    middle(({ postgresUs }) => postgresUs).toFixed(0),
    median(ratios(({ postgresUs, serverUs }) => serverUs + postgresUs)).toFixed(2),
    (middle(({ logBytes }) => logBytes) / 1000).toFixed(1),
    middle(({ lockWaits }) => lockWaits).toFixed(1),
  ];
}

/** Returns rows of the time that a client waits for a reply, one for each operation of a mix. */
function waitRowsOf(name: string, samples: readonly Sample[]): string[][] {
  const operations = new Set(samples.flatMap(({ waitsMs }) => [...waitsMs.keys()]));
  return [...operations].map((operation) => {
    const waits = samples.flatMap(({ waitsMs }) => waitsMs.get(operation) ?? []);
    waits.sort((left, right) => left - right);
    const at = (part: number) => waits[Math.floor((waits.length - 1) * part)] ?? Number.NaN;
    const times = [0.5, 0.99, 1].map((part) => at(part).toFixed(1));
    return [
      `${operation}, ${name}`,
      String(waits.length),
      ...times,
      (at(0.99) / at(0.5)).toFixed(1),
    ];
  });
}

const waitHeader = ['replies', 'median ms', 'p99 ms', 'longest ms', 'p99 / median'];

/**
 * Returns two tables of an operation: what a request costs, where a ratio above 1 says that a server is better than the
 * first one, and how long clients wait.
 */
export async function compareSides(
  sides: readonly Side[],
  operation: OperationName,
  plan: Plan,
): Promise<string[][][]> {
  const samples = await runRounds(sides, operation, plan);
  const [first = []] = samples;
  const rows = sides.map(({ name }, index) => rowOf(name, samples[index] ?? [], first));
  const waits = sides.flatMap(({ name }, index) => waitRowsOf(name, samples[index] ?? []));
  return [
    [[operation, ...header], ...rows],
    [['wait', ...waitHeader], ...waits],
  ];
}
