import { helpTexts } from './help-texts.mjs';

// Loaded before a script: with --help it prints the help of the script and ends, before any other module is loaded.
const name = process.env.npm_lifecycle_event ?? '';
const isAsked = process.argv.slice(2).some((argument) => /^(?:--help|-h)$/.test(argument));
if (isAsked && Object.hasOwn(helpTexts, name)) {
  const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  process.stdout.write(`Usage: ${command} [-- OPTIONS]\n\n${helpTexts[name]}\n`);
  process.exit(0);
}
