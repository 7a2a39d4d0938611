import type { Config } from '../kernel/config/config.js';
import { type Listener, startServer } from '../kernel/http/server/server.js';
import { baseUrlOf } from './banner.js';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Metrics in the text format of Prometheus. */
interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

function answerMetrics(registry: MetricsText): Listener {
  return (request, response) => {
    const isMetrics = request.url?.split('?')[0] === '/metrics';
    if (!isMetrics || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isMetrics ? 405 : 404, isMetrics ? { Allow: 'GET, HEAD' } : {}).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}

/** Figures for Prometheus on a port of their own, which need not be reachable by clients. */
export async function startMetrics(
  { host, metricsPort }: Config,
  registry: MetricsText,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = await startServer(answerMetrics(registry), host, metricsPort);
  return {
    url: `${baseUrlOf(host, server.port)}/metrics`,
    close: () => server.close(500),
  };
}
