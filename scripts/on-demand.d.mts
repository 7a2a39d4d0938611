/**
 * Installs the packages of a folder unless they are there as its lock file says.
 *
 * @returns a function that finds them
 * @throws Error if the npm registry does not answer
 */
export function onDemand(name: 'engines' | 'tools'): Promise<NodeJS.Require>;
