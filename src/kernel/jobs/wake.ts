import type { Db } from '../db/client.js';

/** The loops of this process that wait for work, by topic. Other processes find work when they poll. */
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
  if (!('pipeline' in db)) {
    wake(topic);
    return;
  }
  db.onEnd((isCommitted) => {
    if (isCommitted) wake(topic);
  });
}
