import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Reasons why a file cannot be used.
  tooMuchMemory: 'Ocupa demasiada memoria al leerse',
  tooLong: 'Tarda demasiado en leerse',
  encrypted: 'Está protegido con contraseña',
  damaged: 'Está dañado, o no es un PDF',
  tooManyPages: 'Tiene demasiadas páginas',
  // Warnings of checks, and details of examined aspects.
  notRecognised: 'Aquí no se lee el texto de imágenes',
  notReadInTime: 'El texto no se pudo leer a tiempo',
  noText: 'No hay texto que se pueda leer',
  hardToRead: 'El texto es difícil de leer',
  writtenInFile: 'Escrito en el archivo',
  genuineUnknown: 'Por su texto no se puede saber si es auténtico',
  fileSays: 'El archivo dice que {first}',
  fileSaysBoth: 'El archivo dice que {first}, y que {second}',
  madeWith: 'se hizo con {editor}',
  changedLater: 'se cambió el {changed} y se hizo el {created}',
  kindUnknown: 'Por sus palabras no se sabe de qué tipo es',
  issueDateUncertain: 'No es seguro qué día se emitió',
  addressNotRead: 'No hay una dirección que se pueda leer',
} as const satisfies Translation<typeof en>;
