import type {
  BodyModel,
  ContractModel,
  OperationModel,
  ParameterModel,
  ReplyModel,
  Schema,
} from '../../scripts/codegen/model/model.js';

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const text = (maxLength: number, description = ''): Schema => ({
  type: 'string',
  maxLength,
  description,
});
const object = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = Object.keys(properties),
): Schema => ({ type: 'object', additionalProperties: false, required, properties });
const envelope = (data: Schema): Schema =>
  object({ ok: { type: 'boolean', const: true }, data, message: text(500) }, ['ok', 'data']);
const list = (item: string): Schema => {
  const count: Schema = { type: 'integer', minimum: 0, maximum: 1_000_000 };
  const properties = {
    ok: { type: 'boolean', const: true },
    data: { type: 'array', maxItems: 100, items: ref(item) },
    totalCount: count,
    page: count,
    pageSize: count,
    nextCursor: text(600),
  };
  return object(properties, ['ok', 'data', 'totalCount', 'page', 'pageSize']);
};

const quantity: Schema = { type: 'number', minimum: -9999, maximum: 9999, 'x-decimals': 4 };
const price: Schema = {
  description: 'Price per unit.',
  type: 'number',
  minimum: 0,
  maximum: 9_999_999_999_999,
  'x-decimals': 6,
};
const tokens = { token: text(2048), refreshToken: text(2048), expiresIn: { type: 'integer' } };
const product = {
  id: ref('Id'),
  code: text(40, 'Unique, whatever its case.'),
  name: text(200),
  price,
  stock: quantity,
  categoryName: { type: ['string', 'null'], maxLength: 200 },
  type: { type: 'string', enum: ['good', 'service'] },
  source: { type: 'string', maxLength: 40, 'x-extensible-enum': ['manual', 'import'] },
  version: { type: 'integer', minimum: 1 },
};

const components: Readonly<Record<string, Schema>> = {
  Id: { description: "A record's number.", type: 'integer', minimum: 1, maximum: 2 ** 53 - 1 },
  ErrorCode: { type: 'string', enum: ['validation_failed'] },
  Orphan: object({ secretOfTheServer: text(10) }),
  LoginInput: object({ email: { ...text(254), format: 'email' }, password: text(1024) }),
  LoginReply: envelope(object({ ...tokens, user: ref('LoginUser') })),
  LoginUser: object({ id: ref('Id'), name: text(200) }),
  RefreshInput: object({ refreshToken: text(2048) }),
  RefreshReply: envelope(object(tokens)),
  LogoutReply: envelope({ type: 'null' }),
  Product: { ...object(product), description: 'An article or a service. Never */ closed early.' },
  ProductInput: object({ code: product.code, name: product.name, price, type: product.type }, [
    'code',
    'name',
    'price',
  ]),
  ProductReply: envelope(ref('Product')),
  ProductListReply: list('Product'),
  AdjustmentLineInput: {
    ...object(
      { productId: ref('Id'), quantityDelta: quantity, countedQuantity: quantity, unitCost: price },
      ['productId'],
    ),
    oneOf: [
      { required: ['quantityDelta'], properties: { quantityDelta: { not: { const: 0 } } } },
      { required: ['countedQuantity'] },
    ],
  },
  AdjustmentInput: object(
    {
      warehouseId: ref('Id'),
      reason: { type: 'string', enum: ['count', 'damage'] },
      date: { type: 'string', format: 'date', maxLength: 10 },
      lines: { type: 'array', minItems: 1, maxItems: 500, items: ref('AdjustmentLineInput') },
    },
    ['warehouseId', 'reason', 'lines'],
  ),
  AdjustmentReply: envelope(object({ id: ref('Id'), number: text(40) })),
};

const parameter = (
  place: ParameterModel['in'],
  name: string,
  schema: Schema,
  description = '',
): ParameterModel => ({ name, in: place, required: place === 'path', description, schema });

export const id = parameter('path', 'id', components['Id'] ?? {}, "The record's id.");
export const paging = [
  parameter('query', 'page', { type: 'integer', minimum: 1, maximum: 100_000, default: 1 }),
  parameter('query', 'pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
  parameter('query', 'search', text(100), 'Free text.'),
  parameter('query', 'sortDir', { type: 'string', enum: ['asc', 'desc'] }),
  parameter('query', 'cursor', text(600)),
];
const key = parameter('header', 'Idempotency-Key', text(255));
const ifMatch = parameter('header', 'If-Match', text(100));

export const json = (schema: Schema): BodyModel => ({
  required: true,
  contentType: 'application/json',
  takesForm: false,
  schema,
});
const answers = (name: string, status = 200): readonly ReplyModel[] => [
  {
    status,
    kind: 'json',
    contentType: 'application/json',
    schema: ref(name),
    headers: [],
  },
];

type OperationInput = Partial<OperationModel> &
  Pick<OperationModel, 'id' | 'method' | 'path' | 'sdk'>;
export const operation = (given: OperationInput): OperationModel => ({
  summary: `Summary of ${given.id}`,
  description: '',
  deprecated: false,
  sunset: undefined,
  permission: 'authenticated',
  rateLimit: 'general',
  isExported: false,
  importKind: undefined,
  isReport: false,
  idempotent: given.method === 'post' ? 'key' : 'natural',
  verbatim: [],
  pagination: undefined,
  uploads: [],
  parameters: [],
  body: undefined,
  replies: answers('LogoutReply'),
  errorCodes: [],
  ...given,
});

const auth = (method: string, input: string | undefined, reply: string): OperationModel =>
  operation({
    id: method === 'refresh' ? 'refreshTokens' : method,
    method: 'post',
    path: `/api/auth/${method}`,
    sdk: { group: 'auth', method },
    permission: input ? 'public' : 'authenticated',
    rateLimit: input ? 'auth' : 'general',
    idempotent: input ? 'none' : 'natural',
    body: input ? json(ref(input)) : undefined,
    replies: answers(reply),
  });

const operations: readonly OperationModel[] = [
  auth('login', 'LoginInput', 'LoginReply'),
  auth('logout', undefined, 'LogoutReply'),
  auth('refresh', 'RefreshInput', 'RefreshReply'),
  operation({
    id: 'adjustStock',
    method: 'post',
    path: '/api/inventory/adjustments',
    sdk: { group: 'inventory', method: 'adjust' },
    permission: 'inventory:adjust',
    parameters: [key],
    body: json(ref('AdjustmentInput')),
    replies: answers('AdjustmentReply', 201),
    errorCodes: ['insufficient_stock'],
  }),
  operation({
    id: 'listProducts',
    method: 'get',
    path: '/api/products',
    sdk: { group: 'products', method: 'list' },
    permission: 'products:read',
    pagination: 'page',
    parameters: paging,
    replies: answers('ProductListReply'),
  }),
  operation({
    id: 'createProduct',
    method: 'post',
    path: '/api/products',
    sdk: { group: 'products', method: 'create' },
    permission: 'products:write',
    parameters: [key],
    body: json(ref('ProductInput')),
    replies: answers('ProductReply', 201),
    errorCodes: ['duplicate_code'],
  }),
  operation({
    id: 'getProduct',
    method: 'get',
    path: '/api/products/{id}',
    sdk: { group: 'products', method: 'get' },
    permission: 'products:read',
    parameters: [id],
    replies: answers('ProductReply'),
    errorCodes: ['not_found'],
  }),
  operation({
    id: 'updateProduct',
    method: 'put',
    path: '/api/products/{id}',
    sdk: { group: 'products', method: 'update' },
    permission: 'products:write',
    parameters: [ifMatch, id],
    body: json(ref('ProductInput')),
    replies: answers('ProductReply'),
    errorCodes: ['not_found', 'duplicate_code', 'version_mismatch'],
  }),
];

const document = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: {},
  components: { schemas: components },
} as const;

/** A small contract with the structure of the real ones. */
export const model: ContractModel = {
  name: 'erp',
  document,
  operations,
  errorCodes: [
    { code: 'validation_failed', status: 400 },
    { code: 'token_expired', status: 401 },
    { code: 'not_found', status: 404 },
    { code: 'duplicate_code', status: 409 },
    { code: 'insufficient_stock', status: 409 },
    { code: 'version_mismatch', status: 412 },
  ],
};

/** The small contract with uploads and downloads. */
export const modelWithFiles: ContractModel = {
  ...model,
  operations: [
    ...operations,
    operation({
      id: 'getProductSheet',
      method: 'get',
      path: '/api/products/{id}/sheet',
      sdk: { group: 'sheets', method: 'download' },
      rateLimit: 'exports',
      parameters: [id, parameter('query', 'lang', { type: 'string', enum: ['es', 'en'] })],
      replies: [
        {
          status: 200,
          kind: 'binary',
          contentType: 'application/pdf',
          schema: undefined,
          headers: [],
        },
      ],
    }),
    operation({
      id: 'uploadProductSheet',
      method: 'post',
      path: '/api/products/{id}/sheet',
      sdk: { group: 'sheets', method: 'upload' },
      deprecated: true,
      parameters: [id, key],
      uploads: [{ name: 'sheet', maxBytes: 1_048_576, mime: ['application/pdf'], required: true }],
      body: {
        required: true,
        contentType: 'multipart/form-data',
        takesForm: false,
        schema: object({ sheet: { type: 'string', format: 'binary' }, title: text(80) }, ['sheet']),
      },
    }),
  ],
};
