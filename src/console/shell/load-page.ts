const firstWaitMs = 1000;
const longestWaitMs = 15_000;
const reloadName = 'notaria.reloadedAt';
const reloadPauseMs = 60_000;

/** Resolves when the browser says that it is online again, or after a while. */
const whileOut = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    }
    addEventListener('online', end);
  });

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/console/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** A reload takes the files of a newer build, and files that the browser keeps as failed. Once a minute at most. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadName));
    sessionStorage.setItem(reloadName, String(Date.now()));
    return Date.now() - last > reloadPauseMs;
  } catch {
    return false;
  }
}

/** Loads the file once more, now that the server answers; else the whole page, which never resolves. */
async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!mayReload()) throw error;
    location.reload();
    return new Promise(() => undefined);
  }
}

/**
 * Loads a file of the console, as often as an outage takes. When the server answers and the file still fails, the page
 * loads anew; when that has not helped, it rejects.
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await load();
    } catch {
      if (navigator.onLine && (await answers())) return loadAgain(load);
      await whileOut(waitMs);
    }
  }
}
