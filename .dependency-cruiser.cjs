// Floors, from the ground up: generated < kernel < erp, kyc < app. sdk and console stand beside them.
const error = (name, from, to) => ({ name, severity: 'error', from, to });
module.exports = {
  forbidden: [
    error('no-cycles', {}, { circular: true }),
    error(
      'generated-imports-nothing',
      { path: '^generated/' },
      { path: '^(src|sdk|scripts|test)/' },
    ),
    error(
      'kernel-knows-no-module',
      { path: '^src/kernel/' },
      // The kernel composes the permissions and kinds of record that modules declare.
      { path: '^(src/(?!kernel/)|sdk/|generated/)', pathNot: '^generated/(erp|kyc)/modules\\.ts$' },
    ),
    error(
      'modules-use-doors',
      { path: '^src/(erp|kyc)/([^/]+)/' },
      {
        path: '^src/$1/',
        pathNot: [
          '^src/$1/$2/',
          '^src/$1/[^/]+/(child/)?index\\.ts$',
          '^src/$1/[^/]+/errors\\.ts$',
          '^src/$1/(errors|ids|lists|scope)\\.ts$',
        ],
      },
    ),
    error('erp-and-kyc-never-meet', { path: '^src/erp/' }, { path: '^(src|generated)/kyc/' }),
    error('kyc-and-erp-never-meet', { path: '^src/kyc/' }, { path: '^(src|generated)/erp/' }),
    error('engines-know-no-session', { path: '^src/kyc/engines/' }, { path: '^src/kyc/sessions/' }),
    error('demo-is-no-command', { path: '^src/demo/' }, { path: '^src/cli/' }),
    error(
      'modules-stay-below-app',
      { path: '^src/(erp|kyc)/' },
      { path: '^src/(operator/|[^/]+\\.ts$)' },
    ),
    error(
      'statements-stand-in-query-modules',
      { path: '^src/', pathNot: ['[/-]queries\\.ts$', '^src/kernel/db/'] },
      { path: '^src/kernel/db/statements/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'statements-name-their-parameters',
      { path: '^src/', pathNot: '^src/kernel/db/' },
      { path: '^src/kernel/db/statements/statement\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'knex-and-pg-stay-in-the-kernel',
      { path: '^src/', pathNot: '^src/kernel/db/' },
      { path: 'node_modules/(knex|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'rules-are-pure',
      { path: '/(rules|line-taxes|valuation)\\.ts$' },
      {
        pathNot: [
          '/line-taxes\\.ts$',
          '/messages/index\\.ts$',
          '^src/kernel/values/(money|time)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    error('sdk-stands-alone', { path: '^sdk/' }, { path: '^(src|generated|scripts|test)/' }),
    error(
      'sdk-has-no-dependencies',
      // The MCP programs are bundled with theirs.
      { path: '^sdk/', pathNot: '^sdk/(examples|mcp)/' },
      { dependencyTypes: ['npm', 'npm-dev'] },
    ),
    error(
      'clients-run-without-node',
      { path: '^sdk/', pathNot: '^sdk/(examples|mcp)/' },
      { dependencyTypes: ['core'] },
    ),
    error(
      'clients-know-no-mcp',
      { path: '^sdk/', pathNot: '^sdk/(mcp/|[^/]+/mcp\\.ts$|[^/]+/generated/tools\\.ts$)' },
      { path: '^sdk/(mcp/|[^/]+/(mcp|generated/tools)\\.ts$)' },
    ),
    error(
      'only-tools-and-console-call-clients',
      { path: '^src/', pathNot: '^src/(mcp|console)/' },
      { path: '^sdk/' },
    ),
    error(
      'console-speaks-sdk-only',
      { path: '^src/console/' },
      { path: '^(src/(?!console/|text-search/)|generated/)' },
    ),
    error(
      'capture-page-stands-alone',
      { path: '^src/capture/' },
      {
        pathNot: [
          '^src/capture/',
          '^generated/kyc/types\\.ts$',
          '^node_modules/qrcode-generator/',
          '^notaria:face-cascade$',
        ],
      },
    ),
    error(
      'capture-page-is-only-bundled',
      { pathNot: '^(src/capture|test)/' },
      { path: '^src/capture/' },
    ),
    error(
      'docs-site-stands-alone',
      { path: '^src/docs-site/' },
      { pathNot: '^src/(docs-site|text-search)/' },
    ),
    error(
      'docs-site-is-only-bundled',
      // The build writes the index that the page reads.
      { pathNot: ['^(src/docs-site|test)/', '^scripts/site/listings/search\\.ts$'] },
      { path: '^src/docs-site/' },
    ),
    error(
      'text-search-stands-alone',
      { path: '^src/text-search/' },
      { pathNot: '^(src/text-search|node_modules/minisearch)/' },
    ),
    error(
      'text-search-is-only-bundled',
      { path: '^src/', pathNot: '^src/(console|docs-site|text-search)/' },
      { path: '^src/text-search/' },
    ),
    error('console-is-only-bundled', { pathNot: '^src/console/' }, { path: '^src/console/' }),
    error(
      'images-open-in-one-place',
      { path: '^src/', pathNot: '^src/kyc/images/child/open\\.ts$' },
      { path: 'node_modules/sharp/' },
    ),
    error(
      'pdf-files-are-read-in-child-processes',
      // The console reads a file of the server in a worker of the browser.
      { path: '^src/', pathNot: ['^src/kyc/text/child/', '^src/console/pages/documents/view/'] },
      { path: 'node_modules/pdfjs-dist/' },
    ),
    error(
      'documents-are-drawn-in-child-processes',
      { path: '^src/', pathNot: ['^src/erp/prints/child/', '^src/kernel/pdf/'] },
      {
        path: ['^src/kernel/pdf/', 'node_modules/(pdfkit|fontkit)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    // So that none of it is ever loaded by the server's own process.
    error(
      'child-folders-run-in-child-processes',
      { path: '^src/', pathNot: ['^src/children/', '/child/'] },
      { path: '^src/.*/child/', dependencyTypesNot: ['type-only'] },
    ),
    error('nothing-imports-tests', { pathNot: '^test/' }, { path: '^test/' }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Packages that resolve to their dist are judged as well.
    exclude: { path: ['^(?!node_modules/).*/dist/', '^.+/node_modules/'] },
  },
};
