import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';

interface Clients {
  readonly erp: SvcErp;
  readonly kyc: SvcKyc;
}

/** Logs in as the administrator of the demo company, with a test key of the verification API. */
export async function loginAt(dataDir: string, baseUrl: string): Promise<Clients> {
  const { admin } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
  const { email, password } = admin as { email: string; password: string };
  const erp = new SvcErp({ baseUrl });
  const { data: login } = await erp.auth.login({ email, password });
  const person = new SvcKyc({ baseUrl, headers: { authorization: `Bearer ${login.token}` } });
  const { key } = await person.keys.create({ name: 'Writers', environment: 'test' });
  return { erp, kyc: new SvcKyc({ baseUrl, apiKey: key }) };
}

/** Leaves time for other work on a machine with few cores. */
const pauseMs = 30;

/**
 * Creates products `B-1`, `B-2` … and sessions with pictures until it is stopped, and deletes every second session. Notes
 * which products were acknowledged, and when, and the ids of the deleted sessions.
 */
export function startWriters({ erp, kyc }: Clients) {
  const acknowledged: { readonly code: string; readonly at: number }[] = [];
  const deleted: string[] = [];
  const state = { isStopping: false, sessions: 0 };
  const image = { data: Uint8Array.of(0xff, 0xd8, 0xff), filename: 'approve.jpg' };
  const sell = async (): Promise<void> => {
    for (let n = 1; !state.isStopping; n += 1) {
      const code = `B-${n}`;
      await erp.products.create({ code, name: code, price: 1 });
      acknowledged.push({ code, at: performance.now() });
      await sleep(pauseMs);
    }
  };
  const verify = async (): Promise<void> => {
    for (; !state.isStopping; state.sessions += 1) {
      const { session } = await kyc.sessions.create({ features: ['id'] });
      await kyc.documents.idVerification({ sessionId: session.id, frontImage: image });
      if (state.sessions % 2 === 0) {
        await kyc.sessions.delete(session.id);
        deleted.push(session.id);
      }
      await sleep(pauseMs);
    }
  };
  const done = Promise.all([sell(), verify()]);
  return {
    acknowledged,
    deleted,
    state,
    async stop() {
      state.isStopping = true;
      await done;
    },
  };
}
