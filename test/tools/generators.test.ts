import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Project } from '../sdk/packed/project.js';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { addCustomer } from '../support/sales.js';
import { type Generator, generators } from './generators.js';
import { installTools, minutes, runTool, withRegistry } from './registry.js';

const runner = createRequire(import.meta.url).resolve('tsx/cli');
const calls = new URL('./calls/', import.meta.url);
const paths = { erp: '/api/openapi.json', kyc: '/v1/openapi.json' };

const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
};

/** The results that the calls of every generator print. */
const results = {
  erp: { names: ['Advice'], price: 2.5, version: 2, total: 5 },
  kyc: { attempts: 5, isListed: true, status: 'not_started', entries: 1 },
};

withRegistry('public generators', () => {
  let app: TestApp;
  let customerId: number;
  beforeAll(async () => {
    app = await startTestApp();
    customerId = await addCustomer(app);
  });
  afterAll(() => app.close());

  async function generate(project: Project, generator: Generator, api: 'erp' | 'kyc') {
    project.write(`${api}.openapi.json`, await (await app.fetch(paths[api])).text());
    expect(await runTool(project, generator.command(api))).not.toContain(' failed: ');
    const text = readFileSync(new URL(`${generator.name}.${api}.txt`, calls), 'utf8');
    project.write(`${api}-calls.ts`, text);
  }

  const argumentsOf = async (api: 'erp' | 'kyc', name: string): Promise<readonly string[]> =>
    api === 'erp'
      ? [app.email('admin'), password, String(customerId), name]
      : [await app.kycKey(), name];

  test.each(generators)(
    '$name makes clients of both APIs that compile strictly and make the same calls',
    async (generator) => {
      const project = await installTools(generator.packages);
      try {
        for (const [name, text] of Object.entries(generator.files ?? {})) project.write(name, text);
        for (const api of ['erp', 'kyc'] as const) {
          await generate(project, generator, api);
          expect(await project.compile([`${api}-calls.ts`], strict)).toBe('');
          const args = await argumentsOf(api, generator.name);
          const output = await project.node(runner, `${api}-calls.ts`, app.baseUrl, ...args);
          expect(JSON.parse(output)).toMatchObject(results[api]);
        }
      } finally {
        project.remove();
      }
    },
    8 * minutes,
  );
});
