import type { SsoConnectionInput } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.js';
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  startIdentityProvider,
} from '../support/identity-provider.js';

export interface SsoTest {
  readonly app: TestApp;
  readonly provider: IdentityProvider;
  /** Saves the connection of the company, with the given values in place of the usual ones. */
  connect(
    values?: Partial<SsoConnectionInput>,
  ): ReturnType<ReturnType<TestApp['as']>['sso']['update']>;
  /** Begins a login and answers it at the provider. Resolves to what finishes it. */
  answer(
    email: string,
    person?: string,
  ): Promise<{ readonly key: string; readonly answer: string }>;
  close(): Promise<void>;
}

/** Starts a server and a real provider, which may reach each other. */
export async function startSsoTest(options: TestAppOptions = {}): Promise<SsoTest> {
  const provider = await startIdentityProvider();
  const config = { webhookAllowedHosts: ['127.0.0.1'], ...options.config };
  const app = await startTestApp({ ...options, config });
  provider.register(`${app.baseUrl}/console/sso`);
  const usual: SsoConnectionInput = {
    issuer: provider.issuer,
    clientId,
    clientSecret,
    domains: ['corp.example'],
    defaultRole: 'viewer',
  };
  return {
    app,
    provider,
    connect: (values = {}) => app.as('admin').sso.update({ ...usual, ...values }),
    async answer(email, person = email) {
      provider.people[person] ??= { email, email_verified: true, name: `Name of ${person}` };
      const { key, url } = (await app.client().auth.startSso({ email })).data;
      return { key, answer: await provider.logIn(url, person) };
    },
    close: async () => {
      await app.close();
      await provider.close();
    },
  };
}
