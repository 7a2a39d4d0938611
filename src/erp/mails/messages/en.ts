export const en = {
  // Templates. A blank line begins a paragraph.
  passwordResetSubject: 'Set a new password for {company}',
  passwordResetText:
    'Hello {name},\n\nA new password was requested for your login at {company}. Set it here:\n\n{link}\n\nThe link works once, for {validity}. If you did not request it, ignore this mail: your password stays as it is.',
  invitationSubject: 'Your login at {company}',
  invitationText:
    'Hello {name},\n\n{company} has created a login for you. Set your password here:\n\n{link}\n\nThe link works once, for {validity}. Then log in with this e-mail address.',
  scheduledExportSubject: '{export} of {company}',
  scheduledExportText:
    'Hello,\n\nThe file «{export}» of {company} is attached. Records in it: {rows}.\n\n{owner} has scheduled it in Notaria, and can pause or end it there.',
  testSubject: 'Test mail of {company}',
  testText: 'Hello {name},\n\nThis is a test mail. The mails of {company} arrive.',
  oneHour: 'one hour',
  oneDay: '24 hours',
  // Errors.
  mailNotConfigured: 'This server sends no mails: its operator must set SMTP_URL',
  mailNotRetryable: 'Mail {id} is {status}: only a failed mail that is still useful is sent again',
  mailNotCancellable: 'Mail {id} is {status}, or is being sent: only a queued mail is cancelled',
  unknownPlaceholder: '{path} holds {name}; the placeholders of this mail are {known}',
  missingPlaceholder: '{path} must hold {name}: the mail is useless without it',
  // A preview.
  sampleExport: 'Open invoices (sample)',
  sampleName: 'Ana Reyes (sample)',
} as const;
