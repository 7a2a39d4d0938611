import { describe } from '../support/jest.js';
import { testExamples } from './examples/test-examples.js';
import { openTypescript } from './examples/typescript.js';

describe('the program of each operation, run with the packed client, succeeds', () => {
  testExamples(openTypescript);
});
