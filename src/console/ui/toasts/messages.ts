/** The reversal of an action that succeeded. */
export interface Undo {
  /** Reverses the action. Rejects if that is no longer possible. */
  readonly run: () => unknown;
  /** The message afterwards. */
  readonly done: string;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Absent if the action cannot be undone. */
  readonly undo?: Undo | undefined;
  /** True while the action is being undone. */
  readonly isBusy?: boolean;
  /** The reason why the action was refused or not undone. */
  readonly failure?: unknown;
  /** Returns the message of a refused action; absent for one that was not undone. */
  readonly refusal?: (reason: string) => string;
}

const plainMs = 6000;
/** Long enough to read the message and to reach its button. */
const undoMs = 12_000;

let shown: readonly Toast[] = [];
let lastId = 0;
let isHeld = false;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

const change = (id: number, changes: Partial<Toast>): void =>
  show(shown.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));

function drop(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  show(shown.filter((toast) => toast.id !== id));
}

/** Starts the time after which a message disappears. A failure stays until it is closed. */
function startTimer({ id, undo, failure, isBusy }: Toast): void {
  clearTimeout(timers.get(id));
  if (isHeld || isBusy || failure !== undefined) return;
  timers.set(
    id,
    setTimeout(() => drop(id), undo ? undoMs : plainMs),
  );
}

function add(content: Omit<Toast, 'id'>): Toast {
  lastId += 1;
  const toast = { ...content, id: lastId };
  show([...shown, toast].slice(-3));
  startTimer(toast);
  return toast;
}

/**
 * Shows a message about a success. Failures are shown where they happened.
 *
 * @returns a function that takes the message back
 */
export function say(text: string, undo?: Undo): () => void {
  const { id } = add({ text, undo });
  return () => drop(id);
}

/** Shows the refusal of an action whose place is no longer shown, such as a card that was taken back. */
export const sayRefused = (refusal: (reason: string) => string, failure: unknown): Toast =>
  add({ text: '', refusal, failure });

/** The messages that are shown, the newest last. */
export const toasts = {
  get: (): readonly Toast[] => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  drop,
  /** Keeps the messages while a user reads them. */
  hold(): void {
    isHeld = true;
    for (const timer of timers.values()) clearTimeout(timer);
  },
  resume(): void {
    isHeld = false;
    for (const toast of shown) startTimer(toast);
  },
  /** Undoes the action of a message, and says so. */
  async undo(id: number): Promise<void> {
    const toast = shown.find((one) => one.id === id);
    if (toast?.undo === undefined || toast.isBusy) return;
    change(id, { isBusy: true });
    clearTimeout(timers.get(id));
    try {
      await toast.undo.run();
      drop(id);
      say(toast.undo.done);
    } catch (failure) {
      change(id, { isBusy: false, undo: undefined, failure });
    }
  },
};
