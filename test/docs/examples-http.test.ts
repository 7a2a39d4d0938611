import { describe } from '../support/jest.js';
import { openHttp } from './examples/http.js';
import { testExamples } from './examples/test-examples.js';

describe('the message of each operation, written to a socket, answers the documented status', () => {
  testExamples(openHttp);
});
