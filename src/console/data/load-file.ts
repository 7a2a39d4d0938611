const firstWaitMs = 1000;
const longestWaitMs = 15_000;
const reloadName = 'notaria.reloadedAt';
const reloadPauseMs = 60_000;

/** Resolves when the browser is online again, or after some time. */
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

const listeners = new Set<() => void>();
let waiting = 0;

function countWaiting(change: number): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** The number of files that wait for the connection. */
export const waitingFiles = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): number => waiting,
};

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/console/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Reloads the page at most once a minute. A reload gets the files of a newer build, and files that the browser
 * remembers as failed.
 */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadName));
    sessionStorage.setItem(reloadName, String(Date.now()));
    return Date.now() - last > reloadPauseMs;
  } catch {
    return false;
  }
}

/** Loads the file again when the server answers, or else reloads the whole page and never resolves. */
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
 * Loads a file of the console, with retries during an outage. If the server answers and the file still fails, the
 * page reloads; if that does not help, rejects.
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await load();
    } catch {
      if (navigator.onLine && (await answers())) return loadAgain(load);
      countWaiting(1);
      await whileOut(waitMs);
      countWaiting(-1);
    }
  }
}
