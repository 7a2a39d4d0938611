import { phpExample } from '../../scripts/site/examples/php.js';
import { testLanguage } from './examples/interpreter.js';

testLanguage({
  name: 'PHP',
  command: 'php',
  check: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  program: 'run-programs.php',
  example: phpExample,
});
