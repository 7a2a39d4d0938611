import { Redis } from 'ioredis';
import type { Logger } from './log.js';
import type { SendCommand } from './rate-limit.js';

export interface RedisConnection {
  readonly send: SendCommand;
  close(): Promise<void>;
}

/** Connects now, so that a wrong address is told at start; a command fails after a second without Redis. */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    connectTimeout: 5000,
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis'));
  await redis.connect();
  return {
    send: (command, ...args) => redis.call(command as string, ...args) as ReturnType<SendCommand>,
    async close() {
      await redis.quit();
    },
  };
}
