import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
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
  /** Returns the start time of a process in ticks since boot; empty if the system does not provide it. */
  readonly startedAt: string;
  readonly token: string;
  /** Scope in which process ids are unique: this boot of this machine or container. */
  readonly realm: string;
}

function realmHere(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

const realm = realmHere();

/** Field 22 of /proc/PID/stat. The name of the program in front may contain spaces and brackets. */
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

/** Process ids are reused, so that an id counts only with the same start time. */
function isAliveHere(holder: Holder): boolean {
  if (!isRunning(holder.pid)) return false;
  const startedAt = startTimeOf(holder.pid);
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

const beatMs = 2_000;

/** Renews the lock file, for processes that cannot see the process id of the holder. */
function beat(file: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Compares the file only with itself: the clocks of two machines may differ. */
async function beatsWithin(file: string, watchMs: number): Promise<boolean> {
  const lastBeat = async (): Promise<number> => (await stat(file)).mtimeMs;
  try {
    const first = await lastBeat();
    for (let waited = 0; waited < watchMs; waited += 100) {
      await sleep(100);
      if ((await lastBeat()) !== first) return true;
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return false;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const [pid = '', startedAt = '', token = '', where = ''] = (await readFile(file, 'utf8')).split(
      '\n',
    );
    return { pid: Number(pid), startedAt, token, realm: where };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the file with its content in one step. Returns false if it exists. */
async function place(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.token}`;
  await writeFile(
    draft,
    `${[holder.pid, holder.startedAt, holder.token, holder.realm].join('\n')}\n`,
  );
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

/** Moves the file of a dead holder away. Puts it back if another process has replaced it meanwhile. */
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

/** A process that creates a database does not renew its lock for some seconds. */
const defaultWatchMs = 15_000;

async function isAlive(holder: Holder, file: string, watchMs: number): Promise<boolean> {
  // A power cut may leave the file empty, and signal 0 to process 0 would test our own process group.
  if (!Number.isInteger(holder.pid) || holder.pid <= 0) return false;
  return holder.realm === realm ? isAliveHere(holder) : beatsWithin(file, watchMs);
}

async function takeLock(folder: string, file: string, holder: Holder, watchMs: number) {
  for (;;) {
    if (await place(file, holder)) {
      // Two processes may remove the same stale lock. The process whose file remains after a moment holds the lock.
      await sleep(settleMs);
      if (await isOurs(file, holder)) return;
    }
    const other = await readHolder(file);
    if (!other) continue;
    if (await isAlive(other, file, watchMs)) throw new FolderLockedError(folder, other.pid);
    await removeStale(file, other);
  }
}

/**
 * Locks a folder for this process. Takes over the lock of a dead process: at once on the same system, or after a time
 * without renewals if another container or machine holds it.
 *
 * @returns a function that releases the lock
 * @throws {FolderLockedError} if a running process holds it
 */
export async function lockFolder(
  folder: string,
  watchMs = defaultWatchMs,
): Promise<() => Promise<void>> {
  const file = join(folder, 'notaria.lock');
  const startedAt = startTimeOf(process.pid);
  const holder: Holder = { pid: process.pid, startedAt, token: randomUUID(), realm };
  await takeLock(folder, file, holder, watchMs);
  const stopBeating = beat(file);
  return async () => {
    stopBeating();
    if (await isOurs(file, holder)) await unlink(file);
  };
}
