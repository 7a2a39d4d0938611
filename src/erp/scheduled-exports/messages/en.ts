export const en = {
  notFound: 'Scheduled export {id} does not exist',
  notExportable: '{path} is no list that can be exported',
  setBySchedule: 'path holds {name}, which each run sets',
  faultOfList: 'The list refuses it: {fault}',
  weekdayMissing: 'A weekly export needs weekday',
  dayOfMonthMissing: 'A monthly export needs dayOfMonth',
  ownerLeft: 'Its owner has no active login, so it is paused',
  runFailed: 'The file could not be written: something failed several times',
  fileTooLarge: 'The file has more than {limit} MB: it needs more filters, or a shorter period',
} as const;
