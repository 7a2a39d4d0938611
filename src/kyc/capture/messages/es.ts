import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  documentFirst: 'Primero va el documento',
  noSelfieNext: 'No se espera ninguna selfie',
  selfieRunning: 'Todavía se está revisando la imagen anterior',
  linkExpired: 'El enlace expiró: pida otro a quien se lo envió',
  noConsentAsked: 'El flujo no pide consentimiento',
  otherConsentText: 'El texto de consentimiento es otro; vuelva a leerlo',
  // Advice on the capture page.
  lookStraight: 'Mire de frente a la cámara, con toda la cara dentro del marco.',
  brighter: 'Busque un lugar con más luz, que le llegue de frente.',
  turns: 'Gire la cabeza como se indica, lo suficiente y un giro a la vez.',
  sharp: 'Sujete el teléfono sin moverlo y espere a que la imagen sea nítida.',
  closer: 'Acérquese hasta que llene el marco.',
  general: 'No se pudo usar la imagen. Tómela de nuevo: nítida, completa y sin reflejos.',
  noFace: 'No se encontró su cara. Quítese gorra y gafas de sol y llene el marco.',
  noFaceOnDocument: 'No se ve la cara del documento. Vuelva a tomar el documento sin reflejos.',
  alone: 'Salga sin otras personas en la foto.',
  otherDocument: 'No se acepta este tipo de documento. Use otro de los que se ofrecen.',
  oneDocument: 'El frente y el reverso no son del mismo documento. Tome los dos lados del mismo.',
  brighterDocument: 'Tome el documento con más luz.',
  noReflection: 'Incline el documento hasta que no refleje la luz.',
  closerFace: 'Acérquese a la cámara.',
  lessLight: 'Hay demasiada luz. Apártese de la ventana o la lámpara.',
  stayInFrame: 'Mantenga la cara dentro del marco en todos los giros.',
  recentProof: 'El documento es demasiado antiguo. Use uno de los últimos tres meses.',
  onePerson: 'Una misma persona debe hacer todos los giros.',
} as const satisfies Translation<typeof en>;
