import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type Router } from 'express';

export interface DocumentedApi {
  readonly title: string;
  /** Path of the JSON document. */
  readonly url: string;
}

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = (downloads: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Notaria API reference</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="icon" href="/docs/assets/favicon-32x32.png">
</head>
<body>
<p>Downloads. ${downloads}</p>
<div id="reference"></div>
<p><a href="/docs/changelog">Changelog</a></p>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/swagger-ui-standalone-preset.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** The style of the pages beside the reference. */
const pageStyle = `body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
code { overflow-wrap: anywhere; }
time { color: #595959; font-weight: normal; }
strong { color: #a4262c; }
`;

function startScript(apis: readonly DocumentedApi[]): string {
  const urls = apis.map(({ title, url }) => ({ name: title, url }));
  // Keys of earlier releases, which kept them.
  return `localStorage.removeItem('authorized');
window.ui = SwaggerUIBundle({
  urls: ${JSON.stringify(urls)},
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});
`;
}

/** The one style element that the pinned viewer writes itself. */
const viewerStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Allows only files of this server, and the inline parts that a hash names. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${viewerStyle}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The interactive reference under `/docs`, served from our own files.
 *
 * @param pages      HTML by its name: `kyc` is served as `/docs/kyc`
 * @param downloads  HTML above the reference, with links to files
 */
export function docsRouter(
  apis: readonly DocumentedApi[],
  pages: Readonly<Record<string, string>>,
  downloads: string,
): Router {
  const script = startScript(apis);
  const html = page(downloads);
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Content-Security-Policy', policy);
    next();
  });
  router.get('/', (_request, response) => {
    response.type('html').send(html);
  });
  for (const [name, content] of Object.entries(pages)) {
    router.get(`/${name}`, (_request, response) => {
      response.type('html').send(content);
    });
  }
  router.get('/page.css', (_request, response) => {
    response.type('css').send(pageStyle);
  });
  router.get('/start.js', (_request, response) => {
    response.type('application/javascript').send(script);
  });
  router.use('/assets', express.static(assets, { index: false, maxAge: '1d' }));
  return router;
}
