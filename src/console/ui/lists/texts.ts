import { pluralEn, pluralEs } from '../../session/language/plurals.js';

/** The texts of columns, saved views and bulk actions, which every list has. */
const numberEn = (value: number): string => pluralEn(value, { other: '#' });
const numberEs = (value: number): string => pluralEs(value, { other: '#' });

const en = {
  filters: 'Filters',
  moreFilters: 'More filters',
  columns: 'Columns',
  compact: 'Compact rows in all lists',
  columnsHint: 'Changes this table only. Exported files have all columns.',
  usualColumns: 'Reset to default',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  exportRows: 'Export',
  exportHint: 'All pages of the list as it is filtered and sorted.',
  forPrograms: 'For programs',
  schedule: 'Mail by a schedule',
  forProgramsHint: 'Names of the API, plain dates and decimal points, in every language.',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  exportSelected: 'Export as CSV',
  exported: (count: number) =>
    pluralEn(count, { one: '# record was exported', other: '# records were exported' }),
  exportedSome: (found: number, all: number) =>
    `${numberEn(found)} of ${numberEn(all)} records were exported. The others no longer match the list.`,
  views: 'Views',
  view: (name: string) => `View: ${name}`,
  viewName: 'Save as a view',
  viewHint: 'Keeps the search, filters and sort order. An existing view of this name is replaced.',
  nothingToSave: 'Search, filter or sort the list to save it as a view.',
  newName: 'New name',
  nameTaken: 'Another view has this name.',
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Remove ${name}`,
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  selectMatching: (count: number) => pluralEn(count, { other: 'Select all # that match' }),
  selectFirst: (limit: number) => pluralEn(limit, { other: 'Select the first # that match' }),
  clear: 'Clear selection',
  sums: 'Totals of all pages',
  records: (count: number) => pluralEn(count, { one: '# record', other: '# records' }),
  tooManyToSum: 'Too many records to add up. Narrow the filter.',
  selection: 'Selection',
  selected: (count: number) => pluralEn(count, { other: '# selected' }),
  counted: (label: string, count: number) => `${label} (${numberEn(count)})`,
  leftOut: (count: number) =>
    pluralEn(count, {
      one: '# selected record is left out, because the action does not apply to it.',
      other: '# selected records are left out, because the action does not apply to them.',
    }),
  progress: (done: number, all: number) => `${numberEn(done)} of ${numberEn(all)} processed`,
  stop: 'Stop',
  succeeded: (count: number) => pluralEn(count, { one: '# succeeded', other: '# succeeded' }),
  refused: (count: number) => pluralEn(count, { one: '# was refused', other: '# were refused' }),
  notStarted: (count: number) =>
    pluralEn(count, { one: '# was not started', other: '# were not started' }),
  notUndone: (failed: number, all: number, reason: string) =>
    `${numberEn(failed)} of ${numberEn(all)}. ${reason}`,
  viewRemoved: 'The view was removed',
  viewRestored: 'The view was restored',
  activation: {
    deactivate: {
      label: 'Deactivate',
      title: (count: number) =>
        pluralEn(count, { one: 'Deactivate # record', other: 'Deactivate # records' }),
      text: 'Existing documents keep them. New documents cannot use them until you activate them again.',
      done: (count: number) =>
        pluralEn(count, { one: '# record was deactivated', other: '# records were deactivated' }),
    },
    activate: {
      label: 'Activate',
      title: (count: number) =>
        pluralEn(count, { one: 'Activate # record', other: 'Activate # records' }),
      text: 'New documents can use them again.',
      done: (count: number) =>
        pluralEn(count, { one: '# record was activated', other: '# records were activated' }),
    },
  },
};

type ListTexts = typeof en;

export const listTexts = {
  en,
  es: {
    filters: 'Filtros',
    moreFilters: 'Más filtros',
    columns: 'Columnas',
    compact: 'Filas compactas en todas las listas',
    columnsHint: 'Solo cambia esta tabla. Los archivos exportados tienen todas las columnas.',
    usualColumns: 'Restablecer',
    nextRow: 'Fila siguiente',
    previousRow: 'Fila anterior',
    exportRows: 'Exportar',
    exportHint: 'Todas las páginas de la lista, con sus filtros y su orden.',
    forPrograms: 'Para programas',
    schedule: 'Enviar con regularidad',
    forProgramsHint: 'Nombres de la API, fechas y decimales iguales en todos los idiomas.',
    formats: { csv: 'CSV', xlsx: 'Excel' },
    exportSelected: 'Exportar como CSV',
    exported: (count: number) =>
      pluralEs(count, { one: 'Se exportó # registro', other: 'Se exportaron # registros' }),
    exportedSome: (found: number, all: number) =>
      `Se exportaron ${numberEs(found)} de ${numberEs(all)} registros. Los demás ya no coinciden con la lista.`,
    views: 'Vistas',
    view: (name: string) => `Vista: ${name}`,
    viewName: 'Guardar como vista',
    viewHint:
      'Guarda la búsqueda, los filtros y el orden. Si ya hay una vista con ese nombre, la reemplaza.',
    nothingToSave: 'Busque, filtre u ordene la lista para guardarla como vista.',
    newName: 'Nombre nuevo',
    nameTaken: 'Otra vista tiene este nombre.',
    rename: (name: string) => `Cambiar el nombre de ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    select: (name: string) => `Seleccionar ${name}`,
    selectPage: 'Seleccionar toda la página',
    selectMatching: (count: number) =>
      pluralEs(count, { other: 'Seleccionar los # que coinciden' }),
    selectFirst: (limit: number) =>
      pluralEs(limit, { other: 'Seleccionar los primeros # que coinciden' }),
    clear: 'Quitar la selección',
    sums: 'Totales de todas las páginas',
    records: (count: number) => pluralEs(count, { one: '# registro', other: '# registros' }),
    tooManyToSum: 'Son demasiados registros para sumarlos. Acote el filtro.',
    selection: 'Selección',
    selected: (count: number) =>
      pluralEs(count, { one: '# seleccionado', other: '# seleccionados' }),
    counted: (label: string, count: number) => `${label} (${numberEs(count)})`,
    leftOut: (count: number) =>
      pluralEs(count, {
        one: 'Se omite # registro seleccionado, porque la acción no le corresponde.',
        other: 'Se omiten # registros seleccionados, porque la acción no les corresponde.',
      }),
    progress: (done: number, all: number) => `${numberEs(done)} de ${numberEs(all)} procesados`,
    stop: 'Detener',
    succeeded: (count: number) => pluralEs(count, { one: '# realizado', other: '# realizados' }),
    refused: (count: number) => pluralEs(count, { one: '# rechazado', other: '# rechazados' }),
    notStarted: (count: number) =>
      pluralEs(count, { one: '# no iniciado', other: '# no iniciados' }),
    notUndone: (failed: number, all: number, reason: string) =>
      `${numberEs(failed)} de ${numberEs(all)}. ${reason}`,
    viewRemoved: 'La vista fue quitada',
    viewRestored: 'La vista fue restaurada',
    activation: {
      deactivate: {
        label: 'Desactivar',
        title: (count: number) =>
          pluralEs(count, { one: 'Desactivar # registro', other: 'Desactivar # registros' }),
        text: 'Los documentos existentes no cambian. Los nuevos no pueden usarlos hasta que los active de nuevo.',
        done: (count: number) =>
          pluralEs(count, { one: 'Se desactivó # registro', other: 'Se desactivaron # registros' }),
      },
      activate: {
        label: 'Activar',
        title: (count: number) =>
          pluralEs(count, { one: 'Activar # registro', other: 'Activar # registros' }),
        text: 'Los documentos nuevos pueden usarlos de nuevo.',
        done: (count: number) =>
          pluralEs(count, { one: 'Se activó # registro', other: 'Se activaron # registros' }),
      },
    },
  } satisfies ListTexts,
};
