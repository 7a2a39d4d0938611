/** The forms of a name that a module needs. */
export interface Names {
  /** As in addresses and folders: `fuel-cards`. */
  readonly kebab: string;
  /** As in tables: `fuel_cards`. */
  readonly snake: string;
  readonly camel: string;
  readonly pascal: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the words of a name in any form: `fuelCards`, `fuel-cards`, `FuelCards`, `fuel_cards`. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase());

export function namesOf(name: string): Names {
  const words = wordsOf(name);
  const pascal = words.map(capital).join('');
  return {
    kebab: words.join('-'),
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
  };
}

/** Returns a name in words, for titles: `Plate number`. */
export const titleOf = (name: string): string => capital(wordsOf(name).join(' '));

/** Returns the singular of a noun: `vehicle` for `vehicles`. */
export function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(?:ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}

/** Spanish words for common members. */
const spanish: Readonly<Record<string, string>> = {
  active: 'Activo',
  amount: 'Monto',
  code: 'Código',
  date: 'Fecha',
  description: 'Descripción',
  email: 'Correo electrónico',
  name: 'Nombre',
  notes: 'Notas',
  phone: 'Teléfono',
  price: 'Precio',
  quantity: 'Cantidad',
  status: 'Estado',
  title: 'Título',
};

/** Returns the Spanish word for the name of a member; the name itself if it is unknown. */
export const spanishOf = (name: string): string => spanish[name] ?? titleOf(name);

/** Returns a string literal in our code style. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
