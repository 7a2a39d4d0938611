const en = {
  title: 'Trusted companies',
  none: 'No trusted companies',
  noneText: 'Sessions that these companies approved can be imported with their share token.',
  code: 'Code of the company',
  name: 'Company',
  since: 'Trusted since',
  trust: 'Trust a company',
  trusted: 'The company is trusted',
  remove: 'Remove',
  removeTitle: (name: string) => `Stop trusting ${name}`,
  removeText: 'Its sessions can no longer be imported. Imported sessions stay.',
  removed: 'The company is no longer trusted',
  importSession: 'Import a session',
  importAction: 'Import',
  shareToken: 'Share token',
  externalId: 'Your reference of the person',
  imported: 'The session was imported',
  erase: 'Erase a person',
  eraseText:
    'All sessions, screenings, company checks and faces under this reference are erased. This cannot be undone.',
  erased: (kept: number) =>
    kept === 0 ? 'The data was erased' : `The data was erased. Kept by law: ${kept}`,
  partial: 'Erase also if the law demands some records',
  partialText:
    'Decided records stay as long as your retention period demands them; the other records and all faces are erased. Otherwise nothing is erased while one record must stay.',
  sessions: 'Sessions',
  sealedRecords: 'Erased records',
};

export type SharingTexts = typeof en;

export const sharingTexts = {
  en,
  es: {
    title: 'Empresas de confianza',
    none: 'No hay empresas de confianza',
    noneText: 'Las sesiones que aprobaron se pueden importar con su token.',
    code: 'Código de la empresa',
    name: 'Empresa',
    since: 'Desde',
    trust: 'Confiar en una empresa',
    trusted: 'La empresa es de confianza',
    remove: 'Quitar',
    removeTitle: (name: string) => `Dejar de confiar en ${name}`,
    removeText: 'Sus sesiones ya no se pueden importar. Las importadas permanecen.',
    removed: 'La empresa ya no es de confianza',
    importSession: 'Importar una sesión',
    importAction: 'Importar',
    shareToken: 'Token compartido',
    externalId: 'Su referencia de la persona',
    imported: 'La sesión fue importada',
    erase: 'Borrar a una persona',
    eraseText:
      'Se borran todas las sesiones, consultas, verificaciones y rostros con esta referencia. No se puede deshacer.',
    erased: (kept: number) =>
      kept === 0
        ? 'Los datos fueron borrados'
        : `Los datos fueron borrados. Por ley permanecen: ${kept}`,
    partial: 'Borrar aunque la ley exija algunos registros',
    partialText:
      'Los registros decididos permanecen mientras su plazo de conservación los exija; los demás registros y todos los rostros se borran. De otro modo no se borra nada mientras un registro deba permanecer.',
    sessions: 'Sesiones',
    sealedRecords: 'Registros borrados',
  } satisfies SharingTexts,
};
