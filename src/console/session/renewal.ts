import { erp } from './clients.js';

const storageName = 'notaria.renewedAt';
const everyMs = 12 * 3600 * 1000;

const isDue = (): boolean => Date.now() - Number(localStorage.getItem(storageName)) > everyMs;

/**
 * Renews the login at intervals, so that a daily user is not asked for the password every week.
 * Only one tab does it: a cookie that is renewed twice looks like a stolen one.
 */
export async function renewLogin(): Promise<void> {
  try {
    if (!isDue()) return;
    await navigator.locks.request(storageName, async () => {
      // Another tab may have done it meanwhile.
      if (!isDue()) return;
      await erp.auth.refresh({});
      localStorage.setItem(storageName, String(Date.now()));
    });
  } catch {
    // The login lasts a while yet; the next visit tries again.
  }
}
