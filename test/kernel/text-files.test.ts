import { binaryReply } from '../../src/kernel/http/reply/success.js';
import { expect, test } from '../support/jest.js';

test.each([
  ['text/plain', 'text/plain; charset=utf-8'],
  ['text/csv; charset=utf-16le', 'text/csv; charset=utf-16le'],
  ['application/pdf', 'application/pdf'],
])('a file of %s is sent as %s', (contentType, sent) => {
  const reply = binaryReply(200, { content: new Uint8Array(), contentType }, undefined, []);
  expect(reply.contentType).toBe(sent);
});
