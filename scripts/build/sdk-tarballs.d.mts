/**
 * The clients as npm would publish them, packed anew only when a source has changed. Resolves to the paths of the
 * tarballs.
 */
export function packedClients(): Promise<readonly string[]>;
