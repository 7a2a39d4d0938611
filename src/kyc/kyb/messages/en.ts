export const en = {
  registerFailed: 'The register cannot answer now',
  // Warnings of checks.
  leiWrong: 'The check digits of the LEI are wrong',
  numberRuleBroken: 'The number does not keep a rule of its country',
  companyNotFound: 'No register of the country knows the company',
  noRegister: 'No register of the country was imported',
  nameDiffers: 'The register has another name',
  severalCompanies: 'Several companies bear the name',
  numberDiffers: 'The register has another number',
  leiDiffers: 'The register has another LEI',
  notInBusiness: 'The register says that it is not in business',
  disputed: 'Another register says that it is not in business',
  statusUnknown: 'The register does not say whether it is in business',
  noWatchlist: 'No watchlist was imported',
  mayBeListed: 'The company, or one of its people, may be listed',
} as const;
