import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  imageNotRead: 'El motor no lee este tipo de imagen',
  tooManySearches: 'Hay demasiadas búsquedas en espera',
  noSession: 'no hay sesión',
  noPicture: 'la sesión no tiene un documento con foto',
  referenceMissing: 'body.refImage es obligatorio: {why}',
  challengeUsed: 'El reto ya fue usado',
  challengeOfOther: 'El reto es de otra sesión',
  challengeOver: 'El tiempo del reto terminó: pida otro',
  framesReused: 'Los fotogramas se enviaron entretanto con otro reto',
  framesOfNoChallenge: '{path}: los fotogramas necesitan un challengeToken',
  framesMissing: '{path}: el reto tiene {count} giros, cada uno necesita un fotograma',
  // Warnings of checks.
  noFace: 'No hay ningún rostro en la imagen',
  severalFaces: 'Hay más de un rostro en la imagen',
  notLiving: 'No parece una persona viva ante la cámara',
  turnsNotCertified:
    'La cabeza se giró como se pidió; ningún laboratorio lo ha probado, y no se distinguen los giros hechos por software',
  engineNotCertified:
    'Ningún laboratorio ha probado el motor contra fotografías, pantallas y máscaras',
  facesDiffer: 'Los dos rostros no se parecen lo suficiente',
  noFaceInReference: 'No hay ningún rostro en la imagen de referencia',
  tooYoung: 'La persona parece menor de {minAge} años',
  ageBorderline: 'No se puede saber si la persona tiene {minAge} años',
  framesSentBefore: 'Los fotogramas ya se enviaron antes, con otro reto',
  samePicture: 'Algunas imágenes son la misma toma fija',
  frameWithoutFace: 'No todos los fotogramas muestran un rostro que se distinga',
  otherPersonInFrame: 'No todos los fotogramas muestran a la persona de la imagen',
  turnsNotMade: 'La cabeza no se giró como se pidió',
  duplicateFace: 'El rostro ya se vio antes, de otra persona',
  blockedFace: 'El rostro está en la lista de bloqueo',
} as const satisfies Translation<typeof en>;
