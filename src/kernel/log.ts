import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from './config/config.js';

export type { Logger } from 'pino';

/** Names of members that are never written out, wherever pino's paths can reach them. */
const secrets = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-api-key"]',
  '["x-capture-token"]',
  'password',
  'passwordHash',
  'token',
  'accessToken',
  'refreshToken',
  'apiKey',
  'clientToken',
  'secret',
];

function under(parent: string): string[] {
  return secrets.map((name) => (name.startsWith('[') ? `${parent}${name}` : `${parent}.${name}`));
}

const paths = [...secrets, ...under('*'), ...under('*.*'), ...under('*.*.*')];

/** @param destination  where lines go; standard output when absent */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
