import type { EventType } from '@notaria/kyc';

type EventTexts = Readonly<Record<EventType, string>>;

/** The meaning of each event, in the order of the contract. */
export const eventTexts: { readonly en: EventTexts; readonly es: EventTexts } = {
  en: {
    'session.created': 'A session was created',
    'session.started': 'Its person began',
    'session.completed': 'It was approved',
    'session.declined': 'It was declined',
    'session.review': 'It waits for a reviewer',
    'session.resubmission_requested': 'Its person is asked for more',
    'session.abandoned': 'Its person went away',
    'session.expired': 'Its time ran out',
    'session.kyc_expired': 'An approval has lost its validity',
    'session.updated': 'Something of it was changed',
    'session.shared': 'It was shared',
    'session.imported': 'It was imported',
    'session.deleted': 'It was erased',
    'aml.screened': 'Somebody was screened',
    'aml.hit_added': 'Monitoring found a new hit',
    'aml.hit_removed': 'A hit is gone from its list',
    'kyb.completed': 'A company was checked',
    'kyb.review': 'A company waits for a reviewer',
    'kyb.updated': 'The register of a company has changed',
    'face.duplicate_found': 'A face is known by another name',
    'key.revoked': 'A key was revoked',
    'webhook.disabled': 'Another webhook was disabled',
    'webhook.test': 'A test',
  },
  es: {
    'session.created': 'Se creó una sesión',
    'session.started': 'La persona empezó',
    'session.completed': 'Fue aprobada',
    'session.declined': 'Fue rechazada',
    'session.review': 'Espera a un revisor',
    'session.resubmission_requested': 'Se pide más a la persona',
    'session.abandoned': 'La persona la abandonó',
    'session.expired': 'Se agotó su tiempo',
    'session.kyc_expired': 'Una aprobación perdió su vigencia',
    'session.updated': 'Algo de ella cambió',
    'session.shared': 'Fue compartida',
    'session.imported': 'Fue importada',
    'session.deleted': 'Fue borrada',
    'aml.screened': 'Se consultó a alguien en las listas',
    'aml.hit_added': 'El monitoreo encontró una coincidencia nueva',
    'aml.hit_removed': 'Una coincidencia salió de su lista',
    'kyb.completed': 'Se comprobó una empresa',
    'kyb.review': 'Una empresa espera a un revisor',
    'kyb.updated': 'Cambió el registro de una empresa',
    'face.duplicate_found': 'Un rostro se conoce con otro nombre',
    'key.revoked': 'Se revocó una clave',
    'webhook.disabled': 'Se desactivó otro webhook',
    'webhook.test': 'Una prueba',
  },
};

export const eventTypes = Object.keys(eventTexts.en) as EventType[];
