import { dirname, resolve } from 'node:path';
import { isRecord, recordAt } from '../../../codegen/model/document.js';
import type { ParsedFile, SourceFault, SourceFiles } from '../source-files.js';

/** The members of a file whose parts other places refer to. */
const partMembers = ['schemas', 'parameters', 'headers', 'responses', 'requestBodies', 'examples'];

const partOf = (path: string, member: string, name: string): string =>
  `${path}#/${member}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Adds the references of a value, each with the absolute path of its file. */
function collect(path: string, value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    // A mapping of a discriminator refers without `$ref`.
    const [file = '', pointer] = value.split('#');
    const target = file === '' ? path : resolve(dirname(path), file);
    if (pointer !== undefined && !/\s/.test(value)) into.add(`${target}#${pointer}`);
  } else if (Array.isArray(value)) for (const item of value) collect(path, item, into);
  else if (isRecord(value)) for (const item of Object.values(value)) collect(path, item, into);
}

/** Returns the parts of files that no file of the contract refers to. */
export function unusedParts(
  entry: ParsedFile,
  present: readonly ParsedFile[],
  files: SourceFiles,
): readonly SourceFault[] {
  const referred = new Set<string>();
  for (const { path, parsed } of [entry, ...present]) collect(path, parsed, referred);
  return present.flatMap(({ path, parsed }) =>
    partMembers.flatMap((member) =>
      Object.keys(recordAt(parsed, member))
        .filter((name) => !referred.has(partOf(path, member, name)))
        .map((name) => ({
          path,
          line: files.steps(files.open(path), member, name)?.line ?? 1,
          message: `nothing refers to ${name} of ${member}: delete it, or refer to it`,
        })),
    ),
  );
}
