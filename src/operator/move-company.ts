import { setTimeout as sleep } from 'node:timers/promises';
import { findCompany } from '../erp/config/index.js';
import { checkBooks } from '../erp/self-check/index.js';
import { knownMs } from '../kernel/cells/directory.js';
import {
  type CompanyPlace,
  changePlace,
  findPlace,
  type Phase,
} from '../kernel/cells/directory-queries.js';
import type { Database } from '../kernel/db/client.js';
import { differingTables } from '../kernel/db/companies/compare.js';
import { copyCompany, deleteCompany } from '../kernel/db/companies/copy.js';
import { lowerFence, raiseFence } from '../kernel/db/companies/fence.js';
import { auditOperator, OperatorError } from '../kernel/operator/operator.js';

/** A company that moves between the databases of two cells. */
export interface Move {
  readonly directory: Database;
  readonly source: Database;
  readonly target: Database;
  /** The cells, by name. */
  readonly from: string;
  readonly to: string;
  readonly company: { readonly id: number; readonly code: string };
  readonly now: Date;
  progress(message: string): void;
}

/** Returns where a company is, by the directory. */
export async function placeOf({
  company,
  directory,
}: Pick<Move, 'company' | 'directory'>): Promise<CompanyPlace> {
  const place = await findPlace(directory.knex, company.id);
  if (place === undefined) {
    throw new OperatorError(`The directory does not know ${company.code}: run cells add first`);
  }
  return place;
}

/** Takes the move to its next phase, and waits until the servers of all cells know it. */
async function enter(
  { company, directory }: Move,
  next: Pick<CompanyPlace, 'cell' | 'otherCell' | 'phase'>,
  from: Phase,
): Promise<void> {
  if (!(await changePlace(directory.knex, { id: company.id, ...next }, from))) {
    throw new OperatorError(`Another command moves ${company.code}: see cells list`);
  }
  await sleep(knownMs);
}

async function refuseWrongBooks(
  { company }: Move,
  { knex }: Database,
  cell: string,
): Promise<void> {
  const off = (await checkBooks(knex, company.id)).filter(({ faults }) => faults.length > 0);
  if (off.length === 0) return;
  const names = off.map(({ name }) => name).join(', ');
  throw new OperatorError(`The self-check of ${company.code} in ${cell} names ${names}`);
}

/** Refuses a company whose code the target has given to another one: operators name companies by their codes. */
async function refuseTakenCode({ company, target, to }: Move): Promise<void> {
  const other = await findCompany(target.knex, company.code);
  if (other !== undefined && other.companyId !== company.id) {
    throw new OperatorError(`${to} has another company ${company.code}: change its code first`);
  }
}

/** Begins a move, or returns true if it is past its switch. */
async function begin(move: Move): Promise<boolean> {
  const { company, from, source, to } = move;
  const { cell, otherCell, phase } = await placeOf(move);
  if (phase !== null && phase !== 'copying') {
    if (cell === to && otherCell === from) return true;
    throw new OperatorError(
      `${company.code} has moved from ${otherCell} to ${cell}: finish or abort that first`,
    );
  }
  if (cell !== from) throw new OperatorError(`${company.code} is in ${cell}, not in ${from}`);
  if (phase === 'copying' && otherCell !== to) {
    throw new OperatorError(`${company.code} moves to ${otherCell} already: abort that first`);
  }
  await refuseTakenCode(move);
  if (phase === null) {
    await refuseWrongBooks(move, source, from);
    const operator = { companyId: company.id, command: 'cells move', now: move.now };
    const entry = { objectType: 'company', objectId: company.id, before: { cell: from } } as const;
    await auditOperator(source.knex, operator, { ...entry, after: { cell: to } });
    await enter(move, { cell: from, otherCell: to, phase: 'copying' }, null);
  }
  return false;
}

/** Copies what differs, and compares both sides, while the company stands still on both. */
async function copyAndCheck(move: Move): Promise<void> {
  const { company, from, progress, source, target, to } = move;
  await Promise.all([target, source].map(({ knex }) => raiseFence(knex, company.id)));
  progress(`Writes of ${company.code} are paused`);
  const compare = () => differingTables(source.knex, target.knex, company.id);
  if ((await compare()).length > 0) {
    await deleteCompany(target.knex, company.id, () => undefined);
    await copyCompany(source.knex, target.knex, company.id, progress);
  }
  const differing = await compare();
  if (differing.length > 0) {
    throw new OperatorError(`${differing.join(', ')} differ between ${from} and ${to}`);
  }
  await refuseWrongBooks(move, source, from);
  await refuseWrongBooks(move, target, to);
  progress('Both sides are equal, and their self-checks are sound');
}

/**
 * Moves a company to another cell. Each step may end with its process: the next call goes on.
 *
 * @throws OperatorError if the books of the company are off, or a copy differs; the company then stays read only until the
 *   next call or `abortMove`
 */
export async function moveCompany(move: Move): Promise<void> {
  const { company, from, progress, target, to } = move;
  if (!(await begin(move))) {
    await copyAndCheck(move);
    await enter(move, { cell: to, otherCell: from, phase: 'moved' }, 'copying');
  } else await sleep(knownMs);
  // No server answers from the source any more, so no reader misses a write from now on.
  await lowerFence(target.knex, company.id);
  progress(`${to} serves ${company.code}`);
}

/** Deletes the rows that the cell of before has kept. */
export async function finishMove(move: Move): Promise<void> {
  const { company, from, progress, source, target, to } = move;
  const { cell, otherCell, phase } = await placeOf(move);
  if (cell !== to || otherCell !== from || phase === null || phase === 'copying') {
    throw new OperatorError(
      `${company.code} has not moved from ${from}: there is nothing to finish`,
    );
  }
  if (phase === 'moved') await enter(move, { cell, otherCell, phase: 'finishing' }, 'moved');
  await lowerFence(target.knex, company.id);
  await raiseFence(source.knex, company.id);
  await deleteCompany(source.knex, company.id, progress);
  await lowerFence(source.knex, company.id);
  await enter(move, { cell, otherCell: null, phase: null }, 'finishing');
}

/** Pauses a company that has moved, and gives it back to the cell of before if it has not changed since. */
async function giveBack(move: Move): Promise<void> {
  const { company, from, source, target, to } = move;
  await raiseFence(target.knex, company.id);
  const changed = await differingTables(source.knex, target.knex, company.id);
  if (changed.length > 0) {
    await lowerFence(target.knex, company.id);
    throw new OperatorError(
      `${to} has written ${changed.join(', ')} of ${company.code} since: finish this move, then move it back to ${from}`,
    );
  }
  await enter(move, { cell: from, otherCell: to, phase: 'copying' }, 'moved');
}

/** Gives a company back to the cell that it leaves, and deletes its copy. */
export async function abortMove(move: Move): Promise<void> {
  const { company, from, progress, source, target, to } = move;
  const { cell, otherCell, phase } = await placeOf(move);
  const isCopying = phase === 'copying' && cell === from && otherCell === to;
  const isMoved = phase === 'moved' && cell === to && otherCell === from;
  if (!isCopying && !isMoved) {
    const state = phase === 'finishing' ? 'is being finished' : 'does not exist';
    throw new OperatorError(`The move of ${company.code} from ${from} to ${to} ${state}`);
  }
  if (isMoved) await giveBack(move);
  await deleteCompany(target.knex, company.id, progress);
  await lowerFence(target.knex, company.id);
  await lowerFence(source.knex, company.id);
  await enter(move, { cell: from, otherCell: null, phase: null }, 'copying');
}
