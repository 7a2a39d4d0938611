import type { components } from '../../../generated/kyc/types.js';
import type { PictureName } from './people.js';

type Schemas = components['schemas'];

/** An identity case of the demo, from the invitation of the person to the decision. */
export interface DemoCase {
  /** The reference of the case. */
  readonly externalId: string;
  /** Days between the invitation and now. */
  readonly daysAgo: number;
  readonly features: Schemas['Features'];
  readonly expected: Schemas['Expected'];
  /** The document that the person sends after two hours, and after a day the decision of a reviewer. */
  readonly picture?: PictureName;
  readonly decision?: Schemas['SessionDecision'];
}

/** One case in each state that a reviewer meets, the oldest first. */
export const demoCases: readonly DemoCase[] = [
  {
    externalId: 'alta-1001',
    daysAgo: 24,
    features: ['id'],
    expected: { firstName: 'Rafael', lastName: 'Mejía', dateOfBirth: '1984-09-12' },
    picture: 'passport-1',
    decision: {
      decision: 'approved',
      comment: 'Pasaporte visto en la oficina.',
      steps: [{ feature: 'id', status: 'approved' }],
    },
  },
  {
    // The person sends the first of two documents, and then lets the time run out.
    externalId: 'alta-1002',
    daysAgo: 17,
    features: ['id', 'poa'],
    expected: { firstName: 'Altagracia', lastName: 'Núñez Féliz', dateOfBirth: '1968-03-30' },
    picture: 'passport-5',
  },
  {
    externalId: 'alta-1003',
    daysAgo: 9,
    features: ['id'],
    expected: { firstName: 'Leonel', lastName: 'Peña', dateOfBirth: '1979-02-03' },
    picture: 'passport-2',
    decision: {
      decision: 'declined',
      reason: 'Documento vencido; no presentó otro.',
      steps: [{ feature: 'id', status: 'declined' }],
    },
  },
  {
    // The date of birth differs from that of the document.
    externalId: 'alta-1004',
    daysAgo: 2,
    features: ['id'],
    expected: { firstName: 'Mercedes', lastName: 'Ureña', dateOfBirth: '1991-06-20' },
    picture: 'passport-3',
  },
  {
    externalId: 'alta-1005',
    daysAgo: 1,
    features: ['id', 'poa'],
    expected: { firstName: 'Yokasta', lastName: 'Féliz', dateOfBirth: '1996-12-01' },
    picture: 'passport-4',
  },
  {
    externalId: 'alta-1006',
    daysAgo: 1,
    features: ['id', 'liveness', 'face_match'],
    expected: { firstName: 'José', lastName: 'Álvarez Almonte', nationality: 'do' },
  },
];
