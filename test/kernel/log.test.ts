import { createLogger } from '../../src/kernel/log.js';
import { expect, test } from '../support/jest.js';

test('the logger writes no secret at any depth', () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const headers = {
    authorization: 'Bearer hush',
    cookie: 'hush',
    'x-api-key': 'hush',
    'set-cookie': 'hush',
    accept: 'text/html',
  };
  log.info({ req: { headers }, password: 'hush', body: { refreshToken: 'hush', token: 'hush' } });
  log.debug('not at this level');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('text/html');
  expect(lines[0]).not.toContain('hush');
});
