export type RegisterKind = 'companies' | 'people';

export const registersKey: readonly unknown[] = ['notaria', 'registers'];

type OfKinds<T> = Readonly<Record<RegisterKind, T>>;
type Names = Readonly<Record<string, string>>;

const en = {
  title: 'Registers',
  companies: 'Companies',
  text: 'Company checks and identity numbers are looked up here. Registers serve every company of the server.',
  kinds: { companies: 'Company registers', people: 'Person registers' } as OfKinds<string>,
  register: 'Register',
  entries: 'Entries',
  imported: 'Imported',
  version: 'Version',
  none: 'No registers',
  import: 'Import',
  importTitle: {
    companies: 'Import a company register',
    people: 'Import a person register',
  } as OfKinds<string>,
  id: 'Id',
  idHint: 'Such as dgii. A register with this id is replaced.',
  format: 'Format',
  formats: {
    companies: { plain: 'Plain CSV', gleif: 'LEI records (GLEIF)' },
    people: { plain: 'Plain CSV', dgii: 'Dominican taxpayers (DGII)' },
  } as OfKinds<Names>,
  country: 'Country',
  countryHint: 'Two letters, of plain files.',
  file: 'File',
  mayShrink: 'The file may remove more than half of the entries',
  done: 'The register was imported',
  remove: 'Remove',
  removeTitle: (id: string) => `Remove the register ${id}`,
  removeText: 'Its entries are removed for every company of the server.',
  removed: 'The register was removed',
};

export type RegisterTexts = typeof en;

export const registerTexts = {
  en,
  es: {
    title: 'Registros',
    companies: 'Empresas',
    text: 'Aquí se consultan las empresas y los números de identidad. Los registros sirven a todas las empresas del servidor.',
    kinds: { companies: 'Registros de empresas', people: 'Registros de personas' },
    register: 'Registro',
    entries: 'Entradas',
    imported: 'Importado',
    version: 'Versión',
    none: 'Ningún registro',
    import: 'Importar',
    importTitle: {
      companies: 'Importar un registro de empresas',
      people: 'Importar un registro de personas',
    },
    id: 'Id',
    idHint: 'Por ejemplo, dgii. Un registro con este id se reemplaza.',
    format: 'Formato',
    formats: {
      companies: { plain: 'CSV simple', gleif: 'Registros LEI (GLEIF)' },
      people: { plain: 'CSV simple', dgii: 'Contribuyentes dominicanos (DGII)' },
    },
    country: 'País',
    countryHint: 'Dos letras, para archivos simples.',
    file: 'Archivo',
    mayShrink: 'El archivo puede quitar más de la mitad de las entradas',
    done: 'El registro fue importado',
    remove: 'Quitar',
    removeTitle: (id: string) => `Quitar el registro ${id}`,
    removeText: 'Sus entradas se quitan para todas las empresas del servidor.',
    removed: 'El registro fue quitado',
  } satisfies RegisterTexts,
};
