import { createHash } from 'node:crypto';
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '../../../src/kernel/http/site/collections/document.js';
import { parameterValue } from '../../../src/kernel/http/site/collections/samples.js';
import {
  isRecord,
  type JsonRecord,
  recordAt,
  resolve,
  resolveSchema,
  stringAt,
  typesOf,
} from '../../codegen/model/document.js';
import type { ContractDocument } from '../../codegen/model/model.js';
import { reachableComponents, validationSchema } from '../../codegen/model/schema-shape.js';
import { hasAtMostDecimals } from '../../codegen/runtime/decimals.js';
import type { Finding, LintRule } from '../rule.js';
import { type OperationSite, operationSites } from '../sites.js';

interface ExampleSite {
  readonly place: string;
  readonly media: JsonRecord;
  readonly isRequired: boolean;
}

function exampleSites(site: OperationSite): readonly ExampleSite[] {
  const bodies = Object.values(site.body).map((media) => {
    return { place: `${site.place} body`, media, isRequired: true };
  });
  const replies = Object.entries(site.responses).flatMap(([status, response]) => {
    const media = recordAt(response, 'content')['application/json'];
    return [{ place: `${site.place} reply ${status}`, media, isRequired: status.startsWith('2') }];
  });
  return [...bodies, ...replies].flatMap(({ media, ...rest }) =>
    isRecord(media) ? [{ ...rest, media }] : [],
  );
}

function examplesOf(document: ContractDocument, media: JsonRecord): readonly unknown[] {
  const named = Object.values(recordAt(media, 'examples')).map((example) => {
    const target = resolve(document, example);
    return isRecord(target) ? target['value'] : undefined;
  });
  return Object.hasOwn(media, 'example') ? [media['example'], ...named] : named;
}

/** Returns the keyword of an operation that holds a body or a reply, by its place. */
function holderOf(place: string): string {
  const status = / reply (\d+)$/.exec(place)?.[1];
  return status === undefined ? 'requestBody' : `responses.${status}`;
}

export const examplesPresent: LintRule = {
  name: 'examples-present',
  reason: 'Integrators read the example before they read the schema.',
  check: (document) =>
    operationSites(document).flatMap((site) =>
      exampleSites(site)
        .filter(({ isRequired, media }) => isRequired && examplesOf(document, media).length === 0)
        .map(({ place }) => ({
          place,
          message: `there is no example: write example: beside schema, in content of ${holderOf(place)}`,
        })),
    ),
};

export const examplesValid: LintRule = {
  name: 'examples-valid',
  reason: 'A wrong example teaches a request that is refused, or a reply that never comes.',
  check(document) {
    const problemOf = exampleJudge(document);
    return operationSites(document).flatMap((site) =>
      exampleSites(site).flatMap(({ place, media }) =>
        examplesOf(document, media).flatMap((example): readonly Finding[] => {
          const problem = problemOf(recordAt(media, 'schema'), example);
          return problem === undefined ? [] : [{ place, message: problem }];
        }),
      ),
    );
  },
};

/** Returns a function that tells whether a schema accepts the text of a parameter. Each schema is compiled once. */
function textJudge(document: ContractDocument): (schema: JsonRecord, text: string) => boolean {
  const compiled = new Map<string, ValidateFunction>();
  let ajv: Ajv2020 | undefined;
  return (schema, text) => {
    const key = JSON.stringify(schema);
    ajv ??= exampleValidator(document, { coerceTypes: true });
    const validate = compiled.get(key) ?? ajv.compile(validationSchema(schema));
    compiled.set(key, validate);
    return validate(typesOf(schema).includes('array') ? text.split(',') : text);
  };
}

const sentTypes = ['string', 'number', 'integer', 'boolean', 'array'];

export const parametersExemplified: LintRule = {
  name: 'parameters-exemplified',
  reason: 'Tests, the reference and collections of requests send a value that the server accepts.',
  check(document) {
    const isAllowed = textJudge(document);
    return operationSites(document).flatMap(({ place, parameters }) =>
      parameters.flatMap((parameter): readonly Finding[] => {
        const name = stringAt(parameter, 'name') ?? '';
        const schema = resolveSchema(document, parameter['schema']);
        // Other rules refuse other types.
        if (typesOf(schema).some((type) => !sentTypes.includes(type))) return [];
        const text = parameterValue(document as unknown as ApiDocument, parameter as never);
        if (isAllowed(schema, text)) return [];
        const message = `parameter ${name} does not allow "${text}", which tests and the reference would send: write example: VALUE beside schema`;
        return [{ place, message }];
      }),
    );
  },
};

function exampleValidator(document: ContractDocument, more: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    ...more,
    // Each schema checks only a few examples, so that fast compilation matters more than fast code.
    ...{ inlineRefs: false, code: { optimize: false } },
    ...{ allErrors: true, strictTypes: false, strictRequired: false },
  });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    validate: (limit: number, value: number) => hasAtMostDecimals(value, limit),
  });
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...validationSchema(schema), $id: name });
  }
  return ajv;
}

/** Results by the content that they depend on, so that a long-running process checks only changed examples. */
const verdicts = new Map<string, string | undefined>();

/** Returns a key for a schema with all components that it refers to. */
function contentOf(document: ContractDocument, schema: JsonRecord): string {
  const names = [...reachableComponents(document, schema)].sort();
  const parts = names.map((name) => [name, document.components.schemas[name]]);
  return createHash('sha256')
    .update(JSON.stringify([schema, parts]))
    .digest('hex');
}

/** Returns a function that finds the faults of an example. A schema is compiled once for all its examples. */
function exampleJudge(
  document: ContractDocument,
): (schema: JsonRecord, example: unknown) => string | undefined {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();
  // Most operations share the schemas of their errors.
  const contents = new Map<string, string>();
  return (schema, example) => {
    const text = JSON.stringify(schema);
    const content = contents.get(text) ?? contentOf(document, schema);
    contents.set(text, content);
    const key = `${content} ${JSON.stringify(example)}`;
    if (verdicts.has(key)) return verdicts.get(key);
    ajv ??= exampleValidator(document);
    const validate = compiled.get(content) ?? ajv.compile(validationSchema(schema));
    compiled.set(content, validate);
    const verdict = validate(example)
      ? undefined
      : ajv.errorsText(validate.errors, { dataVar: 'example' });
    verdicts.set(key, verdict);
    return verdict;
  };
}
