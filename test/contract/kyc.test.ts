import { operations, sessionStatusMoves, trie } from '../../generated/kyc/operations.js';
import { requests } from '../../generated/kyc/requests.js';
import { matchPath } from '../../src/kernel/http/router.js';
import { describe, expect, test } from '../support/jest.js';

const id = 'ses_01jd7y3q8zk4m5n6p7q8r9s0t1';

describe('the router of the verification API', () => {
  test('finds every operation by its own method and path', () => {
    for (const { id: operationId, method, path } of Object.values(operations)) {
      const match = matchPath(trie, method, path.replace('{id}', id));
      expect([operationId, match]).toEqual([operationId, expect.objectContaining({ operationId })]);
    }
  });

  test.each([
    ['/v1/sessions/workflows', 'GET, POST'],
    ['/v1/sessions/pending', 'GET'],
    ['/v1/sessions/import', 'POST'],
  ])(
    'reserves %s for its own operations, whatever the method, instead of reading it as a session id',
    (path, allow) => {
      const allowed = allow.split(', ');
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const match = matchPath(trie, method, path);
        if (allowed.includes(method)) expect(match.kind).toBe('operation');
        else expect(match).toEqual({ kind: 'method', allow });
      }
    },
  );
});

describe('the state machine of sessions', () => {
  test('lists the transitions of the contract, with two final statuses', () => {
    expect(sessionStatusMoves).toEqual({
      not_started: ['in_progress', 'expired'],
      in_progress: ['approved', 'declined', 'in_review', 'abandoned'],
      in_review: ['approved', 'declined', 'resubmission_requested'],
      resubmission_requested: ['in_progress', 'abandoned', 'expired'],
      approved: ['in_review', 'declined', 'kyc_expired'],
      declined: ['in_review', 'approved', 'resubmission_requested'],
      abandoned: ['resubmission_requested'],
      expired: [],
      kyc_expired: [],
    });
  });

  test('never returns to not_started, from which every status can be reached', () => {
    const reached = new Set(['not_started']);
    for (const from of reached) {
      for (const to of sessionStatusMoves[from as keyof typeof sessionStatusMoves]) reached.add(to);
    }
    expect([...reached].sort()).toEqual(Object.keys(sessionStatusMoves).sort());
    expect(Object.values(sessionStatusMoves).flat()).not.toContain('not_started');
  });
});

describe('the request validators of the verification API', () => {
  const body = (operation: keyof typeof requests, value: unknown) =>
    (requests[operation] as { body?: (value: unknown) => boolean }).body?.(value);

  test.each<[unknown, boolean]>([
    [{}, true],
    [{ features: ['id', 'liveness', 'face_match'] }, true],
    [{ features: ['id', 'id'] }, false],
    [{ features: [] }, false],
    [{ features: ['smell'] }, false],
    [{ callbackUrl: 'javascript:alert(1)' }, false],
    [{ expected: { dateOfBirth: '1990-02-30' } }, false],
    [{ expected: { nationality: 'DO' } }, false],
    [{ metadata: { plan: 'gold' } }, true],
    [{ expiresIn: 299 }, false],
    [{ surprise: 1 }, false],
  ])('answer whether %j creates a session: %s', (value, isValid) => {
    expect(body('createSession', value)).toBe(isValid);
  });

  test('read the statuses of a list from one comma-separated text', () => {
    const query = { status: 'approved,declined', limit: '5' };
    const { query: validate } = requests.listSessions as { query: (value: unknown) => boolean };
    expect(validate(query)).toBe(true);
    expect(query).toMatchObject({ status: ['approved', 'declined'], limit: 5, sort: '-createdAt' });
    expect(validate({ status: 'approved,happy' })).toBe(false);
    expect(validate({ limit: '101' })).toBe(false);
  });
});
