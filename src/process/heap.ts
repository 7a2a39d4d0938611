import { createHook } from 'node:async_hooks';
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

const v8Version = Number.parseInt(process.versions.v8, 10);

/**
 * Lets V8 compile functions after a seventh of the usual work. A document runs thousands of functions, each only a few
 * times, so that a new process interprets most of them in its first minutes. Versions of V8 from 12 on (Node.js 22) count
 * calls instead and need no such help.
 */
export function compileSoon(): void {
  if (v8Version < 12) setFlagsFromString('--interrupt-budget=10000');
}

let keptTick: object | undefined;

/**
 * Keeps `process.nextTick` fast. V8 compiles it for the shape of its objects. A full collection while the server is
 * idle drops that shape, and from then on each tick takes 270 ns instead of 45 ns. One tick that stays in memory keeps
 * the shape. Only a hook of `async_hooks` is given one.
 *
 * @returns the tick that stays in memory
 */
export function keepTickShape(): object | undefined {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') keptTick = resource;
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
  return keptTick;
}
