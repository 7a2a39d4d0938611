import type { Message } from '../../kernel/messages/catalog.js';
import { text } from './messages/index.js';

/** The subject and text of a mail, with placeholders such as `{link}`. */
export interface TemplateTexts {
  readonly subject: Message;
  readonly text: Message;
}

interface Template extends TemplateTexts {
  readonly placeholders: readonly string[];
  /** The placeholders without which the mail would be useless. */
  readonly needed: readonly string[];
}

/** Each placeholder as its own value, so that a text of the catalog keeps it. */
const kept = {
  company: '{company}',
  name: '{name}',
  link: '{link}',
  validity: '{validity}',
  export: '{export}',
  owner: '{owner}',
  rows: '{rows}',
};

const withLink = { placeholders: ['company', 'name', 'link', 'validity'], needed: ['link'] };

export const templateNames = ['password_reset', 'invitation', 'scheduled_export', 'test'] as const;
export type TemplateName = (typeof templateNames)[number];

/** The templates of mails by their names, as they are without changes of a company. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  password_reset: {
    ...withLink,
    subject: text('passwordResetSubject', kept),
    text: text('passwordResetText', kept),
  },
  invitation: {
    ...withLink,
    subject: text('invitationSubject', kept),
    text: text('invitationText', kept),
  },
  scheduled_export: {
    placeholders: ['company', 'export', 'owner', 'rows'],
    needed: [],
    subject: text('scheduledExportSubject', kept),
    text: text('scheduledExportText', kept),
  },
  test: {
    placeholders: ['company', 'name'],
    needed: [],
    subject: text('testSubject', kept),
    text: text('testText', kept),
  },
};

/** The values of placeholders. */
export type TemplateValues = Readonly<Record<string, string>>;

/** Puts values into the placeholders of a template. */
export const fill = (template: string, values: TemplateValues): string =>
  template.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);

/** The same for a subject, which is one line. */
export const fillLine = (template: string, values: TemplateValues): string =>
  fill(template, values).replace(/\s+/g, ' ').trim();
