import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from allocating objects in the old generation. V8 starts to do so where most objects
 * survive a young collection, and objects of requests do while a server warms up with a small young
 * generation. Dead objects in the old generation keep the young ones that they refer to alive until
 * the next full collection. Call it before any code is hot.
 */
export function keepYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
