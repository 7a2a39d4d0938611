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

/**
 * Standard output. The lines of 10 ms are one write outside of the event loop, and what is left is written when the
 * process exits. Lines that no reader takes are dropped beyond 16 MB.
 */
const standardOutput = () =>
  pino.destination({
    dest: 1,
    sync: false,
    minLength: 8 * 1024,
    periodicFlush: 10,
    maxLength: 16 * 1024 * 1024,
  });

/** @param target  where lines go; standard output when absent */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  target: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths, censor: '[redacted]' },
  };
  return pino(options, target);
}
