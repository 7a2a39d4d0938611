import { createRequire } from 'node:module';
import type fastJson from 'fast-json-stringify';

/**
 * The runtime that serializers are written for: the oldest that the server runs on. When it is
 * loaded, the compiler reads from `process.versions` which loops it writes. Those of the oldest
 * version are correct on every later one, and the output must not depend on the version at hand.
 */
const target = { node: '20.19.0', v8: '11.3.244' };

/** Loads the compiler while the process presents itself as `target`. */
export function loadFastJson(): typeof fastJson {
  const actual = { ...Object.getOwnPropertyDescriptor(process, 'versions') };
  Object.defineProperty(process, 'versions', {
    ...actual,
    value: { ...process.versions, ...target },
  });
  try {
    return createRequire(import.meta.url)('fast-json-stringify');
  } finally {
    Object.defineProperty(process, 'versions', actual);
  }
}
