import { erp } from '../clients.js';

const storageName = 'notaria.renewedAt';
const everyMs = 12 * 3600 * 1000;

const isDue = (): boolean => Date.now() - Number(localStorage.getItem(storageName)) > everyMs;

/**
 * Renews the login at intervals, so that a daily user does not need the password every week. Only one tab does so,
 * because a cookie that is renewed twice looks stolen.
 */
export async function renewLogin(): Promise<void> {
  try {
    if (!isDue()) return;
    await navigator.locks.request(storageName, async () => {
      // Another tab may have renewed it meanwhile.
      if (!isDue()) return;
      await erp.auth.refresh({});
      localStorage.setItem(storageName, String(Date.now()));
    });
  } catch {
    // The login is still valid for some time. The next visit tries again.
  }
}
