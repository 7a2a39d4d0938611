import { documents, honoured, refusedBy, type Verdict, type Verdicts } from './verdict.js';

/** The rule that refuses what no other rule judges. */
export const ruleOfMembers = 'members-honoured';

const refused = refusedBy(ruleOfMembers);
const plainParameter = refusedBy('parameters-plain');

const linked = refused('write the link in the description');
const entry = honoured('the bundler');
const documented = honoured('reference and tools');
const schema = honoured('validators and types');
const oneServer = refused('declare servers for the whole document, in openapi.yaml');
const noMethod = refusedBy('methods-known')('write get, post, put, patch or delete');
const noLinks = refused('name the operation in the description');
const noCallbacks = refused(
  'the server sends none: describe the event in webhooks of the document, openapi.yaml',
);
const noText = refused('text of a query is percent-encoded in full');
const plain = refused('leave it out: a header is one plain text, and a list has commas');

/** Objects that no contract can hold, because the member that would hold them is refused. */
const within = (holder: string, names: readonly string[]): Verdicts =>
  Object.fromEntries(
    names.map((name): [string, Verdict] => [name, { kind: 'unreachable', holder }]),
  );

/** The members of the objects of OpenAPI 3.1, each with its verdict. Extensions have a rule of their own. */
export const openapiMembers = {
  Root: {
    openapi: entry,
    info: documents('reference, title and version of the clients'),
    jsonSchemaDialect: refused('leave it out: schemas are those of OpenAPI 3.1'),
    servers: documents('the published documents'),
    paths: honoured('router, types, clients'),
    webhooks: honoured('events of the reference, types of the clients'),
    components: entry,
    security: honoured('the pipeline'),
    tags: documents('groups of the reference'),
    externalDocs: linked,
  },
  Info: {
    title: documents(),
    summary: documents(),
    description: documents('reference'),
    termsOfService: documents(),
    contact: documents(),
    license: documents(),
    version: documents('reference'),
  },
  Contact: { name: documents(), url: documents(), email: documents() },
  License: { name: documents(), identifier: documents(), url: documents() },
  Server: {
    url: documents(),
    description: documents(),
    variables: refused('write the whole url'),
  },
  ServerVariable: within('variables', ['enum', 'default', 'description']),
  Tag: {
    name: honoured('tags of operations'),
    description: documents('reference'),
    externalDocs: linked,
  },
  ExternalDocs: within('externalDocs', ['description', 'url']),
  Components: {
    schemas: entry,
    responses: entry,
    parameters: entry,
    examples: entry,
    requestBodies: entry,
    headers: entry,
    securitySchemes: honoured('the pipeline'),
    links: noLinks,
    callbacks: noCallbacks,
    pathItems: refused('write the operations under paths'),
  },
  PathItem: {
    $ref: entry,
    summary: refused('write the summary of each operation'),
    description: refused('write the description of each operation'),
    get: honoured('router, types, clients'),
    put: honoured('router, types, clients'),
    post: honoured('router, types, clients'),
    delete: honoured('router, types, clients'),
    patch: honoured('router, types, clients'),
    options: noMethod,
    head: noMethod,
    trace: noMethod,
    servers: oneServer,
    parameters: honoured('validators and types'),
  },
  Operation: {
    tags: documents('groups of the reference'),
    summary: documented,
    description: documented,
    externalDocs: linked,
    operationId: honoured('router, types, clients'),
    parameters: honoured('validators and types'),
    requestBody: honoured('validators and types'),
    responses: honoured('serializers and types'),
    callbacks: noCallbacks,
    deprecated: honoured('reference, types of the clients'),
    security: honoured('the pipeline'),
    servers: oneServer,
  },
  Parameter: {
    name: honoured('validators and types'),
    in: honoured('validators and types'),
    description: documented,
    required: honoured('validators and types'),
    deprecated: honoured('types of the clients'),
    allowEmptyValue: refused('an empty text is one that minLength judges'),
    style: plainParameter('leave it out: values are plain text'),
    explode: honoured('lists, which need explode: false'),
    allowReserved: noText,
    schema,
    example: documents('tests, reference, tools'),
    examples: refused('write example'),
    content: plainParameter('write schema'),
  },
  RequestBody: {
    description: documents(),
    content: honoured('validators and types'),
    required: honoured('types'),
  },
  MediaType: {
    schema,
    example: documents('reference, mock'),
    examples: documents('reference, mock'),
    encoding: refused('a member of a form is plain text, and x-upload describes a file'),
  },
  Encoding: within('encoding', ['contentType', 'headers', 'style', 'explode', 'allowReserved']),
  Responses: { default: refusedBy('successes-declared')('write each status') },
  Response: {
    description: documents('reference'),
    headers: honoured('types of replies'),
    content: honoured('serializers and types'),
    links: noLinks,
  },
  Header: {
    description: documents('reference'),
    required: documents(),
    deprecated: documents(),
    allowEmptyValue: refused('an empty text is one that minLength judges'),
    style: plain,
    explode: plain,
    allowReserved: noText,
    schema: documents('reference'),
    example: documents(),
    examples: refused('write example'),
    content: refused('write schema'),
  },
  Example: {
    summary: documents(),
    description: documents(),
    value: documents('reference, mock'),
    externalValue: entry,
  },
  Link: within('links', [
    'operationRef',
    'operationId',
    'parameters',
    'requestBody',
    'description',
    'server',
  ]),
  SecurityScheme: {
    type: documents('reference'),
    description: documents('reference'),
    name: documents('reference'),
    in: documents('reference'),
    scheme: documents('reference'),
    bearerFormat: documents(),
    flows: refused('write type: http or apiKey'),
    openIdConnectUrl: refused('write type: http or apiKey'),
  },
  Discriminator: {
    propertyName: honoured('validators, serializers, types'),
    mapping: honoured('validators, serializers, types'),
  },
  Xml: within('xml', ['name', 'namespace', 'prefix', 'attribute', 'wrapped']),
} satisfies Readonly<Record<string, Verdicts>>;

export type OpenapiObject = keyof typeof openapiMembers;
