import { exactKeys, nameKeys, prepareName } from '../matching/index.js';

/** Longer keys find nothing more. */
const longestKeyed = 200;

const prepared = (name: string) => prepareName(name.slice(0, longestKeyed), 'company');

/** Keys are per country: a word that is common in one country says nothing about another. */
const within = (country: string, keys: readonly string[]): string[] =>
  keys.map((key) => `${country}:${key}`);

/** All keys under which a company is found. */
export const storedKeys = (country: string, name: string): string[] =>
  within(country, nameKeys(prepared(name)));

/** Returns the keys for a search: a few for a name that is spelled as in the register, or all of them. */
export const soughtKeys = (country: string, name: string) => ({
  exact: within(country, exactKeys(prepared(name))),
  all: storedKeys(country, name),
});
