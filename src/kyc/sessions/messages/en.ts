export const en = {
  unknownStep: 'The session has no step {feature}',
  stepIsDecided: 'The step {feature} takes no more attempts',
  consentFirst: 'The person must accept the consent text of the workflow first',
  notInReview: 'Only sessions in review are claimed; this one is {status}',
  foreignCursor: 'The cursor does not belong to this list and order',
  offsetAndCursor: 'offset and after are not sent together',
  reasonMissing: 'A reason or a reason code is needed',
  unknownDecidedStep: 'It must be a step of the session, and stand once',
  stepOpened: 'A step is opened with resubmission_requested only',
  noStepToRepeat: 'It must name a step to be done again',
  resubmissionsUsed: 'The person was asked again {times} times',
  fileGone: 'The address has expired, or the file was erased',
  sessionErased: 'Session {id} was erased',
  metadataNotPlain: 'Names have 1 to {name} characters, values are text of up to {value}',
  notShareable: 'Only approved and declined sessions are shared; this one is {status}',
  shareEnded:
    'The share token has expired, was issued for another company, or its session was erased',
  sharerNotTrusted:
    'The company that shared the session is not one of the trusted sharers of this company',
  shareImported: 'This company has taken the share token in already',
} as const;
