import { type BaseResolver, createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import type { SourceFault } from './modules.js';
import { type ParsedFiles, referenceFault } from './references.js';

/** The parts of OpenAPI 3.1 that this lint requires. */
const structure = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-duplicated-tag-names': 'error',
  'no-identical-paths': 'error',
  'no-path-trailing-slash': 'error',
  'no-unused-components': 'error',
  'path-declaration-must-exist': 'error',
  'security-defined': 'error',
} as const;

/** Returns the violations of OpenAPI 3.1 in the files of a contract. */
export async function structuralFaults(
  entry: string,
  reader: BaseResolver,
): Promise<readonly SourceFault[]> {
  const config = await createConfig({ rules: structure });
  const problems = await lint({ ref: entry, config, externalRefResolver: reader });
  const parsed: ParsedFiles = async (path) => {
    const file = await reader.resolveDocument(null, path);
    return file instanceof Error ? undefined : file.parsed;
  };
  return Promise.all(
    problems.map(async ({ location, message, ruleId, suggest }) => {
      const [first] = location;
      const line = first === undefined ? 1 : getLineColLocation(first).start.line;
      const path = first?.source.absoluteRef ?? entry;
      const pointer = first?.pointer ?? '';
      const reference =
        ruleId === 'no-unresolved-refs' ? await referenceFault(path, pointer, parsed) : undefined;
      const [meant] = suggest;
      const advice = meant === undefined ? '' : ` Did you mean ${meant}?`;
      return { path, line, message: `${pointer}: ${reference ?? message}${advice} (${ruleId})` };
    }),
  );
}
