import { at } from './contract.js';
import { create, item, kinds, list, type Row, schema } from './lint-places.js';

/** Violations in errors, statuses and security. */
export const replyRows: readonly Row[] = [
  [
    'sunsets-announced',
    'GET /shop/items: x-sunset needs deprecated: true',
    (d) => (list(d)['x-sunset'] = '2027-01-31'),
  ],
  [
    'sunsets-announced',
    'GET /shop/items: x-sunset needs the header Sunset on each success reply',
    (d) => Object.assign(list(d), { deprecated: true, 'x-sunset': '2027-01-31' }),
  ],
  [
    'sunsets-announced',
    'GET /shop/items: x-sunset must be a day of the calendar',
    (d) => Object.assign(list(d), { deprecated: true, 'x-sunset': '2027-02-31' }),
  ],
  [
    'sunsets-announced',
    'GET /shop/items: the header Sunset needs x-sunset',
    (d) =>
      (at(list(d), 'responses', '200', 'headers')['Sunset'] = {
        description: 'The last day.',
        schema: { type: 'string', maxLength: 40 },
      }),
  ],
  [
    'error-codes-closed',
    'schemas.ErrorCode: taken has no x-status',
    (d) => delete schema(d, 'ErrorCode', 'x-status')['taken'],
  ],
  [
    'error-codes-closed',
    'schemas.ErrorCode: taken has no x-enumDescriptions',
    (d) => delete schema(d, 'ErrorCode', 'x-enumDescriptions')['taken'],
  ],
  [
    'error-codes-closed',
    'schemas.ErrorCode: odd is not in the enum',
    (d) => (schema(d, 'ErrorCode')['x-common-errors'] = ['odd']),
  ],
  [
    'error-codes-closed',
    'schemas.ErrorCode: there is no closed enum',
    (d) => delete schema(d, 'ErrorCode')['enum'],
  ],
  [
    'error-codes-exist',
    'GET /shop/items x-errors: odd is not in ErrorCode',
    (d) => (list(d)['x-errors'] = ['odd']),
  ],
  [
    'error-codes-exist',
    'GET /shop/items x-errors: tken is not in ErrorCode: did you mean taken?',
    (d) => (list(d)['x-errors'] = ['tken']),
  ],
  [
    'error-statuses-declared',
    'GET /shop/items: taken needs status 409',
    (d) => (list(d)['x-errors'] = ['taken']),
  ],
  [
    'error-statuses-have-codes',
    'GET /shop/items/{id}: no code of 404',
    (d) => (item(d, 'get')['x-errors'] = []),
  ],
  [
    'statuses-declared',
    'GET /shop/items: 429 is missing',
    (d) => delete at(list(d), 'responses')['429'],
  ],
  [
    'statuses-declared',
    'GET /shop/items: 401 is missing',
    (d) => delete at(list(d), 'responses')['401'],
  ],
  [
    'statuses-declared',
    'GET /shop/items/{id}: 404 is missing',
    (d) => delete at(item(d, 'get'), 'responses')['404'],
  ],
  [
    'statuses-declared',
    'PUT /shop/items/{id}: 412 is missing',
    (d) => delete at(item(d, 'put'), 'responses')['412'],
  ],
  [
    'statuses-declared',
    'POST /shop/items: 422 is missing',
    (d) => delete at(create(d), 'responses')['422'],
  ],
  [
    'errors-in-envelope',
    'GET /shop/items reply 400: the body must be ErrorReply',
    (d) => (at(list(d), 'responses')['400'] = { description: 'No.' }),
  ],
  [
    'successes-declared',
    'GET /shop/items: reply 202 is a second success beside 200 of an operation with x-pagination: declare an operation for each',
    (d) => (at(list(d), 'responses')['202'] = { description: 'Later.' }),
  ],
  [
    'successes-declared',
    'GET /shop/items/{id}: reply 202 is a second success beside 200 of an operation with the parameter fields: declare',
    (d) => (at(item(d, 'get'), 'responses')['202'] = { description: 'Later.' }),
  ],
  [
    'successes-declared',
    'GET /shop/items: reply default is no status: write each status',
    (d) => (at(list(d), 'responses')['default'] = { description: 'Else.' }),
  ],
  [
    'public-without-security',
    'GET /shop/items/kinds: x-permission public needs',
    (d) => delete kinds(d)['security'],
  ],
  [
    'public-without-security',
    'GET /shop/items: an operation without security',
    (d) => (list(d)['security'] = []),
  ],
];
