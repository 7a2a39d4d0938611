import { codeBlock } from '../examples/blocks.js';
import { exampleUrl } from '../examples/call.js';
import { lines } from '../html.js';
import type { Page, Site } from '../site.js';

const file = (href: string, label: string, name?: string): string =>
  `<li><a href="${href}" download${name === undefined ? '' : `="${name}"`}>${label}</a></li>`;

const prefixes = { erp: '/api', kyc: '/v1' } as const;

/** The page of all files that other programs read. */
export function downloadsPage(site: Site): Page {
  const { apis, versions, words } = site;
  const contracts = apis.flatMap(({ name, title }) =>
    ['json', 'yaml'].map((ending) =>
      file(
        `${prefixes[name]}/openapi.${ending}`,
        `${title}: OpenAPI 3.1, ${ending.toUpperCase()}`,
        `notaria-${name}.${ending}`,
      ),
    ),
  );
  const collections = apis.flatMap(({ name, title }) => [
    file(`/docs/${name}.postman.json`, `${title}: Postman`),
    file(`/docs/${name}.http`, `${title}: HTTP`),
    file(`/docs/${name}.asyncapi.json`, `${title}: AsyncAPI`),
  ]);
  const install = apis.map(
    ({ name }) => `npm install ${exampleUrl}/downloads/notaria-${name}-${versions[name]}.tgz`,
  );
  return {
    path: '/downloads',
    title: words.downloads,
    description: words.downloadsIntro,
    main: lines(
      `<h1 tabindex="-1">${words.downloads}</h1><p class="lead">${words.downloadsIntro}</p>`,
      `<h2 id="contracts">${words.contracts}</h2><ul>${contracts.join('\n')}</ul>`,
      `<h2 id="collections">${words.collections}</h2><ul>${collections.join('\n')}</ul>`,
      `<h2 id="clients">${words.clients}</h2>`,
      codeBlock(site, install.join('\n'), 'Shell'),
      `<p>${words.clientsHint} <a href="/downloads" data-file>/downloads</a></p>`,
    ),
    headings: [
      { id: 'contracts', title: words.contracts },
      { id: 'collections', title: words.collections },
      { id: 'clients', title: words.clients },
    ],
  };
}
