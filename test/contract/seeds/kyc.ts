import type { Description } from './description.js';

export const kyc: Description = {
  operations: {
    'POST /v1/sessions': 'sessions.create',
    'GET /v1/sessions/{id}': 'sessions.get',
    'GET /v1/sessions': 'sessions.list',
    'DELETE /v1/sessions/{id}': 'sessions.delete',
    'GET /v1/sessions/pending': 'sessions.pending',
    'POST /v1/sessions/{id}/decision': 'sessions.decision',
    'POST /v1/sessions/{id}/share': 'sessions.share',
    'POST /v1/sessions/import': 'sessions.import',
    'POST /v1/sessions/workflows': 'sessions.createWorkflow',
    'GET /v1/sessions/workflows': 'sessions.listWorkflows',
    'GET /v1/sessions/workflows/{id}': 'sessions.getWorkflow',
    'PATCH /v1/sessions/workflows/{id}': 'sessions.updateWorkflow',
    'DELETE /v1/sessions/workflows/{id}': 'sessions.deleteWorkflow',
    'POST /v1/documents/id-verification': 'documents.idVerification',
    'POST /v1/documents/poa': 'documents.proofOfAddress',
    'POST /v1/documents/database-validation': 'documents.databaseValidation',
    'POST /v1/biometrics/liveness': 'biometrics.liveness',
    'POST /v1/biometrics/face-match': 'biometrics.faceMatch',
    'POST /v1/biometrics/age': 'biometrics.ageEstimation',
    'POST /v1/biometrics/face-search': 'biometrics.faceSearch',
    'POST /v1/biometrics/face-search/index': 'biometrics.faceIndex',
    'POST /v1/aml/screen': 'aml.screen',
    'POST /v1/kyb': 'kyb.create',
    'GET /v1/kyb/{id}': 'kyb.get',
    'GET /v1/kyb': 'kyb.list',
    'POST /v1/webhooks': 'webhooks.create',
    'GET /v1/webhooks': 'webhooks.list',
    'DELETE /v1/webhooks/{id}': 'webhooks.delete',
    'POST /v1/webhooks/{id}/test': 'webhooks.test',
    'GET /v1/webhooks/{id}/deliveries': 'webhooks.deliveries',
    'POST /v1/keys': 'keys.create',
    'GET /v1/keys': 'keys.list',
    'DELETE /v1/keys/{id}': 'keys.revoke',
  },
  fields: {
    'createSession body': { features: 'array' },
    'createSession reply': { ok: 'boolean', session: 'object', 'session.id': 'string' },
    'listSessions reply': { ok: 'boolean', sessions: 'array', total: 'number' },
    'importSession body': { shareToken: 'string' },
    'shareSession reply': { shareToken: 'string' },
    'verifyIdDocument body': { sessionId: 'string', frontImage: 'string', backImage: 'string' },
    'checkLiveness body': { sessionId: 'string', image: 'string' },
    'matchFaces body': { sessionId: 'string', userImage: 'string', refImage: 'string' },
    'screenAml body': { fullName: 'string', entityType: 'string' },
    'screenAml reply': { match: 'boolean', score: 'number', hits: 'array' },
    'createKybCheck body': { companyName: 'string', country: 'string' },
    'createKybCheck reply': { ok: 'boolean', check: 'object' },
    'createWebhook body': { url: 'string', events: 'array' },
    'createWebhook reply': { secret: 'string' },
    'createKey reply': { key: 'string' },
  },
  statements: [
    {
      says: 'Every path starts with /v1, and every reply has ok',
      shownBy: [
        ['contract/seeds.test.ts', 'has its prefix, and every JSON reply has the member ok'],
      ],
    },
    {
      says: 'Checks of documents and faces are uploads of files in a form',
      shownBy: [
        ['sdk/once.test.ts', 'makes one check'],
        [
          'kernel/multipart.test.ts',
          'detect the type of files by their bytes, whatever the sender declares',
        ],
      ],
    },
    {
      says: 'The client has the groups sessions, documents, biometrics, aml, kyb, webhooks and keys',
      shownBy: [['contract/seeds.test.ts', 'names methods that exist in the client']],
    },
    {
      says: 'The options of the client are a key, an address, a timeout, retries and credentials, with the given defaults',
      shownBy: [
        ['sdk/described-calls.test.ts', 'options of the client, in full and with the key only'],
        ['sdk/kyc.test.ts', 'are its cookies without a key, and none with a key'],
      ],
    },
    {
      says: 'The client answers the JSON of the API unchanged',
      shownBy: [['sdk/kyc.test.ts', 'sends its key, and returns the JSON of the API unchanged']],
    },
    {
      says: 'A file is bytes, a buffer or a blob, with a name and perhaps a type',
      shownBy: [
        ['sdk/calls.test.ts', 'arrives unchanged: bytes, buffers, blobs, texts and objects'],
      ],
    },
    {
      says: 'Sessions are made without options or with features',
      shownBy: [
        [
          'sdk/described-calls.test.ts',
          'sessions: create without options, with features of type string[], get, share, import, delete',
        ],
      ],
    },
    {
      says: 'Sessions are listed by status and limit',
      shownBy: [
        [
          'sdk/described-calls.test.ts',
          'a list of sessions by one status, by several, and by a status of type string',
        ],
        ['kyc/sessions.test.ts', 'return pending sessions oldest first, filtered by awaiting'],
      ],
    },
    {
      says: 'A shared session is taken in by its token',
      shownBy: [
        ['kyc/session-share-tokens.test.ts', 'answers a token once and stores only its hash'],
        [
          'kyc/session-sharing.test.ts',
          'creates a session in review without images and biometric data',
        ],
      ],
    },
    {
      says: 'A decision moves a session, and events tell of its outcome',
      shownBy: [
        [
          'kyc/session-decisions.test.ts',
          'takes a session from %s to %s if the contract allows it',
        ],
        [
          'kyc/session-decisions.test.ts',
          'appears in the session, its history and an event; its reason stays out of events and audit log',
        ],
      ],
    },
    {
      says: 'Workflows are made, listed, read, updated and deleted',
      shownBy: [
        [
          'sdk/described-calls.test.ts',
          'workflows: create, list, get, update and delete with features of type string[]',
        ],
      ],
    },
    {
      says: '/v1/sessions/workflows is a route of workflows, not a session',
      shownBy: [
        ['contract/kyc.test.ts', 'finds every operation by its own method and path'],
        [
          'contract/router.test.ts',
          'never reads a literal path as a parameter: its other methods are refused',
        ],
      ],
    },
    {
      says: 'Documents are uploaded as multipart; the validation against a database too',
      shownBy: [
        [
          'sdk/described-calls.test.ts',
          'documents: with files, and databaseValidation by JSON and by a form',
        ],
      ],
    },
    {
      says: 'Identity documents, proofs of address and identity numbers are checked',
      shownBy: [
        [
          'kyc/documents.test.ts',
          'answers the fields of the document, and stores its images encrypted',
        ],
        ['kyc/documents.test.ts', 'accepts a PDF, and compares the expected name and address'],
        ['kyc/documents.test.ts', 'approves a person whom the register lists under the number'],
      ],
    },
    {
      says: 'Liveness, face match, age, search and index of faces',
      shownBy: [
        ['sdk/described-calls.test.ts', 'biometrics: liveness, face match, age, search and index'],
        [
          'kyc/biometrics.test.ts',
          'compares two pictures and applies the thresholds that it returns',
        ],
        [
          'kyc/biometrics-faces.test.ts',
          'find a face again in another picture, and name its subject',
        ],
        ['kyc/biometrics.test.ts', 'tells old enough from too young and from uncertain'],
      ],
    },
    {
      says: 'A name is screened, with match, score and hits',
      shownBy: [
        [
          'kyc/aml.test.ts',
          'finds a name with two typos and another word order, and explains the score',
        ],
        ['sdk/described-calls.test.ts', 'screening with an entityType of type string'],
      ],
    },
    {
      says: 'Companies are checked by name and country, listed and read',
      shownBy: [
        [
          'sdk/described-calls.test.ts',
          'companies: create with company name and country, get, list',
        ],
        ['kyc/kyb.test.ts', 'approves a company that is registered, active and not listed'],
      ],
    },
    {
      says: 'Webhooks are subscribed with names of events; their secret is answered once',
      shownBy: [
        [
          'kyc/webhooks-http.test.ts',
          'answers the secret only to the creating request, also when repeated with its Idempotency-Key',
        ],
        [
          'sdk/described-calls.test.ts',
          'webhooks: create with events of type string[], list, test, deliveries, delete',
        ],
      ],
      differs:
        'A request that is repeated with its Idempotency-Key, as clients do after a lost reply, gets the secret again.',
    },
    {
      says: 'A test delivery can be sent, and the history of deliveries read',
      shownBy: [
        [
          'kyc/webhook-records.test.ts',
          'sends one signed test event at once, once for one Idempotency-Key',
        ],
        [
          'kyc/webhook-records.test.ts',
          'is returned page by page, newest first, filtered by status and type',
        ],
      ],
    },
    {
      says: 'The events session.completed, session.declined and session.review exist',
      shownBy: [
        [
          'kyc/webhooks-http.test.ts',
          'accepts every event type of the contract, and refuses others',
        ],
      ],
    },
    {
      says: 'Keys are made without options, listed and revoked; a key is a prefix and a random text',
      shownBy: [
        ['sdk/described-calls.test.ts', 'keys: create without options, list, revoke'],
        [
          'kyc/keys.test.ts',
          'is shown once, has scopes that its creator may grant, and works immediately',
        ],
      ],
    },
    {
      says: 'Browsers send cookies that scripts cannot read',
      shownBy: [
        ['kernel/cookies.test.ts', 'uses a cookie that scripts cannot read, and returns no token'],
        ['kernel/cookies.test.ts', 'grants access to both APIs, for reads and writes'],
      ],
    },
    {
      says: 'SvcKycError has the status and the body of the response, with its error',
      shownBy: [
        [
          'sdk/described-calls.test.ts',
          'errors: the error of the reply, and a timeout with status 0',
        ],
      ],
    },
    {
      says: 'SvcKycTimeoutError is a SvcKycError of status 0',
      shownBy: [['sdk/kyc.test.ts', 'reports a timeout with status 0, and does not retry']],
    },
    {
      says: '4xx errors are never retried',
      shownBy: [['sdk/kyc.test.ts', 'never retries %i, and returns the time to wait']],
    },
    {
      says: '5xx and network errors are retried with exponential backoff, three times by default',
      shownBy: [
        ['sdk/kyc.test.ts', 'repeats 5xx three times, always with the same Idempotency-Key'],
        ['sdk/kyc.test.ts', 'retries a broken connection'],
        ['sdk/kyc.test.ts', 'throws the API’s error after maxRetries'],
      ],
    },
  ],
};
