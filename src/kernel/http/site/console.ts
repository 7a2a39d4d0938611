import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import express, { type Request, type Router } from 'express';
import { requestErrors } from '../../errors.js';
import { etagOf } from '../reply/etag.js';

/** The policy allows no other origins and no inline code. Documents and pictures are shown from memory. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding',
};

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Encodings, the best first. */
const encodings = { br: 'br', gzip: 'gz' } as const;

interface ConsoleFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

type Files = ReadonlyMap<string, ConsoleFile>;

function readFiles(folder: string): Files {
  const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const bytes = readFileSync(pathOf(entry));
        return [relative(folder, pathOf(entry)), { bytes, etag: etagOf(bytes) }];
      }),
  );
}

interface EncodedFile extends ConsoleFile {
  readonly encoding: string | undefined;
}

/** Returns the file in an encoding that the browser accepts, as the build compressed it. */
function choose(files: Files, name: string, request: Request): EncodedFile | undefined {
  for (const [encoding, ending] of Object.entries(encodings)) {
    const packed = files.get(`${name}.${ending}`);
    if (packed && request.acceptsEncodings(encoding)) return { encoding, ...packed };
  }
  const plain = files.get(name);
  return plain && { encoding: undefined, ...plain };
}

/** Paths of pages have no file extension. They all return the same document, which shows its page. */
const nameOf = (path: string): string => (/\.\w+$/.test(path) ? path.slice(1) : 'index.html');

/**
 * The console, under `/console`.
 *
 * @param folder  the output of the build, read on first use
 */
export function consolePages(folder: string): Router {
  let files: Files | undefined;
  const router = express.Router({ strict: true });
  router.get('/console', (_request, response) => response.redirect('/console/'));
  router.get('/console/{*path}', (request, response) => {
    files ??= readFiles(folder);
    const name = nameOf(request.path.slice('/console'.length));
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const type = types[ending];
    const chosen = type === undefined ? undefined : choose(files, name, request);
    if (chosen === undefined) throw requestErrors.routeNotFound();
    const isHashed = name.startsWith('assets/');
    response.set({
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: chosen.etag,
      'Content-Type': type,
      ...headers,
    });
    if (chosen.encoding !== undefined) response.set('Content-Encoding', chosen.encoding);
    if (request.headers['if-none-match'] === chosen.etag) response.status(304).end();
    else response.send(chosen.bytes);
  });
  return router;
}
