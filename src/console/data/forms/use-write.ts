import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { say, type Undo } from '../../ui/toasts/messages.js';
import { askedMs, isOverLimit } from '../queries/query-client.js';

export interface Write<V, T> {
  /** Options of a mutation from `@notaria/*\/react-query`. */
  readonly options: {
    mutationKey: readonly unknown[];
    mutationFn(variables: V): Promise<T>;
  };
  /** Prefixes of the keys of queries that are stale afterwards, such as `productsQueries(erp).key`. */
  readonly stale: readonly (readonly unknown[])[];
  /** The message after success. */
  readonly successMessage?: string | ((result: T) => string);
  /** Returns the reversal that the message offers; absent or undefined if there is none. */
  readonly undo?: ((result: T) => Undo | undefined) | undefined;
  readonly onDone?: (result: T) => void;
}

type StaleKeys = Write<unknown, unknown>['stale'];

/** Returns the reversal as a write of its own: it waits in outages like others, and makes the same queries stale. */
export const undoByWrite = (client: QueryClient, stale: StaleKeys, { run, done }: Undo): Undo => ({
  done,
  async run() {
    const write = { mutationFn: async () => run() };
    try {
      await client.getMutationCache().build(client, write).execute(undefined);
    } finally {
      // A reversal of several records may have reached some of them.
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
    }
  },
});

/** Logins and passwords say their limit at once, because it stops guesses. Every other write waits it out. */
const mayWait =
  (key: readonly unknown[]) =>
  (failures: number, error: Error): boolean =>
    failures < 3 && key[1] !== 'auth' && isOverLimit(error);

/** Returns the warnings in the reply of a write, such as a count that a document contradicts. */
function warningsOf(result: unknown): string {
  if (typeof result !== 'object' || result === null || !('warnings' in result)) return '';
  const warnings = result.warnings as readonly { readonly message: string }[];
  return warnings.map(({ message }) => message).join('\n');
}

/**
 * Writes through a client. The same variables object has the same Idempotency-Key, so that a repetition after a lost
 * connection writes nothing twice. Keep it in state.
 */
export function useWrite<V, T>({
  options,
  stale,
  successMessage,
  undo,
  onDone,
}: Write<V, T>): UseMutationResult<T, Error, V> {
  const client = useQueryClient();
  return useMutation<T, Error, V>({
    mutationKey: options.mutationKey,
    retry: mayWait(options.mutationKey),
    retryDelay: (_failures, error) => Math.max(askedMs(error), 1000),
    mutationFn: (variables) => options.mutationFn(variables),
    onSuccess(result) {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
      const reversal = undo?.(result);
      if (successMessage !== undefined)
        say(
          typeof successMessage === 'string' ? successMessage : successMessage(result),
          reversal && undoByWrite(client, stale, reversal),
        );
      const warnings = warningsOf(result);
      if (warnings !== '') say(warnings);
      onDone?.(result);
    },
  });
}
