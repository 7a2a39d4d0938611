import { createHash } from 'node:crypto';
import type { Database, Db } from '../db/client.js';
import type { Pool } from '../db/pool.js';
import type { Logger } from '../log.js';
import * as queries from './directory-queries.js';
import { installationId } from './registration-queries.js';

/** A step that an operator has left out. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/** Where a company is served. */
export interface Place {
  readonly isHere: boolean;
  /** The company moves: its writes wait. */
  readonly isPaused: boolean;
  readonly cell: string;
  /** The address of the servers of the cell. */
  readonly url: string;
}

/**
 * The directory of cells, as a process of one cell sees it. The places of all companies are in memory and follow the
 * directory within a second; while it does not answer, they stay as they were.
 */
export interface Directory {
  /** False until the directory has answered once. */
  isLoaded(): boolean;
  /** Returns undefined for a company that no cell has. */
  placeOf(companyId: number): Place | undefined;
  /** Reads the newest changes. Rejects if the directory does not answer. */
  refresh(): Promise<void>;
  /** Resolves to the company of the user with an e-mail address. */
  companyOfAddress(email: string): Promise<number | undefined>;
  /** Reserves an e-mail address. Resolves to false if another company has it. */
  reserveAddress(email: string, companyId: number): Promise<boolean>;
  /** Adds a company of this cell. Resolves to its id. */
  addCompany(): Promise<number>;
  /** Companies in this database whose background work waits, because they move or have moved. */
  heldCompanies(): readonly number[];
  /** Companies of both cells of a move that has begun and is not finished. */
  movingCompanies(): readonly number[];
  close(): Promise<void>;
}

export const pollMs = 500;

/** After this time, every server that reaches the directory knows a change. */
export const knownMs = 4 * pollMs;

/** Only hashes of addresses leave the cell of their company. */
export const addressHash = (email: string): Buffer =>
  createHash('sha256').update(email.trim().toLowerCase()).digest();

/** The directory knows the domain of a company, whose identity provider logs people in, like an address without a name. */
export const domainKey = (email: string): string => email.slice(email.lastIndexOf('@'));

/** The state of a process. */
interface Known {
  version: number;
  cell: string | undefined;
  cells: ReadonlyMap<string, queries.Cell>;
  held: readonly number[];
  moving: readonly number[];
  readonly companies: Map<number, queries.CompanyPlace>;
}

/** Returns true for a company that moves, unless it has moved to this cell. */
const isHeld = (place: queries.CompanyPlace, cell: string | undefined): boolean =>
  place.phase === 'copying' || place.cell !== cell;

async function readChanges(db: Db, installation: string, known: Known): Promise<void> {
  const version = await queries.lastChange(db);
  if (version === known.version) return;
  const cells = await queries.listCells(db);
  for (const place of await queries.changedCompanies(db, known.version)) {
    known.companies.set(place.id, place);
  }
  known.cells = new Map(cells.map((cell) => [cell.name, cell]));
  known.cell = cells.find((cell) => cell.installation === installation)?.name;
  const moving = [...known.companies.values()].filter(({ phase }) => phase !== null);
  known.moving = moving.map(({ id }) => id);
  known.held = moving.filter((place) => isHeld(place, known.cell)).map(({ id }) => id);
  known.version = version;
}

/** Runs one call at a time; those that come meanwhile share the next one. */
function shared(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    current = run().finally(() => {
      current = undefined;
    });
    return current;
  };
  return () => {
    if (current === undefined) return start();
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

export interface DirectoryOptions {
  /** Opens the database of the directory. */
  readonly open: () => Promise<Database>;
  /** The database of this cell. */
  readonly own: Pool;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Opens the directory, which need not answer yet. */
export function openDirectory({ log, open, own }: DirectoryOptions): Directory {
  const known: Known = {
    version: -1,
    cell: undefined,
    cells: new Map(),
    held: [],
    moving: [],
    companies: new Map(),
  };
  let opening: Promise<Database> | undefined;
  let installation: string | undefined;
  const connect = async (): Promise<Pool> => {
    opening ??= open();
    try {
      return (await opening).knex;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  const refresh = shared(async () => {
    installation ??= await installationId(own);
    await readChanges(await connect(), installation, known);
  });
  let isDown = false;
  const poll = async (): Promise<void> => {
    try {
      await refresh();
      if (isDown) log.info('The directory of cells answers again');
      isDown = false;
    } catch (err) {
      if (!isDown)
        log.warn(
          { err },
          'The directory of cells does not answer; the places of companies stay as known',
        );
      isDown = true;
    }
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  void poll();
  return {
    isLoaded: () => known.version >= 0,
    placeOf(companyId) {
      const place = known.companies.get(companyId);
      const cell = place && known.cells.get(place.cell);
      if (place === undefined || cell === undefined) return undefined;
      const isPaused = place.phase === 'copying';
      return { isHere: place.cell === known.cell, isPaused, cell: cell.name, url: cell.url };
    },
    refresh,
    companyOfAddress: async (email) =>
      queries.companyOfAddress(await connect(), addressHash(email)),
    reserveAddress: async (email, companyId) =>
      (await queries.reserveAddress(await connect(), addressHash(email), companyId)) === companyId,
    async addCompany() {
      await refresh();
      if (known.cell === undefined)
        throw new CellError('This installation is no cell yet: run npm run cli -- cells add');
      return queries.insertCompany(await connect(), known.cell);
    },
    heldCompanies: () => known.held,
    movingCompanies: () => known.moving,
    async close() {
      clearInterval(timer);
      await opening?.then((database) => database.close()).catch(() => undefined);
    },
  };
}

/** Gives a database its directory, which statements and transactions on it then have. */
export function attachDirectory({ knex }: Pick<Database, 'knex'>, directory: Directory): void {
  knex.userParams['directory'] = directory;
}

/** Returns the directory of a database; undefined where there are no cells. */
export const directoryOf = ({ userParams }: Pick<Db, 'userParams'>): Directory | undefined =>
  userParams['directory'] as Directory | undefined;

/**
 * Reserves an e-mail address over all cells.
 *
 * @throws an error like a violation of `login_directory_pkey` if a company has it
 */
export async function reserveAddress(
  db: Pick<Db, 'userParams'>,
  email: string,
  companyId: number,
): Promise<void> {
  const directory = directoryOf(db);
  if (directory === undefined || (await directory.reserveAddress(email, companyId))) return;
  const taken = { code: '23505', constraint: 'login_directory_pkey' };
  throw Object.assign(new Error('A user of another cell has the address'), taken);
}

/** Reserves a domain over all cells. Resolves to false if another company has it. */
export async function reserveDomain(
  db: Pick<Db, 'userParams'>,
  domain: string,
  companyId: number,
): Promise<boolean> {
  return (await directoryOf(db)?.reserveAddress(`@${domain}`, companyId)) ?? true;
}

/** Returns true for a company that the servers of this database serve, and for every company where there are no cells. */
export function isServedHere(db: Pick<Db, 'userParams'>, companyId: number): boolean {
  const directory = directoryOf(db);
  return directory === undefined || directory.placeOf(companyId)?.isHere === true;
}

/** Returns the companies of a database whose background work waits. */
export const heldCompanies = (db: Db): readonly number[] => directoryOf(db)?.heldCompanies() ?? [];

/** Returns the companies whose rows must stay equal in two cells, because their move may still be undone. */
export const movingCompanies = (db: Db): readonly number[] =>
  directoryOf(db)?.movingCompanies() ?? [];
