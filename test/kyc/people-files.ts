/** Registers of invented people, in each format. */

export const plainHeader = 'id_number,id_type,full_name,birth_date,status';

export const plainFile = (rows: readonly string[], header = plainHeader): string =>
  `${[header, ...rows].join('\n')}\n`;

/** The layout of the Dominican tax authority: eleven cells separated by pipes, no header. */
export const taxpayer = (number: string, name: string, status = 'ACTIVO'): string =>
  [number, name, 'THE "SHOP', 'TRADE', '', '', '', '', '01/02/2003', status, 'NORMAL'].join('|');

/** Returns a cédula with a correct check digit (Luhn). */
export function cedula(serial: number): string {
  const body = `402${String(serial).padStart(7, '0')}`;
  const sum = [...body].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
