export const en = {
  tooManyChecks: 'Too many checks wait',
  engineTooLate: 'The engine did not answer in time',
  notTaken: 'No process with engines took the check in time',
  engineFailed: 'The engine cannot answer now',
  noEngine: 'No engine for {capability} is configured on this server',
  // Capabilities, as they stand in `noEngine`.
  documents: 'identity documents',
  addresses: 'proofs of address',
  identities: 'identity numbers',
  liveness: 'liveness',
  faceMatch: 'comparing faces',
  faceEmbedding: 'searching faces',
  age: 'ages',
  // Warnings of checks.
  sandboxDecline: 'The sandbox was told to decline',
  sandboxReview: 'The sandbox was told to review',
  sandboxRetry: 'The sandbox was told to ask for another image',
  sandboxInput: 'The sandbox knows no such input; name a file or the last name APPROVE, for one',
  sandboxUnreadable: 'The sandbox was told that it is unreadable',
} as const;
