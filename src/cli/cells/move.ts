import { listTestCompanies } from '../../erp/test-company/index.js';
import { listCells } from '../../kernel/cells/directory-queries.js';
import { countBlobs, installationId } from '../../kernel/cells/registration-queries.js';
import type { Database } from '../../kernel/db/client.js';
import { underLock } from '../../kernel/db/schema/locks.js';
import { refuseUnfit } from '../../kernel/db/schema/state.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { migrations } from '../../migrations/index.js';
import {
  abortMove,
  finishMove,
  type Move,
  moveCompany,
  placeOf,
} from '../../operator/move-company.js';
import { type Call, type Command, UsageError } from '../command.js';
import { getCompany } from '../company/create.js';
import { withDatabase, withDirectory } from './directory.js';

/** Returns the name of the cell that a database is. */
async function cellOf(directory: Database, { knex }: Database, variable: string): Promise<string> {
  const id = await installationId(knex);
  const cell = (await listCells(directory.knex)).find(({ installation }) => installation === id);
  if (cell === undefined)
    throw new OperatorError(`The database of ${variable} is no cell: run cells add`);
  return cell.name;
}

/** Files are not copied: all cells use one store. */
async function refuseOwnFolder(
  { config, database, isSet }: Call,
  companyId: number,
): Promise<void> {
  if (config.s3 !== undefined || isSet('shared-files')) return;
  const files = await countBlobs(database.knex, companyId);
  if (files === 0) return;
  throw new OperatorError(
    `${files} files of the company lie in a folder, which the servers of the other cell must share: move them to BLOB_STORE=s3, or say --shared-files`,
  );
}

const steps = {
  move: {
    run: moveCompany,
    said: ({ company, from, to }: Move) =>
      `${company.code} has moved from ${from} to ${to}. Run it with --finish to delete its rows in ${from}, or with --abort.`,
  },
  finish: {
    run: finishMove,
    said: ({ company, from }: Move) => `The rows of ${company.code} in ${from} are deleted.`,
  },
  abort: {
    run: abortMove,
    said: ({ company, from }: Move) => `${company.code} is back in ${from}.`,
  },
} as const;

function stepOf({ isSet }: Call): keyof typeof steps {
  if (isSet('finish') && isSet('abort'))
    throw new UsageError('--finish and --abort exclude each other');
  if (isSet('finish')) return 'finish';
  return isSet('abort') ? 'abort' : 'move';
}

/** Returns the companies that a step takes: a company takes its test companies along, and comes last. */
async function companiesOf(
  move: Move,
  step: keyof typeof steps,
): Promise<readonly Move['company'][]> {
  const { company, source, target } = move;
  const tests = new Map<number, Move['company']>();
  for (const { knex } of [source, target]) {
    for (const test of await listTestCompanies(knex, company.id)) tests.set(test.id, test);
  }
  const taken: Move['company'][] = [];
  for (const test of tests.values()) {
    // A command that was stopped has ended the moves of some of them.
    const isMoving = (await placeOf({ ...move, company: test })).phase !== null;
    if (step === 'move' || isMoving) taken.push(test);
  }
  return [...taken, company];
}

async function run(call: Call, directory: Database, target: Database) {
  const { database: source, now, operand, progress, text } = call;
  const from = await cellOf(directory, source, 'DATABASE_URL');
  const to = await cellOf(directory, target, 'TARGET_DATABASE_URL');
  if (text('to') !== to)
    throw new OperatorError(`The database of TARGET_DATABASE_URL is that of ${to}`);
  await refuseUnfit(target, migrations);
  const { companyId: id } = await getCompany(source.knex, operand);
  const step = stepOf(call);
  const move: Move = {
    directory,
    source,
    target,
    from,
    to,
    company: { id, code: operand },
    now,
    progress,
  };
  const companies = await companiesOf(move, step);
  if (step === 'move') for (const each of companies) await refuseOwnFolder(call, each.id);
  // One command at a time, beside no migration.
  await underLock(source, progress, async () => {
    for (const company of companies) await steps[step].run({ ...move, company });
  });
  return { data: { company: operand, from, to, step }, text: steps[step].said(move) };
}

export const moveCommand: Command = {
  name: 'cells move',
  summary: 'Move a company to another cell',
  operand: 'CODE',
  options: {
    to: { type: 'string', value: 'NAME', isRequired: true, meaning: 'Cell of TARGET_DATABASE_URL' },
    finish: {
      type: 'boolean',
      meaning: 'Delete the rows in the cell of before, which ends the move',
    },
    abort: { type: 'boolean', meaning: 'Give the company back, unless it was written since' },
    'shared-files': {
      type: 'boolean',
      meaning: 'The servers of both cells use one folder of files',
    },
  },
  details:
    'Runs where DATABASE_URL is the cell that the company leaves. Its test company moves with it. Meanwhile the company is read only, and its writes are answered 503. A command that was stopped may be run again.',
  needsOwner: true,
  run: (call) =>
    withDirectory(call, (directory) => {
      const { targetDatabaseUrl } = call.config;
      if (targetDatabaseUrl === undefined)
        throw new OperatorError('TARGET_DATABASE_URL is the database that the company moves to');
      return withDatabase(call, targetDatabaseUrl, (target) => run(call, directory, target));
    }),
};
