import { writeFailedFiles } from '../../scripts/testing/failed-files.mjs';

/** Writes down which test files failed in a whole run, for scripts/testing/test.mjs to run them again. */
export default class FailuresReporter {
  onRunComplete(_contexts, { testResults }) {
    if (process.env.NOTARIA_TEST_WHOLE !== undefined) writeFailedFiles(testResults);
  }
}
