import type { RecordKind, SealedRecord } from '@notaria/kyc';

type Kinds = Readonly<Record<RecordKind, string>>;
type Causes = Readonly<Record<SealedRecord['cause'], string>>;

const en = {
  title: 'Erased records',
  sessions: 'Sessions',
  kind: 'Kind',
  kinds: {
    session: 'Session',
    screening: 'Screening',
    company_check: 'Company check',
    check: 'Check',
  } as Kinds,
  record: 'Record',
  status: 'Last status',
  statuses: {
    approved: 'Approved',
    declined: 'Declined',
    in_review: 'In review',
    not_started: 'Not started',
    in_progress: 'In progress',
    resubmission_requested: 'Asked again',
    abandoned: 'Abandoned',
    expired: 'Expired',
    kyc_expired: 'Approval expired',
  } as Readonly<Record<string, string>>,
  decided: 'Decided',
  decidedBy: 'Decided by',
  keptUntil: 'Demanded by law until',
  erased: 'Erased',
  erasedBy: 'Erased by',
  cause: 'Cause',
  causes: {
    request: 'On request',
    subject: 'With its subject',
    retention: 'End of retention',
  } as Causes,
  lists: 'Watchlists',
  hash: 'SHA-256 of the record',
  facts: 'What remains',
  search: 'Id of the erased record',
  none: 'No erased records',
  noneText:
    'What remains of erased sessions, screenings and checks appears here, without personal data.',
  missing: 'This record does not exist',
};

export type SealedTexts = typeof en;

export const sealedTexts = {
  en,
  es: {
    title: 'Registros borrados',
    sessions: 'Sesiones',
    kind: 'Tipo',
    kinds: {
      session: 'Sesión',
      screening: 'Comparación con listas',
      company_check: 'Verificación de empresa',
      check: 'Verificación',
    },
    record: 'Registro',
    status: 'Último estado',
    statuses: {
      approved: 'Aprobado',
      declined: 'Rechazado',
      in_review: 'En revisión',
      not_started: 'Sin comenzar',
      in_progress: 'En curso',
      resubmission_requested: 'Solicitado de nuevo',
      abandoned: 'Abandonado',
      expired: 'Vencido',
      kyc_expired: 'Aprobación vencida',
    },
    decided: 'Decidido',
    decidedBy: 'Decidido por',
    keptUntil: 'Exigido por la ley hasta',
    erased: 'Borrado',
    erasedBy: 'Borrado por',
    cause: 'Causa',
    causes: {
      request: 'A petición',
      subject: 'Con su titular',
      retention: 'Fin de la conservación',
    },
    lists: 'Listas de control',
    hash: 'SHA-256 del registro',
    facts: 'Lo que queda',
    search: 'Id del registro borrado',
    none: 'Ningún registro borrado',
    noneText:
      'Aquí aparece lo que queda de sesiones, comparaciones y verificaciones borradas, sin datos personales.',
    missing: 'Este registro no existe',
  } satisfies SealedTexts,
};
