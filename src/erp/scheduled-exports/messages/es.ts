export const es = {
  notFound: 'La exportación programada {id} no existe',
  notExportable: '{path} no es una lista que se pueda exportar',
  setBySchedule: 'path contiene {name}, que fija cada ejecución',
  faultOfList: 'La lista lo rechaza: {fault}',
  weekdayMissing: 'Una exportación semanal necesita weekday',
  dayOfMonthMissing: 'Una exportación mensual necesita dayOfMonth',
  ownerLeft: 'Su dueño no tiene un acceso activo, por eso está en pausa',
  runFailed: 'No se pudo escribir el archivo: algo falló varias veces',
  fileTooLarge: 'El archivo tiene más de {limit} MB: necesita más filtros, o un período más corto',
} as const;
