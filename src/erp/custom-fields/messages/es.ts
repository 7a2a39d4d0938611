import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  notFound: 'El campo propio {id} no existe',
  customFieldInUse: 'Hay registros con valores del campo {code}; desactívelo',
  tooManyCustomFields: 'Un tipo de registro tiene como máximo {most} campos propios',
  choicesMissing: 'Un campo de opciones necesita sus opciones',
  choicesOfOther: 'Solo un campo de opciones tiene opciones',
  referencesMissing: 'Un campo de referencia necesita el tipo de registro',
  referencesOfOther: 'Solo un campo de referencia nombra un tipo de registro',
  metadataKey: 'Una clave tiene de 1 a 40 caracteres, sin corchetes ni caracteres de control',
  metadataTooMany: 'Un registro tiene como máximo {most} claves',
  unknownField: 'No existe el campo propio {code}, o está desactivado',
  fieldMissing: 'El campo propio {code} es obligatorio',
  notText: '{code} debe ser un texto',
  notNumber: '{code} debe ser un número',
  notDay: '{code} debe ser un día, como 2026-01-31',
  notChoice: '{code} debe ser una de estas opciones: {choices}',
  notReference: '{code} debe ser el id de un registro',
  unknownReference: '{code} nombra el registro {id}, que no existe',
  filterForm: '{name} necesita un valor con la forma {form}',
  filterRange: '{code} no admite intervalos: solo los números y los días',
  filterTooMany: 'Una lista se busca por {most} campos propios como máximo',
} as const satisfies Translation<typeof en>;
