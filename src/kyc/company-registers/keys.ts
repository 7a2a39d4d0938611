import { exactKeys, nameKeys, prepareName } from '../matching/index.js';

/** Keys for more letters than that find nothing more. */
const longestKeyed = 200;

const prepared = (name: string) => prepareName(name.slice(0, longestKeyed), 'company');

/** Keys are per country: a word that is common in one country says nothing about another. */
const within = (country: string, keys: readonly string[]): string[] =>
  keys.map((key) => `${country}:${key}`);

/** All keys under which a company is found. */
export const storedKeys = (country: string, name: string): string[] =>
  within(country, nameKeys(prepared(name)));

/** The few for a name that is written as the register has it; all of them for any other. */
export const soughtKeys = (country: string, name: string) => ({
  exact: within(country, exactKeys(prepared(name))),
  all: storedKeys(country, name),
});
