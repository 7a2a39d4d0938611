import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../lock.mjs';

interface WatchedWork {
  readonly generate: () => Promise<unknown>;
  /** Returns true if the generator on disk has not changed. */
  readonly isCurrent: () => boolean;
}

/** The delay after a change, because editors write a file in several steps. */
const quietMs = 40;

/** Returns the folder of contracts and all its subfolders. */
function foldersOf(root: string): readonly string[] {
  const contracts = join(root, 'contracts');
  const inner = readdirSync(contracts, { recursive: true, withFileTypes: true });
  const folders = inner.filter((entry) => entry.isDirectory());
  return [contracts, ...folders.map((entry) => join(entry.parentPath, entry.name))];
}

/** Watches folders instead of files, because many editors replace files. */
class FolderWatch {
  private readonly watchers = new Map<string, FSWatcher>();
  private readonly root: string;
  private readonly onChange: () => void;

  constructor(root: string, onChange: () => void) {
    this.root = root;
    this.onChange = onChange;
  }

  /** Watches the current folders. */
  update(): void {
    const folders = new Set(foldersOf(this.root));
    for (const [folder, watcher] of this.watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      this.watchers.delete(folder);
    }
    for (const folder of folders) {
      if (this.watchers.has(folder)) continue;
      const watcher = watch(folder, this.onChange);
      // A folder that is removed reports an error, and its parent reports the change.
      watcher.on('error', this.onChange);
      this.watchers.set(folder, watcher);
    }
  }

  close(): void {
    for (const watcher of this.watchers.values()) watcher.close();
  }
}

/** Generates now and after each change of a contract. Ends when the generator itself changed. */
export async function watchContracts(root: string, work: WatchedWork): Promise<void> {
  let wake = (): void => undefined;
  let hasChanged = true;
  const folders = new FolderWatch(root, () => {
    hasChanged = true;
    wake();
  });
  try {
    for (;;) {
      folders.update();
      while (!hasChanged) {
        await new Promise<void>((done) => {
          wake = done;
        });
        await new Promise((done) => setTimeout(done, quietMs));
      }
      hasChanged = false;
      if (!work.isCurrent()) return;
      if (!isFresh(root)) await work.generate();
    }
  } finally {
    folders.close();
  }
}
