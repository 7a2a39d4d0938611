import { createRequire } from 'node:module';

/**
 * The optional packages of the engines stand in this folder, with a lock file of their own: they are larger than all
 * others together, and `npm run engines` installs them. Bundles stand in dist/.
 */
const folder = import.meta.url.endsWith('.ts') ? './' : '../src/kyc/packages/';

/** Finds the optional packages; throws where they are not installed. */
export const requireOptional = createRequire(new URL(`${folder}package.json`, import.meta.url));

/** Returns true if all these packages are installed. */
export function areInstalled(names: readonly string[]): boolean {
  try {
    for (const name of names) requireOptional.resolve(name);
    return true;
  } catch {
    return false;
  }
}
