import { pythonExample } from '../../scripts/site/examples/python.js';
import { testLanguage } from './examples/interpreter.js';

testLanguage({
  name: 'Python',
  command: 'python3',
  check: ['-c', 'import urllib.request'],
  program: 'run-programs.py',
  example: pythonExample,
});
