import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Warnings of checks.
  nameDiffers: 'El nombre no es el esperado',
  birthDateDiffers: 'La fecha de nacimiento no es la esperada',
  nationalityDiffers: 'La nacionalidad no es la esperada',
  numberDiffers: 'El número no es el esperado',
  documentExpired: 'El documento está vencido',
  issuedInFuture: 'Su fecha de emisión es futura',
  bornInFuture: 'La fecha de nacimiento es futura',
  kindUnknown: 'No se conoce el tipo de documento',
  kindNotTaken: 'No se aceptan documentos del tipo {documentType}',
  otherKind: 'Es del tipo {documentType}',
  fieldsNotRead: 'No se pudo leer todo',
  checkDigitWrong: 'Un dígito de control de las líneas es incorrecto',
  issueDateNotRead: 'No se pudo leer la fecha de emisión',
  tooOld: 'Tiene más de {maxAgeDays} días',
  issuerNotRead: 'No se pudo leer quién lo emitió',
  nameNotRead: 'No hay un nombre que se pueda leer',
  addressDiffers: 'La dirección no es la esperada',
  numberRuleBroken: 'El número no cumple la regla de su país',
  numberNotFound: 'El registro no tiene el número',
  otherPerson: 'El registro tiene a otra persona con ese número',
  partialMatch: 'No todo coincide con el registro, o no se envió todo',
  numberLength: 'La longitud es incorrecta',
  numberFormat: 'Contiene signos que no corresponden',
  numberPart: 'Una parte es imposible',
  numberCheckDigit: 'El dígito de control es incorrecto',
  pictureNotCertified: 'Un documento dibujado se leería igual; una persona tiene que decidir',
  addressNotCertified: 'Un texto de cualquiera se leería igual; una persona tiene que decidir',
} as const satisfies Translation<typeof en>;
