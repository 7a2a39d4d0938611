import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isSource = (path) => !/[\\/](dist|node_modules)[\\/]/.test(path);

async function filesOf(root, path) {
  const whole = join(root, path);
  if ((await stat(whole)).isFile()) return [path];
  const entries = await readdir(whole, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(root.length))
    .filter(isSource)
    .sort();
}

/**
 * Returns a hash of everything that determines a result of the build.
 *
 * @param root  the folder of the project, with a slash at its end
 * @param paths  files, and folders with all files in them but those of `dist` and `node_modules`
 */
export async function sourceHash(root, paths) {
  const hash = createHash('sha256');
  for (const path of (await Promise.all(paths.map((one) => filesOf(root, one)))).flat()) {
    hash.update(path).update(await readFile(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}
