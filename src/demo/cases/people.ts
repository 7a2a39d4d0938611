/** A person of the demo with an identity document. All of them are contacts or customers of the demo company. */
export interface CasePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  /** Days as 1990-05-17. */
  readonly dateOfBirth: string;
  readonly expiryDate: string;
  readonly sex: 'F' | 'M';
}

/** By the name of the picture of their document, which the build draws. */
export const casePeople = {
  'passport-1': {
    firstName: 'Rafael',
    lastName: 'Mejía',
    documentNumber: 'RD5108234',
    dateOfBirth: '1984-09-12',
    expiryDate: '2033-04-30',
    sex: 'M',
  },
  'passport-2': {
    firstName: 'Leonel',
    lastName: 'Peña',
    documentNumber: 'RD3370915',
    dateOfBirth: '1979-02-03',
    expiryDate: '2024-11-19',
    sex: 'M',
  },
  'passport-3': {
    firstName: 'Mercedes',
    lastName: 'Ureña',
    documentNumber: 'RD4482760',
    dateOfBirth: '1991-06-25',
    expiryDate: '2032-08-08',
    sex: 'F',
  },
  'passport-4': {
    firstName: 'Yokasta',
    lastName: 'Féliz',
    documentNumber: 'RD6015587',
    dateOfBirth: '1996-12-01',
    expiryDate: '2034-01-15',
    sex: 'F',
  },
  'passport-5': {
    firstName: 'Altagracia',
    lastName: 'Núñez Féliz',
    documentNumber: 'RD2907341',
    dateOfBirth: '1968-03-30',
    expiryDate: '2031-05-22',
    sex: 'F',
  },
} as const satisfies Readonly<Record<string, CasePerson>>;

export type PictureName = keyof typeof casePeople;
