import express, { type Router } from 'express';
import { servePublished } from '../published.js';
import { asyncApi, type EventSource } from './asyncapi.js';
import type { ApiDocument } from './document.js';
import { httpFile } from './http-file.js';
import { postmanCollection } from './postman.js';

/** A contract whose requests and events other programs import. */
export interface CollectedApi {
  /** Begins the names of the files: `erp` is served as `erp.postman.json`, `erp.http` and `erp.asyncapi.json`. */
  readonly name: string;
  readonly json: Buffer;
  readonly events: EventSource;
}

interface Collection {
  readonly ending: string;
  readonly type: string;
  text(api: CollectedApi, baseUrl: string): string;
}

const parse = ({ json }: CollectedApi) => JSON.parse(json.toString()) as ApiDocument;
const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const collections: readonly Collection[] = [
  {
    ending: 'postman.json',
    type: 'application/json; charset=utf-8',
    text: (api, baseUrl) => jsonText(postmanCollection(parse(api), baseUrl)),
  },
  {
    ending: 'http',
    type: 'text/plain; charset=utf-8',
    text: (api, baseUrl) => httpFile(parse(api), baseUrl),
  },
  {
    ending: 'asyncapi.json',
    type: 'application/json; charset=utf-8',
    text: (api, baseUrl) => jsonText(asyncApi(parse(api), api.events, baseUrl)),
  },
];

const fileName = ({ name }: CollectedApi, { ending }: Collection): string => `${name}.${ending}`;

/**
 * The files under `/docs`. Each is made when it is first asked for.
 *
 * @param baseUrl  returns the address of the server, without a slash at its end
 */
export function collectionsRouter(apis: readonly CollectedApi[], baseUrl: () => string): Router {
  const router = express.Router({ strict: true });
  for (const api of apis) {
    for (const collection of collections) {
      const name = fileName(api, collection);
      const headers = {
        'Content-Type': collection.type,
        'Content-Disposition': `attachment; filename="${name}"`,
      };
      const read = () => Buffer.from(collection.text(api, baseUrl()));
      router.get(`/${name}`, servePublished(read, headers));
    }
  }
  return router;
}
