import { contractDocument } from '../../../scripts/codegen/bundle/bundle.js';
import type { ContractDocument } from '../../../scripts/codegen/model/model.js';
import { pascal } from '../../../scripts/codegen/sdk/schema-types.js';
import type {
  Json,
  OperationFeature,
  ParameterFeature,
  SchemaFeature,
  WebhookFeature,
} from './feature.js';
import { operationFeatures } from './rows/operations.js';
import { parameterFeatures } from './rows/parameters.js';
import { schemaFeatures } from './rows/schemas.js';
import { webhookFeatures } from './rows/webhooks.js';

type Feature = SchemaFeature | ParameterFeature | OperationFeature | WebhookFeature;

export const features: readonly Feature[] = [
  ...schemaFeatures,
  ...parameterFeatures,
  ...operationFeatures,
  ...webhookFeatures,
];

/** `check` and the words of a feature's name, as the id of its operation. */
export const idOf = ({ name }: { readonly name: string }): string =>
  `check${pascal(name.replaceAll(/[^A-Za-z0-9]+/g, ' ').trim())}`;

export const pathOf = (feature: { readonly name: string }): string => `/features/${idOf(feature)}`;

const errorReply: Json = {
  description: 'A failure.',
  type: 'object',
  additionalProperties: false,
  required: ['ok', 'message', 'code'],
  properties: {
    ok: { type: 'boolean', const: false },
    message: { type: 'string', maxLength: 500 },
    code: { $ref: '#/components/schemas/ErrorCode' },
  },
};
const statuses = {
  bad: 400,
  unknown: 401,
  barred: 403,
  taken: 409,
  stale: 412,
  large: 413,
  odd: 415,
  reused: 422,
  many: 429,
  broken: 500,
};
const common = ['bad', 'unknown', 'barred', 'many', 'broken'];
const failure: Json = {
  description: 'A failure.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorReply' },
      example: { ok: false, message: 'No', code: 'broken' },
    },
  },
};
const failures = (...codes: readonly number[]): Json =>
  Object.fromEntries(codes.map((status) => [status, failure]));

/** An operation with all that the rules ask of it. */
export function operationOf(feature: { readonly name: string }, own: Json, replies: Json): Json {
  const hasBody = own['requestBody'] !== undefined;
  const isKeyed = own['x-idempotent'] === 'key';
  const isVersioned = JSON.stringify(own['parameters'] ?? []).includes('"If-Match"');
  return {
    operationId: idOf(feature),
    summary: feature.name,
    description: `Checks ${feature.name}.`,
    tags: ['Features'],
    'x-permission': 'products:read',
    'x-rate-limit': 'general',
    'x-idempotent': 'natural',
    'x-sdk': { group: 'features', method: idOf(feature) },
    'x-errors': [
      ...(hasBody ? ['large', 'odd'] : []),
      ...(isKeyed ? ['taken', 'reused'] : []),
      ...(isVersioned ? ['stale'] : []),
    ],
    responses: {
      ...replies,
      ...failures(400, 401, 403, 429, 500),
      ...(hasBody && failures(413, 415)),
      ...(isKeyed && failures(409, 422)),
      ...(isVersioned && failures(412)),
    },
    ...own,
  };
}

const closed = (properties: Json, required: readonly string[]): Json => ({
  description: 'A value.',
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** The body is a component and the reply stands inline, since types of the two are written in different ways. */
function schemaOperation(feature: SchemaFeature): Json {
  const [example] = feature.accepted;
  const ref = `#/components/schemas/${pascal(idOf(feature))}Input`;
  const ok = { type: 'boolean', const: true };
  const reply = closed({ ok, value: feature.schema }, ['ok', 'value']);
  const media = (schema: Json, value: Json): Json => ({
    'application/json': { schema, example: value },
  });
  const requestBody = { required: true, content: media({ $ref: ref }, { value: example }) };
  const content = media(reply, { ok: true, value: example });
  return {
    post: operationOf(feature, { requestBody }, { 200: { description: 'Done.', content } }),
  };
}

const plainReply: Json = {
  200: {
    description: 'Done.',
    content: {
      'application/json': {
        schema: closed({ ok: { type: 'boolean', const: true } }, ['ok']),
        example: { ok: true },
      },
    },
  },
};

const itemOf = (feature: Exclude<Feature, WebhookFeature>): Json => {
  if ('schema' in feature) return schemaOperation(feature);
  if ('parameter' in feature)
    return { get: operationOf(feature, { parameters: [feature.parameter] }, plainReply) };
  return {
    [feature.method ?? 'get']: operationOf(feature, feature.operation, feature.replies),
  };
};

function schemasOf(feature: Feature): Json {
  if ('webhooks' in feature) return feature.components;
  if (!('schema' in feature)) return {};
  const input = closed({ value: feature.schema }, ['value']);
  return { ...feature.components, [`${pascal(idOf(feature))}Input`]: input };
}

/** A contract of the features given. */
export function featureContract(of: readonly Feature[], more: Json = {}): ContractDocument {
  const paths = of.flatMap((feature) =>
    'webhooks' in feature ? [] : [[pathOf(feature), itemOf(feature)] as const],
  );
  const webhooks = of.map((feature) => ('webhooks' in feature ? feature.webhooks : {}));
  const document: unknown = {
    openapi: '3.1.0',
    info: { title: 'Features', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    tags: [{ name: 'Features', description: 'Each feature of contracts.' }],
    paths: Object.fromEntries(paths),
    webhooks: Object.assign({}, ...webhooks),
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      schemas: {
        ErrorCode: {
          description: 'The cause.',
          type: 'string',
          enum: Object.keys(statuses),
          'x-status': statuses,
          'x-enumDescriptions': Object.fromEntries(
            Object.keys(statuses).map((code) => [code, `The cause is ${code}.`]),
          ),
          'x-common-errors': common,
        },
        ErrorReply: errorReply,
        ...Object.assign({}, ...of.map(schemasOf)),
      },
    },
    ...more,
  };
  return contractDocument(JSON.parse(JSON.stringify(document)), 'features');
}
