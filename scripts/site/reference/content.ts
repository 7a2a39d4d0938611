import type { Content } from '../../../src/kernel/http/site/collections/document.js';
import { type Api, schemaPath } from '../api.js';
import { describeContent } from '../description/operation.js';
import type { Member } from '../description/value.js';
import { lines } from '../html.js';
import type { Site } from '../site.js';
import { contentSchema, memberList } from './schema.js';

/** Returns the parameters of one place. */
export const parameterList = (site: Site, api: Api, members: readonly Member[]): string =>
  memberList({ site, api, around: [], depth: 0 }, members);

/** Returns the object of a body or reply, with its media types. */
export function contentHtml(site: Site, api: Api, content: Content): string {
  const { types, isFile, name, schema } = describeContent(content);
  if (types.length === 0) return `<p class="rules">${site.words.noContent}</p>`;
  const link =
    name === undefined ? '' : `<a href="${site.base}${schemaPath(api, name)}">${name}</a>`;
  return lines(
    `<p class="rules">${types.map((one) => `<code>${one}</code>`).join(', ')} ${isFile ? site.words.file : link}</p>`,
    !isFile && contentSchema(site, api, schema),
  );
}
