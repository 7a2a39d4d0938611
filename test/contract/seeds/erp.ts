import type { Description } from './description.js';

const error = { ok: 'boolean', message: 'string', errors: 'array' } as const;
const page = {
  ok: 'boolean',
  data: 'array',
  totalCount: 'number',
  page: 'number',
  pageSize: 'number',
} as const;
const tokens = {
  'data.token': 'string',
  'data.refreshToken': 'string',
  'data.expiresIn': 'number',
} as const;

export const erp: Description = {
  operations: {
    'POST /api/auth/login': 'auth.login',
    'POST /api/auth/refresh': 'auth.refresh',
    'POST /api/auth/logout': 'auth.logout',
    'GET /api/auth/me': 'auth.me',
    'GET /api/products': 'products.list',
    'GET /api/products/{id}': 'products.get',
    'POST /api/products': 'products.create',
    'PUT /api/products/{id}': 'products.update',
    'DELETE /api/products/{id}': 'products.deactivate',
    'GET /api/products/categories': 'products.categories',
    'GET /api/inventory/stock': 'inventory.stock',
    'POST /api/inventory/adjustments': 'inventory.adjust',
    'POST /api/inventory/transfers': 'inventory.transfer',
    'GET /api/invoices': 'invoices.list',
    'GET /api/invoices/{id}': 'invoices.get',
    'POST /api/invoices': 'invoices.create',
    'POST /api/invoices/{id}/void': 'invoices.void',
    'GET /api/invoices/{id}/pdf': 'invoices.pdf',
    'POST /api/credit-notes': 'creditNotes.create',
    'GET /api/customers': 'customers.list',
    'GET /api/customers/{id}': 'customers.get',
    'POST /api/customers': 'customers.create',
    'PUT /api/customers/{id}': 'customers.update',
    'GET /api/customers/{id}/balance': 'customers.balance',
    'GET /api/vendors': 'vendors.list',
    'GET /api/vendors/{id}': 'vendors.get',
    'POST /api/vendors': 'vendors.create',
    'PUT /api/vendors/{id}': 'vendors.update',
    'GET /api/purchase-orders': 'purchaseOrders.list',
    'POST /api/purchase-orders': 'purchaseOrders.create',
    'POST /api/purchase-orders/{id}/receive': 'purchaseOrders.receive',
    'GET /api/receivables': 'receivables.list',
    'POST /api/receivables/payments': 'receivables.pay',
    'GET /api/receivables/aging': 'receivables.aging',
    'GET /api/payables': 'payables.list',
    'POST /api/payables/payments': 'payables.pay',
    'GET /api/crm/leads': 'crm.leads',
    'POST /api/crm/leads': 'crm.createLead',
    'GET /api/crm/opportunities': 'crm.opportunities',
    'PUT /api/crm/opportunities/{id}/stage': 'crm.changeStage',
    'GET /api/config/company': 'config.company',
    'GET /api/config/currencies': 'config.currencies',
    'GET /api/config/exchange-rates': 'config.exchangeRates',
    'GET /api/config/tax-rates': 'config.taxRates',
  },
  fields: {
    'getProduct reply': { ok: 'boolean', data: 'object', message: 'string' },
    'getProduct 404': error,
    'listProducts reply': {
      ...page,
      'data.[].id': 'number',
      'data.[].code': 'string',
      'data.[].name': 'string',
      'data.[].price': 'number',
      'data.[].stock': 'number',
      'data.[].categoryName': 'string',
    },
    'login body': { email: 'string', password: 'string' },
    'login reply': {
      ...tokens,
      'data.user.id': 'number',
      'data.user.name': 'string',
      'data.user.email': 'string',
      'data.user.role': 'string',
    },
    'refreshTokens body': { refreshToken: 'string' },
    'refreshTokens reply': tokens,
    'createInvoice body': {
      customerId: 'number',
      paymentTerms: 'string',
      currencyCode: 'string',
      lines: 'array',
      'lines.[].productId': 'number',
      'lines.[].quantity': 'number',
      'lines.[].unitPrice': 'number',
      notes: 'string',
    },
    'createInvoice reply': {
      'data.id': 'number',
      'data.number': 'string',
      'data.total': 'number',
      'data.taxTotal': 'number',
      'data.grandTotal': 'number',
      message: 'string',
    },
    'listApiKeys reply': {
      'data.[].name': 'string',
      'data.[].permissions': 'array',
      'data.[].allowedIps': 'array',
      'data.[].expiresAt': 'string',
      'data.[].lastUsedAt': 'string',
      'data.[].status': 'string',
    },
    ...Object.fromEntries(
      [
        ['listInvoices', 'listCustomers', 'listVendors', 'listPurchaseOrders', 'listReceivables'],
        ['listPayables', 'listLeads', 'listOpportunities', 'listStock', 'listExchangeRates'],
      ].flatMap((ids) => ids.map((id) => [`${id} reply`, page])),
    ),
  },
  statements: [
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
        [
          'erp/admin-keys.test.ts',
          'requires api-keys:manage, and refuses an API key that holds it',
        ],
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
      says: 'Instants in replies are in the time zone of the company',
      shownBy: [['erp/config.test.ts', 'returns instants in the new time zone from then on']],
    },
    {
      says: 'A list has its records, their count, the page and its size',
      shownBy: [
        ['erp/products-list.test.ts', 'has the members data, totalCount, page and pageSize'],
        ['erp/customers-list.test.ts', 'has the members data, totalCount, page and pageSize'],
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
          'erp/auth.test.ts',
          'returns a new pair without the user, and spends the old refresh token',
        ],
      ],
    },
    {
      says: 'The total of an invoice is the sum of its lines; it comes with the tax and the grand total',
      shownBy: [
        [
          'erp/invoices.test.ts',
          'issues a numbered document, takes the goods out and opens a receivable',
        ],
        [
          'erp/invoice-rules.test.ts',
          '1, 2: satisfy grandTotal = total + taxTotal, total = sum of nets = sum of bases',
        ],
      ],
    },
    {
      says: 'An invoice keeps lines, unit prices, payment terms and notes as they were sent',
      shownBy: [['erp/invoices.test.ts', 'stores lines, price, terms and notes as sent']],
    },
    {
      says: 'A key is Activa or Revocada',
      shownBy: [
        [
          'erp/auth.test.ts',
          'are refused with a code of their own when revoked, expired, foreign to the address or unknown',
        ],
        ['erp/admin-keys.test.ts', 'takes effect at once on every process, and is final'],
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
        [
          'erp/admin-audit.test.ts',
          'includes a failed login of a known user, without the password',
        ],
      ],
    },
    {
      says: 'Log-out invalidates the access token and its refresh token',
      shownBy: [['erp/auth.test.ts', 'invalidates the access token and its refresh token at once']],
    },
    {
      says: 'Deleting a product deactivates it',
      shownBy: [
        [
          'erp/products.test.ts',
          'hides the product from the default list, not from getProduct, and can be repeated',
        ],
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
      says: 'Categories are listed at an address that could be the id of a product',
      shownBy: [
        [
          'erp/products-list.test.ts',
          'counts the active products, and its path is never read as an id',
        ],
      ],
    },
    {
      says: 'Stock is shown by warehouse; adjustments and transfers change it',
      shownBy: [
        [
          'erp/inventory.test.ts',
          'books a count, numbers the document and returns before, delta and after',
        ],
        [
          'erp/inventory.test.ts',
          'moves goods at their cost: totals, value and average are unchanged',
        ],
      ],
    },
    {
      says: 'An invoice can be made void and downloaded as a PDF',
      shownBy: [
        [
          'erp/invoices-life.test.ts',
          '15, 21: preserves the number, and returns the goods at the cost at which they left',
        ],
        [
          'erp/invoice-prints.test.ts',
          'prints parties, lines, taxes and totals in words, with correct accents',
        ],
      ],
    },
    {
      says: 'Credit notes are made of invoices',
      shownBy: [
        [
          'erp/credit-notes.test.ts',
          '31: credit notes never exceed their invoice, and the last takes the remainder',
        ],
      ],
    },
    {
      says: 'The receivables balance of a customer can be asked for',
      shownBy: [
        [
          'erp/aging.test.ts',
          '33, 34: as of a past day uses only documents dated until then, and equals the balance',
        ],
      ],
    },
    {
      says: 'Receptions of purchase orders are registered',
      shownBy: [
        [
          'erp/purchase-orders.test.ts',
          'books a partial reception at another cost: stock at its cost, and a payable',
        ],
      ],
    },
    {
      says: 'Collections and payments are registered',
      shownBy: [
        [
          'erp/receivables.test.ts',
          '28: allocates a payment over three invoices, and preserves its remainder as visible credit',
        ],
        [
          'erp/payables.test.ts',
          '35: pays the oldest first and preserves the remainder as an advance',
        ],
      ],
    },
    {
      says: 'Receivables are reported by age',
      shownBy: [
        [
          'erp/aging.test.ts',
          '34: the bucket boundaries are 0, 30, 60, 90 and 120 days; a document due today is current',
        ],
      ],
    },
    {
      says: 'Leads are made and listed; opportunities change their stage',
      shownBy: [
        [
          'erp/crm-leads.test.ts',
          'answers 201 with all members sent, the status new, and its ETag',
        ],
        [
          'erp/crm-opportunities.test.ts',
          'records every change, oldest first, with user, reason and time',
        ],
      ],
    },
    {
      says: 'The configuration shows the company, its active currencies, exchange rates and tax rates',
      shownBy: [
        ['erp/config.test.ts', 'returns the company with every number series'],
        [
          'erp/config-currencies.test.ts',
          'lists active currencies with their ISO 4217 decimals, including the base currency',
        ],
        ['erp/config-currencies.test.ts', 'lists the newest first, within whole days of validity'],
        ['erp/config-taxes.test.ts', 'lists active rates by default, or those in force on a day'],
      ],
    },
    {
      says: 'Lists take search, an order and bounds of dates',
      shownBy: [
        [
          'erp/products-list.test.ts',
          'finds the same rows by «peña», «PENA» and «Peñá»; reads «100%» and «a_b» literally',
        ],
        ['erp/products-list.test.ts', 'sorts Álvarez next to Alvarez'],
        [
          'erp/products-list.test.ts',
          'reads date-only bounds as whole days of the company, and instants as inclusive',
        ],
      ],
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
          'erp/auth.test.ts',
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
        [
          'kernel/http.test.ts',
          'serve the OpenAPI document byte for byte, with ETag, to any origin',
        ],
      ],
    },
  ],
};
