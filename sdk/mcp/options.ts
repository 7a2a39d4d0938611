import { statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Tool, Writes } from './tools.js';

/** The settings of the server, from its arguments and environment. */
export interface Options {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly writes: Writes;
  /** Real paths. */
  readonly folders: readonly string[];
}

/** A setting that the user must correct before the server can start. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = (name: string): string => `${name}: an MCP server on standard input and output.

  NOTARIA_URL=https://… NOTARIA_API_KEY=… ${name} [options]

Without options, tools only read.

  --allow <permissions>  opens the writes of some permissions, by commas: --allow products:write
  --allow-writes         opens every write that the key may do
  --files <folder>       lets tools send the files in it; may be given several times
  --help                 shows this
`;

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        allow: { type: 'string', multiple: true, default: [] },
        'allow-writes': { type: 'boolean', default: false },
        files: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** `authenticated` allows nothing, because the calls in a batch may need any permission. */
function writesOf(listed: readonly string[], tools: readonly Tool[]): Writes {
  const known = new Set(
    tools
      .filter(
        ({ annotations, permission }) => !annotations.readOnlyHint && permission.includes(':'),
      )
      .map(({ permission }) => permission),
  );
  const requested = listed.flatMap((list) => list.split(',')).map((one) => one.trim());
  const unknown = requested.find((one) => !known.has(one));
  if (unknown !== undefined) {
    throw new UsageError(
      `--allow: no write has the permission "${unknown}". There are ${[...known].sort().join(', ')}.`,
    );
  }
  return new Set(requested);
}

async function folderOf(path: string): Promise<string> {
  const found = await realpath(path).catch(() => undefined);
  if (found === undefined || !statSync(found).isDirectory()) {
    throw new UsageError(`--files: ${path} is not a folder.`);
  }
  return found;
}

function urlOf(text: string | undefined): string {
  if (!text) throw new UsageError('NOTARIA_URL is not set: the address of the server.');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError('NOTARIA_URL must start with https:// or http://.');
  }
  return text;
}

/**
 * @returns undefined when help was requested
 * @throws {UsageError} names the faulty setting, but never shows the key
 */
export async function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  tools: readonly Tool[],
): Promise<Options | undefined> {
  const given = parse(args);
  if (given.help) return undefined;
  const apiKey = env['NOTARIA_API_KEY'];
  const baseUrl = urlOf(env['NOTARIA_URL']);
  if (!apiKey)
    throw new UsageError('NOTARIA_API_KEY is not set: the key that the tools call with.');
  return {
    baseUrl,
    apiKey,
    writes: given['allow-writes'] ? 'all' : writesOf(given.allow, tools),
    folders: await Promise.all(given.files.map(folderOf)),
  };
}
