import { type Children, openChildren } from '../../kernel/processes/children.js';
import type { Tasks } from '../../kernel/processes/tasks.js';

/**
 * Limits of a process that decodes pictures. The costliest picture that `openImage` lets pass takes 460 MB and two
 * seconds, a phone photograph well under one.
 */
export const imageLimits = { heapMb: 256, residentMb: 768, cpuMs: 20_000 } as const;

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
