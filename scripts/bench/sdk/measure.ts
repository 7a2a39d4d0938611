import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SvcErp } from '../../../sdk/erp/index.js';
import { median } from '../table.js';

type Call = () => Promise<unknown>;

interface Contestant {
  readonly name: string;
  readonly call: Call;
}

interface CallCost {
  readonly us: number;
  readonly cpuUs: number;
}

const bolt = { code: 'A-1', name: 'Bolt M8', price: 1.5 };
const apiKey = 'a key of no use';

/** A careful call with fetch, which checks the status and parses the body. */
function bareCall(url: string, body?: object, timeoutMs?: number): Call {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  return async () => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const limit = timeoutMs && { signal: AbortSignal.timeout(timeoutMs) };
    const response = await fetch(url, { headers, ...init, ...limit });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return JSON.parse(await response.text());
  };
}

async function spend(call: Call, calls: number): Promise<CallCost> {
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  for (let made = 0; made < calls; made += 1) await call();
  const us = (performance.now() - startedAt) * 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { us: us / calls, cpuUs: (user + system) / calls };
}

/** In turns, so that other work on the machine affects all of them alike. */
async function runRounds(all: readonly Contestant[], rounds: number, calls: number) {
  for (const { call } of all) await spend(call, calls * 2);
  const spent = all.map((): CallCost[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { call }] of all.entries()) spent[index]?.push(await spend(call, calls));
  }
  return spent;
}

function rowOf(name: string, own: readonly CallCost[], bare: readonly CallCost[]): string[] {
  const ratios = (of: keyof CallCost) =>
    own.map((sample, round) => sample[of] / (bare[round]?.[of] ?? Number.NaN));
  const cpu = ratios('cpuUs');
  return [
    name,
    median(own.map(({ us }) => us)).toFixed(0),
    median(ratios('us')).toFixed(2),
    median(own.map(({ cpuUs }) => cpuUs)).toFixed(0),
    median(cpu).toFixed(2),
    Math.min(...cpu).toFixed(2),
    Math.max(...cpu).toFixed(2),
  ];
}

const header = ['us/call', 'ratio', 'CPU us/call', 'ratio', 'lowest', 'highest'];

/**
 * Compares the cost of a call through the client with bare fetch, in the calling process; one table
 * each for reads and writes.
 */
export async function compareClients(rounds: number, calls: number): Promise<string[][][]> {
  const program = fileURLToPath(new URL('server.ts', import.meta.url));
  const server = fork(program, { execArgv: ['--import', 'tsx'] });
  try {
    const [{ port }] = (await once(server, 'message')) as [{ readonly port: number }];
    const baseUrl = `http://127.0.0.1:${port}`;
    const erp = new SvcErp({ baseUrl, apiKey });
    const contest = async (title: string, client: Call, path: string, body?: object) => {
      const url = `${baseUrl}/api/${path}`;
      const all = [
        { name: 'fetch', call: bareCall(url, body) },
        { name: 'fetch again (noise)', call: bareCall(url, body) },
        { name: 'fetch with a timeout', call: bareCall(url, body, 30_000) },
        { name: 'SvcErp', call: client },
      ];
      const spent = await runRounds(all, rounds, calls);
      const [first = []] = spent;
      const rows = all.map(({ name }, index) => rowOf(name, spent[index] ?? [], first));
      return [[title, ...header], ...rows];
    };
    return [
      await contest('products.get', () => erp.products.get(1), 'products/1'),
      await contest('products.create', () => erp.products.create(bolt), 'products', bolt),
    ];
  } finally {
    server.disconnect();
  }
}
