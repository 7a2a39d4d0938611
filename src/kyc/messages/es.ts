import type { Translation } from '../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Records, as subjects of the sentence `notFound`.
  session: 'La sesión',
  workflow: 'El flujo',
  logo: 'El logo de la sesión',
  check: 'La verificación',
  screening: 'La consulta',
  hit: 'La coincidencia',
  watchlist: 'La lista',
  register: 'El registro',
  watchlistVersion: 'La versión',
  company: 'La verificación de empresa',
  webhook: 'El webhook',
  delivery: 'La entrega',
  key: 'La clave',
  face: 'El rostro',
  challenge: 'El reto',
  sharer: 'La empresa',
  shareToken: 'El testigo',
  sealedRecord: 'El registro sellado',
  // Refusals.
  notFound: '{noun} {id} no existe',
  invalidTransition: 'La sesión no puede pasar de {from} a {to}',
  claimed: '{holder} tiene la sesión hasta {until}',
  secondReviewerNeeded: 'La primera aprobación es suya; otra persona también tiene que aprobarla',
  notOwnKey: 'Una clave se reemplaza a sí misma y a las claves creadas con ella, y {id} no lo es',
  scopeNotGrantable: 'Quien llama no puede dar el permiso {scope}',
  keptByLaw: 'La ley exige el registro hasta {until}',
  keptUntil: 'La ley exige {id} hasta {until}',
  foreignCursor: 'El cursor no pertenece a esta lista',
  unusableImage: 'La imagen no se puede usar: {reason}',
} as const satisfies Translation<typeof en>;
