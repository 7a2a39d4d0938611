export const en = {
  addressOutside: '{address} is outside the addresses of the key that makes this one',
  expiresLater: 'A key that is made with a key expires no later than that key, at {end}',
  unknownScope: 'There is no scope {scope}',
  notAnAddress: 'It must be an address or a range such as 10.0.0.0/8',
  otherEnvironment: 'A key of {environment} makes keys of {environment} only',
  keyRevoked: 'The key is revoked',
  keyReplaced: 'Key {key} took its place; rotate that one',
} as const;
