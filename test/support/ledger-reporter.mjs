import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { ledgerFolder } from './ledger.mjs';

const documents = ['erp', 'kyc'].map((name) =>
  JSON.parse(
    readFileSync(new URL(`../../generated/${name}/openapi.json`, import.meta.url), 'utf8'),
  ),
);

/** Replies that the server gives before it knows the operation stand for no operation. */
const isRouted = ([, reply]) => !/\/Unrouted\d+$/.test(reply.$ref ?? '');

/** Every operation with its declared statuses. */
function declared() {
  const operations = new Map();
  for (const item of documents.flatMap(({ paths }) => Object.values(paths))) {
    for (const operation of Object.values(item)) {
      if (!operation.operationId) continue;
      const routed = Object.entries(operation.responses).filter(isRouted);
      operations.set(
        operation.operationId,
        routed.map(([status]) => Number(status)),
      );
    }
  }
  return operations;
}

function readSeen() {
  const seen = new Map();
  let files = [];
  try {
    files = readdirSync(ledgerFolder);
  } catch {
    // No test server ran.
  }
  for (const file of files) {
    const metrics = JSON.parse(readFileSync(`${ledgerFolder}/${file}`, 'utf8'));
    const counter = metrics.find(({ name }) => name === 'http_requests_total');
    for (const { labels, value } of counter?.values ?? []) {
      const statuses = seen.get(labels.operation) ?? new Map();
      statuses.set(Number(labels.status), (statuses.get(Number(labels.status)) ?? 0) + value);
      seen.set(labels.operation, statuses);
    }
  }
  return seen;
}

/**
 * Statuses that every operation declares and that these cannot answer: the parts of a batch answer 500, not the batch,
 * and the options of the login page are read from memory, not from the database whose loss gives 500 and 503.
 */
const unreachable = new Set([
  'runBatch 500',
  'runVerificationBatch 500',
  'getLoginOptions 500',
  'getLoginOptions 503',
]);

/** Prints, after a whole run, which status of which operation was seen; one that never was is a failure. */
export default class LedgerReporter {
  #error;

  constructor(globalConfig) {
    // A run on PostgreSQL leaves out what does not depend on the engine, so it sees only a part.
    const seesAll = process.env.DATABASE_URL === undefined;
    const isWhole = process.env.NOTARIA_TEST_WHOLE !== undefined;
    // Repeated files complete the whole run before them.
    this.isRepeat = process.env.NOTARIA_TEST_REPEAT !== undefined;
    this.isWholeRun =
      seesAll &&
      (isWhole || this.isRepeat) &&
      !globalConfig.testNamePattern &&
      !globalConfig.onlyChanged;
  }

  onRunStart() {
    if (!this.isRepeat) rmSync(ledgerFolder, { recursive: true, force: true });
  }

  onRunComplete() {
    if (!this.isWholeRun) return;
    const seen = readSeen();
    const missing = [];
    process.stderr.write('\nOperation × status seen in this run (a dot: declared, not seen)\n');
    for (const [operation, statuses] of declared()) {
      const of = seen.get(operation) ?? new Map();
      const cells = statuses.map((status) =>
        of.has(status) ? `${status}×${of.get(status)}` : `${status}·`,
      );
      process.stderr.write(`  ${operation.padEnd(24)} ${cells.join(' ')}\n`);
      missing.push(
        ...statuses
          .filter((status) => !of.has(status) && !unreachable.has(`${operation} ${status}`))
          .map((status) => `${operation} ${status}`),
      );
    }
    if (missing.length > 0) this.#error = new Error(`Never seen: ${missing.join(', ')}`);
  }

  getLastError() {
    return this.#error;
  }
}
