export const en = {
  // Warnings of checks.
  aspectFailed: '{code} has failed',
  notPerformed: 'No engine can examine this; a person has to look at it',
} as const;
