import { Redis } from 'ioredis';
import type { Logger } from './log.js';
import type { SendCommand } from './rate-limit.js';

export interface RedisConnection {
  readonly send: SendCommand;
  close(): Promise<void>;
}

/** Redis did not answer at start. */
export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';

  constructor(cause: unknown) {
    super('Redis does not answer at the address in REDIS_URL', { cause });
  }
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
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new RedisUnavailableError(error);
  }
  return {
    send: (command, ...args) => redis.call(command as string, ...args) as ReturnType<SendCommand>,
    async close() {
      // Redis may be gone by now, and nothing is owed to it.
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
