import { SvcErp } from '../../../sdk/erp/index.js';
import { SvcKyc } from '../../../sdk/kyc/index.js';
import { readCredentials } from '../../../src/demo/credentials.js';
import { logInTo, type ServerStart } from '../processes/built-server.js';
import type { Callers } from './company.js';
import { addOperatorKey, importLists, type Target } from './operator.js';

/** Logs in as the administrators of both demo companies, and imports the lists that screenings and lookups read. */
export async function connect(
  target: Target,
  server: ServerStart,
  hookUrl: string,
): Promise<Callers> {
  const login = await logInTo(server);
  const { baseUrl, headers } = login;
  const test = { baseUrl, headers: { ...headers, 'x-environment': 'test' } };
  const demo = await readCredentials(target.folder);
  const [own, other] = demo?.companies ?? [];
  if (demo === undefined || own === undefined || other === undefined) {
    throw new Error(`${target.root} has made no demo companies`);
  }
  const { email, password } = demo.otherAdmin;
  const stranger = await new SvcErp({ baseUrl }).auth.login({ email, password });
  const authorization = `Bearer ${stranger.data.token}`;
  const key = addOperatorKey(target, own.code);
  importLists(target);
  return {
    baseUrl,
    hookUrl,
    erp: new SvcErp(login),
    kyc: new SvcKyc(login),
    sandbox: new SvcKyc(test),
    operator: new SvcKyc({ baseUrl, headers: { 'x-api-key': key } }),
    other: {
      code: other.code,
      sandbox: new SvcKyc({ baseUrl, headers: { authorization, 'x-environment': 'test' } }),
    },
  };
}
