import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./runner-child.mjs', import.meta.url));

/** A process that runs test files, one after the other. */
class TestProcess {
  #child;
  #config;

  constructor(config) {
    this.#config = config;
  }

  /** @throws Error when the process ends before the file does; the next file gets a new process */
  async run(path) {
    this.#child ??= fork(program, { serialization: 'advanced' });
    const child = this.#child;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const exit = once(child, 'exit', options).then(([code, signal]) => {
      this.#child = undefined;
      throw new Error(`The process of ${path} ended with ${signal ?? code}`);
    });
    child.send({ path, config: this.#config });
    try {
      const [{ result, error }] = await Promise.race([once(child, 'message', options), exit]);
      if (error !== undefined) throw error;
      return result;
    } finally {
      listening.abort();
    }
  }

  end() {
    this.#child?.disconnect();
  }
}

/** Runs test files in `maxWorkers` processes, in which modules load once. */
export default class ProcessRunner {
  #globalConfig;

  constructor(globalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(tests, _watcher, onStart, onResult, onFailure) {
    const waiting = [...tests];
    const work = async () => {
      const [first] = tests;
      const projectConfig = first?.context.config;
      const own = new TestProcess({ globalConfig: this.#globalConfig, projectConfig });
      for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
        await onStart(test);
        try {
          await onResult(test, await own.run(test.path));
        } catch (error) {
          await onFailure(test, error);
        }
      }
      own.end();
    };
    await Promise.all(Array.from({ length: this.#globalConfig.maxWorkers }, work));
  }
}
