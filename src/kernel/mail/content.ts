import type { KeyRing, SealedContent } from '../blobs/keys.js';
import { contextOf } from './outbox-queries.js';

/** A file that a mail brings. */
export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The two forms of the text of a mail, and its file if it has one. */
export interface MailContent {
  readonly text: string;
  readonly html: string;
  readonly attachment?: MailAttachment;
}

/** Encrypts the content of a mail for its row. */
export const sealContent = (
  keys: KeyRing,
  companyId: number,
  messageId: string,
  { attachment, ...texts }: MailContent,
): SealedContent => {
  const file = attachment && { ...attachment, bytes: attachment.bytes.toString('base64') };
  const content = JSON.stringify({ ...texts, attachment: file });
  return keys.seal(contextOf(companyId, messageId), Buffer.from(content));
};

/** The content as it is stored. */
interface StoredContent extends Omit<MailContent, 'attachment'> {
  readonly attachment?: Omit<MailAttachment, 'bytes'> & { readonly bytes: string };
}

/** @throws if the key of the content is unknown */
export function openContent(
  keys: KeyRing,
  mail: { readonly companyId: number; readonly messageId: string },
  sealed: SealedContent,
): MailContent {
  const content = keys.open(contextOf(mail.companyId, mail.messageId), sealed);
  const { attachment: file, ...texts } = JSON.parse(content.toString()) as StoredContent;
  if (file === undefined) return texts;
  return { ...texts, attachment: { ...file, bytes: Buffer.from(file.bytes, 'base64') } };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => entities[found] ?? '');

/** Makes the addresses of a text links. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) =>
      place % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}">${escaped(part)}</a>`,
    )
    .join('');

/** The company in whose name a mail is sent. */
export interface Letterhead {
  readonly companyName: string;
  readonly logoUrl: string | null;
}

/** Writes the HTML form of a plain text: the logo and the name of the company, and a paragraph for each of the text. */
export function htmlOf(text: string, locale: string, { companyName, logoUrl }: Letterhead): string {
  const name = escaped(companyName);
  const logo = logoUrl === null ? '' : `<img src="${escaped(logoUrl)}" alt="" height="40"><br>`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${withLinks(paragraph).replaceAll('\n', '<br>')}</p>`);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em;margin:1em">',
    `<p>${logo}<strong>${name}</strong></p>`,
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}
