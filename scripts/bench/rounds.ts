import autocannon from 'autocannon';
import type { Company } from './company.js';
import { type OperationName, requestsOf } from './operations.js';
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
  /** Milliseconds of the slowest request in a hundred. */
  readonly p99Ms: number;
  /** Connections of the server that waited for a lock, on average. */
  readonly lockWaits: number;
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
): Promise<Sample> {
  let connection = 0;
  const logBefore = await server.logPosition();
  const before = await server.cpuMs();
  const watch = server.watchLocks();
  const startedAt = performance.now();
  const { '2xx': answered, latency } = await autocannon({
    url: server.baseUrl,
    connections,
    amount,
    // It notices the end of the requests so often, in milliseconds.
    sampleInt: 10,
    setupClient(client) {
      client.setRequests(requestsOf(operation, company, connection));
      connection += 1;
    },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await server.cpuMs();
  const lockWaits = await watch.end();
  if (answered !== amount) throw new Error(`${operation}: ${answered} of ${amount} succeeded`);
  return {
    seconds: seconds / amount,
    serverUs: ((after.server - before.server) * 1000) / amount,
    postgresUs: ((after.postgres - before.postgres) * 1000) / amount,
    logBytes: ((await server.logPosition()) - logBefore) / amount,
    p99Ms: latency.p99,
    lockWaits,
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
    secondsEach = (await takeSample(side, operation, connections, warmUpRequests)).seconds;
    await side.server.analyse();
  }
  const amount = Math.ceil(roundMs / 1000 / secondsEach / connections) * connections;
  const samples = sides.map((): Sample[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      samples[index]?.push(await takeSample(side, operation, connections, amount));
    }
  }
  return samples;
}

const header =
  'req/s|ratio|p99 ms|CPU us|ratio|lowest|highest|PG us|both, ratio|WAL kB|lock waits'.split('|');

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
    middle(({ p99Ms }) => p99Ms).toFixed(0),
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

/** Returns the table of an operation. A ratio above 1 says that a server is better than the first one. */
export async function compareSides(
  sides: readonly Side[],
  operation: OperationName,
  plan: Plan,
): Promise<string[][]> {
  const samples = await runRounds(sides, operation, plan);
  const [first = []] = samples;
  const rows = sides.map(({ name }, index) => rowOf(name, samples[index] ?? [], first));
  return [[operation, ...header], ...rows];
}
