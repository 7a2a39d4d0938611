/** Words of questions and sentences, which say nothing about their subject, in English and Spanish. */
const fillers = new Set(
  [
    'a an and any are as at be by can could do does for from has have how i if in into is it its let make me mean means my need of on or',
    'our should so some that the their them there they this to us want was we what when where which who why will with would you',
    'your al algo como con cual cuando de del desde donde el ella en es esta este hago hay la las lo los me mi mis',
    'necesito nuestro o para pero por puede puedo que quien quiero significa se si su sus un una unas unos y ya',
  ].flatMap((line) => line.split(' ')),
);

/** Returns a text in lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const between = /[^\p{L}\p{N}]+/u;

/** Returns the parts of a name in camel case: `createInvoice` has two. */
const partsOf = (name: string): readonly string[] =>
  name.replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2').split(' ');

/** Returns a word without the ending of a plural or of a verb, in English or Spanish. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|(?:(?<=[nrlz])|(?<=x|ss|ch|sh))es|s)$/, '');
  return stem.length >= 3 && /[aeiou]/.test(stem) ? stem : word;
}

/**
 * Returns the words of a text as they are indexed, without fillers: names in camel case also in their parts, and words also
 * without endings.
 */
export const indexedWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(between)
    .filter(Boolean)
    .flatMap((name) => {
      const words = [name, ...partsOf(name)].map(plain);
      const telling = words.filter((word) => !fillers.has(word));
      return [...new Set([...telling, ...telling.map(stemOf)])];
    });

/** Returns the words of a query that say what is sought. A query of fillers alone keeps them, and finds names that begin with one. */
export function queryWords(query: string): readonly string[] {
  const names = query.normalize('NFC').split(between).filter(Boolean);
  const all = [...new Set(names.flatMap(partsOf).map(plain))];
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length === 0 ? all : telling;
}
