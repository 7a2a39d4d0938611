import { readFile } from 'node:fs/promises';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Only temporary credentials have a token. */
  readonly sessionToken?: string;
}

/** The source of temporary credentials, as the agents of Amazon ECS and EKS Pod Identity serve them. */
export interface CredentialsSource {
  readonly url: string;
  /** A file with the value of the Authorization header, read for each request because its owner replaces it. */
  readonly tokenFile: string | undefined;
}

/** Returns the credentials for the next request. */
export type FindKeys = () => Promise<S3Keys>;

interface TemporaryKeys extends S3Keys {
  readonly expiresAt: number;
}

const timeoutMs = 5_000;
/** The time before the expiry at which new credentials are fetched. */
const aheadMs = 5 * 60_000;

function keysIn(reply: unknown): TemporaryKeys {
  const members = (reply ?? {}) as Readonly<Record<string, unknown>>;
  const { AccessKeyId, Expiration, SecretAccessKey, Token } = members;
  const expiresAt = Date.parse(String(Expiration));
  const texts = [AccessKeyId, SecretAccessKey, Token];
  if (texts.some((text) => typeof text !== 'string') || Number.isNaN(expiresAt)) {
    throw new Error('S3_CREDENTIALS_URL did not answer with temporary credentials');
  }
  return {
    accessKeyId: String(AccessKeyId),
    secretAccessKey: String(SecretAccessKey),
    sessionToken: String(Token),
    expiresAt,
  };
}

async function fetchKeys({ tokenFile, url }: CredentialsSource): Promise<TemporaryKeys> {
  const token = tokenFile === undefined ? undefined : (await readFile(tokenFile, 'utf8')).trim();
  const response = await fetch(url, {
    headers: token === undefined ? {} : { authorization: token },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`S3_CREDENTIALS_URL answered ${response.status}`);
  return keysIn(await response.json());
}

/**
 * Returns temporary credentials from their source, and fetches new ones before they expire. Requests that need them at
 * the same time share one fetch. While the source fails, the old ones are used until they expire.
 */
export function temporaryKeys(source: CredentialsSource, now: () => number = Date.now): FindKeys {
  let current: TemporaryKeys | undefined;
  let fetching: Promise<TemporaryKeys> | undefined;
  const renew = async (): Promise<TemporaryKeys> => {
    try {
      current = await fetchKeys(source);
      return current;
    } catch (error) {
      if (current === undefined || current.expiresAt <= now()) throw error;
      return current;
    } finally {
      fetching = undefined;
    }
  };
  return async () => {
    if (current !== undefined && current.expiresAt - aheadMs > now()) return current;
    fetching ??= renew();
    return fetching;
  };
}
