import type { components } from '../../../generated/kyc/types.js';
import type { Locale, Message } from '../../kernel/errors.js';
import type { Step } from '../sessions/index.js';

type Advice = components['schemas']['CaptureAdvice'];

const lookStraight: Message = {
  en: 'Look straight into the camera, with your whole face in the frame.',
  es: 'Mire de frente a la cámara, con toda la cara dentro del marco.',
};
const brighter: Message = {
  en: 'Find a brighter place, with the light in front of you.',
  es: 'Busque un lugar con más luz, que le llegue de frente.',
};
const turns: Message = {
  en: 'Turn your head as shown, far enough and one turn at a time.',
  es: 'Gire la cabeza como se indica, lo suficiente y un giro a la vez.',
};
const sharp: Message = {
  en: 'Hold the phone still and wait until the picture is sharp.',
  es: 'Sujete el teléfono sin moverlo y espere a que la imagen sea nítida.',
};

const closer: Message = {
  en: 'Come closer, until it fills the frame.',
  es: 'Acérquese hasta que llene el marco.',
};

/** What people can mend, the gravest first. A code that is not here is not told: it may be about a forgery. */
const known: Readonly<Record<string, Message>> = {
  NO_FACE_DETECTED: {
    en: 'Your face was not found. Take off hat and sunglasses and fill the frame.',
    es: 'No se encontró su cara. Quítese gorra y gafas de sol y llene el marco.',
  },
  NO_FACE_IN_REFERENCE: {
    en: 'The face on the document could not be seen. Take the document again without reflections.',
    es: 'No se ve la cara del documento. Vuelva a tomar el documento sin reflejos.',
  },
  MULTIPLE_FACES_DETECTED: {
    en: 'Be alone in the picture.',
    es: 'Salga sin otras personas en la foto.',
  },
  DOCUMENT_TYPE_NOT_ALLOWED: {
    en: 'This kind of document is not taken. Use another one of those offered.',
    es: 'No se acepta este tipo de documento. Use otro de los que se ofrecen.',
  },
  FRONT_BACK_MISMATCH: {
    en: 'Front and back are not of one document. Take both sides of the same one.',
    es: 'El frente y el reverso no son del mismo documento. Tome los dos lados del mismo.',
  },
  IMAGE_TOO_SMALL: closer,
  IMAGE_SMALL: closer,
  IMAGE_NOT_SHARP: sharp,
  IMAGE_DARK: {
    en: 'Take the document in brighter light.',
    es: 'Tome el documento con más luz.',
  },
  IMAGE_GLARE: {
    en: 'Tilt the document until no light is reflected on it.',
    es: 'Incline el documento hasta que no refleje la luz.',
  },
  FACE_TOO_SMALL: { en: 'Come closer to the camera.', es: 'Acérquese a la cámara.' },
  FACE_TURNED_AWAY: lookStraight,
  IMAGE_BLURRED: sharp,
  IMAGE_TOO_DARK: brighter,
  IMAGE_TOO_BRIGHT: {
    en: 'There is too much light. Turn away from the window or lamp.',
    es: 'Hay demasiada luz. Apártese de la ventana o la lámpara.',
  },
  CHALLENGE_FACE_MISSING: {
    en: 'Keep your face in the frame during every turn.',
    es: 'Mantenga la cara dentro del marco en todos los giros.',
  },
  CHALLENGE_TURNS_NOT_MADE: turns,
  CHALLENGE_OTHER_PERSON: {
    en: 'One and the same person has to make all turns.',
    es: 'Una misma persona debe hacer todos los giros.',
  },
  CHALLENGE_STILL_REPEATED: turns,
  LOW_LIVENESS_SCORE: brighter,
};

const general: Message = {
  en: 'The picture could not be used. Take it again, sharp, complete and without reflections.',
  es: 'No se pudo usar la imagen. Tómela de nuevo: nítida, completa y sin reflejos.',
};

const maxAdvice = 10;

/** What to do better in steps that wait for another attempt; something is always said to who has to try again. */
export function adviceOn(steps: readonly Step[], language: Locale): Advice[] {
  const again = steps.filter(({ status, attempts }) => status === 'pending' && attempts > 0);
  if (again.length === 0) return [];
  const codes = new Set(again.flatMap((step) => step.codes));
  const told = Object.entries(known).filter(([code]) => codes.has(code));
  const all = told.length > 0 ? told : [['TAKE_AGAIN', general] as const];
  return all.slice(0, maxAdvice).map(([code, text]) => ({ code, text: text[language] }));
}
