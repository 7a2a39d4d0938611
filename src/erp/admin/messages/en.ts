export const en = {
  permissionNotGrantable: '{permission} cannot be granted: you do not hold it, or no key may',
  apiKeyAlreadyRevoked: 'The API key is revoked',
  apiKeyAlreadyReplaced: 'API key {by} took its place; rotate that one',
  invitedWithPassword: 'An invited user sets the first password: leave body.password out',
  lastAdministrator: 'The company would be left without an active administrator',
  needsOther: 'query.{name} needs {needs}',
  notAnAddress: '{path} must be an address or a range such as 10.0.0.0/8',
  unknownPermission: 'There is no permission {permission}',
} as const;
