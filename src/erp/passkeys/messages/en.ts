export const en = {
  notFound: 'Passkey {id} does not exist',
  invalid: 'The passkey could not be added; start again',
  tooMany: 'A user has at most {most} passkeys; delete one first',
} as const;
