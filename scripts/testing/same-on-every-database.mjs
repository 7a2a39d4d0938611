/**
 * Tests whose results do not depend on the database engine: of pages, prints and files, of reading pictures, of HTTP and
 * the clients, of rules without a database, and of programs that run only on the embedded engine. The statements of
 * their operations still run on PostgreSQL, in the tests of all statuses and of all plans.
 */
export const sameOnEveryDatabase = [
  '/test/cli/script-help',
  '/test/codegen/',
  '/test/console/(?!files)',
  '/test/docs/',
  '/test/contract/(?!fuzz|kyc-statuses|plans-of-statements|sql|statuses)',
  '/test/erp/(config-rules|credit-note-prints|crm-rules|dead-permissions|e-invoice-rules|event-names|exports-documents|exports-readers|fields|inventory-rules|invoice-prints|invoice-refusals|invoice-rules|invoice-xml|more-prints|posting-rules|second-factor-codes)\\.',
  '/test/kernel/(access|blob-stores|children|collections|config|config-production|cookies|downloads|effects|fair-callers|fair-queue|http|input-messages|linear-cost|lock|log|money|multipart|named-parameters|packed-replies|page|published|rate-limit|refused-uploads|server|success-status|table-care|tax-id|text-files|threads|time|walk)\\.',
  '/test/kyc/(barcodes|capture-|check-policy|drawn-pages|engines-offline|face|hostile-files|id-verification|identifiers|identity-numbers|live-engines|liveness(?!-challenge)|matching|mrz|person-inputs|proof-of-address|selfie-capture|session-rules|text|warning-languages|webhook-guard|webhook-rules|whole-session)',
  '/test/new/',
  '/test/process/(?!cells|clock|engine-processes|faults|housekeeping|import-kill|kill|readiness|schema|server-role|two|webhook-kill|workers)',
  '/test/sdk/(?!described-calls|examples|once|queries|stream)',
];
