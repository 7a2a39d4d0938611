import type { RequestHandler } from 'express';
import { etagOf } from '../reply/etag.js';

/**
 * Serves a public file unchanged, for any origin.
 *
 * @param read  called once, when the file is first asked for
 */
export function servePublished(read: () => Buffer, headers: Readonly<Record<string, string>>) {
  let file: { readonly bytes: Buffer; readonly etag: string } | undefined;
  const open = () => {
    const bytes = read();
    return { bytes, etag: etagOf(bytes) };
  };
  const serve: RequestHandler = (request, response) => {
    file ??= open();
    const { bytes, etag } = file;
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
