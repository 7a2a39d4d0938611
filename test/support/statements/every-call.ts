import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import type { SvcKyc } from '../../../sdk/kyc/index.js';
import { makeYear } from '../../../src/demo/index.js';
import * as erpModules from '../../../src/erp/modules.js';
import { chainedCompanies } from '../../../src/kernel/audit/seals/seal-queries.js';
import { sealAll, shipAll } from '../../../src/kernel/audit/seals/sealing.js';
import { verifyChain } from '../../../src/kernel/audit/seals/verify.js';
import { loadConfig } from '../../../src/kernel/config/config.js';
import type { MailOptions } from '../../../src/kernel/config/mail.js';
import { createLogger } from '../../../src/kernel/log.js';
import { cleanUp } from '../../../src/kernel/maintenance/housekeeping.js';
import { handlersOf } from '../../../src/kernel/operations/module-handlers.js';
import { allScopes, operatorScopes } from '../../../src/kernel/permissions.js';
import * as kycModules from '../../../src/kyc/modules.js';
import { cleaningsOf } from '../../../src/process/background/cleanings.js';
import { startWorkers } from '../../../src/process/background/workers.js';
import { startOfTests, startTestApp, type TestApp } from '../app.js';
import { expect } from '../jest.js';
import { answer, mailOptions, startMailServer } from '../mail.js';
import { type Receiver, startReceiver } from '../receiver.js';
import { until } from '../until.js';
import { callErp } from './calls-of-erp.js';
import { callKyc, loadLists } from './calls-of-kyc.js';
import { loadStatements } from './load.js';
import { recordStatements } from './record.js';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: { readonly example?: unknown } };
  };
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathItem = { readonly [Name in Method]?: Operation };

function pathsOf(contract: string): readonly (readonly [string, PathItem])[] {
  const file = new URL(`../../../generated/${contract}/openapi.json`, import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly paths: Readonly<Record<string, PathItem>>;
  };
  return Object.entries(paths);
}

const readsOf = (contract: string): string[] =>
  pathsOf(contract).flatMap(([path, { get }]) => (get === undefined ? [] : [path]));

type Fetch = (
  path: string,
  request?: { readonly method: string; readonly body: string },
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** Returns the id of the first record of a list. The member that holds the records differs between replies. */
function firstId(body: unknown): string | undefined {
  const [first] = Object.values(body as object).find(Array.isArray) ?? [];
  const { id, code } = (first ?? {}) as { readonly id?: unknown; readonly code?: unknown };
  const found = id ?? code;
  return found === undefined ? undefined : String(found);
}

/** Reads every list, and the first record of each. */
async function readAll(paths: readonly string[], get: Fetch): Promise<void> {
  for (const path of paths) {
    let filled = path;
    for (let at = filled.indexOf('/{'); at !== -1; at = filled.indexOf('/{')) {
      const { body } = await get(filled.slice(0, at));
      filled = filled.replace(/\{\w+\}/, encodeURIComponent(firstId(body) ?? '1'));
    }
    expect([path, (await get(filled)).status]).not.toEqual([path, 500]);
  }
}

/** Creates, changes and deletes a record of each written module, with the examples of its contract, and creates one again. */
async function callModules(contract: string, handlers: object, call: Fetch): Promise<void> {
  for (const method of ['post', 'put', 'patch', 'delete', 'post'] as const) {
    for (const [path, { [method]: operation }] of pathsOf(contract)) {
      if (operation === undefined || !Object.hasOwn(handlers, operation.operationId)) continue;
      const list = path.replace(/\/\{.*/, '');
      const filled = path.replace('{id}', firstId((await call(list)).body) ?? '1');
      const body = operation.requestBody?.content['application/json']?.example ?? {};
      await call(filled, { method: method.toUpperCase(), body: JSON.stringify(body) });
    }
  }
}

/** Runs what a server does beside requests, once. */
async function workOnce(app: TestApp, receiver: Receiver, mail: MailOptions): Promise<void> {
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const config = { ...loadConfig(settings), webhookAllowedHosts: ['127.0.0.1'], mail };
  const { clock, database, storage } = app;
  const log = createLogger({ logLevel: 'silent' });
  const parts = { ...storage, config, db: database.knex, clock, log, registry: new Registry() };
  const stop = await startWorkers(parts);
  const due = () => database.knex('jobs').where('run_at', '<=', clock.now());
  await until(async () => (await due()).length === 0 && receiver.requests.length > 0);
  const isMailed = async () =>
    (await database.knex('mails').where('status', 'queued')).length === 0;
  await until(isMailed);
  // A monitoring system asks for the backlogs.
  await parts.registry.metrics();
  for (const days of [2, 800]) {
    clock.advance(days * 86_400_000);
    await until(async () => (await due()).length === 0);
  }
  await stop(5_000);
  await cleanUp(database.knex, clock.now(), cleaningsOf(config));
  await proveAudit(app);
}

/** Ships the seals of the audit log, and checks the chains. */
async function proveAudit({ clock, database: { knex } }: TestApp): Promise<void> {
  const { signal } = new AbortController();
  await sealAll(knex, clock, signal);
  await shipAll(knex, clock, () => Promise.resolve(), signal);
  for (const chain of await chainedCompanies(knex)) {
    await verifyChain(knex, chain, undefined, new Date());
  }
}

/** An app whose calls have sent nearly every statement, and the statements. */
export interface CalledApp {
  readonly app: TestApp;
  readonly receiver: Receiver;
  readonly recorder: ReturnType<typeof recordStatements>;
}

type Reader = (headers: Record<string, string>) => Fetch;

const readerOf =
  (app: TestApp): Reader =>
  (headers) =>
  async (path, request) => {
    const sent = request && { 'content-type': 'application/json' };
    const reply = await app.fetch(path, { ...request, headers: { ...headers, ...sent } });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: isJson ? (JSON.parse(text) as unknown) : {} };
  };

type Year = Awaited<ReturnType<typeof makeYear>>;

async function callVerification(
  app: TestApp,
  receiver: Receiver,
  { company }: Year,
  { key, token }: { readonly key: SvcKyc; readonly token: string },
): Promise<void> {
  const { id: companyId } = company;
  const personOf = (bearer: string) =>
    app.kycClient({ headers: { authorization: `Bearer ${bearer}`, 'x-environment': 'test' } });
  const others = { id: app.otherCompanyId };
  const otherCode = (await app.database.knex('companies').where(others).first('code')).code;
  const callers = {
    key,
    live: await app.kyc({ companyId }),
    person: personOf(token),
    otherPerson: personOf(app.tokenOf('stranger')),
    other: await app.kyc({ companyId: app.otherCompanyId, environment: 'test' }),
    personOf: (link: string) => app.kycClient({ headers: { 'x-capture-token': link } }),
  };
  await callKyc(callers, { own: company.code, other: otherCode }, receiver.url('/'));
  await loadLists(key, 1_990, 'inactive');
}

async function callApis(app: TestApp, receiver: Receiver): Promise<Year['admin']> {
  const year = await makeYear({
    database: app.database,
    bcryptCost: 4,
    now: startOfTests,
    code: 'YEAR',
    months: 6,
    invoices: 1_000,
    onProgress: () => undefined,
  });
  const { admin, apiKey, company } = year;
  const { email, password } = admin;
  const erp = app.client();
  const { token } = (await erp.auth.login({ email, password })).data;
  const scopes = [...allScopes, ...operatorScopes];
  const key = await app.kyc({ companyId: company.id, environment: 'test', scopes });
  const kycKey = await app.kycKey({ companyId: company.id, environment: 'test' });
  await loadLists(key, 2_000);
  await callErp(app, erp, receiver.url('/'));
  await callVerification(app, receiver, year, { key, token });
  const reader = readerOf(app);
  const fresh = (await app.client().auth.login({ email, password })).data.token;
  await callModules('erp', handlersOf(erpModules), reader({ authorization: `Bearer ${fresh}` }));
  await callModules('kyc', handlersOf(kycModules), reader({ 'x-api-key': kycKey }));
  await readAll(readsOf('erp'), reader({ authorization: `Bearer ${fresh}` }));
  await readAll(readsOf('erp'), reader({ 'x-api-key': apiKey }));
  await readAll(readsOf('kyc'), reader({ 'x-api-key': kycKey }));
  return admin;
}

/** Calls every operation, and does what a server does beside requests. */
export async function callEverything(): Promise<CalledApp> {
  await loadStatements();
  const recorder = recordStatements();
  const receiver = await startReceiver();
  receiver.respond = ({ path }, response) => {
    const statuses: Readonly<Record<string, number>> = { '/gone': 410, '/failing': 500 };
    response.writeHead(statuses[path] ?? 204).end();
  };
  const smtp = await startMailServer();
  smtp.refuse = (to) => (to.startsWith('refused') ? answer(550, 'No such mailbox') : undefined);
  const mail = mailOptions(smtp.port);
  const config = { webhookAllowedHosts: ['127.0.0.1'], mail };
  const app = await startTestApp({ config });
  const { email, password } = await callApis(app, receiver);
  await workOnce(app, receiver, mail);
  await smtp.close();
  // The cleanup has deleted all earlier logins.
  const erp = app.client();
  await erp.auth.login({ email, password });
  await erp.auth.me();
  recorder.stop();
  return { app, receiver, recorder };
}
