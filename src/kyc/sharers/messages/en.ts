export const en = {
  ownCompany: 'A company always trusts its own reviews',
} as const;
