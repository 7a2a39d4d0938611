import { Redis } from 'ioredis';
import type { Logger } from './log.js';
import type { SendCommand, SharedCounters } from './rate-limit.js';
import { createRedisHealth } from './shared-store.js';

export interface RedisConnection {
  readonly counters: Omit<SharedCounters, 'processes'>;
  close(): Promise<void>;
}

/** Redis did not answer at start. */
export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';

  constructor(cause: unknown) {
    super('Redis does not answer at the address in REDIS_URL', { cause });
  }
}

/** Connects to Redis, so that a wrong address fails the start. A command that is not answered fails after a second. */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    // A connection that owes answers is replaced: its host may be gone without a word.
    socketTimeout: 3000,
    connectTimeout: 5000,
  });
  // The health of the counters reports an outage once; the client would report each attempt to connect.
  redis.on('error', (error: Error) => log.debug({ err: error }, 'redis'));
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new RedisUnavailableError(error);
  }
  const send: SendCommand = (command, ...args) =>
    redis.call(command as string, ...args) as ReturnType<SendCommand>;
  return {
    counters: { send, health: createRedisHealth(log) },
    async close() {
      // Redis may be gone by now; there is nothing left to send to it.
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
