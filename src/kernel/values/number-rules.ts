import { createRequire } from 'node:module';
import type * as NumberLibrary from 'stdnum';

type NumberRules = Pick<typeof NumberLibrary, 'euVat' | 'stdnum'>;

let loaded: NumberRules | undefined;

/** Returns the rules for the numbers of each country. They load with the first number, since they take a tenth of a start. */
export function numberRules(): NumberRules {
  loaded ??= createRequire(import.meta.url)('stdnum') as NumberRules;
  return loaded;
}
