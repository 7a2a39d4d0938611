export const en = {
  unknownKind: 'There are no records of the kind {kind} with attachments and comments',
  attachmentNotFound: 'Attachment {id} does not exist',
  commentNotFound: 'Comment {id} does not exist',
  allowedTypes: 'PDF, PNG, JPEG, WebP, HEIC, XLSX, DOCX, ODS, ODT, CSV, plain text or XML',
  spaceFull:
    'The attachments of the company may take {megabytes} MB, and this file would exceed it',
  tooManyAttachments: 'A record has at most {most} attachments',
  malwareFound: 'The scanner of the server found the file harmful',
  unknownMention: 'body.text mentions <@{id}>, which is no active user of the company',
  tooManyMentions: 'body.text must mention at most {most} users',
  tagNotFound: 'No record has the tag {tag}',
  tooManyTags: 'A record has at most {most} tags',
  notTheAuthor: 'The comment belongs to another author',
  commentNotEditable: 'A comment can be changed for {minutes} minutes, and not once it is deleted',
} as const;
