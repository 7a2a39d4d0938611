import { useOnce } from './use-once.js';

interface VersionedRecord {
  readonly id: number;
  readonly version: number;
}

/** The part of a mutation that a form uses. */
interface RecordWrite<V> {
  readonly mutate: (variables: V) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface SaveOptions<T, B> {
  /** The record to change; absent for a new one. */
  readonly record: T | undefined;
  /** The version that the changes are based on. */
  readonly version: number;
  readonly create: RecordWrite<{ body: B }>;
  readonly update: RecordWrite<{ id: number; body: B; options: { ifMatch: number } }>;
  /** Resolves to the newest state of the record. */
  readonly reload: (() => Promise<T | undefined>) | undefined;
  /** Replaces the record by its newest state. Typed values remain. */
  readonly rebase: (newest: T) => void;
}

/** Saves a form: creates a record, or changes one version of it. */
export function useSave<T extends VersionedRecord, B>(options: SaveOptions<T, B>) {
  const { record, version, create, update, reload, rebase } = options;
  const once = useOnce<{ body: B }>();
  return {
    isBusy: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save(body: B): void {
      if (record === undefined) create.mutate(once({ body }));
      else update.mutate({ id: record.id, body, options: { ifMatch: version } });
    },
    async showNewest(): Promise<void> {
      const newest = await reload?.();
      if (newest === undefined) return;
      rebase(newest);
      update.reset();
    },
  };
}
