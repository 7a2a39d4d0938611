import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  defaultStays: 'Es el flujo predeterminado; haga predeterminado a otro en su lugar',
  defaultNotDeletable:
    'El flujo predeterminado no se puede borrar; haga predeterminado a otro antes',
  actionCode: 'Un código va en mayúsculas, como DOCUMENT_EXPIRED',
  unknownAction: 'debe ser approve, review o decline',
  faceThresholds: 'faceMatchDecline no debe superar faceMatchReview',
  amlThresholds: 'amlReview no debe superar amlDecline',
  consentText: 'Debe tener un texto en al menos un idioma',
  logoFormat: 'El logo debe ser PNG o JPEG',
  logoBytes: 'El logo no debe superar {most} bytes',
  logoSize: 'El logo no debe superar {most} píxeles de ancho o de alto',
  tooManyActions: 'Hay más de {most}',
} as const satisfies Translation<typeof en>;
