import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '../../kernel/http/body/multipart.js';

/**
 * Writes uploads to a folder of their own, which is removed once `work` has ended. Each file is called after its field,
 * so that the message about a fault names the field.
 *
 * @param work  gets the paths in the order of `uploads`
 */
export async function withFiles<T>(
  uploads: Readonly<Record<string, Pick<UploadedFile, 'data'> | undefined>>,
  work: (paths: readonly string[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-import-'));
  try {
    const paths: string[] = [];
    for (const [name, upload] of Object.entries(uploads)) {
      if (upload === undefined) continue;
      const path = join(folder, name);
      await writeFile(path, upload.data, { mode: 0o600 });
      paths.push(path);
    }
    return await work(paths);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
