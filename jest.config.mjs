import { existsSync } from 'node:fs';
import { groupFolder } from './scripts/testing/test-groups.mjs';

/** One configuration for every suite; the engine is chosen by DATABASE_URL (see test/support/db.ts). */
export default {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  roots: ['<rootDir>/test', ...(existsSync(groupFolder) ? [groupFolder] : [])],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '<rootDir>/test/support/transform.mjs' },
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  reporters: ['default', '<rootDir>/test/support/ledger-reporter.mjs'],
  maxWorkers: 2,
  // A server that a failed test left behind must not hold the run up.
  forceExit: true,
  // Only ends what hangs: a hook that builds or clones a database takes half of it on a busy machine.
  testTimeout: 60_000,
};
