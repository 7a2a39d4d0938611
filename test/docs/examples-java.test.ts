import { javaExample } from '../../scripts/site/examples/java.js';
import { testLanguage } from './examples/interpreter.js';

testLanguage({
  name: 'Java',
  command: 'java',
  check: ['--describe-module', 'jdk.compiler'],
  program: 'run-programs.java',
  example: javaExample,
  // The environment of a Java process cannot change.
  variable: /System\.getenv\("(\w+)"\)/g,
});
