import { refuseUnready } from '../kernel/http/server/bad-http.js';
import type { Listener } from '../kernel/http/server/server.js';

export interface Gate {
  readonly listener: Listener;
  /** Answers waiting and future requests with 503 until the gate opens; `/readyz` names the reason. */
  refuse(reason: string): void;
  /** Passes waiting and future requests to the server. */
  open(server: Listener): void;
}

function answerJson(status: number, body: unknown): Listener {
  const text = JSON.stringify(body);
  return (_request, response) => {
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    });
    response.end(text);
  };
}

/**
 * Takes the port before the database is ready: a taken port is told at once, probes are answered, and a
 * request that comes early waits for its answer instead of being refused.
 */
export function createGate(): Gate {
  const alive = answerJson(200, { ok: true });
  const notReady = (reason: string) => answerJson(503, { ok: false, waitingFor: [reason] });
  let probe = notReady('starting');
  let isRefusing = false;
  const waiting: Parameters<Listener>[] = [];
  let server: Listener | undefined;
  return {
    listener(request, response) {
      if (server) server(request, response);
      else if (request.url === '/healthz') alive(request, response);
      else if (request.url === '/readyz') probe(request, response);
      else if (isRefusing) refuseUnready(request, response);
      else waiting.push([request, response]);
    },
    refuse(reason) {
      probe = notReady(reason);
      isRefusing = true;
      for (const [request, response] of waiting.splice(0)) refuseUnready(request, response);
    },
    open(opened) {
      server = opened;
      for (const [request, response] of waiting.splice(0)) {
        if (!response.destroyed) opened(request, response);
      }
    },
  };
}

/** Answers pages and probes by `server`, and lets calls of the APIs wait until `work` is over, whether it fails or not. */
export function holdingCalls(server: Listener, work: Promise<void>): Listener {
  return (request, response) => {
    if (!/^\/(?:api|v1)\//.test(request.url ?? '')) {
      server(request, response);
      return;
    }
    const answer = (): void => {
      if (!response.destroyed) server(request, response);
    };
    work.then(answer, answer);
  };
}
