/**
 * Tests whose results do not depend on the database engine: of pages, of reading pictures, of the clients, and of
 * programs that run only on the embedded engine.
 */
export const sameOnEveryDatabase = [
  '/test/cli/script-help',
  '/test/codegen/',
  '/test/console/(?!files)',
  '/test/docs/',
  '/test/contract/(?!fuzz|kyc-statuses|partitions-of-statements|plans-of-statements|sql|statuses)',
  '/test/kernel/(access|blob-stores|children|linear-cost|lock|multipart|rate-limit|server|threads|time|walk)\\.',
  '/test/kyc/(barcodes|capture-|drawn-pages|engines-offline|face|hostile-files|id-verification|liveness(?!-challenge)|matching|mrz|proof-of-address|text)',
  '/test/new/',
  '/test/process/(?!clock|faults|housekeeping|kill|readiness|schema|two|webhook-kill|workers)',
  '/test/sdk/(?!described-calls|examples|once|queries|stream)',
];
