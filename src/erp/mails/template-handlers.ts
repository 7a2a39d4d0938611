import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { htmlOf } from '../../kernel/mail/content.js';
import { assertOneLine } from '../../kernel/mail/mailer.js';
import type { Locale } from '../../kernel/messages/catalog.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { formatInstant } from '../../kernel/values/time.js';
import { errors } from '../errors.js';
import { getLetterhead } from './company-queries.js';
import { mailErrors } from './errors.js';
import { text as mailText } from './messages/index.js';
import * as queries from './template-queries.js';
import { fill, fillLine, type TemplateName, templateNames, templates } from './templates.js';

type MailTemplate = components['schemas']['MailTemplate'];

const locales: readonly Locale[] = ['en', 'es'];

/** @throws ApiError 404 for an unknown template */
function placeOf({
  template,
  locale,
}: {
  readonly template: string;
  readonly locale: Locale;
}): Place {
  const name = templateNames.find((each) => each === template);
  if (name === undefined) throw errors.notFound('mailTemplate', template);
  return { template: name, locale };
}

interface Place {
  readonly template: TemplateName;
  readonly locale: Locale;
}

/** Returns a template as the company has it. A template that was never changed has no row. */
function toTemplate(
  { template, locale }: Place,
  row: queries.TemplateRow | undefined,
  timeZone: string,
): MailTemplate {
  const usual = templates[template];
  return {
    template,
    locale,
    subject: row?.subject ?? usual.subject[locale],
    text: row?.body ?? usual.text[locale],
    changed: row !== undefined && row.subject !== null,
    placeholders: [...usual.placeholders],
    version: row?.version ?? 1,
    updatedAt: row === undefined ? null : formatInstant(row.updated_at, timeZone),
  };
}

const inBraces = (name: string): string => `{${name}}`;

/** @throws ApiError 400 for an unknown placeholder, and where one is missing without which the mail is useless */
function assertPlaceholders(template: TemplateName, subject: string, text: string): void {
  const { needed, placeholders } = templates[template];
  const known = placeholders.map(inBraces).join(', ');
  for (const [path, content] of [
    ['body.subject', subject],
    ['body.text', text],
  ] as const) {
    for (const [, name = ''] of content.matchAll(/\{([^{}]*)\}/g)) {
      if (!placeholders.includes(name))
        throw mailErrors.unknownPlaceholder(path, inBraces(name), known);
    }
  }
  const missing = needed.find((name) => !text.includes(inBraces(name)));
  if (missing !== undefined) throw mailErrors.missingPlaceholder('body.text', inBraces(missing));
}

/** The values that a preview shows. */
const sampleOf = (locale: Locale, company: string) => ({
  company,
  name: mailText('sampleName')[locale],
  link: 'https://erp.example.com/console/password#…',
  validity: mailText('oneDay')[locale],
  export: mailText('sampleExport')[locale],
  owner: mailText('sampleName')[locale],
  rows: '128',
});

async function changeTemplate(
  ctx: Context,
  place: Place,
  ifMatch: string | undefined,
  texts: { readonly subject: string; readonly body: string } | null,
) {
  const { companyId, timeZone } = ctx.principal;
  const key = { companyId, ...place };
  return ctx.transaction(async (trx) => {
    const before = await queries.lockTemplate(trx, key, ctx.now);
    assertVersion(ifMatch, before.version);
    const row = await queries.updateTemplate(trx, key, texts, ctx.now);
    const objectId = `${place.template}/${place.locale}`;
    await ctx.audit(trx, {
      objectType: 'mailTemplate',
      objectId,
      before: { subject: before.subject, text: before.body },
      after: { subject: row.subject, text: row.body },
    });
    return { ok: true as const, data: toTemplate(place, row, timeZone) };
  });
}

/** Handlers of the texts of mails. */
export const templateHandlers = {
  async listMailTemplates(_call, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const rows = await queries.listTemplates(ctx.db, companyId);
    const data = templateNames.flatMap((template) =>
      locales.map((locale) => {
        const row = rows.find((each) => each.template === template && each.locale === locale);
        return toTemplate({ template, locale }, row, timeZone);
      }),
    );
    return { ok: true as const, data };
  },

  async getMailTemplate({ params }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const place = placeOf(params);
    const row = await queries.findTemplate(ctx.db, { companyId, ...place });
    return { ok: true as const, data: toTemplate(place, row, timeZone) };
  },

  async updateMailTemplate({ params, headers, body: { subject, text } }, ctx) {
    assertOneLine(subject, 'body.subject');
    const place = placeOf(params);
    assertPlaceholders(place.template, subject, text);
    return changeTemplate(ctx, place, headers['if-match'], { subject, body: text });
  },

  async resetMailTemplate({ params }, ctx) {
    return changeTemplate(ctx, placeOf(params), undefined, null);
  },

  async getMailPreview({ params }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const place = placeOf(params);
    const letterhead = await getLetterhead(ctx.db, companyId);
    const row = await queries.findTemplate(ctx.db, { companyId, ...place });
    const { subject, text } = toTemplate(place, row, timeZone);
    const values = sampleOf(place.locale, letterhead.companyName);
    const filled = fill(text, values);
    const html = htmlOf(filled, place.locale, letterhead);
    return { ok: true as const, data: { subject: fillLine(subject, values), text: filled, html } };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
