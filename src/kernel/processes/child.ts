import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Answer, TaskFailedError, TaskLimitError, taskFile } from './tasks.js';
import { hungMs } from './work-limit.js';

/*
 * One child process that runs tasks, one at a time, within bounds of memory and time. The other side is child-tasks.ts.
 */

export interface ChildLimits {
  /** For people. */
  readonly name: string;
  /** Of JavaScript objects. */
  readonly heapMb: number;
  /** Of all memory that the process holds, decoded pixels included. */
  readonly residentMb: number;
  /** Processor time of one task. A slow machine takes longer for it. */
  readonly cpuMs: number;
}

export interface Child {
  /**
   * Runs one task. The process is killed when the task goes over a limit or a signal aborts.
   *
   * @throws TaskLimitError over a limit, TaskFailedError when the task threw or a signal aborted, ChildLostError
   */
  run(task: string, input: unknown, signals: readonly AbortSignal[]): Promise<unknown>;
  /** Returns true while the process lives and holds little enough memory for another task. */
  isFit(): boolean;
  /** Kills the process and resolves once it has ended. */
  end(): Promise<void>;
}

/** The process ended by itself, or something else ended it. */
export class ChildLostError extends Error {
  override readonly name = 'ChildLostError';
}

/** An answer, and the memory that the process holds after it. */
export type ChildAnswer = Answer<unknown> & { readonly residentBytes: number };

export interface ChildRequest {
  readonly task: string;
  readonly input: unknown;
}

/** V8 aborts at the end of its heap; child-tasks.ts sends the other signals over a limit. */
export const overMemory: NodeJS.Signals = 'SIGUSR2';
export const overTime: NodeJS.Signals = 'SIGXCPU';
const memorySignals: readonly (NodeJS.Signals | null)[] = ['SIGABRT', overMemory];

/** glibc would keep the memory of decoded pixels for later: some 300 MB of an idle process. */
const givesMemoryBack = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** A child has no secrets: of the environment it gets what programs and libraries need to be found. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TZ'] as const;
  const found = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

function start(file: string | URL, { cpuMs, heapMb, residentMb }: ChildLimits): ChildProcess {
  const path = taskFile(typeof file === 'string' ? `child-${file}` : file);
  const child = fork(path, [String(residentMb * 2 ** 20), String(cpuMs)], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { ...bareEnvironment(), ...givesMemoryBack },
    serialization: 'advanced',
    // V8's output about an exhausted heap would mix with the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An idle child does not keep its parent running; the time limit of a task does.
  child.unref();
  child.channel?.unref();
  return child;
}

interface TaskSignal {
  /** Aborts with the error of the task. */
  readonly signal: AbortSignal;
  clear(): void;
}

const tooLong = (name: string) => new TaskLimitError(`${name}: the task takes too long`, 'time');

/** Ends a task that hangs without using its processor time, or when nothing waits for it any more. */
function openBound({ name }: ChildLimits, signals: readonly AbortSignal[]): TaskSignal {
  const bound = new AbortController();
  const timer = setTimeout(() => bound.abort(tooLong(name)), hungMs);
  for (const signal of signals) {
    const leave = () => {
      const { reason: cause } = signal;
      bound.abort(new TaskFailedError(`${name}: nothing waits for the task any more`, { cause }));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true, signal: bound.signal });
  }
  return {
    signal: bound.signal,
    clear() {
      clearTimeout(timer);
      bound.abort();
    },
  };
}

/** Resolves to the next answer of a child process. */
async function nextAnswer(
  { name }: ChildLimits,
  child: ChildProcess,
  signal: AbortSignal,
): Promise<ChildAnswer> {
  const lost = async (): Promise<never> => {
    const [, cause] = (await once(child, 'exit', { signal })) as [unknown, NodeJS.Signals | null];
    if (memorySignals.includes(cause)) {
      throw new TaskLimitError(`${name}: the task takes too much memory`, 'memory');
    }
    if (cause === overTime) throw tooLong(name);
    throw new ChildLostError(`${name}: the child process ended (${cause ?? 'by itself'})`);
  };
  const [answer] = await Promise.race([once(child, 'message', { signal }), lost()]);
  return answer as ChildAnswer;
}

/** A child process as its parent knows it. */
interface ProcessState {
  readonly process: ChildProcess;
  isAlive: boolean;
  /** The memory that the process held after its last task. */
  residentBytes: number;
}

/** Resolves once the process has ended. */
function endOf(state: ProcessState): Promise<void> {
  const { process: child } = state;
  return new Promise<void>((resolve) => {
    const end = () => {
      state.isAlive = false;
      resolve();
    };
    // An error without a process is its end: the system has too many of them, or too little memory.
    child.once('exit', end).on('error', () => child.pid === undefined && end());
  });
}

function kill(state: ProcessState): void {
  state.isAlive = false;
  // Keeps the process alive until the child has ended.
  state.process.ref();
  state.process.kill('SIGKILL');
}

async function runTask(
  state: ProcessState,
  limits: ChildLimits,
  order: ChildRequest,
  signals: readonly AbortSignal[],
): Promise<unknown> {
  const { name } = limits;
  const bound = openBound(limits, signals);
  try {
    bound.signal.throwIfAborted();
    if (!state.isAlive) throw new ChildLostError(`${name}: the child process has ended`);
    const answered = nextAnswer(limits, state.process, bound.signal);
    // A message that cannot be sent is followed by the end of the process.
    state.process.send(order, () => undefined);
    const answer = await answered;
    state.residentBytes = answer.residentBytes;
    if (answer.ok) return answer.value;
    throw new TaskFailedError(`${name}: ${answer.message}`);
  } catch (error) {
    if (!bound.signal.aborted) throw error;
    kill(state);
    throw bound.signal.reason;
  } finally {
    bound.clear();
  }
}

/** Starts a child process for the task file of `src/children` with that name, or for the module at that address. */
export function startChild(file: string | URL, limits: ChildLimits): Child {
  const child = start(file, limits);
  const state: ProcessState = {
    process: child,
    isAlive: child.pid !== undefined,
    residentBytes: 0,
  };
  const ended = endOf(state);
  return {
    isFit: () => state.isAlive && state.residentBytes < (limits.residentMb * 2 ** 20) / 2,
    end() {
      kill(state);
      return ended;
    },
    run: (task, input, signals) => runTask(state, limits, { task, input }, signals),
  };
}
