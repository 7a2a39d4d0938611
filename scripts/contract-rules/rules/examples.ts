import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiDocument } from '../../../src/kernel/http/site/collections/document.js';
import { parameterValue } from '../../../src/kernel/http/site/collections/samples.js';
import {
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  resolve,
  resolveSchema,
  stringAt,
  typesOf,
} from '../../codegen/model/document.js';
import type { ContractDocument } from '../../codegen/model/model.js';
import { reachableComponents, validationSchema } from '../../codegen/model/schema-shape.js';
import { exampleJudge, exampleValidator } from '../example-judge.js';
import type { Finding, LintRule } from '../rule.js';
import { type OperationSite, operationSites, schemaSites } from '../sites.js';
import { extensionsClosed } from './schemas/combinations.js';

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

/** Returns a function that tells whether a schema extends another one in a way that another rule refuses. */
function extensionJudge(document: ContractDocument): (place: string, schema: unknown) => boolean {
  const places = extensionsClosed.check(document).map((finding) => finding.place);
  if (places.length === 0) return () => false;
  const names = new Set(places.map((place) => /^schemas\.([^ .[]+)/.exec(place)?.[1]));
  return (place, schema) =>
    places.some((one) => one.startsWith(place)) ||
    [...reachableComponents(document, schema)].some((name) => names.has(name));
}

/** Returns the examples inside a schema, and its default, which a validator fills in as it is. */
const schemaExamples = (schema: JsonRecord): readonly unknown[] => [
  ...(Object.hasOwn(schema, 'default') ? [schema['default']] : []),
  ...(Object.hasOwn(schema, 'example') ? [schema['example']] : []),
  ...listAt(schema, 'examples'),
];

export const examplesValid: LintRule = {
  name: 'examples-valid',
  reason: 'A wrong example teaches a request that is refused, or a reply that never comes.',
  check(document) {
    const problemOf = exampleJudge(document);
    const isExplained = extensionJudge(document);
    const ofSchemas = schemaSites(document).flatMap(({ place, schema }) =>
      schemaExamples(schema).flatMap((example): readonly Finding[] => {
        const problem = problemOf(schema, example);
        return problem === undefined ? [] : [{ place, message: problem }];
      }),
    );
    const ofMedia = operationSites(document).flatMap((site) =>
      exampleSites(site).flatMap(({ place, media }) =>
        examplesOf(document, media).flatMap((example): readonly Finding[] => {
          const schema = recordAt(media, 'schema');
          const problem = problemOf(schema, example);
          const isTold = problem === undefined || isExplained(place, schema);
          return isTold ? [] : [{ place, message: problem }];
        }),
      ),
    );
    return [...ofSchemas, ...ofMedia];
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
    const problemOf = exampleJudge(document);
    return operationSites(document).flatMap(({ place, parameters }) =>
      parameters.flatMap((parameter): readonly Finding[] => {
        const name = stringAt(parameter, 'name') ?? '';
        const schema = resolveSchema(document, parameter['schema']);
        // Other rules refuse other types.
        if (typesOf(schema).some((type) => !sentTypes.includes(type))) return [];
        const wrong = examplesOf(document, parameter).flatMap(
          (example) => problemOf(schema, example) ?? [],
        );
        if (wrong.length > 0) {
          return wrong.map((problem) => ({ place, message: `parameter ${name}: ${problem}` }));
        }
        const text = parameterValue(document as unknown as ApiDocument, parameter as never);
        if (isAllowed(schema, text)) return [];
        const message = `parameter ${name} does not allow "${text}", which tests and the reference would send: write example: VALUE beside schema`;
        return [{ place, message }];
      }),
    );
  },
};
