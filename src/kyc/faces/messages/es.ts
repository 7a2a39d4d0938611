import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Warnings of checks.
  faceTooSmall: 'El rostro es demasiado pequeño: acérquese',
  faceTurnedAway: 'El rostro está girado: mire a la cámara',
  imageBlurred: 'La imagen está borrosa: no se mueva',
  tooDark: 'Hay muy poca luz',
  tooBright: 'Hay demasiada luz',
  // Details of examined aspects.
  widthInPixels: '{value} píxeles de ancho',
  facing: '{value} de 100, de frente a la cámara',
  shortOfWhite: 'a {value} de 100 del blanco',
  ofHundred: '{value} de 100',
  facesFound: '{count} en la imagen',
  eyeShape: '{ratio} de alto por ancho',
  possibleMinor:
    'Un rostro parece de unos {age} años, entre {low} y {high}: los rostros de menores se confunden con demasiada facilidad',
  advisory: 'Orientativo: no distingue a una persona de una imagen suya',
  // Reasons why an image cannot be used.
  noFace: 'No hay ningún rostro en la imagen',
  severalFaces: 'Hay más de un rostro en la imagen',
  faceNotClear: 'El rostro no se distingue',
  notDecodable: 'No se puede decodificar',
} as const satisfies Translation<typeof en>;
