import { describe } from '../support/jest.js';
import { openCurl } from './examples/curl.js';
import { testExamples } from './examples/test-examples.js';

describe('the command of each operation, run by curl, answers the documented status', () => {
  testExamples(openCurl);
});
