export const en = {
  passwordChanged: 'Password changed',
  resetRequested: 'If the address belongs to a user, a mail with a link is on its way',
  loggedOut: 'Logged out',
  refreshTokenMissing: 'body.refreshToken is required without the cookie of a login',
  wrongPassword: 'The present password is not right',
  wrongCode: 'The code is wrong, too old or was used before',
  ssoRequired: 'Your company requires its identity provider; log in with it',
} as const;
