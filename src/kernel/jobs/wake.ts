import type { Db } from '../db/client.js';

/** Who in this process waits for work, by its topic; other processes find it when they next look. */
const waiting = new Map<string, Set<() => void>>();

/** Calls `ring` whenever work of the topic was committed here. Returns what ends that. */
export function onWork(topic: string, ring: () => void): () => void {
  const rings = waiting.get(topic) ?? new Set();
  waiting.set(topic, rings.add(ring));
  return () => void rings.delete(ring);
}

function wake(topic: string): void {
  for (const ring of waiting.get(topic) ?? []) ring();
}

/** Wakes the workers of this process once what `db` has written can be seen. */
export function wakeAfterCommit(db: Db, topic: string): void {
  if (!db.isTransaction || !('executionPromise' in db)) {
    wake(topic);
    return;
  }
  db.executionPromise.then(
    () => wake(topic),
    () => undefined,
  );
}
