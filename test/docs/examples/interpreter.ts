import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Call, exampleUrl } from '../../../scripts/site/examples/call.js';
import { describe } from '../../support/jest.js';
import { type Place, type Runner, writeFilesOf } from './runner.js';
import { testExamples } from './test-examples.js';

/** A language that the machine may have. */
interface Language {
  readonly name: string;
  readonly command: string;
  /** Arguments with which the command ends with 0 if it has what the examples need. */
  readonly check: readonly string[];
  /** The file beside this one that runs programs. */
  readonly program: string;
  readonly example: (call: Call) => string;
  /** Matches a variable of the environment, where the program must have its value instead. */
  readonly variable?: RegExp;
}

/** Starts one process for all programs, since a process for each takes much longer. */
function openInterpreter(
  { command, program, example, variable }: Language,
  { baseUrl, folder }: Place,
): Promise<Runner> {
  const runner = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(command, [runner], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const file = join(folder, 'example.txt');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return Promise.resolve({
    async run(ready) {
      writeFilesOf(ready, folder);
      const written = example(ready.call).replaceAll(exampleUrl, baseUrl);
      const code =
        variable === undefined
          ? written
          : written.replaceAll(variable, (_whole, name: string) =>
              JSON.stringify(ready.credentials[name]),
            );
      writeFileSync(file, code);
      child.stdin.write(`${JSON.stringify({ file, variables: ready.credentials })}\n`);
      const { value = '' } = await lines.next();
      const printed = Buffer.from(value, 'base64').toString();
      return { status: Number.parseInt(printed, 10), detail: `${printed.slice(0, 2000)}\n${code}` };
    },
    async close() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  });
}

/** Runs the examples of all operations in a language. Where the machine does not have it, they are left out with a message. */
export function testLanguage(language: Language): void {
  const { check, command, name } = language;
  const isThere = spawnSync(command, check).status === 0;
  if (!isThere) process.stderr.write(`${name} is not installed: its examples are left out\n`);
  const suite = isThere ? describe : describe.skip;
  suite(`the ${name} program of each operation answers the documented status`, () => {
    testExamples((place) => openInterpreter(language, place));
  });
}
