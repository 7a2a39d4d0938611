import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../ui/frames/toast.js';

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
  readonly onDone?: (result: T) => void;
}

/**
 * Writes through a client. The same variables object has the same Idempotency-Key, so that a repetition after a lost
 * connection writes nothing twice. Keep it in state.
 */
export function useWrite<V, T>({
  options,
  stale,
  successMessage,
  onDone,
}: Write<V, T>): UseMutationResult<T, Error, V> {
  const client = useQueryClient();
  return useMutation<T, Error, V>({
    mutationKey: options.mutationKey,
    mutationFn: (variables) => options.mutationFn(variables),
    onSuccess(result) {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
      if (successMessage !== undefined)
        say(typeof successMessage === 'string' ? successMessage : successMessage(result));
      onDone?.(result);
    },
  });
}
