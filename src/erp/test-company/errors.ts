import { requestErrors } from '../../kernel/errors.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of test companies. */
export const testCompanyErrors = {
  testKeyRequired: () => refuse('test_key_required', text('testKeyRequired')),
  /** @param day  the date of the latest document */
  documentsAfterClock: (day: string) =>
    refuse('documents_after_clock', text('documentsAfterClock', { day }), 'body.now'),
  timeOutOfBounds: (path: string) =>
    requestErrors.invalidField(path, text('timeOutOfBounds', { path })),
} as const;
