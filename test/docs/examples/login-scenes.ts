import { password } from '../../support/app.js';
import { createAuthenticator } from '../../support/authenticator.js';
import { clientId, clientSecret } from '../../support/identity-provider.js';
import type { Company } from './company.js';
import type { Scenes } from './scene.js';

/** Returns the scenes of passkeys and of logins by an identity provider. */
export function loginScenes({ app, erp, provider }: Company): Scenes {
  let count = 0;
  /** A user who is logged in, with a device for passkeys. */
  const person = async () => {
    count += 1;
    const email = `passkey-${count}@example.com`;
    await erp.users.create({ name: 'Person', email, role: 'viewer', password });
    const client = app.client();
    const { token } = (await client.auth.login({ email, password })).data;
    // Passkeys of a server on this machine belong to its name.
    const device = createAuthenticator(app.baseUrl.replace('127.0.0.1', 'localhost'));
    const credential = device.create((await client.passkeys.options()).data);
    return { client, credential, credentials: { TOKEN: token }, device };
  };
  const withPasskey = async () => {
    const { client, credential, credentials, device } = await person();
    const { id } = (await client.passkeys.create({ name: 'Phone', credential })).data;
    return { credentials, device, values: { id } };
  };
  const connected = async () => {
    const { issuer } = provider;
    const domains = ['shop.example.com'];
    await erp.sso.update({ issuer, clientId, clientSecret, domains, defaultRole: 'viewer' });
    return {};
  };
  return {
    createPasskey: async () => {
      const { credential, credentials } = await person();
      return { credentials, values: credential };
    },
    updatePasskey: withPasskey,
    deletePasskey: withPasskey,
    finishPasskeyLogin: async () => {
      const { device } = await withPasskey();
      const { passkey } = (await app.client().auth.options()).data;
      return { values: device.get(passkey) };
    },
    getSsoConnection: connected,
    deleteSsoConnection: connected,
    updateSsoConnection: async () => ({ values: { issuer: provider.issuer } }),
    startSso: connected,
    finishSso: async () => {
      await connected();
      const email = 'ana@shop.example.com';
      provider.people[email] = { email, email_verified: true, name: 'Ana' };
      const { key, url } = (await app.client().auth.startSso({ email })).data;
      return { values: { key, answer: await provider.logIn(url, email) } };
    },
  };
}
