import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.js';
import { refuseMisplaced } from './bad-http.js';
import type { Listener } from './server.js';

const consolePath = /^\/console(?:[/?]|$)/i;
/** The page of session links, and the operations that it calls. */
const capturePath = /^\/(?:v1\/)?capture(?:[/?]|$)/i;
const probePath = /^\/(?:healthz|readyz)(?:\?|$)/i;

/** Returns the path of a request, which may name a whole address in its first line. */
const pathOf = ({ url = '/' }: IncomingMessage): string =>
  url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';

/** Returns the host of a request without its port and the dot of the root. */
const hostOf = ({ headers }: IncomingMessage): string =>
  (headers.host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

const hostIn = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).hostname;

/**
 * Answers 404 for pages on a host that is not theirs. The console has the host of CONSOLE_URL. The capture page and its
 * operations have the host of CAPTURE_URL, which serves nothing else, so that scripts and cookies of one page cannot reach the
 * other. Does nothing without these addresses.
 *
 * The answer is not 421, which lets a client send the request again on another connection: the host is the one that the
 * client names, on any connection.
 */
export function keepHosts(
  { captureUrl, consoleUrl }: Pick<Config, 'captureUrl' | 'consoleUrl'>,
  listener: Listener,
): Listener {
  if (captureUrl === undefined && consoleUrl === undefined) return listener;
  const [captureHost, consoleHost] = [hostIn(captureUrl), hostIn(consoleUrl)];
  return (request, response) => {
    const [host, path] = [hostOf(request), pathOf(request)];
    const isConsoleMisplaced =
      consoleHost !== undefined && host !== consoleHost && consolePath.test(path);
    const isCaptureMisplaced =
      captureHost !== undefined &&
      !probePath.test(path) &&
      capturePath.test(path) !== (host === captureHost);
    if (isConsoleMisplaced || isCaptureMisplaced) refuseMisplaced(request, response);
    else listener(request, response);
  };
}
