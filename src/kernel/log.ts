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

const batchMs = 10;

/**
 * A file or pipe for lines. Those of 10 ms are one write outside of the event loop, and what is left is written when the
 * process exits. Lines that no reader takes are dropped beyond 16 MB.
 */
export function batchedOutput(descriptor: number): DestinationStream {
  const output = pino.destination({
    dest: descriptor,
    sync: false,
    minLength: 8 * 1024,
    maxLength: 16 * 1024 * 1024,
  });
  let isPlanned = false;
  // A timer of pino would write an empty text every 10 ms while there are no lines.
  const flush = (): void => {
    isPlanned = false;
    output.flush();
  };
  return {
    write(line) {
      output.write(line);
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(flush, batchMs).unref();
    },
  };
}

/** @param target  where lines go; standard output when absent */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  target: DestinationStream = batchedOutput(1),
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths, censor: '[redacted]' },
  };
  return pino(options, target);
}
