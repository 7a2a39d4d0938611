import { errors as kernelErrors, requestErrors } from '../../kernel/errors.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of attachments, comments and what else belongs to a record. */
export const activityErrors = {
  unknownKind: (kind: string) => refuse('not_found', text('unknownKind', { kind })),
  attachmentNotFound: (id: number) => refuse('not_found', text('attachmentNotFound', { id })),
  commentNotFound: (id: number) => refuse('not_found', text('commentNotFound', { id })),
  /** @param found  the type of the content, if known */
  typeNotAllowed: (found: string | undefined) =>
    requestErrors.unsupportedFile('body.file', found, text('allowedTypes').en),
  spaceFull: (megabytes: number) =>
    refuse('attachment_space_full', text('spaceFull', { megabytes })),
  tooManyAttachments: (most: number) =>
    refuse('too_many_attachments', text('tooManyAttachments', { most })),
  malwareFound: () => refuse('malware_found', text('malwareFound'), 'body.file'),
  scannerBusy: () => kernelErrors.unavailableFor(10),
  unknownMention: (id: string) =>
    requestErrors.invalidField('body.text', text('unknownMention', { id })),
  tooManyMentions: (most: number) =>
    requestErrors.invalidField('body.text', text('tooManyMentions', { most })),
  tagNotFound: (tag: string) => refuse('not_found', text('tagNotFound', { tag })),
  tooManyTags: (most: number) => refuse('too_many_tags', text('tooManyTags', { most })),
  notTheAuthor: () => refuse('not_the_author', text('notTheAuthor')),
  commentNotEditable: (minutes: number) =>
    refuse('comment_not_editable', text('commentNotEditable', { minutes })),
} as const;
