import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Registry } from 'prom-client';
import { createMetrics } from '../../src/kernel/observe/metrics.js';
import { reportReplicas } from '../../src/kernel/observe/pool.js';
import { findProgram } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { buildServer, environment, killAll, makeFolder, run, startServer } from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, 'docs/monitoring', name), 'utf8');

/** Words of PromQL, and labels, which look like metrics. */
const words =
  /^(?:sum|max|min|by|le|rate|increase|topk|offset|histogram_quantile|instance|job|limit|operation|outcome|queue|replica|server|state|status|up)$/;

/** Returns the metrics that an expression reads. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\$\w+/g, ' ')
    .replaceAll(/\b\d[\w.]*/g, ' ');
  const names = bare.match(/[a-z_][a-z0-9_]*/g) ?? [];
  return names.filter((name) => !words.test(name));
}

const typesOf = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

describe('the files for Prometheus and Grafana', () => {
  test('name metrics that the server has', async () => {
    const server = await startServer(folder.path, environment({ METRICS_PORT: '0' }));
    const served = typesOf(await (await fetch(server.shown('Metrics'))).text());
    await server.stop();
    // Reported only where Redis is used.
    const ofRedis = await createMetrics(false, { isDown: false }).registry.metrics();
    // Reported only where the database has replicas.
    const registry = new Registry();
    reportReplicas(registry, { ages: () => new Map([['r1', 0.2]]) });
    const known = new Set([...served, ...[ofRedis, await registry.metrics()].flatMap(typesOf)]);
    const { panels } = JSON.parse(read('dashboard.json')) as {
      readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
    };
    const rules = read('alerts.yml').matchAll(/expr: (?:\|\n((?:\s{10}.*\n)+)|(.*))/g);
    const expressions = [
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...rules].map(([, long, short]) => long ?? short ?? ''),
    ];
    const named = new Set(expressions.flatMap(metricsOf));
    expect(expressions.length).toBeGreaterThan(35);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
    expect(named.size).toBeGreaterThan(25);
  });

  const tool = findProgram('promtool');
  (tool === undefined ? test.skip : test)('hold alert rules that fire as they should', async () => {
    const path = (name: string) => join(root, 'docs/monitoring', name);
    const checked = await run(tool?.file ?? '', ['check', 'rules', path('alerts.yml')]);
    expect(checked.stdout).toContain('SUCCESS: 14 rules found');
    const tested = await run(tool?.file ?? '', ['test', 'rules', path('alerts.test.yml')]);
    expect(tested.stdout).toContain('SUCCESS');
  });
});
