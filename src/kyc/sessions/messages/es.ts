import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  unknownStep: 'La sesión no tiene el paso {feature}',
  stepIsDecided: 'El paso {feature} no admite más intentos',
  consentFirst: 'La persona debe aceptar antes el texto de consentimiento del flujo',
  notInReview: 'Solo se toman sesiones en revisión; esta está en {status}',
  foreignCursor: 'El cursor no pertenece a esta lista y orden',
  offsetAndCursor: 'offset y after no se envían juntos',
  reasonMissing: 'Se necesita un motivo o un código de motivo',
  unknownDecidedStep: 'Debe ser un paso de la sesión y aparecer una sola vez',
  stepOpened: 'Un paso solo se abre con resubmission_requested',
  noStepToRepeat: 'Debe indicar un paso que repetir',
  resubmissionsUsed: 'Ya se pidió {times} veces',
  fileGone: 'La dirección expiró o el archivo fue borrado',
  sessionErased: 'La sesión {id} fue borrada',
  metadataNotPlain:
    'Los nombres tienen de 1 a {name} caracteres; los valores son texto de hasta {value}',
  notShareable: 'Solo se comparten sesiones aprobadas o rechazadas; esta está en {status}',
  shareEnded: 'El testigo expiró, era para otra empresa o su sesión fue borrada',
  sharerNotTrusted:
    'La empresa que compartió la sesión no está entre las de confianza de esta empresa',
  shareImported: 'Esta empresa ya importó el testigo',
} as const satisfies Translation<typeof en>;
