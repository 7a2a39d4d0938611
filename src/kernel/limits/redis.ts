import type { Options } from 'express-rate-limit';
import { type RedisReply, RedisStore } from 'rate-limit-redis';
import type { Logger } from '../log.js';
import { memoryStore, windowMs } from './memory-store.js';
import type { LimitName, SharedCounters } from './rate-limit.js';
import {
  type CountingStore,
  createRedisHealth,
  fallingBack,
  type RedisHealth,
} from './shared-store.js';

export type SendCommand = (...args: string[]) => Promise<RedisReply>;

export interface RedisConnection {
  /** The counters of all processes. While Redis does not answer, each process counts in memory. */
  readonly storeOf: SharedCounters['storeOf'];
  readonly health: RedisHealth;
  close(): Promise<void>;
}

/** Redis answered, and refused the credentials in its address. */
export class RedisRefusedError extends Error {
  override readonly name = 'RedisRefusedError';

  constructor(cause: unknown) {
    super('Redis refuses the user or password in REDIS_URL', { cause });
  }
}

const isRefusal = ({ message }: Error): boolean =>
  /WRONGPASS|NOAUTH|invalid password/.test(message);

/**
 * Loads its scripts into Redis on first use, and again after a failure: the store of the library waits forever for
 * scripts whose loading has failed once.
 */
function redisStore(name: LimitName, send: SendCommand): CountingStore {
  let opening: Promise<RedisStore> | undefined;
  const open = async (): Promise<RedisStore> => {
    const store = new RedisStore({ sendCommand: send, prefix: `notaria:limit:${name}:` });
    await store.init({ windowMs } as Options);
    return store;
  };
  const use = async <T>(work: (store: RedisStore) => Promise<T>): Promise<T> => {
    opening ??= open();
    const own = opening;
    try {
      return await work(await own);
    } catch (error) {
      if (opening === own) opening = undefined;
      throw error;
    }
  };
  return {
    increment: (key) => use((store) => store.increment(key)),
    decrement: (key) => use((store) => store.decrement(key)),
  };
}

export const redisStores =
  (send: SendCommand, health: RedisHealth): SharedCounters['storeOf'] =>
  (name) =>
    fallingBack(redisStore(name, send), memoryStore(), health);

/**
 * Connects to Redis. One that does not answer does not fail the start: the connection is tried again until it does.
 * A command that is not answered fails after a second.
 *
 * @throws RedisRefusedError for wrong credentials, which only an operator can correct
 */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  // Loaded on demand, because most servers have no Redis and the library takes a tenth of the start.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    // Replaces a connection without answers, because its host may be gone.
    socketTimeout: 3000,
    connectTimeout: 5000,
  });
  // The health of the counters reports an outage once; the client would report each attempt to connect.
  let refusal: Error | undefined;
  redis.on('error', (error: Error) => {
    if (isRefusal(error)) refusal = error;
    log.debug({ err: error }, 'redis');
  });
  const health = createRedisHealth(log);
  try {
    await redis.connect();
  } catch (error) {
    if (refusal !== undefined) {
      redis.disconnect();
      throw new RedisRefusedError(refusal);
    }
    health.failed(error);
  }
  const send: SendCommand = (command, ...args) =>
    redis.call(command as string, ...args) as ReturnType<SendCommand>;
  return {
    storeOf: redisStores(send, health),
    health,
    async close() {
      // Redis may be gone. No command is left to send.
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
