import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from making objects in its old generation right away. It decides so where most of them outlive a young
 * collection, which is true of whatever requests hold while a server is still warming up with its young generation
 * small; and dead rows in the old generation keep their young members alive until the next full collection.
 * To be called before anything is hot.
 */
export function keepYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
