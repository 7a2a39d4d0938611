import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { replies as erpReplies } from '../../generated/erp/replies.js';
import { requests as erpRequests } from '../../generated/erp/requests.js';
import { replies as kycReplies } from '../../generated/kyc/replies.js';
import { requests as kycRequests } from '../../generated/kyc/requests.js';
import { loadContract } from '../../scripts/codegen/index.js';
import type { ContractModel } from '../../scripts/codegen/model/model.js';
import { componentSchemas, validationSchema } from '../../scripts/codegen/model/schema-shape.js';
import { hasAtMostDecimals } from '../../scripts/codegen/runtime/decimals.js';
import { words } from '../../src/kernel/http/input/validation.js';
import { describe, expect, test } from '../support/jest.js';
import { projectRoot } from './contract.js';
import { generateFeatures } from './features/generated.js';
import { createRandom, Samples } from './samples.js';

interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
}
type Validate = ((data: unknown) => boolean) & { errors?: readonly Fault[] | null };

/** A schema and its generated validator. */
interface Row {
  readonly name: string;
  readonly schema: unknown;
  readonly validate: Validate;
}

const samplesPerSchema = 60;

/** The keywords of all faults that the validators found. */
const reported = new Set<string>();

/** Another JSON Schema compiler, as the reference for accepted values. */
function createJudge(model: ContractModel, rows: readonly Row[]): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    validate: (limit: number, value: number) => hasAtMostDecimals(value, limit),
  });
  const schemas = rows.map(({ schema }) => schema);
  const components = componentSchemas(model.document, schemas, validationSchema);
  for (const schema of Object.values(components)) ajv.addSchema(schema);
  return ajv;
}

type ValidatorTable = Readonly<Record<string, Readonly<Record<string, Validate | undefined>>>>;

function rowsOf(
  model: ContractModel,
  requests: ValidatorTable,
  replies: ValidatorTable,
): readonly Row[] {
  return model.operations.flatMap(({ id, body, replies: declared }) => {
    const validate = requests[id]?.['body'];
    const isJson = body?.contentType === 'application/json' && validate !== undefined;
    const request = isJson ? [{ name: `${id} body`, schema: body.schema, validate }] : [];
    const answers = declared.flatMap(({ status, schema }) => {
      const check = replies[id]?.[String(status)];
      return schema === undefined || check === undefined || status >= 300
        ? []
        : [{ name: `${id} ${status}`, schema, validate: check }];
    });
    return [...request, ...answers];
  });
}

/** The names under which our validators report keywords. An extended object is checked as one closed object. */
const ownNames: Readonly<Record<string, string>> = {
  uniqueItems: 'x-unique',
  unevaluatedProperties: 'additionalProperties',
};

/** Returns each fault once: an extended object has two schemas that find it. */
const placesOf = (errors: readonly Fault[] | null | undefined): readonly string[] => [
  ...new Set(
    (errors ?? []).map(
      ({ instancePath, keyword }) => `${ownNames[keyword] ?? keyword} ${instancePath}`,
    ),
  ),
];

/** Each compiler reports faults of alternatives (oneOf, anyOf) in its own way. */
const isOfForms = (places: readonly string[]): boolean =>
  places.some((place) => /^(?:oneOf|anyOf) /.test(place));

/** Checks samples of a row by both compilers. Returns how many were valid. */
function compare(row: Row, judge: Ajv2020, samples: Samples): number {
  const compiled = judge.compile(validationSchema(row.schema));
  let valid = 0;
  for (let count = 0; count < samplesPerSchema; count += 1) {
    const value = samples.of(row.schema);
    const isValid = compiled(value);
    const places = [...placesOf(compiled.errors)].sort();
    const found = { name: row.name, value, isValid: row.validate(value) };
    expect(found).toEqual({ name: row.name, value, isValid });
    const own = [...placesOf(row.validate.errors)].sort();
    for (const { keyword } of row.validate.errors ?? []) reported.add(keyword);
    if (!isOfForms(places)) expect({ ...found, places: own }).toEqual({ ...found, places });
    if (isValid) valid += 1;
  }
  return valid;
}

describe.each([
  ['erp', erpRequests, erpReplies],
  ['kyc', kycRequests, kycReplies],
])('the validators of %s', (name, requests, replies) => {
  test('accept and refuse the same values as another JSON Schema compiler, at the same places', async () => {
    const model = await loadContract(projectRoot, name);
    const rows = rowsOf(
      model,
      requests as unknown as ValidatorTable,
      replies as unknown as ValidatorTable,
    );
    const judge = createJudge(model, rows);
    const samples = new Samples(model.document, createRandom(19));
    const valid = rows.reduce((sum, row) => sum + compare(row, judge, samples), 0);
    // Valid and invalid samples are both frequent enough to be significant.
    const invalid = rows.length * samplesPerSchema - valid;
    expect(Math.min(valid, invalid)).toBeGreaterThan(rows.length * 3);
  });
});

test('the validators of all features accept and refuse the same values as another compiler', async () => {
  const { model, requests, replies } = await generateFeatures();
  const rows = rowsOf(model, requests, replies);
  const judge = createJudge(model, rows);
  const samples = new Samples(model.document, createRandom(23));
  const valid = rows.reduce((sum, row) => sum + compare(row, judge, samples), 0);
  const invalid = rows.length * samplesPerSchema - valid;
  expect(Math.min(valid, invalid)).toBeGreaterThan(rows.length * 3);
});

test('callers are told the fault of each keyword in words', () => {
  expect(reported.size).toBeGreaterThan(15);
  expect([...reported].filter((keyword) => words[keyword] === undefined)).toEqual([]);
});
