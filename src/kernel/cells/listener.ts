import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxPublicJsonBytes, readBody } from '../http/body/json-body.js';
import { keepBody } from '../http/body/kept-body.js';
import { clientAddress, passedOnFrom } from '../http/server/address.js';
import { refuseElsewhere } from '../http/server/bad-http.js';
import type { Listener } from '../http/server/server.js';
import type { SigningSecrets } from '../secrets.js';
import { type Directory, domainKey, type Place } from './directory.js';
import { createHops } from './hop.js';
import { createPassing } from './pass-on.js';
import { companyOfCredential, companyOfRequest } from './request-company.js';

export interface CellOptions {
  readonly directory: Directory;
  /** All cells have the same secrets. */
  readonly secrets: SigningSecrets;
  readonly trustedHops: number;
  /** Resolves to the company in this database of the user with an e-mail address. */
  readonly findCompany: (email: string) => Promise<number | undefined>;
}

export interface CellListener {
  readonly listener: Listener;
  close(): void;
}

const safeMethods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

const isForCompany = (url: string): boolean => /^\/(?:api|v1|mcp)(?:[/?]|$)/.test(url);

/** Requests without a caller, whose body names the company: by an address, or by a token. */
const publicPath =
  /^\/api\/auth\/(?:login|refresh|password-reset(?:\/mail)?|sso(?:\/finish)?)(?:\?|$)/;

interface PublicBody {
  readonly email?: unknown;
  readonly refreshToken?: unknown;
  readonly token?: unknown;
  readonly key?: unknown;
}

/** The operation refuses a body that is no JSON. */
function parse(body: Buffer): PublicBody {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** The cell of this server is the one of the address, or else the directory knows the company of the address or its domain. */
async function companyOfEmail(
  { directory, findCompany }: CellOptions,
  email: string,
): Promise<number | undefined> {
  const own = await findCompany(email);
  if (own !== undefined) return own;
  return (await directory.companyOfAddress(email)) ?? directory.companyOfAddress(domainKey(email));
}

/** Reads and keeps the body of a public operation. Resolves to the company that it names. */
async function companyOfBody(
  options: CellOptions,
  request: IncomingMessage,
): Promise<number | undefined> {
  const body = await readBody(request, maxPublicJsonBytes).catch(() => undefined);
  // The operation refuses a body that is too long.
  if (body === undefined) return undefined;
  keepBody(request, body);
  const { email, key, refreshToken, token } = parse(body);
  if (typeof email === 'string') return companyOfEmail(options, email);
  const sent = refreshToken ?? token ?? key;
  return typeof sent === 'string' ? companyOfCredential(sent) : companyOfRequest(request);
}

/** The ways to treat a request: answer it, pass it on to its cell, or ask the client to come again. */
type Way = 'answer' | 'pass' | 'refuse';

function wayOf({ method }: IncomingMessage, place: Place | undefined, isPassedOn: boolean): Way {
  // The authentication refuses a company that no cell has.
  if (place === undefined) return 'answer';
  if (place.isPaused && !safeMethods.has(method)) return 'refuse';
  if (place.isHere) return 'answer';
  // Only one of the two servers knows of a move yet.
  return isPassedOn ? 'refuse' : 'pass';
}

/** Returns the company of a request, or a promise where its body has to be read. */
function companyOf(options: CellOptions, request: IncomingMessage) {
  const isPublic = request.method === 'POST' && publicPath.test(request.url ?? '');
  return isPublic ? companyOfBody(options, request) : companyOfRequest(request);
}

/**
 * Answers requests of companies of this cell, and passes those of other companies on to their cells, once. A company that
 * moves is read only. Its writes, and requests whose cell does not answer, are answered 503 with Retry-After.
 */
export function createCellListener(options: CellOptions, inner: Listener): CellListener {
  const { directory, secrets, trustedHops } = options;
  const hops = createHops(secrets);
  const passing = createPassing();

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    place: Place | undefined,
    isPassedOn: boolean,
  ): void {
    const way = wayOf(request, place, isPassedOn);
    if (way === 'answer') inner(request, response);
    else if (way === 'refuse' || place === undefined) refuseElsewhere(request, response);
    else {
      const hop = hops.sign(request, clientAddress(request, trustedHops));
      passing.pass(request, response, { url: place.url, hop });
    }
  }

  /** Waits for the company of a body, and asks the directory once more for a company that was added just now. */
  async function answerLater(
    request: IncomingMessage,
    response: ServerResponse,
    company: Promise<number | undefined> | number,
    isPassedOn: boolean,
  ): Promise<void> {
    try {
      const companyId = await company;
      const isNew = companyId !== undefined && directory.placeOf(companyId) === undefined;
      if (isNew) await directory.refresh();
      const place = companyId === undefined ? undefined : directory.placeOf(companyId);
      if (!response.destroyed) answer(request, response, place, isPassedOn);
    } catch {
      refuseElsewhere(request, response);
    }
  }

  function answerCompany(request: IncomingMessage, response: ServerResponse): void {
    const client = hops.verify(request);
    if (client !== undefined) passedOnFrom(request, client);
    const isPassedOn = client !== undefined;
    const company = companyOf(options, request);
    const place = typeof company === 'number' ? directory.placeOf(company) : undefined;
    if (company === undefined || place !== undefined) answer(request, response, place, isPassedOn);
    else void answerLater(request, response, company, isPassedOn);
  }

  return {
    listener(request, response) {
      if (!isForCompany(request.url ?? '')) inner(request, response);
      else if (directory.isLoaded()) answerCompany(request, response);
      else refuseElsewhere(request, response);
    },
    close: () => passing.close(),
  };
}
