import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  registerFailed: 'El registro no puede responder ahora',
  // Warnings of checks.
  leiWrong: 'Los dígitos de control del LEI son incorrectos',
  numberRuleBroken: 'El número no cumple una regla de su país',
  companyNotFound: 'Ningún registro del país tiene la empresa',
  noRegister: 'No se importó ningún registro del país',
  nameDiffers: 'El registro tiene otro nombre',
  severalCompanies: 'Varias empresas llevan ese nombre',
  numberDiffers: 'El registro tiene otro número',
  leiDiffers: 'El registro tiene otro LEI',
  notInBusiness: 'Según el registro, la empresa no está activa',
  disputed: 'Según otro registro, la empresa no está activa',
  statusUnknown: 'El registro no dice si la empresa está activa',
  noWatchlist: 'No se importó ninguna lista',
  mayBeListed: 'La empresa, o una de sus personas, puede estar en una lista',
  numberListed: 'Un número confirmado de la empresa está en una lista de control',
  weakAlias: 'Un nombre coincide con un alias que su lista considera demasiado común',
  foundByName: 'Solo el nombre coincide con el registro; envíe el número de la empresa',
} as const satisfies Translation<typeof en>;
