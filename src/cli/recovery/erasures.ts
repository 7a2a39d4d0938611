import type { Config } from '../../kernel/config/config.js';
import { openLedger } from '../../kernel/erasures/ledger.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { type RepeatedErasures, repeatErasures } from '../../kyc/repeat-erasures.js';
import { type Command, UsageError } from '../command.js';

/** @throws OperatorError where no server has made the ledger: without it, erased people would come back */
export function refuseNoLedger(config: Config): void {
  if (openLedger(config).exists()) return;
  throw new OperatorError(
    'There is no ledger of erasures here: copy the folder erasures of the original into DATA_DIR, or name it with ERASURES_DIR. See docs/runbooks/restore.md',
  );
}

export const describeRepeated = ({ failed, lines, records }: RepeatedErasures): string =>
  `Erased ${records} records again, by ${lines} lines of the ledger; ${failed} lines were of erasures that had failed.`;

const beginning = '0001-01-01';

function dayOf(text: string): Date {
  const day = text === '' ? beginning : text;
  const at = new Date(`${day}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at.getTime())) return at;
  throw new UsageError(`--since takes a day such as 2026-01-31, not ${text}`);
}

const repeat: Command = {
  name: 'repeat erasures',
  summary: 'Erase again what the ledger names, in a restored database',
  options: {
    since: {
      type: 'string',
      value: 'DAY',
      meaning: 'Only erasures from this day on (UTC), such as the day before the moment',
    },
  },
  details:
    'For PostgreSQL that was restored by its own tools, before a server starts. The command restore does it by itself. May be run again: what is erased stays as it is.',
  async run({ config, database, now, text }) {
    const since = dayOf(text('since'));
    refuseNoLedger(config);
    const repeated = await repeatErasures(database.knex, openLedger(config), { since, now });
    return { data: repeated, text: describeRepeated(repeated) };
  },
};

export const erasureCommands: readonly Command[] = [repeat];
