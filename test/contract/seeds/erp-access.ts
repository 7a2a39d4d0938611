import type { Statement } from './description.js';

/** Statements about callers, credentials, limits, errors and documentation. */
export const accessStatements: readonly Statement[] = [
  {
    says: 'Every path starts with /api; replies have ok, data and perhaps a message',
    shownBy: [
      ['contract/seeds.test.ts', 'has its prefix, and every JSON reply has the member ok'],
      ['erp/products.test.ts', 'answers 201 with the product, its ETag and stock of zero'],
    ],
  },
  {
    says: 'A login with wrong credentials has ok false and a message',
    shownBy: [
      ['erp/auth.test.ts', 'refuses an unknown address with the same body as a wrong password'],
    ],
  },
  {
    says: 'A key is made by an administrator with a name and permissions, sent as X-API-Key, and begins with the prefix of live keys',
    shownBy: [
      ['erp/admin-keys.test.ts', 'answers 201 with the value, which works and is stored nowhere'],
      ['erp/admin-keys.test.ts', 'requires api-keys:manage, and refuses an API key that holds it'],
    ],
  },
  {
    says: 'In development the server is reached on port 4000 of this machine',
    shownBy: [
      [
        'kernel/config.test.ts',
        'configures a development server with the embedded database from an empty environment',
      ],
    ],
  },
  {
    says: 'There is interactive documentation of the API',
    shownBy: [
      [
        'docs/pages.test.ts',
        'a tried request answers, and the key goes to the next page but into no storage',
      ],
      [
        'docs/site.test.ts',
        'pages have the strict policy, and are not sent again while they are the same',
      ],
    ],
  },
  {
    says: 'Instants that a client sends are taken as UTC instants',
    shownBy: [
      [
        'erp/products-list.test.ts',
        'reads date-only bounds as whole days of the company, and instants as inclusive',
      ],
      ['kernel/time.test.ts', 'reads an instant as inclusive on both sides'],
    ],
  },
  {
    says: 'A login answers two tokens, the seconds of the access token and the user',
    shownBy: [
      [
        'erp/auth.test.ts',
        'returns the login result of the contract, with the lifetime in seconds',
      ],
    ],
  },
  {
    says: 'A refresh answers a new pair and no user, and invalidates the token that was used',
    shownBy: [
      [
        'erp/auth-refresh.test.ts',
        'returns a new pair without the user, and spends the old refresh token',
      ],
    ],
  },
  {
    says: 'A key is Activa or Revocada',
    shownBy: [
      [
        'erp/auth.test.ts',
        'are refused with a code of their own when revoked, expired, foreign to the address or unknown',
      ],
      ['erp/admin-key-rotation.test.ts', 'takes effect at once on every process, and is final'],
    ],
  },
  {
    says: 'Five failed logins lock the account for 15 minutes',
    shownBy: [
      [
        'erp/auth.test.ts',
        'locks the account for 15 minutes after five failures, even for the right password',
      ],
      ['erp/auth.test.ts', 'counts each of several concurrent failures'],
    ],
  },
  {
    says: 'Each failed login is in the audit log',
    shownBy: [
      ['erp/auth.test.ts', 'writes an audit row without a company for an unknown address'],
      ['erp/admin-audit.test.ts', 'includes a failed login of a known user, without the password'],
    ],
  },
  {
    says: 'Log-out invalidates the access token and its refresh token',
    shownBy: [
      ['erp/auth-refresh.test.ts', 'invalidates the access token and its refresh token at once'],
    ],
  },
  {
    says: 'Every operation but login, refresh and what is made public needs credentials',
    shownBy: [
      ['contract/statuses.test.ts', 'answers 401 without credentials, with WWW-Authenticate'],
    ],
  },
  {
    says: 'The current user can be asked for',
    shownBy: [['erp/auth.test.ts', 'returns the user of the token']],
  },
  {
    says: 'A page has 20 records by default and at most 100',
    differs:
      'A page of more than 100 is refused with 400 instead of cut: a client that steps by its own size would skip records.',
    shownBy: [['contract/seeds.test.ts', 'lists have pages of 20 by default and at most 100']],
  },
  {
    says: 'Both a bearer token and a key are accepted',
    shownBy: [
      [
        'erp/auth.test.ts',
        'act as the caller: me returns the key; its last use is stored, and only its hash',
      ],
      ['erp/auth.test.ts', 'are ambiguous beside a bearer token'],
    ],
  },
  {
    says: 'Passwords are kept as salted hashes only',
    shownBy: [
      [
        'kernel/access.test.ts',
        'never match for an unknown user, and are verified for many callers at once',
      ],
    ],
  },
  {
    says: 'An expired or invalid access token is a 401',
    shownBy: [['erp/auth.test.ts', 'distinguishes an expired access token from an invalid one']],
  },
  {
    says: 'The access token lives an hour by default, the refresh token seven days',
    shownBy: [
      [
        'kernel/config.test.ts',
        'configures a development server with the embedded database from an empty environment',
      ],
      [
        'erp/auth-refresh.test.ts',
        'refuses a login past its absolute limit, however often it was renewed',
      ],
    ],
  },
  {
    says: 'The value of a key is shown once and kept as a hash',
    shownBy: [
      ['erp/admin-keys.test.ts', 'answers 201 with the value, which works and is stored nowhere'],
      [
        'erp/auth.test.ts',
        'act as the caller: me returns the key; its last use is stored, and only its hash',
      ],
    ],
  },
  {
    says: 'All communication is over HTTPS',
    differs:
      'The server speaks HTTP behind a proxy that ends TLS 1.2 or later; cookies are Secure, and addresses that are given to it must be https in production.',
  },
  {
    says: 'Errors have ok false, a message and perhaps a list of details',
    shownBy: [
      [
        'contract/errors.test.ts',
        'answers each code with the status of the contract, in both languages',
      ],
    ],
  },
  {
    says: '400, 401, 403, 404, 429 and 500 mean what the description says',
    shownBy: [
      ['contract/statuses.test.ts', 'answers 403 to a caller without its permission'],
      ['contract/statuses.test.ts', 'answers 400 to an unknown parameter'],
      ['contract/statuses.test.ts', 'makes every operation answer 429'],
    ],
  },
  {
    says: 'Over a limit the answer is 429 with Retry-After',
    shownBy: [
      [
        'kernel/rate-limit.test.ts',
        'answer 429 with Retry-After and the remaining quota above the limit',
      ],
    ],
  },
  {
    says: '100 requests a minute for an address, 10 for authentication, 5 exports for a user',
    shownBy: [
      [
        'kernel/config.test.ts',
        'configures a development server with the embedded database from an empty environment',
      ],
      ['erp/exports.test.ts', 'counts in the limit of exports, which pages do not'],
      ['kernel/rate-limit.test.ts', 'treat an IPv6 caller as its /56'],
    ],
  },
  {
    says: 'A machine-readable contract is kept and comes before changes of a frontend',
    shownBy: [
      ['codegen/drift.test.ts', 'fails on a breaking change, even when its files are generated'],
      ['kernel/http.test.ts', 'serve the OpenAPI document byte for byte, with ETag, to any origin'],
    ],
  },
];
