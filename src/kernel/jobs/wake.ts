import type { Db } from '../db/client.js';

/** The loops of this process that wait for work, by topic. Other processes find work when they poll. */
const waiting = new Map<string, Set<() => void>>();

/** Calls `ring` whenever this process commits work of the topic. Returns a function that ends this. */
export function onWork(topic: string, ring: () => void): () => void {
  const rings = waiting.get(topic) ?? new Set();
  waiting.set(topic, rings.add(ring));
  return () => void rings.delete(ring);
}

function wake(topic: string): void {
  for (const ring of waiting.get(topic) ?? []) ring();
}

/** Wakes the workers of this process after `db` has committed. */
export function wakeAfterCommit(db: Db, topic: string): void {
  if (!('pipeline' in db)) {
    wake(topic);
    return;
  }
  db.onEnd((isCommitted) => {
    if (isCommitted) wake(topic);
  });
}
