import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  tooManyChecks: 'Hay demasiadas comprobaciones en espera',
  engineTooLate: 'El motor no respondió a tiempo',
  notTaken: 'Ningún proceso con motores tomó la comprobación a tiempo',
  engineFailed: 'El motor no puede responder ahora',
  noEngine: 'Este servidor no tiene configurado un motor de {capability}',
  // Capabilities, as they stand in `noEngine`.
  documents: 'documentos de identidad',
  addresses: 'comprobantes de domicilio',
  identities: 'números de identidad',
  liveness: 'prueba de vida',
  faceMatch: 'comparación de rostros',
  faceEmbedding: 'búsqueda de rostros',
  age: 'edades',
  // Warnings of checks.
  sandboxDecline: 'Se pidió al entorno de pruebas que rechace',
  sandboxReview: 'Se pidió al entorno de pruebas que envíe a revisión',
  sandboxRetry: 'Se pidió al entorno de pruebas que solicite otra imagen',
  sandboxInput:
    'El entorno de pruebas no conoce ese dato; use, por ejemplo, APPROVE como nombre de archivo o apellido',
  sandboxUnreadable: 'Se indicó al entorno de pruebas que es ilegible',
} as const satisfies Translation<typeof en>;
