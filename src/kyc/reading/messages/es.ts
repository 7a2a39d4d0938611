import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Warnings of checks; the side is a subject.
  front: 'El anverso',
  back: 'El reverso',
  imageTooSmall: '{side} es demasiado pequeño para leerse',
  imageSmall: '{side} es pequeño',
  imageBlurred: '{side} está borroso',
  imageNotSharp: '{side} no está del todo nítido',
  imageDark: '{side} está oscuro',
  imageGlare: '{side} tiene un reflejo',
  measures: 'nitidez {sharpness}, brillo {brightness}, reflejo {glare}',
  noTwoZones: 'No hay dos zonas que comparar',
  twoDocuments: 'El anverso y el reverso son de dos documentos',
  printedNotRead: 'El texto impreso no se pudo leer',
  zoneUnclear: 'No todos los signos de la zona de lectura mecánica son claros',
  namesUnconfirmed: 'Ninguna otra fuente tiene los nombres de la zona',
  issuerUnknown: 'Ningún Estado tiene el código que la zona da como emisor',
  nationalityUnknown: 'Ningún Estado tiene el código que la zona da como nacionalidad',
  barcodeDiffers: 'El código de barras y la zona de lectura mecánica difieren',
  noZone: 'No hay una zona de lectura mecánica que se pueda leer, ni un código',
  nothingReliable: 'Nada en él es fiable; una persona tiene que revisarlo',
  zoneMissing: 'No se encontró ninguna',
  barcodeUnconfirmed: 'El texto impreso no confirma lo que dice el código de barras',
  securityNotExamined: 'No se examinan falsificaciones, hologramas ni otros elementos de seguridad',
  printedDiffers: 'El texto impreso dice otra cosa: {fields}',
  printedUnread: 'No se pudo leer en el texto impreso: {fields}',
  signsUnclear: '{count} signos no son claros',
  both: '{first}; {second}',
} as const satisfies Translation<typeof en>;
