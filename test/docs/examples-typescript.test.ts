import { describe } from '../support/jest.js';
import { openTypescript } from './examples/typescript.js';
import { testExamples } from './examples/test-examples.js';

describe('the program of each operation, run with the packed client, succeeds', () => {
  testExamples(openTypescript);
});
