import type { Facts } from '../database.js';
import { postgresCpuMs } from '../processes/postgres-cpu.js';
import type { Child } from './children.js';
import { runLoad } from './load.js';
import { createShots, type OperationName } from './operations.js';

export interface Server {
  readonly name: string;
  readonly child: Child;
  /** False for the server of stock packages, which has no invoices. */
  readonly makesInvoices: boolean;
  readonly facts: Facts;
  /** One login for each connection, so that no two requests in flight have the same caller. */
  readonly tokens: readonly string[];
}

export interface Plan {
  readonly connections: number;
  readonly warmUpMs: number;
  /** V8 compiles what is called often, so that slow requests need a longer warm-up than fast ones. */
  readonly warmUpRequests: number;
  readonly roundMs: number;
  readonly rounds: number;
}

export interface Sample {
  readonly requests: number;
  readonly perSecond: number;
  readonly cpuMsPerRequest: number;
  /** Processor time of PostgreSQL; NaN where it runs on another machine. */
  readonly postgresMsPerRequest: number;
}

async function takeSample(
  { child, facts, tokens }: Server,
  operation: OperationName,
  { connections }: Plan,
  durationMs: number,
): Promise<Sample> {
  const next = createShots(operation, facts, tokens);
  const before = await child.cpuMs();
  const postgresBefore = postgresCpuMs(facts.url);
  const load = { port: child.port, connections, durationMs, next };
  const { requests, seconds } = await runLoad(load);
  const cpuMs = (await child.cpuMs()) - before;
  const postgresMs = postgresCpuMs(facts.url) - postgresBefore;
  return {
    requests,
    perSecond: requests / seconds,
    cpuMsPerRequest: cpuMs / requests,
    postgresMsPerRequest: postgresMs / requests,
  };
}

async function warmUp(server: Server, operation: OperationName, plan: Plan): Promise<void> {
  const until = performance.now() + plan.warmUpMs;
  let requests = 0;
  do {
    const sample = await takeSample(server, operation, plan, 1000);
    requests += sample.requests;
  } while (performance.now() < until || requests < plan.warmUpRequests);
}

/**
 * Measures the servers in turns (A B C A B C), so that other work on the machine slows all of them alike.
 *
 * @returns one row of samples for each server
 */
export async function runRounds(
  servers: readonly Server[],
  operation: OperationName,
  plan: Plan,
): Promise<Sample[][]> {
  for (const server of servers) await warmUp(server, operation, plan);
  const samples: Sample[][] = servers.map(() => []);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const sample = await takeSample(server, operation, plan, plan.roundMs);
      samples[index]?.push(sample);
    }
  }
  return samples;
}
