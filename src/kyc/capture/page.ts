import express, { type RequestHandler, type Router } from 'express';
import { etagOf } from '../../kernel/http/reply/etag.js';

/** The policy allows no other origins and no inline code. Pictures are shown from memory before they are sent. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

const files = {
  '/capture': { name: 'index.html', type: 'text/html; charset=utf-8', cache: 'no-store' },
  '/capture/page.js': {
    name: 'page.js',
    type: 'text/javascript; charset=utf-8',
    cache: 'no-cache',
  },
  '/capture/face.js': {
    name: 'face.js',
    type: 'text/javascript; charset=utf-8',
    cache: 'no-cache',
  },
  '/capture/qr.js': { name: 'qr.js', type: 'text/javascript; charset=utf-8', cache: 'no-cache' },
  '/capture/style.css': { name: 'style.css', type: 'text/css; charset=utf-8', cache: 'no-cache' },
  '/capture/icon.svg': { name: 'icon.svg', type: 'image/svg+xml', cache: 'no-cache' },
} as const;

function serve(
  { cache, name, type }: (typeof files)[keyof typeof files],
  read: (name: string) => Buffer,
): RequestHandler {
  let cached: { readonly bytes: Buffer; readonly etag: string } | undefined;
  return (request, response) => {
    if (cached === undefined) {
      const bytes = read(`capture/${name}`);
      cached = { bytes, etag: etagOf(bytes) };
    }
    response.set({ 'Cache-Control': cache, ETag: cached.etag, ...headers });
    if (request.headers['if-none-match'] === cached.etag) response.status(304).end();
    else response.set('Content-Type', type).send(cached.bytes);
  };
}

/**
 * Serves the page of a session link. The token is in the fragment of the address, which browsers do not send.
 *
 * @param read  reads a file in the output of the build
 */
export function capturePage(read: (name: string) => Buffer): Router {
  const router = express.Router({ strict: true });
  for (const [path, file] of Object.entries(files)) router.get(path, serve(file, read));
  return router;
}
