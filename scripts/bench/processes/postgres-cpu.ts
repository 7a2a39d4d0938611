import { processIds, readProcess } from './proc.js';

/**
 * Returns the processor time, in milliseconds, that PostgreSQL has spent on the open connections to a database: NaN where
 * its processes do not run on this machine. Linux only.
 */
export function postgresCpuMs(databaseUrl: string): number {
  const database = new URL(databaseUrl).pathname.slice(1);
  // PostgreSQL names each process by its user and database: "postgres: postgres shop 127.0.0.1(5) idle".
  const backends = processIds().filter((pid) => {
    const [name = '', ...words] = readProcess(pid, 'cmdline').split(' ');
    return name === 'postgres:' && words.includes(database);
  });
  if (backends.length === 0) return Number.NaN;
  const nanoseconds = backends.map((pid) => Number(readProcess(pid, 'schedstat').split(' ')[0]));
  return nanoseconds.reduce((sum, own) => sum + own, 0) / 1e6;
}
