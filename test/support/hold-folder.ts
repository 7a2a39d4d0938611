import { FolderLockedError, lockFolder } from '../../src/kernel/db/lock.js';

/** A process that locks a folder, reports it, and holds it until its input ends. */
async function main(folder: string): Promise<void> {
  try {
    const unlock = await lockFolder(folder);
    process.stdout.write('held\n');
    process.stdin.once('end', () => void unlock());
    process.stdin.resume();
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    process.stdout.write(`refused ${error.pid}\n`);
  }
}

await main(process.argv[2] ?? '');
