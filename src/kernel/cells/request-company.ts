import type { IncomingMessage } from 'node:http';
import { bearerToken } from '../auth/bearer.js';
import { sessionTokenOf } from '../auth/cookie.js';
import { companyOfApiKey } from '../auth/keys/api-key.js';
import { companyOfOpaqueToken } from '../auth/keys/opaque-token.js';
import { companyOfToken } from '../auth/tokens.js';
import { companyOfBlobUrl } from '../blobs/urls.js';

/** Returns the company that a key or a token of any kind names, without checking it. */
export const companyOfCredential = (value: string): number | undefined =>
  companyOfApiKey(value) ?? companyOfOpaqueToken(value) ?? companyOfToken(value);

const filePath = /^\/v1\/files\/([^/?]+)/;

/** Returns the company that the headers or the path of a request name. Only the cell of the company checks them. */
export function companyOfRequest(request: IncomingMessage): number | undefined {
  const { headers, url = '' } = request;
  const { authorization, 'x-api-key': key, 'x-capture-token': capture } = headers;
  const sent = [key, bearerToken(authorization), capture].find((each) => typeof each === 'string');
  if (typeof sent === 'string') return companyOfCredential(sent);
  const file = filePath.exec(url)?.[1];
  if (file !== undefined) return companyOfBlobUrl(file);
  const session = sessionTokenOf(request);
  return session === undefined ? undefined : companyOfToken(session);
}
