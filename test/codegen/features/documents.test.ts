import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from '../../support/jest.js';
import { projectRoot } from '../contract.js';
import { features } from './contract.js';
import { examplesFile, featureExamples, featureTables } from './table.js';
import { vocabularyTables } from './vocabulary-table.js';
import { yamlExample } from './yaml-example.js';

/** Expects a text in a file. With UPDATE_DOCS=1 it writes the file anew. */
function expectWritten(path: string, change: (text: string) => string): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const written = change(text);
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(path, written);
  expect(text).toBe(written);
}

test('docs/contracts.md shows these features', () => {
  const between = /(?<=<!-- features -->\n)[\s\S]*(?=<!-- end of features -->)/;
  expectWritten(`${projectRoot}docs/contracts.md`, (text) =>
    text.replace(between, () => `\n${featureTables()}\n\n`),
  );
});

test('docs/contract-features.md shows an example of each feature, and the verdict on each keyword', () => {
  const written = `${featureExamples()}\n${vocabularyTables()}`;
  expectWritten(`${projectRoot}docs/${examplesFile}`, () => written);
});

test('each example is YAML that says what the tests of its feature use', () => {
  for (const feature of features) {
    const example = JSON.stringify(parse(yamlExample(feature)));
    const own =
      'schema' in feature
        ? feature.schema
        : 'parameter' in feature
          ? feature.parameter
          : 'webhooks' in feature
            ? feature.webhooks
            : feature.operation;
    const text = JSON.stringify(own).replaceAll('#/components/schemas/', '#/schemas/');
    expect(example).toContain(text.replace(/^\{|\}$/g, ''));
  }
});
