export const en = {
  noWatchlist: 'No watchlist is loaded, so no screening can run',
  reasonMissing: 'A decision needs a reason',
  nameWithoutLetters: 'There is no letter or digit in it',
  otherBirthYear: 'It is not the year of dateOfBirth',
  unknownWatchlist: 'There is no watchlist {list}',
  // Warnings of checks.
  confirmedMatch: 'A reviewer found that the subject is on a watchlist',
  strongMatch: 'A listed name scored {score}; a person has to decide',
  equalNumber: 'The subject has a confirmed number of an entry of a watchlist',
  weakAlias: 'The name equals an alias that its list calls too common to identify anybody',
  possibleMatch: 'A listed name scored {score}',
  confirmedMatchChanged:
    'The entry of a confirmed match was changed or taken off its list; a person has to decide',
} as const;
