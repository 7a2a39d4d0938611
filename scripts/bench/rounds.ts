import type { Child } from './children.js';
import type { Facts } from './database.js';
import { runLoad } from './load.js';
import { createShots, type OperationName } from './operations.js';

export interface Server {
  readonly name: string;
  readonly child: Child;
  /** The usual way is measured without. */
  readonly makesInvoices: boolean;
}

export interface Plan {
  readonly connections: number;
  readonly warmUpMs: number;
  readonly roundMs: number;
  readonly rounds: number;
}

export interface Sample {
  readonly perSecond: number;
  readonly cpuMsPerRequest: number;
}

async function takeSample(
  { child }: Server,
  operation: OperationName,
  facts: Facts,
  tokens: readonly string[],
  { connections }: Plan,
  durationMs: number,
): Promise<Sample> {
  const next = createShots(operation, facts, tokens);
  const before = await child.cpuMs();
  const load = { port: child.port, connections, durationMs, next };
  const { requests, seconds } = await runLoad(load);
  const cpuMs = (await child.cpuMs()) - before;
  return { perSecond: requests / seconds, cpuMsPerRequest: cpuMs / requests };
}

/** By turns, A B C A B C, so that what else the machine does meets all of them; one row of samples per server. */
export async function runRounds(
  servers: readonly Server[],
  operation: OperationName,
  facts: Facts,
  tokens: readonly string[],
  plan: Plan,
): Promise<Sample[][]> {
  for (const server of servers)
    await takeSample(server, operation, facts, tokens, plan, plan.warmUpMs);
  const samples: Sample[][] = servers.map(() => []);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const sample = await takeSample(server, operation, facts, tokens, plan, plan.roundMs);
      samples[index]?.push(sample);
    }
  }
  return samples;
}
