import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { referredFiles, SourceFiles } from './source-files.js';

/** A fault of a source file. */
export interface SourceFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const pointer = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the module files of a contract that it does not refer to, and the paths in the others that it leaves out. */
export function unregisteredParts(entry: string): readonly SourceFault[] {
  const folder = dirname(entry);
  const referred = new Set(referredFiles(entry));
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
    .sort();
  const files = new SourceFiles();
  const registered = new Set(files.keys(files.step(files.open(entry), 'paths')));
  return present
    .filter((path) => path !== entry)
    .flatMap((path): readonly SourceFault[] => {
      const name = `./${relative(folder, path).split(sep).join('/')}`;
      const paths = files.step(files.open(path), 'paths');
      const missing = files.keys(paths).filter((one) => !registered.has(one));
      const unused = !referred.has(path) && missing.length === 0;
      return [
        ...(unused
          ? [{ path, line: 1, message: `nothing refers to ${name}: delete the file` }]
          : []),
        ...missing.map((one) => ({
          path,
          line: files.step(paths, one)?.line ?? 1,
          message: `no path registers ${one}: add "${one}: { $ref: '${name}#/paths/${pointer(one)}' }" to paths of openapi.yaml`,
        })),
      ];
    });
}
