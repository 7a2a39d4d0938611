/** The domain to which passkeys belong, and the pages that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

const loopbacks: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

/** Passkeys belong to the public address of the server. Browsers refuse addresses of digits, so that those of this machine count as `localhost`. */
export function relyingParty(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (!loopbacks.has(url.hostname)) return { id: url.hostname, origins: [url.origin] };
  url.hostname = 'localhost';
  return { id: 'localhost', origins: [url.origin] };
}
