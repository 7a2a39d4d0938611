import { setTimeout as sleep } from 'node:timers/promises';

/** Polls; the test's own time limit ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}

/** A promise and what settles it. */
export function gate<T = void>(): { opened: Promise<T>; open: (value: T) => void } {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
