import {
  daysLater,
  dueStatus,
  judge,
  pendingStep,
  reasonCodesOf,
  type SessionStatus,
  type Step,
  type StepStatus,
  statusAfter,
  stepAfter,
  takesInput,
  timesAfter,
} from '../../src/kyc/sessions/lifecycle/rules.js';
import { defaultSettings, faultOf, mergeSettings } from '../../src/kyc/workflows/rules.js';
import { describe, expect, test } from '../support/jest.js';
import { outcome, warning } from './session-support.js';

const settings = { actions: {}, maxAttempts: 2 };

describe('judge', () => {
  test.each([
    [[], 'approved'],
    [['information'], 'approved'],
    [['information', 'warning'], 'in_review'],
    [['warning', 'error'], 'declined'],
  ] as const)('returns the status for the worst severity of %j: %s', (severities, status) => {
    const warnings = severities.map((severity) => warning('ANY', severity));
    expect(judge(warnings, settings)).toBe(status);
  });

  test.each([
    ['error', 'approve', 'approved'],
    ['error', 'review', 'in_review'],
    ['information', 'decline', 'declined'],
  ] as const)(
    'applies the workflow action to an %s with the action %s: %s',
    (severity, action, status) => {
      expect(judge([warning('ONE', severity)], { actions: { ONE: action } })).toBe(status);
    },
  );

  test('applies an action only to its own code, and no inherited property', () => {
    expect(judge([warning('TWO')], { actions: { ONE: 'approve' } })).toBe('in_review');
    expect(judge([warning('constructor', 'error')], settings)).toBe('declined');
  });
});

describe('stepAfter', () => {
  const open = pendingStep('id');
  const blurred = outcome({
    status: 'in_review',
    isRetryable: true,
    warnings: [warning('BLURRED', 'error')],
  });

  test('keeps a step open while the person can retry and has attempts left', () => {
    const first = stepAfter(open, blurred, settings);
    expect(first).toEqual({ feature: 'id', status: 'pending', attempts: 1, codes: ['BLURRED'] });
    // No attempt is left.
    expect(stepAfter(first, blurred, settings)).toMatchObject({ status: 'in_review', attempts: 2 });
    const declined = { ...blurred, status: 'declined' } as const;
    expect(stepAfter(open, declined, settings)).toMatchObject({ status: 'pending', attempts: 1 });
    expect(stepAfter(first, declined, settings)).toMatchObject({ status: 'declined', attempts: 2 });
  });

  test('closes a step after a final refusal and after any other outcome', () => {
    const closed = (status: 'approved' | 'declined' | 'in_review') =>
      stepAfter(open, outcome({ status, isRetryable: false }), settings).status;
    expect(closed('declined')).toBe('declined');
    expect(closed('in_review')).toBe('in_review');
    expect(closed('approved')).toBe('approved');
  });

  test('keeps the codes of findings, except those that the workflow accepts', () => {
    const warnings = [warning('OLD'), warning('NOTE', 'information'), warning('WAIVED', 'error')];
    const after = stepAfter(open, outcome({ status: 'in_review', warnings }), {
      ...settings,
      actions: { WAIVED: 'approve' },
    });
    expect(after.codes).toEqual(['OLD']);
  });
});

describe('statusAfter and reasonCodesOf', () => {
  const steps = (...statuses: StepStatus[]): Step[] =>
    statuses.map((status) => ({ ...pendingStep('id'), status, codes: [status.toUpperCase()] }));

  test.each([
    [['approved', 'pending', 'declined'], undefined],
    [['approved', 'approved'], 'approved'],
    [['approved', 'in_review'], 'in_review'],
    [['in_review', 'declined'], 'declined'],
  ] as const)('combine %j into %s', (statuses, status) => {
    expect(statusAfter(steps(...statuses), 0, { fourEyesFrom: null })).toBe(status);
  });

  test('return each code once, up to the limit of the contract', () => {
    expect(reasonCodesOf(steps('declined', 'declined', 'in_review'))).toEqual([
      'DECLINED',
      'IN_REVIEW',
    ]);
    const codes = Array.from({ length: 60 }, (_, at) => `CODE_${at}`);
    expect(reasonCodesOf([{ ...pendingStep('id'), codes }])).toHaveLength(50);
  });
});

describe('timesAfter, dueStatus and takesInput', () => {
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
  ])('set the deadlines of status %s', (status, times) => {
    expect(timesAfter(never, status, at, terms)).toEqual({ ...never, ...times });
  });

  test('keep the start time, and count the retention of an approval from its start', () => {
    const started = { ...never, started_at: hour };
    expect(timesAfter(started, 'in_progress', at, terms).started_at).toBe(hour);
    const approved = { ...never, erase_at: hour };
    expect(timesAfter(approved, 'kyc_expired', at, terms).erase_at).toBe(hour);
  });

  test('set no deadline when the workflow has none', () => {
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

  test('accept input only while the session waits for the person', () => {
    const every: SessionStatus[] = ['not_started', 'in_progress', 'resubmission_requested'];
    const none: SessionStatus[] = ['in_review', 'approved', 'declined', 'abandoned', 'expired'];
    expect([...every, ...none].filter(takesInput)).toEqual(every);
  });
});

describe('mergeSettings and faultOf', () => {
  test('merge thresholds and actions member by member, and remove an action set to null', () => {
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
  ])('report the path of the fault in %j', (changes, path) => {
    expect(faultOf(mergeSettings(defaultSettings, changes))?.path).toBe(path);
    expect(faultOf(defaultSettings)).toBeUndefined();
  });
});
