import { minorUnits } from '../../values/currencies.js';

const otherDecimals = [...minorUnits]
  .filter(([, decimals]) => decimals !== 2)
  .map(([code, decimals]) => `WHEN '${code}' THEN ${decimals}`)
  .join(' ');

/** Returns SQL of the decimal places that amounts of a currency have, like `currencyDecimals`. */
export const decimalsSql = (currencyCode: string): string =>
  `CASE ${currencyCode} ${otherDecimals} ELSE 2 END`;
