import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  noWatchlist: 'No hay ninguna lista cargada, así que no se puede consultar a nadie',
  reasonMissing: 'Una decisión necesita un motivo',
  nameWithoutLetters: 'No contiene letras ni dígitos',
  otherBirthYear: 'No es el año de dateOfBirth',
  unknownWatchlist: 'No existe la lista {list}',
  // Warnings of checks.
  confirmedMatch: 'Un revisor encontró que la persona o entidad está en una lista',
  strongMatch: 'Un nombre de la lista obtuvo {score}; una persona tiene que decidir',
  equalNumber: 'Un número confirmado coincide con el de una entrada de una lista',
  weakAlias:
    'El nombre coincide con un alias que su lista considera demasiado común para identificar a alguien',
  possibleMatch: 'Un nombre de la lista obtuvo {score}',
  confirmedMatchChanged:
    'La entrada de una coincidencia confirmada cambió o salió de su lista; una persona tiene que decidir',
} as const satisfies Translation<typeof en>;
