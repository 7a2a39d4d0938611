export const en = {
  defaultStays: 'It is the default workflow; make another one the default instead',
  defaultNotDeletable: 'The default workflow cannot be deleted; make another one the default first',
  actionCode: 'A code is upper case, such as DOCUMENT_EXPIRED',
  unknownAction: 'must be approve, review or decline',
  faceThresholds: 'faceMatchDecline must not be over faceMatchReview',
  amlThresholds: 'amlReview must not be over amlDecline',
  tooManyActions: 'There are more than {most}',
} as const;
