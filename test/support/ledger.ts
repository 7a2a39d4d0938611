import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Where each test server leaves what it has answered; one folder per checkout. */
export const ledgerFolder = join(
  tmpdir(),
  `notaria-ledger-${userInfo().uid}`,
  Buffer.from(process.cwd()).toString('base64url').slice(-40),
);
