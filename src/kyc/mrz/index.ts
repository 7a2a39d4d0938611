export { checkDigit } from './check-digit.js';
export { type Format, type FormatName, formats, signsOf } from './formats.js';
export { countryOf } from './issuers.js';
export { type ParsedZone, parseZone } from './parse.js';
export { readZone, type ZoneReading } from './read.js';
