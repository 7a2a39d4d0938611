import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command  the command that also runs the step alone
 * @property {string} [needs]  the earlier step whose result it needs
 */

const children = new Set();
let isInterrupted = false;

/** Ends the running steps, for a signal that the whole run receives. No other step begins. */
export function killSteps(signal) {
  isInterrupted = true;
  for (const child of children) child.kill(signal);
}

/** Runs a command. Resolves to its exit code, with its output unless it writes to the terminal itself. */
async function runCommand(command, stdio) {
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, { stdio });
  children.add(child);
  const written = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => written.push(data));
  }
  child.on('error', (error) => written.push(Buffer.from(`${error.message}\n`)));
  // A program that does not start has no `close` with a code.
  const [code] = await once(child, 'close').catch(() => [127]);
  children.delete(child);
  return { code: code ?? 1, output: Buffer.concat(written) };
}

/** Runs steps one after the other until one fails. Resolves to the exit code. */
export async function runInOrder(steps) {
  for (const { command } of steps) {
    const { code } = await runCommand(command, 'inherit');
    if (code !== 0) return code;
  }
  return 0;
}

/** Lists the failed steps, each with the command that runs it alone, and those that were skipped. */
function summaryOf(steps, codes) {
  const failed = steps.filter(({ name }) => codes.get(name) > 0);
  const skipped = steps.filter(({ name }) => codes.get(name) === undefined);
  if (failed.length + skipped.length === 0) return '';
  const width = Math.max(...steps.map(({ name }) => name.length));
  return [
    `\nFailed steps: ${failed.length} of ${steps.length}`,
    ...failed.map(({ name, command }) => `  ${name.padEnd(width)}  run alone: ${command}`),
    ...skipped.map(({ name, needs }) => `  ${name.padEnd(width)}  skipped: it needs ${needs}`),
    '',
  ].join('\n');
}

/**
 * Runs all steps, two at a time, and lists those that failed. The output of a step is written at its end, so that the
 * output of two steps is not mixed. Resolves to the exit code of the first failed step.
 */
export async function runAll(steps, write = (text) => process.stdout.write(text)) {
  const waiting = [...steps];
  const ended = new Map();
  const codes = new Map();
  const run = async ({ name, command, needs }) => {
    const isReady = needs === undefined || (await ended.get(needs)) === 0;
    if (!isReady) return undefined;
    const { code, output } = await runCommand(command, 'pipe');
    codes.set(name, code);
    write(code === 0 ? output : Buffer.concat([Buffer.from(`\n${name} failed:\n`), output]));
    return code;
  };
  const work = async () => {
    for (let next = waiting.shift(); next && !isInterrupted; next = waiting.shift()) {
      const end = run(next);
      ended.set(next.name, end);
      await end;
    }
  };
  await Promise.all([work(), work()]);
  if (!isInterrupted) write(summaryOf(steps, codes));
  return steps.map(({ name }) => codes.get(name) ?? 0).find((code) => code !== 0) ?? 0;
}
