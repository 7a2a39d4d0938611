import type { Registry } from 'prom-client';
import { startWatches } from '../../erp/activity/index.js';
import { recordHandlers } from '../../erp/api.js';
import { resetMailJobs } from '../../erp/auth/index.js';
import { headings } from '../../erp/headings.js';
import { documentKinds, importKinds } from '../../erp/import-kinds.js';
import { importJobs } from '../../erp/imports/job.js';
import { recordReaderOf } from '../../erp/record-reader.js';
import { scheduledExportJobs } from '../../erp/scheduled-exports/index.js';
import { testCompanyJobs } from '../../erp/test-company/index.js';
import { startFeeds } from '../../erp/webhooks/index.js';
import { openAuditLog } from '../../kernel/audit/seals/log-target.js';
import { auditJobs } from '../../kernel/audit/seals/sealing.js';
import { createBlobs } from '../../kernel/blobs/blobs.js';
import { blobJobs } from '../../kernel/blobs/maintenance/jobs.js';
import { claimNewStore } from '../../kernel/blobs/owner.js';
import type { Storage } from '../../kernel/blobs/stores/open.js';
import type { Config } from '../../kernel/config/config.js';
import type { Pool } from '../../kernel/db/pool.js';
import { planChores } from '../../kernel/jobs/periodic.js';
import { type JobKinds, startJobs } from '../../kernel/jobs/worker.js';
import type { Logger } from '../../kernel/log.js';
import { createMailer, type Mailer } from '../../kernel/mail/mailer.js';
import { smtpTransport } from '../../kernel/mail/transport.js';
import { startMails } from '../../kernel/mail/worker.js';
import type { Tracing } from '../../kernel/observe/tracing.js';
import type { Clock } from '../../kernel/values/time.js';
import { startDeliveries } from '../../kernel/webhooks/deliveries/worker.js';
import { configuredGuard } from '../../kernel/webhooks/endpoints/guard.js';
import { reportHold } from '../../kernel/webhooks/hold.js';
import { webhookJobs } from '../../kernel/webhooks/jobs.js';
import { amlJobs, rescreenJobs } from '../../kyc/aml/index.js';
import { erasers } from '../../kyc/erasers.js';
import { kybJobs } from '../../kyc/kyb/index.js';
import { sessionJobs } from '../../kyc/sessions/index.js';

export interface WorkerParts extends Storage {
  readonly config: Config;
  readonly db: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: Registry;
  readonly tracing?: Tracing | undefined;
}

/** The jobs that write mails. */
const mailJobs = (mailer: Mailer, { clock, keys }: WorkerParts): JobKinds => ({
  ...resetMailJobs({ keys, mailer, clock }),
  ...scheduledExportJobs({ mailer, clock, lists: { handlers: recordHandlers, headings } }),
});

/**
 * Starts the work that follows commits, beside requests. Returns a function that ends it within a
 * time.
 */
export async function startWorkers(
  parts: WorkerParts,
): Promise<(graceMs: number) => Promise<void>> {
  const { clock, config, db, keys, ledger, log, registry, store } = parts;
  const kinds = {
    ...blobJobs(store, clock, log, registry),
    ...importJobs({
      blobs: createBlobs(store, keys),
      clock,
      kinds: [...importKinds, ...documentKinds],
    }),
    ...webhookJobs(clock),
    ...testCompanyJobs(store),
    ...sessionJobs(clock, ledger, erasers),
    ...auditJobs(clock, config.auditLog === undefined ? undefined : openAuditLog(config.auditLog)),
    ...kybJobs(clock, ledger),
    ...amlJobs(clock, ledger),
    ...(config.mail && mailJobs(createMailer(config.mail, keys), parts)),
    // Processes with engines screen the subjects of whole companies.
    ...(config.engineRole === 'hand-over' ? {} : rescreenJobs(clock)),
  };
  await ledger.create();
  // The first database that uses a store becomes its owner; the sweep tells when it is another's.
  await claimNewStore(db, store).catch((error: unknown) => {
    log.warn({ err: error }, 'The store of files does not answer');
  });
  await planChores(db, clock, kinds);
  await reportHold(db, log, registry);
  const guard = configuredGuard(config);
  const workers = [
    startJobs({ ...parts, kinds }),
    startDeliveries({ ...parts, guard }),
    startFeeds({ ...parts, readerOf: recordReaderOf }),
    startWatches(parts),
  ];
  if (config.mail) {
    const { perHour } = config.mail;
    workers.push(startMails({ ...parts, transport: smtpTransport(config.mail), perHour }));
  }
  return async (graceMs) => {
    await Promise.all(workers.map((worker) => worker.stop(graceMs)));
  };
}
