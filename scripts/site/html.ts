import { marked } from 'marked';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Returns a paragraph of a contract as HTML. Code is in backticks, and angle brackets are text. */
export const inline = (text: string): string =>
  marked.parseInline(text.replaceAll('<', '&lt;'), { async: false }).trim();

/** The most sentences of a description that stand as a paragraph. */
const longestLead = 3;

/** Returns a description as a paragraph of at most three sentences, and a list of the others. */
export function descriptionHtml(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z`])/);
  const lead = `<p class="lead">${inline(sentences.slice(0, longestLead).join(' '))}</p>`;
  const notes = sentences.slice(longestLead).map((sentence) => `<li>${inline(sentence)}</li>`);
  return notes.length === 0 ? lead : `${lead}<ul class="notes">${notes.join('\n')}</ul>`;
}

export const lines = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n');

/** Returns the anchor of a heading as code hosts form it. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
