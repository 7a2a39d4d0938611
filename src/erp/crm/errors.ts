import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of leads and opportunities. */
export const crmErrors = {
  stageTransition: (from: string, to: string) =>
    refuse('stage_transition_not_allowed', text('stageTransition', { from, to }), 'body.stage'),
  statusTransition: (from: string, to: string) =>
    refuse('status_transition_not_allowed', text('statusTransition', { from, to }), 'body.status'),
} as const;
