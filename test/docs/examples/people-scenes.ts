import { codeOf } from '../../erp/second-factor-support.js';
import { password } from '../../support/app.js';
import type { Company } from './company.js';
import type { Scenes } from './scene.js';

/** Returns the scenes of logins, second factors, users and keys of the ERP API. */
export function peopleScenes({ app, erp }: Company): Scenes {
  let count = 0;
  /** Creates a user with a password, and logs in. */
  const person = async (secret = password) => {
    count += 1;
    const email = `person-${count}@example.com`;
    const input = { name: 'Person', email, role: 'viewer', password: secret } as const;
    const { id } = (await erp.users.create(input)).data;
    const client = app.client();
    const { token, refreshToken } = (await client.auth.login({ email, password: secret })).data;
    return { id, email, client, credentials: { TOKEN: token }, refreshToken };
  };
  /** The password that the examples of second factors name. */
  const present = 'the present password';
  const sure = { currentPassword: present };
  const withSecret = async () => {
    const one = await person(present);
    const { secret } = (await one.client.auth.setUpSecondFactor(sure)).data;
    return { ...one, secret };
  };
  const guarded = async () => {
    const one = await withSecret();
    const before = codeOf(one.secret, app.clock.now(), -30);
    await one.client.auth.confirmSecondFactor({ code: before });
    return one;
  };
  const withCode = async () => {
    const { credentials, secret } = await guarded();
    return { credentials, values: { code: codeOf(secret, app.clock.now()) } };
  };
  const alone = async () => ({ credentials: (await person()).credentials });
  const otherLogin = async () => {
    const one = await person();
    await app.client().auth.login({ email: one.email, password });
    const other = (await one.client.auth.logins()).data.find(({ current }) => !current);
    return { ...one, loginId: other?.id };
  };
  const ofUser = async () => ({ values: { id: (await person()).id } });
  const key = async () => {
    const input = { name: 'Shop', permissions: ['products:read'] };
    return { values: { id: (await erp.apiKeys.create(input)).data.id } };
  };
  const testKey = async () => {
    const wanted = { name: 'Tests', environment: 'test' as const, permissions: ['config:*'] };
    const { value } = (await erp.apiKeys.create(wanted)).data;
    return { credentials: { ERP_KEY: value ?? '' } };
  };
  return {
    resetTestCompany: testKey,
    getTestClock: testKey,
    updateTestClock: testKey,
    refreshTokens: async () => ({ values: { refreshToken: (await person()).refreshToken } }),
    logout: alone,
    changeOwnPassword: async () => ({
      credentials: (await person('the password so far')).credentials,
    }),
    createSecondFactor: async () => ({ credentials: (await person(present)).credentials }),
    verifySecondFactor: async () => {
      const { credentials, secret } = await withSecret();
      return { credentials, values: { code: codeOf(secret, app.clock.now()) } };
    },
    removeSecondFactor: withCode,
    createRecoveryCodes: withCode,
    resetPassword: async () => {
      const { token } = (await erp.users.resetPassword((await person()).id)).data;
      return { values: { token } };
    },
    revokeOtherLogins: alone,
    revokeOwnLogin: async () => {
      const { credentials, loginId } = await otherLogin();
      return { credentials, values: { loginId } };
    },
    getUser: ofUser,
    updateUser: ofUser,
    unlockUser: ofUser,
    changeUserPassword: ofUser,
    createPasswordReset: ofUser,
    removeUserSecondFactor: async () => ({ values: { id: (await guarded()).id } }),
    listUserKeys: ofUser,
    listUserLogins: ofUser,
    revokeUserLogin: async () => {
      const { id, loginId } = await otherLogin();
      return { values: { id, loginId } };
    },
    getApiKey: key,
    getApiKeyUsage: key,
    updateApiKey: key,
    rotateApiKey: key,
    revokeApiKey: key,
  };
}
