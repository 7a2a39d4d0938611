import { lightOf } from '../../src/capture/vision/light.js';
import { adviceOn } from '../../src/kyc/capture/progress/advice.js';
import {
  inputOf,
  nextOf,
  stateOf,
  supersededBy,
  toStep,
} from '../../src/kyc/capture/progress/rules.js';
import type { Feature, Step } from '../../src/kyc/sessions/index.js';
import { describe, expect, test } from '../support/jest.js';

const step = (feature: Feature, status: Step['status'], more: Partial<Step> = {}): Step => ({
  feature,
  status,
  attempts: status === 'pending' ? 0 : 1,
  codes: [],
  ...more,
});

describe('nextOf and supersededBy', () => {
  test.each<[Step[], string | null]>([
    [[step('liveness', 'pending'), step('id', 'pending')], 'document'],
    [[step('id', 'declined'), step('face_match', 'pending')], 'selfie'],
    [[step('id', 'approved'), step('age', 'pending')], 'selfie'],
    [[step('id', 'approved'), step('aml', 'pending'), step('poa', 'pending')], null],
    [[], null],
  ])('after %j: the next picture is %s', (steps, next) => {
    expect(nextOf(steps)).toBe(next);
  });

  test('inputOf asks for consent before any picture, and for the proof of address last', () => {
    const steps = [step('poa', 'pending'), step('id', 'pending')];
    expect([inputOf(steps, true), inputOf(steps, false)]).toEqual(['consent', 'document']);
    const last = [step('poa', 'pending'), step('id', 'in_review'), step('aml', 'pending')];
    expect(inputOf(last, false)).toBe('address');
    expect([inputOf([step('aml', 'pending')], true), inputOf([], true)]).toEqual([null, null]);
  });

  test('repeat the other selfie checks with a new selfie, but none that is declined', () => {
    const steps = [
      step('id', 'approved'),
      step('liveness', 'in_review'),
      step('age', 'declined'),
      step('face_match', 'pending'),
    ];
    expect(supersededBy(steps)).toEqual(['liveness']);
  });
});

describe('stateOf, toStep and adviceOn', () => {
  test('reveal no outcome to the person', () => {
    expect(stateOf('approved', null)).toBe(stateOf('declined', null));
    expect(toStep(step('id', 'declined'), 3)).toEqual(toStep(step('id', 'approved'), 3));
    expect(stateOf('in_progress', null)).toBe('waiting');
    expect([stateOf('expired', null), stateOf('kyc_expired', null)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('give advice on quality in the person’s language, and never on a suspected forgery', () => {
    const codes = ['IMAGE_GLARE', 'DOCUMENT_AUTHENTICITY'];
    const again = [step('id', 'pending', { attempts: 1, codes })];
    expect(adviceOn(again, 'es')).toEqual([
      { code: 'IMAGE_GLARE', text: 'Incline el documento hasta que no refleje la luz.' },
    ]);
    const hidden = [step('id', 'pending', { attempts: 1, codes: ['DOCUMENT_AUTHENTICITY'] })];
    expect(adviceOn(hidden, 'en').map(({ code }) => code)).toEqual(['TAKE_AGAIN']);
    expect(adviceOn([step('id', 'pending')], 'en')).toEqual([]);
  });
});

describe('lightOf', () => {
  const picture = (value: (x: number, y: number) => number) =>
    Uint8ClampedArray.from(
      Array.from({ length: 64 * 64 }, (_, at) => value(at % 64, Math.floor(at / 64))).flatMap(
        (grey) => [grey, grey, grey, 255],
      ),
    );

  test.each([
    ['dark', picture((x) => (x % 2) * 20)],
    ['bright', picture(() => 250)],
    ['blurred', picture((_, y) => 100 + y / 64)],
    ['good', picture((x, y) => 60 + ((x * 7 + y * 13) % 100))],
  ])('returns %s', (light, rgba) => {
    expect(lightOf(rgba, 64)).toBe(light);
  });
});
