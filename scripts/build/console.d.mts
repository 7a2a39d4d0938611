/** Bundles the console. Resolves to its files, each with what a browser may take in its place. */
export function buildConsole(): Promise<{ name: string; contents: Buffer }[]>;
