import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getTypes } from '@redocly/openapi-core';
import { compareContracts } from '../../../scripts/codegen/compare/index.js';
import { comparedTexts, uncompared } from '../../../scripts/codegen/compare/parts.js';
import { emitContract } from '../../../scripts/codegen/index.js';
import { buildModel } from '../../../scripts/codegen/model/build-model.js';
import type { ContractModel, EmittedFiles } from '../../../scripts/codegen/model/model.js';
import { lintDocument } from '../../../scripts/contract-rules/index.js';
import { openapiMembers } from '../../../scripts/contract-rules/vocabulary/openapi-members.js';
import {
  allSchemaKeywords,
  schemaKeywords,
} from '../../../scripts/contract-rules/vocabulary/schema-keywords.js';
import type { Verdict } from '../../../scripts/contract-rules/vocabulary/verdict.js';
import { beforeAll, describe, expect, test } from '../../support/jest.js';
import { changed, changedDocument, type Draft, loadModule, shop } from '../contract.js';
import { faultsAfter } from '../lint-faults.js';
import { input, list } from '../lint-places.js';
import { faults, type Validate } from '../validator-faults.js';
import { featureContract, idOf } from './contract.js';
import type { SchemaFeature } from './feature.js';
import {
  honouredMembers,
  keywordCases,
  keywordComponents,
  keywordValues,
  plants,
} from './vocabulary-cases.js';

const require = createRequire(import.meta.url);

/** The keywords of a published vocabulary of JSON Schema 2020-12. */
function published(vocabulary: string): readonly string[] {
  const path = require.resolve(`ajv/dist/refs/json-schema-2020-12/meta/${vocabulary}.json`);
  return Object.keys(JSON.parse(readFileSync(path, 'utf8')).properties);
}

/** The keywords of https://spec.openapis.org/oas/3.1/vocab/base, which no package holds. */
const openapiBase = ['discriminator', 'xml', 'externalDocs', 'example'];

const ofKind = <K extends Verdict['kind']>(verdicts: Readonly<Record<string, Verdict>>, kind: K) =>
  Object.entries(verdicts).filter(([, verdict]) => verdict.kind === kind) as [
    string,
    Extract<Verdict, { readonly kind: K }>,
  ][];

const objects = Object.entries(openapiMembers) as [
  keyof typeof openapiMembers,
  Readonly<Record<string, Verdict>>,
][];

/** Returns the pairs of objects and members of a kind of verdict. */
const members = <K extends Verdict['kind']>(kind: K) =>
  objects.flatMap(([object, verdicts]) =>
    ofKind(verdicts, kind).map(([member, verdict]) => [object, member, verdict] as const),
  );

const featureOf = (keyword: string): SchemaFeature =>
  ({
    name: `keyword ${keyword}`,
    schema: keywordCases[keyword]?.schema,
    components: keywordComponents,
    accepted: [keywordCases[keyword]?.allowed],
  }) as unknown as SchemaFeature;

let model: ContractModel;
let unchanged: EmittedFiles;

beforeAll(async () => {
  model = await shop();
  unchanged = await emitContract(model);
});

/** Names the generated files that a change of the shop changes. */
async function filesChanged(change: (draft: Draft) => void): Promise<readonly string[]> {
  const files = await emitContract(changed(model, change));
  return Object.keys(files)
    .filter((path) => files[path] !== unchanged[path])
    .map((path) => path.replace('generated/shop/', ''));
}

describe('every keyword has a verdict', () => {
  test.each(Object.keys(schemaKeywords))('of the vocabulary %s', (name) => {
    const known = Object.keys(schemaKeywords[name] ?? {}).sort();
    const [file = ''] = name.split(' ');
    expect(known).toEqual([...(name === 'OpenAPI base' ? openapiBase : published(file))].sort());
  });

  test('of all vocabularies of JSON Schema 2020-12', () => {
    const { allOf } = require('ajv/dist/refs/json-schema-2020-12/schema.json');
    const names = allOf.map(({ $ref }: { readonly $ref: string }) => $ref.replace('meta/', ''));
    const known = Object.keys(schemaKeywords).map((name) => name.split(' ')[0]);
    expect([...known].sort()).toEqual([...names, 'OpenAPI'].sort());
  });

  test('of the objects of OpenAPI 3.1', () => {
    const others = ['TagGroup', 'Logo', 'XCodeSample', 'XUsePkce', 'Schema'];
    const flows = /Flow|Credentials|AuthorizationCode/;
    const expected = Object.entries(getTypes('oas3_1')).flatMap(([object, { properties }]) => {
      const names = Object.keys(properties).filter((name) => !name.startsWith('x-'));
      if (names.length === 0 || others.includes(object) || flows.test(object)) return [];
      return [[object, names.sort()] as const];
    });
    const known = objects.map(([object, verdicts]) => [object, Object.keys(verdicts).sort()]);
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(expected));
  });
});

describe('a member that nothing honours is refused in its line', () => {
  const rows = objects.flatMap(([object, verdicts]) => {
    const refused = ofKind(verdicts, 'refused').filter(([, { rule }]) => rule !== 'methods-known');
    return refused.length === 0 ? [] : [[object, refused] as const];
  });

  test.each(rows)('in the object %s', async (object, refused) => {
    const plant = plants[object];
    if (plant === undefined) throw new Error(`no place for members of ${object}`);
    const { file, before, after, values } = plant;
    for (const [member, { rule, advice }] of refused) {
      const written = `${member}: ${values[member] ?? '{}'} # planted`;
      const found = await faultsAfter(before, after([written]), '# planted', file);
      const own = found.faults.filter((fault) => fault.includes(`(${rule}: `));
      const line = rule === 'members-honoured' ? `${file}:${found.line}: ` : `${file}:`;
      expect([member, own, found.faults]).toEqual([
        member,
        expect.arrayContaining([expect.stringContaining(line)]),
        expect.anything(),
      ]);
      if (rule === 'members-honoured') expect(own.join('\n')).toContain(advice);
      expect(own.join('\n')).toContain(member);
    }
  });

  test('as an address, which nothing fetches', async () => {
    const own = '#/schemas/Price';
    const { faults: found, line } = await faultsAfter(
      own,
      'https://shop.test/price.yaml',
      'https:',
    );
    expect(found).toContainEqual(
      expect.stringMatching(`items.yaml:${line}: .*https://shop.test/price.yaml is an address`),
    );
  });

  test.each(['options', 'head', 'trace'])('as the method %s', async (method) => {
    const own = '  /shop/items/kinds:\n';
    const { faults: found, line } = await faultsAfter(
      own,
      `${own}    ${method}: {}\n`,
      `${method}: {}`,
    );
    expect(found).toContainEqual(
      expect.stringMatching(`items.yaml:${line}: .*${method} .*\\(methods-known`),
    );
  });

  test.each(members('unreachable'))('%s %s, as its holder is', (_object, _member, { holder }) => {
    const holders = [...objects.map(([, verdicts]) => verdicts), allSchemaKeywords];
    const found = holders.flatMap((verdicts) => verdicts[holder] ?? []);
    expect(found).not.toEqual([]);
    expect(found.every(({ kind }) => kind === 'refused')).toBe(true);
  });
});

describe('a member that is honoured changes what is generated', () => {
  const rows = members('honoured').filter(([, , { by }]) => by !== 'the bundler');

  test.each(rows)('%s %s', async (object, member) => {
    const row = honouredMembers[`${object} ${member}`];
    if (row === undefined) throw new Error(`no case for ${object} ${member}`);
    const files = await filesChanged(row.change);
    const code = files.filter((path) => path !== 'openapi.json');
    // The pipeline reads security from the document, and the reference its webhooks.
    if (row.isPublishedOnly) expect(files).toContain('openapi.json');
    else expect(code).not.toEqual([]);
  });
});

describe('drift compares a member that is honoured, or says why not', () => {
  const rows = members('honoured').filter(([, , { by }]) => by !== 'the bundler');

  test.each(rows)('%s %s', (object, member) => {
    const name = `${object} ${member}`;
    const change = honouredMembers[name]?.change ?? (() => undefined);
    const found = compareContracts(model, changed(model, change));
    if (uncompared[name] === undefined) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });

  test.each(Object.keys(keywordCases))('keyword %s', (keyword) => {
    const { schema } = keywordCases[keyword] ?? {};
    const { [keyword]: _, ...without } = schema as Record<string, unknown>;
    // A reference, a type or a closed object is compared with another one, not with none.
    const other = Object.keys(without).length === 0 ? { type: 'boolean' } : without;
    const contractOf = (own: object) =>
      buildModel(
        'features',
        featureContract([{ ...featureOf(keyword), schema: own } as unknown as SchemaFeature]),
      );
    const found = compareContracts(contractOf(schema ?? {}), contractOf(other));
    expect(found.length > 0).toBe(uncompared[`keyword ${keyword}`] === undefined);
  });

  test('names members that exist', () => {
    const known = objects.flatMap(([object, verdicts]) =>
      Object.keys(verdicts).map((member) => `${object} ${member}`),
    );
    const keywords = Object.keys(allSchemaKeywords).map((keyword) => `keyword ${keyword}`);
    for (const name of [...Object.keys(uncompared), ...comparedTexts])
      expect([...known, ...keywords]).toContain(name);
  });
});

describe('a keyword of a schema', () => {
  const rows = ofKind(allSchemaKeywords, 'honoured').map(([keyword]) => keyword);
  let requests: Readonly<Record<string, { readonly body: Validate }>>;

  beforeAll(async () => {
    const cases = rows.filter((keyword) => keyword !== 'default').map(featureOf);
    const files = await emitContract(buildModel('features', featureContract(cases)));
    const text = files['generated/features/requests.js'] ?? '';
    ({ requests } = await loadModule<{ requests: typeof requests }>(text));
  });

  test.each(rows.filter((keyword) => keyword !== 'default'))('%s is honoured', (keyword) => {
    const row = keywordCases[keyword];
    if (row === undefined) throw new Error(`no case for ${keyword}`);
    expect(JSON.stringify(row.schema)).toContain(keyword === 'type' ? 'type' : keyword);
    const validate = requests[idOf(featureOf(keyword))]?.body;
    expect(faults(validate, { value: row.allowed })).toEqual([]);
    expect(faults(validate, { value: row.refused })).not.toEqual([]);
  });

  test('default is honoured in a parameter', async () => {
    const files = await filesChanged(
      (d) => (((list(d)['parameters'] as Draft[]).at(-1)?.['schema'] as Draft)['default'] = true),
    );
    expect(files).toContain('requests.js');
  });

  test.each(ofKind(allSchemaKeywords, 'documents').map(([keyword]) => keyword))(
    '%s documents, and changes neither validators nor serializers',
    async (keyword) => {
      const files = await filesChanged((d) => (input(d, 'note')[keyword] = keywordValues[keyword]));
      expect(files).toContain('openapi.json');
      for (const code of ['requests.js', 'replies.js', 'serializers.js'])
        expect(files).not.toContain(code);
    },
  );

  test.each(ofKind(allSchemaKeywords, 'refused'))('%s is refused', (keyword, { rule, advice }) => {
    const found = lintDocument(
      changedDocument(model, (d) => (input(d, 'note')[keyword] = keywordValues[keyword] ?? {})),
    );
    const own = found.filter((one) => one.rule.name === rule);
    expect(own.map(({ place, message }) => `${place}: ${message}`)).toEqual([
      `schemas.ItemInput.note: ${keyword} is not a keyword we use: ${advice}`,
    ]);
  });

  test('that is refused is refused in its line', async () => {
    const own = 'note: { type: [string, "null"], maxLength: 20 }';
    const written = own.replace(' }', ', readOnly: true }');
    const { faults: found, line } = await faultsAfter(own, written, 'readOnly');
    expect(found).toContainEqual(
      expect.stringMatching(`items.yaml:${line}: schemas.ItemInput.note: readOnly is not`),
    );
  });
});

test('members that document reach the published document and no code', async () => {
  const texts = members('documents').filter(([, member]) =>
    ['description', 'summary', 'title', 'termsOfService'].includes(member),
  );
  expect(texts.length).toBeGreaterThan(9);
  const files = await filesChanged((d) => {
    Object.assign(d['info'] as Draft, { title: 'Other', summary: 'Short.', description: 'Long.' });
  });
  expect(files).toEqual(['openapi.json']);
});
