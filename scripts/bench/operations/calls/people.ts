import { TOTP } from 'otpauth';
import { SvcErp } from '../../../../sdk/erp/index.js';
import type { Company } from '../company.js';
import { createNames, type MeasuredCall, slowly, using } from '../measured-call.js';

const password = 'staple of seven wires';
const newPassword = 'seven wires of staple';
const sure = { currentPassword: password };

/** Returns the code of the time step that so many steps follow. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Makes users, and logs them in. */
function createPeople({ baseUrl, erp }: Company) {
  const nextName = createNames('bench-');
  const guest = () => new SvcErp({ baseUrl });
  const user = async () => {
    const input = {
      name: 'New',
      email: `${nextName()}@example.com`,
      role: 'viewer',
      password,
    } as const;
    return (await erp.users.create(input)).data;
  };
  const logInAs = async (email: string) => {
    const client = guest();
    const { refreshToken } = (await client.auth.login({ email, password })).data;
    return { client, refreshToken };
  };
  const loggedIn = async () => {
    const { email, id } = await user();
    return { email, id, ...(await logInAs(email)) };
  };
  const withSecret = async () => {
    const { client, id } = await loggedIn();
    const { secret } = (await client.auth.setUpSecondFactor(sure)).data;
    return { client, id, secret };
  };
  const guarded = async () => {
    const { client, id, secret } = await withSecret();
    await client.auth.confirmSecondFactor({ code: codeOf(secret, -1) });
    return { client, id, secret };
  };
  return { guarded, guest, logInAs, loggedIn, user, withSecret };
}

type People = ReturnType<typeof createPeople>;

const loginCalls = ({ erp }: Company, { guest, logInAs, loggedIn, user }: People) => ({
  login: slowly(using(user, ({ email }) => logInAs(email))),
  refreshTokens: slowly(
    using(loggedIn, ({ refreshToken }) => guest().auth.refresh({ refreshToken })),
  ),
  logout: slowly(using(loggedIn, ({ client }) => client.auth.logout())),
  changeOwnPassword: slowly(
    using(loggedIn, ({ client }) => client.auth.changePassword({ ...sure, newPassword })),
  ),
  resetPassword: slowly(
    using(
      async () => (await erp.users.resetPassword((await user()).id)).data.token,
      (token) => guest().auth.resetPassword({ token, password: newPassword }),
    ),
  ),
  revokeOtherLogins: slowly(using(loggedIn, ({ client }) => client.auth.revokeOtherLogins())),
  revokeOwnLogin: slowly(
    using(
      async () => {
        const { client, email } = await loggedIn();
        await logInAs(email);
        const other = (await client.auth.logins()).data.find(({ current }) => !current);
        return { client, id: other?.id ?? '' };
      },
      ({ client, id }) => client.auth.revokeLogin(id),
    ),
  ),
});

const secondFactorCalls = ({ erp }: Company, { guarded, loggedIn, withSecret }: People) => ({
  createSecondFactor: slowly(using(loggedIn, ({ client }) => client.auth.setUpSecondFactor(sure))),
  verifySecondFactor: slowly(
    using(withSecret, ({ client, secret }) =>
      client.auth.confirmSecondFactor({ code: codeOf(secret) }),
    ),
  ),
  removeSecondFactor: slowly(
    using(guarded, ({ client, secret }) =>
      client.auth.removeSecondFactor({ ...sure, code: codeOf(secret) }),
    ),
  ),
  createRecoveryCodes: slowly(
    using(guarded, ({ client, secret }) =>
      client.auth.createRecoveryCodes({ ...sure, code: codeOf(secret) }),
    ),
  ),
  removeUserSecondFactor: slowly(using(guarded, ({ id }) => erp.users.removeSecondFactor(id))),
});

const userCalls = ({ erp }: Company, { loggedIn, user }: People) => ({
  createUser: slowly({ call: user }),
  updateUser: slowly(
    using(user, ({ id }) => erp.users.update(id, { name: 'Newer', role: 'manager' })),
  ),
  unlockUser: slowly(using(user, ({ id }) => erp.users.unlock(id))),
  changeUserPassword: slowly(
    using(user, ({ id }) => erp.users.setPassword(id, { password: newPassword })),
  ),
  createPasswordReset: slowly(using(user, ({ id }) => erp.users.resetPassword(id))),
  revokeUserLogin: slowly(
    using(
      async () => {
        const { id } = await loggedIn();
        const [login] = (await erp.users.logins(id)).data;
        return { id, loginId: login?.id ?? '' };
      },
      ({ id, loginId }) => erp.users.revokeLogin(id, loginId),
    ),
  ),
});

function keyCalls({ erp, kyc }: Company) {
  const input = { name: 'New', permissions: ['products:read'] };
  const overlap = { overlapMinutes: 5 };
  const key = async () => (await erp.apiKeys.create(input)).data;
  const kycKey = async () => (await kyc.keys.create({ name: 'New' })).apiKey;
  return {
    createApiKey: { call: key },
    updateApiKey: using(key, ({ id }) => erp.apiKeys.update(id, { ...input, name: 'Newer' })),
    rotateApiKey: using(key, ({ id }) => erp.apiKeys.rotate(id, overlap)),
    revokeApiKey: using(key, ({ id }) => erp.apiKeys.revoke(id)),
    createKey: { call: kycKey },
    rotateKey: using(kycKey, ({ id }) => kyc.keys.rotate(id, overlap)),
    revokeKey: using(kycKey, ({ id }) => kyc.keys.revoke(id)),
  };
}

/** Returns the calls that write logins, users and keys. */
export function peopleCalls(company: Company) {
  const people = createPeople(company);
  return {
    ...loginCalls(company, people),
    ...secondFactorCalls(company, people),
    ...userCalls(company, people),
    ...keyCalls(company),
  } satisfies Readonly<Record<string, MeasuredCall>>;
}
