import process from 'node:process';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readFilesOf } from './files.js';
import { type Options, readOptions, UsageError, usage } from './options.js';
import { createSearch } from './search.js';
import { createServer } from './server.js';
import type { Tables, Tool } from './tools.js';

/** The parts that differ between the two packages. */
export interface Program {
  /** The name of the program. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly tools: readonly Tool[];
  readonly tables: Tables;
  readonly connect: (options: { readonly baseUrl: string; readonly apiKey: string }) => object;
}

/** The time for calls in progress after the end of the input, in milliseconds. */
const lastWordMs = 1_500;

function refusal({ name }: Program, tool: Tool): string {
  const { permission } = tool;
  const narrow = permission.includes(':') ? `--allow ${permission} or ` : '';
  return `${tool.name} writes, which is not allowed: start ${name} with ${narrow}--allow-writes`;
}

async function serve(program: Program, options: Options): Promise<void> {
  const { name, title, tables, tools, version } = program;
  const server = createServer({
    info: { name, title, version },
    apis: [{ tools, tables, client: program.connect(options) }],
    search: createSearch(tools),
    writes: options.writes,
    howToWrite: (tool) => refusal(program, tool),
    readFile: readFilesOf(options.folders),
    report: (error) => process.stderr.write(`${name}: ${String(error)}\n`),
  });
  process.stdout.on('error', () => process.exit(0));
  process.stdin.on('end', () => {
    setTimeout(() => process.exit(0), lastWordMs).unref();
  });
  await server.connect(new StdioServerTransport());
}

/** Runs the program of a bin. Exits with 2 when a required setting is missing. */
export async function runProgram(program: Program): Promise<void> {
  const { name, tools } = program;
  try {
    const options = await readOptions(process.argv.slice(2), process.env, tools);
    if (options === undefined) process.stdout.write(usage(name));
    else await serve(program, options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 2;
  }
}
