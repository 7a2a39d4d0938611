import { readFileSync } from 'node:fs';
import type { Project } from '../sdk/packed/project.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { installTools, minutes, runTool, withRegistry } from './registry.js';

const packages = ['@stoplight/spectral-cli@6.16.3', '@seriousme/openapi-schema-validator@2.11.0'];

withRegistry('public linters', () => {
  let project: Project;
  beforeAll(async () => {
    project = await installTools(packages);
    project.write('rules.yaml', 'extends: ["spectral:oas"]');
    for (const name of ['erp', 'kyc']) {
      project.write(`${name}.json`, readFileSync(`generated/${name}/openapi.json`, 'utf8'));
    }
  }, 8 * minutes);
  afterAll(() => project.remove());

  test.each(['erp', 'kyc'])(
    'Spectral finds no error and no warning in the document of %s',
    async (name) => {
      const found = await runTool(
        project,
        `spectral lint ${name}.json --ruleset rules.yaml -q -f json`,
      );
      expect(JSON.parse(found)).toEqual([]);
    },
    3 * minutes,
  );

  test.each(['erp', 'kyc'])(
    'The document of %s satisfies the JSON Schema of OpenAPI 3.1',
    async (name) => {
      expect(JSON.parse(await runTool(project, `validate-api ${name}.json`))).toEqual({
        valid: true,
      });
    },
    minutes,
  );
});
