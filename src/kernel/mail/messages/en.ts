export const en = {
  unreachable: 'The mail server could not be reached',
  loginRefused: 'The mail server refused the login of this server',
  insecure: 'No secure connection to the mail server was possible',
  tooSlow: 'The mail server did not answer in time',
  busy: 'The mail server took the mail not now: {reply}',
  refused: 'The mail server refused the recipient or the mail: {reply}',
  expired: 'The link in the mail expired before it was sent',
  unreadable: 'The mail could not be decrypted: its key is not in BLOB_KEYS',
  interrupted: 'The server stopped while it sent the mail',
  notMailbox: '{path} is not an address that mails can be sent to',
  lineBreak: '{path} must not hold a line break',
} as const;
