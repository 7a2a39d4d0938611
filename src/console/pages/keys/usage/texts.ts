const en = {
  title: 'Requests of the last 30 days',
  day: 'Day',
  requests: 'Requests',
  succeeded: 'Succeeded',
  refused: 'Refused',
  failed: 'Failed',
  none: 'No requests in the last 30 days',
  noneText: 'A request appears here a few seconds after its reply.',
  zone: (timeZone: string) => `Days in the time zone ${timeZone}.`,
};

export const usageTexts = {
  en,
  es: {
    title: 'Solicitudes de los últimos 30 días',
    day: 'Día',
    requests: 'Solicitudes',
    succeeded: 'Exitosas',
    refused: 'Rechazadas',
    failed: 'Fallidas',
    none: 'Sin solicitudes en los últimos 30 días',
    noneText: 'Una solicitud aparece aquí unos segundos después de su respuesta.',
    zone: (timeZone: string) => `Días en la zona horaria ${timeZone}.`,
  } satisfies typeof en,
};
