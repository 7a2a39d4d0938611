/** The first line of every generated TypeScript or JavaScript file. */
export const banner = '// Written by npm run codegen; do not edit.\n';

/** Returns a string literal in our code style. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** Returns a JSON value as a TypeScript expression. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, one]) => `${memberName(name)}: ${literal(one)}`,
  );
  return `{ ${members.join(', ')} }`;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Returns the name of a member, quoted if necessary. */
export function memberName(name: string): string {
  return identifier.test(name) ? name : quoted(name);
}
