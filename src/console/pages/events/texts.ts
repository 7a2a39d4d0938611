const en = {
  title: 'Events',
  none: 'No events yet',
  noneText: 'Each change of a document or record adds an event. Programs read them in order.',
  position: 'Position',
  type: 'Event',
  object: 'Record',
  at: 'Date',
  request: 'Request',
};

export type EventTexts = typeof en;

export const eventTexts = {
  en,
  es: {
    title: 'Eventos',
    none: 'Todavía no hay eventos',
    noneText:
      'Cada cambio de un documento o registro agrega un evento. Los programas los leen en orden.',
    position: 'Posición',
    type: 'Evento',
    object: 'Registro',
    at: 'Fecha',
    request: 'Solicitud',
  } satisfies EventTexts,
};
