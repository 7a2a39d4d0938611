import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';

/**
 * The policy allows no other origins and no inline code. Files that a reader downloads by a call are saved from
 * memory.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The hash of each file, by name. */
type Hashes = ReadonlyMap<string, string>;

/** Reads the output of the build; nothing if there is none. */
function readHashes(folder: string): Hashes {
  try {
    const hashes: unknown = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
    return new Map(Object.entries(hashes as Record<string, string>));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Returns the name of the file of a path below `/docs`: pages have no ending, and folders begin with a page. */
function nameOf(path: string): string {
  const name = path.replace(/^\/|\/$/g, '');
  if (/\.\w+$/.test(name)) return name;
  return name === '' || name === 'es' ? `${name}${name && '/'}index.html` : `${name}.html`;
}

interface DocsFile {
  readonly name: string;
  readonly etag: string;
}

/**
 * Serves the documentation under `/docs`, and `/llms.txt`. Files are read on demand.
 *
 * @param folder  the output of the build
 */
export function docsPages(folder: string): Router {
  let hashes: Hashes | undefined;
  const find = (path: string): DocsFile | undefined => {
    hashes ??= readHashes(folder);
    const name = nameOf(path);
    const hash = hashes.get(name);
    return hash === undefined ? undefined : { name, etag: `"${hash}"` };
  };
  const read = async ({ name }: DocsFile, request: Request) => {
    const packed = await readFile(join(folder, `${name}.gz`));
    return request.acceptsEncodings('gzip') === 'gzip'
      ? { encoding: 'gzip', bytes: packed }
      : { encoding: undefined, bytes: await promisify(gunzip)(packed) };
  };
  /** Returns the page for a browser that asks for an address which does not exist. */
  const missingPage = (path: string, request: Request): DocsFile | undefined =>
    request.accepts(['json', 'html']) === 'html'
      ? find(/^\/es(\/|$)/.test(path) ? '/es/404' : '/404')
      : undefined;
  const send = async (served: DocsFile, request: Request, response: Response): Promise<void> => {
    const type = types[served.name.slice(served.name.lastIndexOf('.') + 1)];
    response.set({
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
      ...(type !== undefined && { 'Content-Type': type }),
      ETag: served.etag,
      Vary: 'Accept-Encoding',
    });
    const isKnown = request.headers['if-none-match'] === served.etag;
    if (isKnown && response.statusCode === 200) return void response.status(304).end();
    const { bytes, encoding } = await read(served, request);
    if (encoding !== undefined) response.set('Content-Encoding', encoding);
    response.send(bytes);
  };
  const serve: RequestHandler = (request, response, next) => {
    const found = isRead(request) ? find(request.path) : undefined;
    if (found !== undefined) return send(found, request, response);
    const missing = missingPage(request.path, request);
    return missing === undefined ? next() : send(missing, request, response.status(404));
  };
  const router = express.Router();
  // Takes the path as it is sent, so that one which cannot be decoded gets a page too.
  router.use('/docs', serve);
  router.get('/llms.txt', serve);
  return router;
}
