import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { BaseResolver } from '@redocly/openapi-core';
import { apisWithModules } from '../../codegen/bundle/declarations.js';
import { recordAt } from '../../codegen/model/document.js';
import { referredFiles, SourceFiles } from './source-files.js';

/** A fault of a source file. */
export interface SourceFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const pointer = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the paths that a file declares. */
async function pathsOf(path: string, reader: BaseResolver): Promise<readonly string[]> {
  const file = await reader.resolveDocument(null, path);
  return file instanceof Error ? [] : Object.keys(recordAt(file.parsed, 'paths'));
}

/** Returns the module files of a contract that it does not refer to, and the paths in the others that it leaves out. */
export async function unregisteredParts(
  entry: string,
  reader: BaseResolver,
): Promise<readonly SourceFault[]> {
  const folder = dirname(entry);
  const mayDeclare = apisWithModules.includes(basename(folder));
  const other = mayDeclare ? ', or give the file an x-module' : '';
  const referred = new Set(referredFiles(entry));
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
    .filter((path) => path !== entry)
    .sort();
  const files = new SourceFiles();
  const registered = new Set(await pathsOf(entry, reader));
  const declared = await Promise.all(
    present.map(async (path) => ({ path, paths: await pathsOf(path, reader) })),
  );
  return declared.flatMap(({ path, paths }): readonly SourceFault[] => {
    const name = `./${relative(folder, path).split(sep).join('/')}`;
    const missing = paths.filter((one) => !registered.has(one));
    const unused = !referred.has(path) && missing.length === 0;
    return [
      ...(unused ? [{ path, line: 1, message: `nothing refers to ${name}: delete the file` }] : []),
      ...missing.map((one) => ({
        path,
        line: files.steps(files.open(path), 'paths', one)?.line ?? 1,
        message: `no path registers ${one}: add "${one}: { $ref: '${name}#/paths/${pointer(one)}' }" to paths of openapi.yaml${other}`,
      })),
    ];
  });
}
