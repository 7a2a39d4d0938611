import { describe, expect, test } from '@jest/globals';
import {
  daysLater,
  dueStatus,
  judge,
  outcomeOf,
  pendingStep,
  reasonCodesOf,
  type SessionStatus,
  type Step,
  type StepStatus,
  stepAfter,
  takesInput,
  timesAfter,
} from '../../src/kyc/sessions/lifecycle/rules.js';
import { defaultSettings, faultOf, mergeSettings } from '../../src/kyc/workflows/rules.js';
import { outcome, warning } from './session-support.js';

const settings = { actions: {}, maxAttempts: 2 };

describe('judge', () => {
  test.each([
    [[], 'approved'],
    [['information'], 'approved'],
    [['information', 'warning'], 'in_review'],
    [['warning', 'error'], 'declined'],
  ] as const)('of %j is %s: the worst of what was found', (severities, status) => {
    const warnings = severities.map((severity) => warning('ANY', severity));
    expect(judge(warnings, settings)).toBe(status);
  });

  test.each([
    ['error', 'approve', 'approved'],
    ['error', 'review', 'in_review'],
    ['information', 'decline', 'declined'],
  ] as const)('of an %s whose action is %s is %s', (severity, action, status) => {
    expect(judge([warning('ONE', severity)], { actions: { ONE: action } })).toBe(status);
  });

  test('takes an action for its own code only, and no word of the language for one', () => {
    expect(judge([warning('TWO')], { actions: { ONE: 'approve' } })).toBe('in_review');
    expect(judge([warning('constructor', 'error')], settings)).toBe('declined');
  });
});

describe('a step', () => {
  const open = pendingStep('id');
  const blurred = outcome({
    ...{ status: 'declined', isRetryable: true, warnings: [warning('BLURRED', 'error')] },
  });

  test('stays open while the person can mend it and has attempts left', () => {
    const first = stepAfter(open, blurred, settings);
    expect(first).toEqual({ feature: 'id', status: 'pending', attempts: 1, codes: ['BLURRED'] });
    expect(stepAfter(first, blurred, settings)).toMatchObject({ status: 'declined', attempts: 2 });
  });

  test('is closed by what cannot be mended, and by any other outcome', () => {
    const closed = (status: 'approved' | 'declined' | 'in_review', isRetryable: boolean) =>
      stepAfter(open, outcome({ status, isRetryable }), settings).status;
    expect(closed('declined', false)).toBe('declined');
    expect(closed('in_review', true)).toBe('in_review');
    expect(closed('approved', true)).toBe('approved');
  });

  test('remembers codes that told against it, not those that the workflow takes no notice of', () => {
    const warnings = [warning('OLD'), warning('NOTE', 'information'), warning('WAIVED', 'error')];
    const after = stepAfter(open, outcome({ status: 'in_review', warnings }), {
      ...settings,
      actions: { WAIVED: 'approve' },
    });
    expect(after.codes).toEqual(['OLD']);
  });
});

describe('the steps together', () => {
  const steps = (...statuses: StepStatus[]): Step[] =>
    statuses.map((status) => ({ ...pendingStep('id'), status, codes: [status.toUpperCase()] }));

  test.each([
    [['approved', 'pending', 'declined'], undefined],
    [['approved', 'approved'], 'approved'],
    [['approved', 'in_review'], 'in_review'],
    [['in_review', 'declined'], 'declined'],
  ] as const)('%j come to %s', (statuses, status) => {
    expect(outcomeOf(steps(...statuses))).toBe(status);
  });

  test('give their codes once each, and no more than the contract holds', () => {
    expect(reasonCodesOf(steps('declined', 'declined', 'in_review'))).toEqual([
      'DECLINED',
      'IN_REVIEW',
    ]);
    const codes = Array.from({ length: 60 }, (_, at) => `CODE_${at}`);
    expect(reasonCodesOf([{ ...pendingStep('id'), codes }])).toHaveLength(50);
  });
});

describe('the times of a session', () => {
  const at = new Date('2026-01-31T15:00:00Z');
  const never = { started_at: null, completed_at: null, expires_at: null, erase_at: null };
  const terms = { sessionTtlSeconds: 3_600, kycValidityDays: 2, retentionDays: 10 };
  const hour = new Date('2026-01-31T16:00:00Z');

  test.each<[SessionStatus, object]>([
    ['resubmission_requested', { expires_at: hour, erase_at: null }],
    ['in_progress', { started_at: at, expires_at: hour, erase_at: null }],
    ['in_review', { expires_at: null, erase_at: null }],
    ['approved', { completed_at: at, expires_at: daysLater(at, 2), erase_at: daysLater(at, 10) }],
    ['declined', { completed_at: at, expires_at: null, erase_at: daysLater(at, 10) }],
    ['abandoned', { expires_at: null, erase_at: daysLater(at, 10) }],
    ['expired', { expires_at: null, erase_at: daysLater(at, 10) }],
  ])('as it becomes %s', (status, times) => {
    expect(timesAfter(never, status, at, terms)).toEqual({ ...never, ...times });
  });

  test('keep when it was started, and count the retention of an approval from its beginning', () => {
    const started = { ...never, started_at: hour };
    expect(timesAfter(started, 'in_progress', at, terms).started_at).toBe(hour);
    const approved = { ...never, erase_at: hour };
    expect(timesAfter(approved, 'kyc_expired', at, terms).erase_at).toBe(hour);
  });

  test('are for good where the workflow names none', () => {
    const endless = { ...terms, kycValidityDays: null, retentionDays: null };
    expect(timesAfter(never, 'approved', at, endless)).toMatchObject({
      expires_at: null,
      erase_at: null,
    });
  });

  test.each<[SessionStatus, Date | null, SessionStatus]>([
    ['not_started', null, 'expired'],
    ['in_progress', at, 'abandoned'],
    ['resubmission_requested', at, 'abandoned'],
    ['resubmission_requested', null, 'expired'],
    ['approved', at, 'kyc_expired'],
  ])('end %s, started at %s, as %s', (status, started_at, due) => {
    const session = { status, started_at, expires_at: hour };
    expect(dueStatus(session, hour)).toBe(due);
    expect(dueStatus(session, new Date(hour.getTime() - 1))).toBeUndefined();
  });

  test('let input come where the person is waited for, and nowhere else', () => {
    const every: SessionStatus[] = ['not_started', 'in_progress', 'resubmission_requested'];
    const none: SessionStatus[] = ['in_review', 'approved', 'declined', 'abandoned', 'expired'];
    expect([...every, ...none].filter(takesInput)).toEqual(every);
  });
});

describe('the settings of a workflow', () => {
  test('merge thresholds and actions member by member, and lose an action of null', () => {
    const one = mergeSettings(defaultSettings, {
      name: 'One',
      thresholds: { livenessDecline: 40 },
      actions: { A_CODE: 'review', B_CODE: 'approve' },
    });
    const two = mergeSettings(one, { actions: { A_CODE: null, C_CODE: 'decline' } });
    expect(two).toMatchObject({ name: 'One', maxAttempts: 3 });
    expect(two.thresholds).toEqual({ ...defaultSettings.thresholds, livenessDecline: 40 });
    expect(two.actions).toEqual({ B_CODE: 'approve', C_CODE: 'decline' });
  });

  test.each([
    [{ thresholds: { faceMatchDecline: 81 } }, 'body.thresholds.faceMatchDecline'],
    [{ thresholds: { amlReview: 80, amlDecline: 79 } }, 'body.thresholds.amlReview'],
    [{ actions: { lower: 'review' } }, 'body.actions'],
    [{ actions: { A_CODE: 'maybe' } }, 'body.actions.A_CODE'],
    [
      { actions: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`C_${n}`, 'review'])) },
      'body.actions',
    ],
  ])('are refused with %j at its place', (changes, path) => {
    expect(faultOf(mergeSettings(defaultSettings, changes))?.path).toBe(path);
    expect(faultOf(defaultSettings)).toBeUndefined();
  });
});
