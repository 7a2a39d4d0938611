import { addEventHandler } from 'jest-circus';
import { showDetails } from './error-details.mjs';
import { withPages } from './open-pages.mjs';

/** A hung test must end; a machine that is busy with other work must not fail one. */
const defaultTimeoutMs = 120_000;

/** Returns `fn` with a limit: the runner itself waits for ever. */
function limit(fn, name, timeoutMs = defaultTimeoutMs) {
  return async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} took over ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      await Promise.race([fn(), late]);
    } catch (error) {
      throw showDetails(await withPages(error));
    } finally {
      clearTimeout(timer);
    }
  };
}

// Called after Jest has added the test or hook to the current block.
addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  if (name === 'add_test') {
    const test = children.at(-1);
    if (test.fn) test.fn = limit(test.fn, test.name, test.timeout);
  }
  if (name === 'add_hook') {
    const hook = hooks.at(-1);
    hook.fn = limit(hook.fn, hook.type, hook.timeout);
  }
});

// Programs that the tests start are run as their users run them, without the loader of TypeScript.
delete process.env.NODE_OPTIONS;
