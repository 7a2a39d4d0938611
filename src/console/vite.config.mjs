import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.CONSOLE_API ?? 'http://127.0.0.1:4000';

/** Matches sources of the console. */
const sources = (...paths) => new RegExp(`/src/console/(?:${paths.join('|')})$`);

/**
 * Files that hold several modules with all their imports. Otherwise each module that some pages share would be a file, and
 * a browser loads only six files of a server at a time.
 */
const groups = [
  { name: 'start', tags: ['$initial'], priority: 5 },
  {
    name: 'application',
    priority: 4,
    test: sources(
      'main.tsx',
      'session/language/formats.ts',
      // Lists and the palette, which loads no lists.
      'data/plain-amount.ts',
      'data/queries/(?:company|per-environment).ts',
    ),
  },
  {
    name: 'parts',
    priority: 3,
    test: sources(
      'ui/lists/(?:table|loaded-table|active|tabs).tsx',
      'ui/(?:badge|create|copy).tsx',
      'ui/frames/(?:record|confirm|remove).tsx',
    ),
  },
  {
    name: 'lists',
    priority: 2,
    test: sources(
      'ui/lists/list.tsx',
      'records/list-page.tsx',
      'ui/forms/date/date-filter.tsx',
      'data/(?:list-state|queries/listed).ts',
    ),
  },
  {
    name: 'forms',
    priority: 1,
    test: sources(
      'ui/forms/(?:form|form-end|form-dialog|decimal).tsx',
      'data/forms/[^/]+',
      'unsaved/[^/]+',
      'records/(?:fields|write-dialog).tsx',
    ),
  },
];

/**
 * Lets the browser load the application with the first file, which imports it. Otherwise it would load only after the
 * first file runs.
 */
const preloadApplication = {
  name: 'preload-application',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter(({ name }) => name === 'application')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/console/${fileName}` },
        })),
  },
};

/** `npx vite -c src/console/vite.config.mjs` serves the console for development, with calls to a running server. */
export default defineConfig({
  root: here,
  base: '/console/',
  publicDir: false,
  plugins: [preloadApplication],
  build: {
    outDir: fileURLToPath(new URL('../../dist/console', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined, because the policy of the page would refuse it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      onLog(level, log, report) {
        // React's packages mark what runs in browsers; here everything does.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
  resolve: {
    alias: {
      // Preact runs the console through its compatibility layer, at a seventh of the size of React.
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
      '@notaria/erp/react-query': fileURLToPath(
        new URL('../../sdk/erp/react-query.ts', import.meta.url),
      ),
      '@notaria/kyc/react-query': fileURLToPath(
        new URL('../../sdk/kyc/react-query.ts', import.meta.url),
      ),
      '@notaria/erp': fileURLToPath(new URL('../../sdk/erp/index.ts', import.meta.url)),
      '@notaria/kyc': fileURLToPath(new URL('../../sdk/kyc/index.ts', import.meta.url)),
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/v1', '/docs', '/downloads', '/capture'].map((path) => [path, server]),
    ),
  },
});
