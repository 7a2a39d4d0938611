import { runAll, type Step } from '../../scripts/check/run-steps.mjs';
import { expect, test } from '../support/jest.js';

/** A step that prints its name and ends with an exit code. */
const step = (name: string, code: number, needs?: string): Step => ({
  name,
  command: `node -e console.log("${name}-ran");process.exit(${code})`,
  ...(needs === undefined ? {} : { needs }),
});

async function resultOf(steps: readonly Step[]): Promise<{ code: number; text: string }> {
  let text = '';
  const code = await runAll(steps, (part) => {
    text += Buffer.from(part).toString();
  });
  return { code, text };
}

test('all steps run after a failure, and the failed ones are listed with their commands', async () => {
  const steps = [step('first', 3), step('second', 0), step('third', 2), step('fourth', 0)];
  const { code, text } = await resultOf(steps);
  expect(code).toBe(3);
  for (const { name } of steps) expect(text).toContain(`${name}-ran\n`);
  const [, summary = ''] = text.split('Failed steps: ');
  expect(summary.trim().split('\n')).toEqual([
    '2 of 4',
    `  first   run alone: ${steps[0]?.command}`,
    `  third   run alone: ${steps[2]?.command}`,
  ]);
});

test('a step whose needed step failed is listed as skipped and does not run', async () => {
  const { code, text } = await resultOf([
    step('rules', 1),
    step('drift', 0, 'rules'),
    step('after', 0, 'drift'),
  ]);
  expect(code).toBe(1);
  expect(text).not.toContain('drift-ran');
  expect(text).toContain('drift  skipped: it needs rules\n');
  expect(text).toContain('after  skipped: it needs drift\n');
});

test('a step runs after the step that it needs', async () => {
  const { code, text } = await resultOf([step('rules', 0), step('drift', 0, 'rules')]);
  expect([code, text]).toEqual([0, 'rules-ran\ndrift-ran\n']);
});

test('a command that does not exist is a failed step', async () => {
  const { code, text } = await resultOf([{ name: 'none', command: 'no-such-command' }]);
  expect(code).toBe(127);
  expect(text).toContain('no-such-command ENOENT');
});
