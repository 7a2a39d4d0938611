import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './errors.js';

/** The folder is in use by another process. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        'Stop that process first, or give this one another DATA_DIR.',
    );
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** Ticks since boot at which the process started; empty where the system does not tell. */
  readonly startedAt: string;
  readonly token: string;
}

/** Field 22 of /proc/pid/stat; the program's name before it may itself hold spaces and brackets. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Process numbers are used again: the same number counts only with the same start time. */
function isAlive(holder: Holder): boolean {
  // A power cut may leave the file empty; 0 would ask after our own process group.
  if (!Number.isInteger(holder.pid) || holder.pid <= 0) return false;
  if (!isRunning(holder.pid)) return false;
  const startedAt = startTimeOf(holder.pid);
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const [pid = '', startedAt = '', token = ''] = (await readFile(file, 'utf8')).split('\n');
    return { pid: Number(pid), startedAt, token };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the file with its content in one step; false when there is one already. */
async function place(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.token}`;
  await writeFile(draft, `${holder.pid}\n${holder.startedAt}\n${holder.token}\n`);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Moves a dead holder's file away; puts it back should another process have replaced it meanwhile. */
async function removeStale(file: string, stale: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved && moved.token !== stale.token) await link(aside, file).catch(() => undefined);
  await unlink(aside);
}

async function isOurs(file: string, holder: Holder): Promise<boolean> {
  return (await readHolder(file))?.token === holder.token;
}

const settleMs = 30;

/**
 * Takes a folder for this process alone; a dead process's lock is taken over.
 *
 * @returns what gives it back
 * @throws {FolderLockedError} when a running process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'notaria.lock');
  const holder: Holder = {
    pid: process.pid,
    startedAt: startTimeOf(process.pid),
    token: randomUUID(),
  };
  for (;;) {
    if (await place(file, holder)) {
      // Two processes may clear the same dead lock; whoever still stands after a moment has it.
      await sleep(settleMs);
      if (await isOurs(file, holder)) break;
    }
    const other = await readHolder(file);
    if (other && isAlive(other)) throw new FolderLockedError(folder, other.pid);
    if (other) await removeStale(file, other);
  }
  return async () => {
    if (await isOurs(file, holder)) await unlink(file);
  };
}
