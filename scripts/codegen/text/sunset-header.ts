/** Returns the header `Sunset` (RFC 8594) of an operation whose last day is `day`: its last second, as an HTTP date. */
export const sunsetHeader = (day: string): string => new Date(`${day}T23:59:59Z`).toUTCString();
