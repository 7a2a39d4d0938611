import type { SvcErp } from '../../../sdk/erp/index.js';
import type { SvcKyc } from '../../../sdk/kyc/index.js';
import { createApiKey } from '../../../src/erp/auth/index.js';
import { insertCompany } from '../../../src/erp/config/index.js';
import { allPermissions, refusedForKeys } from '../../../src/kernel/permissions.js';
import { setTrustedSharer } from '../../../src/kyc/sharers/index.js';
import { importPeople } from '../../kyc/aml-support.js';
import { password, startOfTests, startTestApp, type TestApp, timeZone } from '../../support/app.js';
import { type IdentityProvider, startIdentityProvider } from '../../support/identity-provider.js';
import { mailOptions } from '../../support/mail.js';

/** The company in which the examples run, and the callers that prepare them. */
export interface Company {
  readonly app: TestApp;
  readonly erp: SvcErp;
  /** Where people of the company may log in. */
  readonly provider: IdentityProvider;
  /** For test data, as the key of the examples. */
  readonly kyc: SvcKyc;
  /** The same for the other company. */
  readonly other: SvcKyc;
  /** The usual credentials, by the variables that the examples read. */
  readonly credentials: Readonly<Record<string, string>>;
}

/** Starts a server with what more than one example needs. */
export async function openCompany(): Promise<Company> {
  // No worker runs: mails stay queued.
  const config = { mail: mailOptions(1), webhookAllowedHosts: ['127.0.0.1'] };
  const app = await startTestApp({ config });
  const provider = await startIdentityProvider();
  provider.register(`${app.baseUrl}/console/sso`);
  const erp = app.as('admin');
  const { knex } = app.database;
  const now = app.clock.now();
  const permissions = allPermissions.filter((name) => refusedForKeys([name]).length === 0);
  const key = { companyId: app.companyId, name: 'Examples', permissions };
  const { value: erpKey } = await createApiKey(knex, key, now);
  const kycKey = await app.kycKey({ environment: 'test' });
  const facts = { timeZone, locale: 'en' as const, baseCurrency: 'DOP', now: startOfTests };
  await insertCompany(knex, { code: 'PARTNER', name: 'Partner', ...facts });
  await setTrustedSharer(knex, {
    companyId: app.companyId,
    sharerId: app.otherCompanyId,
    isTrusted: true,
    now,
  });
  await erp.config.updateCurrency('USD', { active: true });
  await erp.users.create({ name: 'Ana', email: 'ana@example.com', role: 'viewer', password });
  await importPeople(app, 'us_ofac_sdn', [[501, 'ZARBUNOV, Timofey Lvovich']]);
  return {
    app,
    erp,
    provider,
    kyc: app.kycClient({ apiKey: kycKey }),
    other: await app.kyc({ environment: 'test', companyId: app.otherCompanyId }),
    credentials: { TOKEN: app.tokenOf('admin'), ERP_KEY: erpKey, KYC_KEY: kycKey },
  };
}
