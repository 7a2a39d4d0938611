export const en = {
  passwordChanged: 'Password changed',
  loggedOut: 'Logged out',
  refreshTokenMissing: 'body.refreshToken is required without the cookie of a login',
  wrongPassword: 'The present password is not right',
  wrongCode: 'The code is wrong, too old or was used before',
} as const;
