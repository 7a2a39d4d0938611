import { ApiError } from '../../sdk/core/transport/errors.js';
import { showDetails } from '../support/error-details.mjs';
import { expect, test } from '../support/jest.js';

const textOf = (error: unknown): string => (showDetails(error) as Error).stack ?? '';

test('the report of a refused call names its code, and each field with its message', () => {
  const details = [
    { path: 'body.price', code: 'maximum', message: 'Must be at most 9' },
    { path: 'headers.x-trace', code: 'pattern', message: 'Must match ^[a-f]+$' },
  ];
  const response = {
    ok: false,
    message: 'The request is not valid',
    code: 'validation_failed',
    details,
  };
  const error = new ApiError({ statusCode: 400, code: 'unexpected_reply', message: '', response });
  const [message, ...lines] = textOf(error).split('\n');
  expect(message).toBe('Error: The request is not valid');
  expect(lines.slice(0, 3).map((line) => line.trim())).toEqual([
    '400 validation_failed',
    'body.price: Must be at most 9 (maximum)',
    'headers.x-trace: Must match ^[a-f]+$ (pattern)',
  ]);
  expect(lines[3]).toMatch(/^ +at /);
});

test('other errors are reported as they are', () => {
  const error = new Error('It was expected to fail');
  const { stack } = error;
  expect(textOf(error)).toBe(stack);
  expect(showDetails('a text')).toBe('a text');
});
