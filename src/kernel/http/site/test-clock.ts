import express, { type RequestHandler, Router } from 'express';
import { parseInstant, type SettableClock } from '../../values/time.js';

/**
 * `PUT /test/clock` with `{"now": "2026-01-31T08:30:00Z"}` or `{"advanceSeconds": 900}` moves the clock of a
 * server that was started with TEST_CLOCK; `GET` reads it. Production refuses to start with one.
 */
export function testClockRouter(clock: SettableClock): RequestHandler {
  const router = Router();
  const answer: RequestHandler = (_request, response) => {
    response.json({ ok: true, data: { now: clock.now().toISOString() } });
  };
  const move: RequestHandler = (request, response, next) => {
    const { now, advanceSeconds } = (request.body ?? {}) as {
      now?: unknown;
      advanceSeconds?: unknown;
    };
    try {
      if (typeof now === 'string') clock.set(parseInstant(now));
      else if (typeof advanceSeconds === 'number') clock.advance(advanceSeconds * 1000);
      else throw new RangeError('Send now, an RFC 3339 instant, or advanceSeconds');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.status(400).json({ ok: false, message });
      return;
    }
    answer(request, response, next);
  };
  router.get('/test/clock', answer);
  router.put('/test/clock', express.json(), move);
  return router;
}
