import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { excerpt } from '../../src/kernel/webhooks/deliveries/excerpt.js';
import {
  disabledBy,
  maxAttempts,
  parseRetryAfter,
  waitMs,
} from '../../src/kernel/webhooks/deliveries/rules.js';
import { generateSecret, signatureHeaders } from '../../src/kernel/webhooks/deliveries/sign.js';
import { describe, expect, test } from '../support/jest.js';

const now = new Date('2026-01-31T15:00:00Z');
const hour = 3_600_000;

describe('the retry schedule', () => {
  test('has ten attempts over three days, each delay varied by ten percent', () => {
    const seconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    expect(maxAttempts).toBe(10);
    seconds.forEach((exact, at) => {
      const waits = [0, 0.5, 0.999_999].map((chance) => waitMs(at + 1, {}, now, chance) / 1000);
      expect(waits[0]).toBeCloseTo(exact * 0.9, 2);
      expect(waits[1]).toBeCloseTo(exact, 2);
      expect(waits[2]).toBeLessThanOrEqual(exact * 1.1);
    });
  });

  test('extends the delay by Retry-After of 429 and 503, and never shortens it', () => {
    const wait = (status: number, retryAfter: string) =>
      waitMs(1, { status, retryAfter }, now, 0.5);
    expect(wait(429, '120')).toBe(120_000);
    expect(wait(503, 'Sat, 31 Jan 2026 16:00:00 GMT')).toBe(hour);
    expect(wait(503, '1')).toBe(5_000);
    expect(wait(500, '120')).toBe(5_000);
    expect(wait(429, 'soon')).toBe(5_000);
    expect(wait(429, '999999999')).toBe(24 * hour);
    // A Unix time instead of seconds, as some libraries send it.
    expect(wait(429, '1769871600')).toBe(24 * hour);
  });

  test('ignores an invalid Retry-After', () => {
    for (const text of ['', '-1', '1.5', 'NaN', '0', 'Sat, 31 Jan 2026 14:00:00 GMT']) {
      expect(parseRetryAfter(text, now)).toBeUndefined();
    }
  });
});

test('disabledBy disables a webhook on 410, or after five days of failures', () => {
  const since = (hours: number) => new Date(now.getTime() - hours * hour);
  expect(disabledBy({ status: 410 }, now, now)).toBe('gone');
  expect(disabledBy({ status: 500 }, since(119.99), now)).toBeUndefined();
  expect(disabledBy({}, since(120), now)).toBe('failing');
});

describe('a stored reply', () => {
  const bytesOf = (text: string) => Buffer.byteLength(text);

  test('is valid text of at most 4 KB without NUL, for any bytes', () => {
    const chunk = fc.oneof(
      fc.uint8Array({ maxLength: 3_000 }),
      fc.string({ unit: 'binary', maxLength: 1_500 }).map((text) => new TextEncoder().encode(text)),
      fc.constant(new Uint8Array(3_000)),
    );
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 4 }), (chunks) => {
        const kept = excerpt(Buffer.concat(chunks));
        expect(bytesOf(kept)).toBeLessThanOrEqual(4_096);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toContain('\0');
      }),
    );
  });

  test('is the beginning of the reply, cut between two characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (unit) => {
        const text = unit
          .replaceAll('\0', '')
          .replace(/^\uFEFF/, '')
          .repeat(2_000);
        const kept = excerpt(Buffer.from(text));
        expect(text.startsWith(kept)).toBe(true);
        if (bytesOf(text) > 4_096) expect(bytesOf(kept)).toBeGreaterThan(4_096 - 4);
        else expect(kept).toBe(text);
      }),
    );
  });
});

describe('a signature', () => {
  test('equals that of the published library for the same secret', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (body, id) => {
        const secret = generateSecret();
        const headers = signatureHeaders({ id, at: now, body }, [secret]);
        expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, now, body));
      }),
    );
  });

  test('exists for each secret, and each alone is enough', () => {
    const [old, fresh] = [generateSecret(), generateSecret()];
    const body = '{"a":1}';
    const headers = signatureHeaders({ id: 'evt_1', at: new Date(), body }, [fresh, old]);
    for (const secret of [old, fresh]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual({ a: 1 });
    }
    expect(() => new Webhook(generateSecret()).verify(body, headers)).toThrow();
  });

  test('uses a secret of the length that the standard requires', () => {
    const secret = generateSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{48}$/);
    expect(generateSecret()).not.toBe(secret);
  });
});
