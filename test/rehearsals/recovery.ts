/** Starts to measure how long a service takes to recover. Returns a function that prints the time. */
export function startRecovery(what: string): () => void {
  const endedAt = performance.now();
  return () => {
    const seconds = ((performance.now() - endedAt) / 1_000).toFixed(1);
    process.stderr.write(`${what}: recovered ${seconds} s after the fault ended\n`);
  };
}
