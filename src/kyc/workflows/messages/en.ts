export const en = {
  defaultStays: 'It is the default workflow; make another one the default instead',
  defaultNotDeletable: 'The default workflow cannot be deleted; make another one the default first',
  actionCode: 'A code is upper case, such as DOCUMENT_EXPIRED',
  unknownAction: 'must be approve, review or decline',
  faceThresholds: 'faceMatchDecline must not be over faceMatchReview',
  amlThresholds: 'amlReview must not be over amlDecline',
  consentText: 'It must have a text in at least one language',
  logoFormat: 'The logo must be a PNG or JPEG',
  logoBytes: 'The logo must not be over {most} bytes',
  logoSize: 'The logo must not be wider or higher than {most} pixels',
  tooManyActions: 'There are more than {most}',
} as const;
