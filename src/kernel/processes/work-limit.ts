/** A limit on running work. Call `clear` when the work has ended. */
export interface WorkLimit {
  clear(): void;
}

/** Work that takes as long without using its processor time is taken for hung. */
export const hungMs = 900_000;

/**
 * Calls `end` once this process has used `limitMs` of processor time since the call, or after a quarter of an hour. A slow
 * or busy machine gives work less processor time, so that a limit by the clock would end work there that is as small as
 * anywhere else, and end it again at each repetition. The time of all threads counts, because that of one is not known.
 */
export function openWorkLimit(limitMs: number, end: () => void): WorkLimit {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let timer: NodeJS.Timeout;
  const check = (): void => {
    const { system, user } = process.cpuUsage(before);
    const leftMs = limitMs - (system + user) / 1_000;
    if (leftMs <= 0 || performance.now() - startedAt >= hungMs) end();
    else timer = setTimeout(check, Math.max(100, leftMs));
  };
  timer = setTimeout(check, limitMs);
  return { clear: () => clearTimeout(timer) };
}
