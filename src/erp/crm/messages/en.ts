export const en = {
  stageTransition: 'An opportunity does not go from {from} to {to}',
  statusTransition: 'The status does not go from {from} to {to}',
  leadNeedsReach: 'A lead needs an e-mail or a phone',
  opportunityNeedsOrigin: 'An opportunity needs a lead or a customer',
  lostReasonMissing: 'body.lostReason is required',
  lostReasonOfOther: 'Only what is lost has a reason',
} as const;
