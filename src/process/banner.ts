import { isIPv6 } from 'node:net';
import type { Credentials } from '../demo/index.js';

/** Where a client on this machine reaches a server that listens on `host`. */
export function baseUrlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}

export interface BannerFacts {
  readonly title: string;
  readonly baseUrl: string;
  readonly metricsUrl: string | undefined;
  readonly demo: Pick<Credentials, 'admin' | 'apiKeys' | 'demoIds'> | undefined;
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}\n`).join('');
}

/** Three things to try in the demo company. */
const tasks = (baseUrl: string) =>
  [
    ['See who owes, and collect it', `${baseUrl}/console/aging`],
    ['Issue an invoice', `${baseUrl}/console/invoices/new`],
    ['Decide an identity case', `${baseUrl}/console/review`],
  ] as const;

/** Three things to begin an empty company with. */
const firstSteps = (baseUrl: string) =>
  [
    ['Describe the company', `${baseUrl}/console/settings`],
    ['Import products', `${baseUrl}/console/products/import`],
    ['Add a user', `${baseUrl}/console/users`],
  ] as const;

/** Returns the text that the terminal shows after the start: addresses and logins. */
export function banner({ title, baseUrl, metricsUrl, demo }: BannerFacts): string {
  const rows: (readonly [string, string])[] = [
    ['Console', `${baseUrl}/console/`],
    ['ERP', `${baseUrl}/api`],
    ['Verification', `${baseUrl}/v1`],
    ['Reference', `${baseUrl}/docs`],
    ['Contract', `${baseUrl}/api/openapi.json`],
    ['Contract of /v1', `${baseUrl}/v1/openapi.json`],
    ...(metricsUrl === undefined ? [] : [['Metrics', metricsUrl] as const]),
    ...(demo === undefined
      ? []
      : ([
          ['E-mail', demo.admin.email],
          ['Password', demo.admin.password],
        ] as const)),
  ];
  const head = `\n${title}\n\n${table(rows)}\n`;
  if (demo === undefined) return head;
  const steps = table(demo.demoIds === undefined ? firstSteps(baseUrl) : tasks(baseUrl));
  const curl = `curl -H 'X-API-Key: ${demo.apiKeys.full.value}' ${baseUrl}/api/products`;
  return `${head}Try it:\n\n${steps}\n${curl}\n\n`;
}
