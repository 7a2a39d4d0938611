import { join } from 'node:path';
import { baselineText } from './bundle/bundle.js';
import { type ChangeGroup, groupChanges, operationText } from './compare/formats/groups.js';
import { type Audience, audienceText, type Change, isBreaking } from './compare/index.js';
import { baselineChanges, baselinePath } from './drift-report.js';
import { loadContract, readIfThere } from './index.js';

/** The kind of release by semantic versioning; `none` for an unchanged contract. */
export type Bump = 'major' | 'minor' | 'patch' | 'none';

interface VersionStep {
  readonly bump: Bump;
  /** The current version and the version after the release. */
  readonly from: string;
  readonly to: string;
}

export interface Release {
  readonly name: string;
  /** The bump of the client package, by changes that break its users. */
  readonly client: VersionStep;
  /** The bump of the contract, by changes that break callers of the server. */
  readonly contract: VersionStep;
  readonly changes: readonly Change[];
}

/** Changes of descriptions appear only in the document, and in no rule. */
function bumpOf(changes: readonly Change[], isSameText: boolean, audience: Audience): Bump {
  if (changes.some((change) => isBreaking(change, audience))) return 'major';
  if (changes.length > 0) return 'minor';
  return isSameText ? 'none' : 'patch';
}

/**
 * Returns the version after a bump. Before 1.0.0 a breaking change raises the minor number, as semantic versioning allows.
 *
 * @throws {RangeError} for a version without three numbers
 */
export function raise(version: string, bump: Bump): string {
  const [, major = '', minor = '', patch = ''] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === '') throw new RangeError(`${version} is no version of three numbers`);
  switch (bump) {
    case 'major':
      if (major === '0') return raise(version, 'minor');
      return `${Number(major) + 1}.0.0`;
    case 'minor':
      return `${major}.${Number(minor) + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${Number(patch) + 1}`;
    case 'none':
      return version;
  }
}

export const packagePath = (name: string): string => `sdk/${name}/package.json`;

/** Returns the release that a contract needs, compared with its baseline. */
export async function proposeRelease(root: string, name: string): Promise<Release> {
  const { document } = await loadContract(root, name);
  const changes = (await baselineChanges(root, name, document)) ?? [];
  const released = await readIfThere(join(root, baselinePath(name)));
  const isSameText = released === baselineText(document);
  const manifest = await readIfThere(join(root, packagePath(name)));
  const { version } = JSON.parse(manifest ?? '{"version":"0.0.0"}') as { version: string };
  const step = (from: string, audience: Audience): VersionStep => {
    const bump = bumpOf(changes, isSameText, audience);
    return { bump, from, to: raise(from, bump) };
  };
  return {
    name,
    client: step(version, 'sdk'),
    contract: step(document.info.version, 'wire'),
    changes,
  };
}

function lineOf({ change, operations }: ChangeGroup): string {
  const { place, detail, breaks } = change;
  const breaking = breaks.length === 0 ? '' : ` (breaks ${audienceText(breaks)})`;
  return `- ${operationText(operations)}: ${place} ${detail}${breaking}`;
}

function section(title: string, changes: readonly Change[]): readonly string[] {
  const lines = groupChanges(changes).map(lineOf);
  return lines.length > 0 ? [`### ${title}`, '', ...lines, ''] : [];
}

/** The section of a release in a changelog. */
export function releaseNotes({ changes, client, contract }: Release, day: string): string {
  const breaking = changes.filter((change) => isBreaking(change));
  const others = changes.filter((change) => !isBreaking(change));
  const sections = [...section('Breaking', breaking), ...section('Compatible', others)];
  const body =
    sections.length > 0 ? sections : ['Descriptions only: nothing that is sent has changed.', ''];
  const head = `## ${client.to} (${day})`;
  return [head, '', `Version ${contract.to} of the contract.`, '', ...body].join('\n');
}

const title = '# Changelog\n\n';

/** Inserts the notes of a release before those of earlier releases. */
export function withNotes(changelog: string | undefined, notes: string): string {
  const earlier = changelog?.startsWith(title) ? changelog.slice(title.length) : (changelog ?? '');
  return `${title}${notes}${earlier === '' ? '' : `\n${earlier}`}`;
}
