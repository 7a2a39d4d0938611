import { type Children, openChildren } from '../../kernel/children.js';
import type { Tasks } from '../../kernel/tasks.js';

/**
 * Limits of a process that decodes pictures. Two hundred megabytes of pixels are there twice while they are turned
 * upright, beside the upload and what is made of it. Decoding past its time is an attack or a broken file: a phone
 * photograph takes well under a second.
 */
export const imageLimits = { heapMb: 256, residentMb: 1_024, taskMs: 20_000 } as const;

let opened: Children<Tasks> | undefined;

/**
 * Returns the children of this process that run `src/children/images.ts`; uploads and engines share them. They end with
 * the process.
 */
export function imageChildren<T extends Tasks>(): Children<T> {
  opened ??= openChildren<Tasks>('images', {
    ...imageLimits,
    name: 'images',
    children: 2,
    waiting: 24,
    waitingPerCaller: 8,
  });
  return opened as unknown as Children<T>;
}
