import { createHash } from 'node:crypto';
import express, { type RequestHandler, type Router } from 'express';
import { servePublished } from './published.js';

/** A client as a package for `npm install`. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly content: Buffer;
}

const shown = ({ name, version, file, content }: Tarball) => {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, version, file, bytes: content.length, sha256 };
};

/**
 * `/downloads`, the list, and each file under its name.
 *
 * @param read  returns the packages of the build
 * @throws ApiError 503 with Retry-After, from `read`, while they are built
 */
export function downloadsRouter(read: () => readonly Tarball[]): Router {
  let known: ReadonlyMap<string, RequestHandler> | undefined;
  const handlers = (): ReadonlyMap<string, RequestHandler> => {
    if (known !== undefined) return known;
    const tarballs = read();
    if (tarballs.length === 0) return new Map();
    const list = Buffer.from(JSON.stringify({ ok: true, data: tarballs.map(shown) }));
    const json = { 'Content-Type': 'application/json; charset=utf-8' };
    const handlers = new Map(
      tarballs.map(({ file, content }) => {
        const named = { 'Content-Disposition': `attachment; filename="${file}"` };
        const headers = { 'Content-Type': 'application/gzip', ...named };
        return [file, servePublished(() => content, headers)] as const;
      }),
    );
    known = handlers.set(
      '',
      servePublished(() => list, json),
    );
    return known;
  };
  const answer: RequestHandler<{ file?: string }> = (request, response, next) => {
    const serve = handlers().get(request.params.file ?? '');
    if (serve === undefined) next();
    else serve(request, response, next);
  };
  const router = express.Router({ strict: true });
  router.get('/', answer);
  router.get('/:file', answer);
  return router;
}
