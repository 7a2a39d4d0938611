import { FolderLockedError, lockFolder } from '../../src/kernel/db/lock.js';

/** A process of its own that takes a folder, says so, and keeps it until its input ends. */
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
