import { pascal } from '../../../scripts/codegen/sdk/schema-types.js';
import { idOf } from './contract.js';
import { holds, type SchemaFeature } from './feature.js';
import type { Statement } from './programs.js';
import { operationFeatures } from './rows/operations.js';
import { parameterFeatures } from './rows/parameters.js';
import { schemaFeatures } from './rows/schemas.js';

const assign = (type: string, value: unknown): string =>
  `{ const value: ${type} = ${JSON.stringify(value)}; void value; }`;

function samplesOf(
  feature: SchemaFeature,
  statement: (value: unknown) => string,
): readonly Statement[] {
  const { name, accepted, refused, typedAnyway = [] } = feature;
  const right = [...accepted, ...typedAnyway];
  const wrong = refused.filter((value) => !holds(typedAnyway, value));
  return [
    ...right.map((value) => ({ feature: name, text: statement(value), isRight: true })),
    ...wrong.map((value) => ({ feature: name, text: statement(value), isRight: false })),
  ];
}

/** Uses of the types of the server. */
export const serverStatements: readonly Statement[] = [
  ...schemaFeatures.flatMap((feature) => {
    const name = pascal(idOf(feature));
    return [
      ...samplesOf(feature, (value) => assign(`o.${name}Call['body']`, { value })),
      ...samplesOf(feature, (value) => assign(`o.${name}Reply`, { ok: true, value })),
    ];
  }),
  ...parameterFeatures.flatMap((feature) => {
    const isHeader = feature.parameter['in'] === 'header';
    const place = isHeader ? "['headers']['x-value']" : "['query']['value']";
    const type = `o.${pascal(idOf(feature))}Call${place}`;
    return [
      { feature: feature.name, text: assign(type, feature.received), isRight: true },
      { feature: feature.name, text: assign(type, { a: 1 }), isRight: false },
    ];
  }),
  ...operationFeatures.flatMap((feature) => {
    const text = (value: unknown) => assign(`o.${pascal(idOf(feature))}Reply`, value);
    const { accepted = [], refused = [] } = feature.returned ?? {};
    return [
      ...accepted.map((value) => ({ feature: feature.name, text: text(value), isRight: true })),
      ...refused.map((value) => ({ feature: feature.name, text: text(value), isRight: false })),
    ];
  }),
];
export const serverHeader = "import type * as o from './operations.js';";

/** Uses of the types of the client. */
export const clientStatements: readonly Statement[] = [
  ...schemaFeatures.flatMap((feature) => {
    const name = pascal(idOf(feature));
    return [
      ...samplesOf(feature, (value) => assign(`t.${name}Input`, { value })),
      ...samplesOf(feature, (value) => assign(`t.${name}Reply`, { ok: true, value })),
    ];
  }),
  ...parameterFeatures.flatMap((feature) => {
    const call = (given: string): string => `void features.${idOf(feature)}(${given});`;
    const mutate = (given: string): string =>
      `void queries.${idOf(feature)}(${given}).queryFn({ signal });`;
    return [
      { feature: feature.name, text: call(feature.call), isRight: true },
      { feature: feature.name, text: call(feature.refusedCall), isRight: false },
      { feature: feature.name, text: mutate(feature.call), isRight: true },
    ];
  }),
  ...operationFeatures.flatMap((feature) => {
    const { name, method = 'get', returned } = feature;
    const type = `Awaited<ReturnType<FeaturesMethods['${idOf(feature)}']>>`;
    const query = `Awaited<ReturnType<ReturnType<FeaturesQueries['${idOf(feature)}']>['queryFn']>>`;
    const bodies = returned?.accepted.map(({ body }) => body) ?? [];
    const read = method === 'get' ? bodies : [];
    return [
      ...bodies.map((body) => ({ feature: name, text: assign(type, body), isRight: true })),
      ...bodies.map(() => ({ feature: name, text: assign(type, {}), isRight: false })),
      ...read.map((body) => ({ feature: name, text: assign(query, body ?? null), isRight: true })),
    ];
  }),
];
export const clientHeader = [
  "import type * as t from './types.js';",
  "import type { FeaturesMethods } from './methods.js';",
  "import type { FeaturesQueries } from './queries.js';",
  'declare const features: FeaturesMethods;',
  'declare const queries: FeaturesQueries;',
  'declare const signal: { aborted: boolean; addEventListener(): void; removeEventListener(): void };',
].join(' ');
