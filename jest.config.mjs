import { sameOnEveryDatabase } from './scripts/testing/same-on-every-database.mjs';

const isOnPostgres = process.env.DATABASE_URL !== undefined;

/** One configuration for every suite; the engine is chosen by DATABASE_URL (see test/support/db.ts). */
export default {
  // In plain Node.js: the modules of the server load once per process, not once per file.
  runner: '<rootDir>/test/support/runner.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.mjs'],
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: isOnPostgres ? sameOnEveryDatabase : [],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  reporters: [
    'default',
    '<rootDir>/test/support/ledger-reporter.mjs',
    '<rootDir>/test/support/failures-reporter.mjs',
    '<rootDir>/test/support/seconds-reporter.mjs',
  ],
  // One more than the cores of the smallest machine: tests of pages and of processes wait for others.
  maxWorkers: 3,
  // A server that a failed test left behind must not hold the run up.
  forceExit: true,
};
