import process from 'node:process';
import { ToolError } from './errors.js';
import { readFilesOf } from './files.js';
import { type Options, readOptions, UsageError, usage } from './options.js';
import { linesOf } from './protocol/lines.js';
import type { RpcServer } from './protocol/rpc.js';
import { createServer } from './protocol/server.js';
import { failureOf, resultOf, type ToolResult } from './results.js';
import { isOpen, methodArguments, type Tables, type Tool } from './tools.js';

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

type Method = (...args: readonly unknown[]) => Promise<unknown>;
type Groups = Readonly<Record<string, Readonly<Record<string, Method>>>>;

/** The time for calls in progress after the end of the input, in milliseconds. */
const lastWordMs = 1_500;

function refusal({ name, tools }: Program, { writes }: Options, toolName: string): string {
  const tool = tools.find((one) => one.name === toolName);
  if (tool === undefined || isOpen(tool, writes)) return `There is no tool ${toolName}`;
  const { permission } = tool;
  const narrow = permission.includes(':') ? `--allow ${permission} or ` : '';
  return `${toolName} writes, which is not allowed: start ${name} with ${narrow}--allow-writes`;
}

/** A method throws at once for arguments that make no request, such as an id of two dots. */
function begin(method: Method, args: readonly unknown[]): Promise<unknown> {
  try {
    return method(...args);
  } catch (error) {
    throw new ToolError('invalid_arguments', (error as Error).message);
  }
}

function openServer(program: Program, options: Options, send: (line: string) => void): RpcServer {
  const { title, version, tools, tables } = program;
  const groups = program.connect(options) as Groups;
  const readFile = readFilesOf(options.folders);

  async function call(tool: Tool, given: object, signal: AbortSignal): Promise<ToolResult> {
    try {
      const sorted = await methodArguments(tool, tables, { ...given }, readFile);
      const method = groups[tool.group]?.[tool.method];
      if (method === undefined) throw new Error(`The client has no ${tool.group}.${tool.method}`);
      return resultOf(
        tool.name,
        await begin(method, [...sorted.leading, { ...sorted.options, signal }]),
      );
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      return failure;
    }
  }

  const open = tools.filter((tool) => isOpen(tool, options.writes));
  const isReading = open.every(({ annotations }) => annotations.readOnlyHint);
  return createServer({
    info: { name: program.name, title, version },
    instructions: `The operations of the ${title}. ${isReading ? 'They only read.' : 'Some of them write.'} Every call is made with one key, and its permissions decide.`,
    tools: open,
    refusal: (toolName) => refusal(program, options, toolName),
    call,
    send,
    report: (error) => process.stderr.write(`${program.name}: ${String(error)}\n`),
  });
}

/** Answers each line of the input. At its end, gives requests in flight a moment to finish. */
async function serve(program: Program, options: Options): Promise<void> {
  process.stdout.on('error', () => process.exit(0));
  const server = openServer(program, options, (line) => process.stdout.write(`${line}\n`));
  const waiting = new Set<Promise<void>>();
  for await (const line of linesOf(process.stdin)) {
    const answered = server.receive(line).finally(() => waiting.delete(answered));
    waiting.add(answered);
  }
  const timer = setTimeout(() => server.abort(), lastWordMs);
  await Promise.all(waiting);
  clearTimeout(timer);
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
