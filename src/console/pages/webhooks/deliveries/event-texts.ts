import type { EventType } from '@notaria/kyc';

type EventTexts = Readonly<Record<EventType, string>>;

/** The meaning of each event, in the order of the contract. */
export const eventTexts: { readonly en: EventTexts; readonly es: EventTexts } = {
  en: {
    'session.created': 'A session was created',
    'session.started': 'The person started the verification',
    'session.completed': 'The session was approved',
    'session.declined': 'The session was declined',
    'session.review': 'The session needs a review',
    'session.resubmission_requested': 'The person must repeat some steps',
    'session.abandoned': 'The person abandoned the session',
    'session.expired': 'The session expired',
    'session.kyc_expired': 'An approval expired',
    'session.updated': 'The session changed; its status did not',
    'session.shared': 'The session was shared',
    'session.imported': 'The session was imported',
    'session.deleted': 'The session was erased',
    'aml.screened': 'A screening found hits',
    'aml.hit_added': 'Monitoring found a new hit',
    'aml.hit_removed': 'Monitoring no longer finds a hit',
    'kyb.completed': 'A company check was decided',
    'kyb.review': 'A company check needs a review',
    'kyb.updated': 'A checked company changed in its register',
    'face.duplicate_found': 'A face is similar to an indexed face',
    'key.revoked': 'A key was revoked',
    'webhook.disabled': 'Another webhook was disabled',
    'webhook.test': 'Test event',
  },
  es: {
    'session.created': 'Se creó una sesión',
    'session.started': 'La persona inició la verificación',
    'session.completed': 'La sesión fue aprobada',
    'session.declined': 'La sesión fue rechazada',
    'session.review': 'La sesión requiere revisión',
    'session.resubmission_requested': 'La persona debe repetir algunos pasos',
    'session.abandoned': 'La persona abandonó la sesión',
    'session.expired': 'La sesión venció',
    'session.kyc_expired': 'Venció una aprobación',
    'session.updated': 'La sesión cambió; su estado no',
    'session.shared': 'La sesión fue compartida',
    'session.imported': 'La sesión fue importada',
    'session.deleted': 'La sesión fue borrada',
    'aml.screened': 'Una consulta encontró coincidencias',
    'aml.hit_added': 'El monitoreo encontró una coincidencia nueva',
    'aml.hit_removed': 'El monitoreo ya no encuentra una coincidencia',
    'kyb.completed': 'Se decidió una comprobación de empresa',
    'kyb.review': 'Una comprobación de empresa requiere revisión',
    'kyb.updated': 'Cambió en su registro una empresa comprobada',
    'face.duplicate_found': 'Un rostro se parece a otro del índice',
    'key.revoked': 'Se revocó una clave',
    'webhook.disabled': 'Se desactivó otro webhook',
    'webhook.test': 'Evento de prueba',
  },
};

export const eventTypes = Object.keys(eventTexts.en) as EventType[];
