export const en = {
  tooManyWebhooks:
    'There are {count} webhooks already, the most there can be; delete one that is not used',
  tooManySecrets: '{count} secrets sign already; each ends 24 hours after it was renewed',
  // Reasons why an address is refused.
  addressTooLong: 'The address has more than {most} characters',
  notAnAddress: 'This is no address',
  portRefused: 'Webhooks are not sent to port {port}',
  addressNotSecure: 'The address must start with https://',
  addressWithLogin: 'The address must not hold a user name or password',
  addressWithFragment: 'The address must not hold a fragment',
  hostUnknown: 'The host {hostname} has no address',
  hostNotPublic: 'The host {hostname} has an address that is not public',
} as const;
