/** A public generator of clients, and how its users run it. */
export interface Generator {
  /** Begins the names of its calls in `calls/`. */
  readonly name: string;
  readonly packages: readonly string[];
  /** Files that configure it, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** The command in `node_modules/.bin` with its arguments. */
  command(api: 'erp' | 'kyc'): string;
}

const orvalConfig = `const api = (name) => ({
  input: \`./\${name}.openapi.json\`,
  output: {
    target: \`./\${name}.ts\`,
    client: 'fetch',
    override: { fetch: { includeHttpResponseReturnType: false } },
  },
});
module.exports = { erp: api('erp'), kyc: api('kyc') };
`;

const kubbConfig = (api: string) => `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

export default defineConfig({
  input: { path: './${api}.openapi.json' },
  output: { path: './${api}', clean: true, extension: { '.ts': '' }, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'fetch' })],
});
`;

const kubbPackages = ['cli', 'core', 'plugin-oas', 'plugin-ts', 'plugin-client'];

/** The generators that `docs/contracts.md` names. */
export const generators: readonly Generator[] = [
  {
    name: 'openapi-fetch',
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    command: (api) => `openapi-typescript ${api}.openapi.json -o ${api}.ts`,
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.95.0'],
    command: (api) => `openapi-ts -i ${api}.openapi.json -o ${api}`,
  },
  {
    name: 'orval',
    packages: ['orval@7.13.2'],
    files: { 'orval.config.cjs': orvalConfig },
    command: (api) => `orval --config orval.config.cjs --project ${api}`,
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api@13.13.0'],
    command: (api) =>
      `swagger-typescript-api generate -p ${api}.openapi.json -o . -n ${api}.ts --generate-union-enums`,
  },
  {
    name: 'kubb',
    packages: kubbPackages.map((name) => `@kubb/${name}@4.39.3`),
    files: { 'erp.config.ts': kubbConfig('erp'), 'kyc.config.ts': kubbConfig('kyc') },
    command: (api) => `kubb generate --config ${api}.config.ts`,
  },
  {
    name: 'openapi-zod-client',
    packages: ['openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'axios@1.21.1', 'zod@3.25.76'],
    command: (api) => `openapi-zod-client ${api}.openapi.json -o ${api}.ts --with-alias`,
  },
  {
    name: 'oazapfts',
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
    command: (api) => `oazapfts ${api}.openapi.json ${api}.ts`,
  },
  {
    name: 'redocly',
    packages: ['@redocly/cli@2.77.0'],
    command: (api) => `redocly generate-client ${api}.openapi.json -o ${api}.ts`,
  },
];
