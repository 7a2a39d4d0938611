export const en = {
  testKeyRequired: 'Only a test key may call this operation',
  documentsAfterClock:
    'The test company has a document of {day}, after the new time; reset it to go back',
  timeOutOfBounds: '{path} must be a time of the years 2000 to 2099',
} as const;
