import { migrate } from '../kernel/db/migrate.js';
import { auditOperator } from '../kernel/operator/operator.js';
import { migrations } from '../migrations/index.js';
import type { Command } from './command.js';

/** The schema belongs to no company. */
const noCompany = 0;

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the database up to date',
  options: {},
  isMigration: true,
  async run({ database, now, progress }) {
    const applied = await migrate(database, migrations, progress);
    const operator = { companyId: noCompany, command: 'migrate', now };
    for (const name of applied) {
      await auditOperator(database.knex, operator, { objectType: 'migration', objectId: name });
    }
    const text = applied.length === 0 ? 'Nothing to do.' : `Applied ${applied.join(', ')}.`;
    return { data: { applied }, text };
  },
};
