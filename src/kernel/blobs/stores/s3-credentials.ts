import { readFile } from 'node:fs/promises';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Only temporary credentials have a token. */
  readonly sessionToken?: string;
}

/** The source of temporary credentials. */
export interface CredentialsSource {
  /**
   * The address of an agent as Amazon ECS and EKS Pod Identity have it; with a role, that of the security token service
   * (STS); below `/latest/meta-data/`, that of the metadata service of an EC2 instance, version 2.
   */
  readonly url: string;
  /** A file with the token of the caller, read for each request because its owner replaces it. */
  readonly tokenFile: string | undefined;
  /** The role whose credentials STS gives for the token, as with IAM roles for service accounts of EKS. */
  readonly roleArn: string | undefined;
}

/** Returns the credentials for the next request. */
export type FindKeys = () => Promise<S3Keys>;

interface TemporaryKeys extends S3Keys {
  readonly expiresAt: number;
}

const timeoutMs = 5_000;
/** The time before the expiry at which new credentials are fetched. */
const aheadMs = 5 * 60_000;

function keysOf(members: Readonly<Record<string, unknown>>): TemporaryKeys {
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

/** @throws Error for a reply other than 2xx */
async function ask(url: string | URL, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { redirect: 'error', signal, ...init });
  if (!response.ok) throw new Error(`S3_CREDENTIALS_URL answered ${response.status}`);
  return response.text();
}

const tokenIn = async (file: string): Promise<string> => (await readFile(file, 'utf8')).trim();

/** Asks an agent, as those of Amazon ECS and EKS Pod Identity answer. */
async function keysOfAgent({ tokenFile, url }: CredentialsSource): Promise<TemporaryKeys> {
  const headers = tokenFile === undefined ? {} : { authorization: await tokenIn(tokenFile) };
  return keysOf(JSON.parse(await ask(url, { headers })));
}

/** A part of the credentials in a reply of STS. */
const credential = /<(AccessKeyId|SecretAccessKey|SessionToken|Expiration)>([^<]+)</g;

/** Asks STS for the credentials of a role: AssumeRoleWithWebIdentity, which needs no signature. */
async function keysOfRole(source: CredentialsSource, roleArn: string): Promise<TemporaryKeys> {
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: 'notaria',
    WebIdentityToken: await tokenIn(source.tokenFile ?? ''),
  });
  const xml = await ask(source.url, { method: 'POST', body });
  const found = [...xml.matchAll(credential)].map(([, name = '', text]) => [name, text]);
  const { SessionToken: Token, ...others } = Object.fromEntries(found);
  return keysOf({ ...others, Token });
}

/** Asks the metadata service of an EC2 instance: for a token of the session, the name of the role, and its credentials. */
async function keysOfInstance(url: string): Promise<TemporaryKeys> {
  const token = await ask(new URL('/latest/api/token', url), {
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '60' },
  });
  const init = { headers: { 'x-aws-ec2-metadata-token': token } };
  const [role = ''] = (await ask(url, init)).split('\n');
  return keysOf(JSON.parse(await ask(`${url.replace(/\/$/, '')}/${role}`, init)));
}

function fetchKeys(source: CredentialsSource): Promise<TemporaryKeys> {
  if (source.roleArn !== undefined) return keysOfRole(source, source.roleArn);
  const isInstance = new URL(source.url).pathname.startsWith('/latest/meta-data/');
  return isInstance ? keysOfInstance(source.url) : keysOfAgent(source);
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
