import {
  type NameKind,
  normaliseName,
  plainKnowledge,
  prepareName,
  scoreNames,
} from '../../src/kyc/matching/index.js';
import { describe, expect, test } from '../support/jest.js';

function compare(query: string, listed: string, kind: NameKind = 'person') {
  return scoreNames(prepareName(query, kind), prepareName(listed, kind), plainKnowledge);
}

const score = (query: string, listed: string, kind: NameKind = 'person'): number =>
  compare(query, listed, kind).score;

describe('normaliseName', () => {
  test.each([
    ['Çağla Ünsal-Øster', 'cagla unsal oster'],
    ['Weiß, Jürgen', 'weiss jurgen'],
    ['Thorbjørn Æbeltoft', 'thorbjorn aebeltoft'],
    ["Na'im al-Qa'sim", 'naim al qasim'],
    ['S.A.R.L. Bréval & Fils', 'sarl breval and fils'],
    ['J. Orwick', 'j orwick'],
    ['Зорина Велимировна', 'zorina velimirovna'],
    ['Νίκη Δελή', 'niki deli'],
  ])('writes %s as %s', (name, normal) => {
    expect(normaliseName(name)).toBe(normal);
  });
});

describe('scoreNames, persons', () => {
  test.each([
    ['Orsolya Vamberger', 'VAMBERGER, Orsolya'],
    ['Orsolia Vamberger', 'Orsolya Vamberger'],
    ['Orsolya Vambreger', 'Orsolya Vamberger'],
    ['OrsolyaVamberger', 'Orsolya Vamberger'],
    ['Orso lya Vamberger', 'Orsolya Vamberger'],
    ['Dr. Orsolya Vamberger', 'Orsolya Vamberger'],
    ['O. Vamberger', 'Orsolya Vamberger'],
    ['Bill Tarrowby', 'William Tarrowby'],
    ['Jusuf Quttabi', 'Yousef Kuttabi'],
    ['Ors0lya Vamb3rger', 'Orsolya Vamberger'],
    ['Орсоля Вамбергер', 'Orsolya Vamberger'],
    ['Orsolya Vamberger', 'Orsolya Katalin Vamberger'],
  ])('%s matches %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(70);
  });

  test.each([
    ['George Bush', 'George Habbash'],
    ['Orsolya Vamberger', 'Orsolya Tillinghast'],
    ['Orsolya Vamberger', 'Katalin Vamberger'],
    ['Anton Belovich Redkin', 'Anton Marovich Redkin'],
    ['Hamza bin Talib', 'Talib bin Hamza'],
    ['Hamza bin Talib al-Orvani', 'Talib bin Hamza al-Orvani'],
    ['Hamza bin Tailb al-Orvami', 'Talib bin Hamza al-Orvani'],
    ['A. Vamberger', 'Orsolya Vamberger'],
  ])('%s does not match %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(70);
  });

  test('returns the counterpart of every word of both names', () => {
    const { breakdown } = compare('Dr Orsolia Vamberger', 'Orsolya Katalin Vamberger');
    expect(breakdown).toEqual([
      { queryPart: 'vamberger', listPart: 'vamberger', kind: 'exact', score: 1, weight: 1 },
      expect.objectContaining({ queryPart: 'orsolia', listPart: 'orsolya', weight: 1 }),
      expect.objectContaining({ queryPart: 'dr', listPart: '', kind: 'leftover' }),
      { queryPart: '', listPart: 'katalin', kind: 'leftover', score: 0, weight: 0.2 },
    ]);
  });
});

describe('scoreNames, companies', () => {
  test.each([
    ['Quellmark GmbH', 'QUELLMARK LIMITED LIABILITY COMPANY'],
    ['OOO Quellmark', 'Quellmark Ltd.'],
    ['Quellmark AG', 'Quellmark Aktiengeselschaft'],
    ['QuellmarkAG', 'Quellmark AG'],
    ['Quellmark & Söhne KG', 'Quellmark and Sohne KG'],
    ['Third Tidewater Bank', '3rd Tidewater Bank'],
    ['Quell mark Tidewater', 'Quellmark Tidewater'],
  ])('%s matches %s', (query, listed) => {
    expect(score(query, listed, 'company')).toBeGreaterThanOrEqual(85);
  });

  test.each([
    ['BELLETECH CORP', '11420 CORP.'],
    ['Tidewater Gas Company', 'Tidewater Oil Company'],
    ['Holding Company', 'Quellmark Holding Company'],
    ['Trading Company 7', 'Trading Company'],
  ])('%s does not match %s', (query, listed) => {
    expect(score(query, listed, 'company')).toBeLessThan(70);
  });

  test('scores a company with another legal form lower', () => {
    const same = score('Quellmark Tidewater LLC', 'Quellmark Tidewater Ltd', 'company');
    const other = score('Quellmark Tidewater LLC', 'Quellmark Tidewater Inc', 'company');
    expect(same).toBeGreaterThan(other);
  });
});

describe('scoreNames, names with numbers', () => {
  test.each([
    ['IX Tidewater', 'Tidewater IX'],
    ['IX Tidwater', 'Tidewater IX'],
    ['Tidewater IHX', 'Tidewater IX'],
    ['Tidewater S.A. de .v.', 'Tidewater S.A. de C.V.'],
    ['Liability Limited Quellmark Company', 'Quellmark Limited Liability Company'],
  ])('%s matches %s', (query, listed) => {
    expect(score(query, listed, 'vessel')).toBeGreaterThanOrEqual(85);
    expect(score(query, listed, 'company')).toBeGreaterThanOrEqual(85);
  });

  test.each([
    ['II Tidewater', 'Tidewater I'],
    ['Tidewater V', 'Tidewater VI'],
    ['Tidewater', 'Tidewater I'],
    ['Tidewater Quellmark V', 'Tidewater Quellmark IV'],
  ])('%s does not surely match %s', (query, listed) => {
    expect(score(query, listed, 'vessel')).toBeLessThan(85);
    expect(score(query, listed, 'company')).toBeLessThan(85);
  });
});
