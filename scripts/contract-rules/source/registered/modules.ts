import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { BaseResolver } from '@redocly/openapi-core';
import { registeredMembers } from '../../../codegen/bundle/contract-reader.js';
import { apisWithModules, declarationKey } from '../../../codegen/bundle/declarations.js';
import { isRecord, recordAt } from '../../../codegen/model/document.js';
import { adviceFor } from '../../nearest.js';
import { type ParsedFile, referredFiles, type SourceFault, SourceFiles } from '../source-files.js';
import { unusedParts } from './unused.js';

const nouns = { paths: 'path', webhooks: 'webhook' } as const;

const pointer = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

type Registered = (typeof registeredMembers)[number];

/** The members of a file beside `openapi.yaml`. */
const members = [
  declarationKey,
  ...registeredMembers,
  'schemas',
  'parameters',
  'headers',
  'responses',
  'requestBodies',
  'examples',
  'securitySchemes',
];

async function parse(path: string, reader: BaseResolver): Promise<ParsedFile> {
  const file = await reader.resolveDocument(null, path);
  return { path, parsed: file instanceof Error ? undefined : file.parsed };
}

const keysOf = ({ parsed }: ParsedFile, member: string): readonly string[] =>
  Object.keys(recordAt(parsed, member));

const advice = (member: string): string =>
  member === 'components'
    ? 'write its members, such as schemas, without components'
    : adviceFor(member, members, `a file has ${members.join(', ')}`);

/** Returns the members of a file that no tool reads. */
function unknownMembers(file: ParsedFile, files: SourceFiles): readonly SourceFault[] {
  const names = isRecord(file.parsed) ? Object.keys(file.parsed) : [];
  return names
    .filter((name) => !members.includes(name))
    .map((name) => ({
      path: file.path,
      line: files.step(files.open(file.path), name)?.line ?? 1,
      message: `nothing reads ${name} here: ${advice(name)}`,
    }));
}

/**
 * Returns the module files of a contract that it does not refer to, the paths and webhooks in the others that it
 * leaves out, members that nothing reads, and parts that nothing refers to.
 */
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
  const whole = await parse(entry, reader);
  const parsed = await Promise.all(present.map((path) => parse(path, reader)));
  const unregistered = parsed.flatMap((file): readonly SourceFault[] => {
    const { path } = file;
    const name = `./${relative(folder, path).split(sep).join('/')}`;
    const missing = registeredMembers.flatMap((member: Registered) => {
      const known = new Set(keysOf(whole, member));
      return keysOf(file, member)
        .filter((key) => !known.has(key))
        .map((key) => ({ member, key }));
    });
    const unused = !referred.has(path) && missing.length === 0;
    return [
      ...(unused ? [{ path, line: 1, message: `nothing refers to ${name}: delete the file` }] : []),
      ...missing.map(({ member, key }) => ({
        path,
        line: files.steps(files.open(path), member, key)?.line ?? 1,
        message: `no ${nouns[member]} registers ${key}: add "${key}: { $ref: '${name}#/${member}/${pointer(key)}' }" to ${member} of openapi.yaml${other}`,
      })),
      ...unknownMembers(file, files),
    ];
  });
  return [...unregistered, ...unusedParts(whole, parsed, files)];
}
