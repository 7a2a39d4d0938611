import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.CONSOLE_API ?? 'http://127.0.0.1:4000';

/** `npx vite -c src/console/vite.config.mjs` serves the console for development, with calls to a running server. */
export default defineConfig({
  root: here,
  base: '/console/',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../../dist/console', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined, because the policy of the page would refuse it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
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
