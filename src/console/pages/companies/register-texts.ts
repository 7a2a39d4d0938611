const en = {
  title: 'Import a register',
  text: 'Company checks and database validation compare with imported registers. A newer file replaces the register of the same name.',
  kind: 'Register of',
  kinds: { companies: 'Companies', people: 'People' },
  id: 'Name of the register',
  idHint: 'Lower-case letters, digits and hyphens: do-companies.',
  format: 'Format',
  formats: { plain: 'CSV', gleif: 'GLEIF (LEI)' },
  peopleFormats: { plain: 'CSV', dgii: 'DGII' },
  file: 'File',
  mayShrink: 'Allow the register to lose many entries',
  action: 'Import',
  done: (added: number, changed: number, removed: number) =>
    `Imported: ${added} added, ${changed} changed, ${removed} removed`,
};

export const registerTexts = {
  en,
  es: {
    title: 'Importar un registro',
    text: 'Las verificaciones comparan con registros importados. Un archivo más nuevo reemplaza el registro del mismo nombre.',
    kind: 'Registro de',
    kinds: { companies: 'Empresas', people: 'Personas' },
    id: 'Nombre del registro',
    idHint: 'Minúsculas, dígitos y guiones: do-empresas.',
    format: 'Formato',
    formats: { plain: 'CSV', gleif: 'GLEIF (LEI)' },
    peopleFormats: { plain: 'CSV', dgii: 'DGII' },
    file: 'Archivo',
    mayShrink: 'Permitir que el registro pierda muchas entradas',
    action: 'Importar',
    done: (added: number, changed: number, removed: number) =>
      `Importado: ${added} nuevas, ${changed} cambiadas, ${removed} eliminadas`,
  } satisfies typeof en,
};
