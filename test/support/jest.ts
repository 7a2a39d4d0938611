import type * as globals from '@jest/globals';

/** Jest's functions. The runner of the tests sets them as globals; the package `@jest/globals` refuses to load in it. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } =
  globalThis as unknown as typeof globals;
