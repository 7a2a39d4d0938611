import type { RequestHandler } from 'express';
import { etagOf } from './etag.js';

/** The file to the byte, for any origin: it holds nothing but what everybody may read. */
export function servePublished(bytes: Buffer, headers: Readonly<Record<string, string>>) {
  const etag = etagOf(bytes);
  const serve: RequestHandler = (request, response) => {
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'ETag',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, no-cache',
      ETag: etag,
    });
    if (request.headers['if-none-match'] === etag) {
      response.status(304).end();
      return;
    }
    response.set(headers).send(bytes);
  };
  return serve;
}
