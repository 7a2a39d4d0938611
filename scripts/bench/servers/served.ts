import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The settings of a measured server. */
export interface Setting {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly companyId: number;
  readonly timeZone: string;
  readonly logLevel: 'warn' | 'info';
}

/** The caller in the token. */
export interface Subject {
  readonly companyId: number;
  readonly userId: number;
}

export interface Cpu {
  /** Milliseconds of CPU since the process began. */
  readonly cpuMs: number;
}

/** Connections to PostgreSQL, the same for every server. */
export const poolSize = 10;

export function readSetting(): Setting {
  return JSON.parse(process.env['BENCH_SETTING'] ?? '{}') as Setting;
}

/** Reports the port and the used CPU to the parent process, and ends with it. */
export function reportTo(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 } satisfies Cpu);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
}

export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => reportTo((server.address() as AddressInfo).port));
}
