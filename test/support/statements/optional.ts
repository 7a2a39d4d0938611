/** Conditions that a value of their parameter makes true for every row. */
const optionalParameters = [
  /\$\d+(?:::\w+(?:\[\])?)? is null or/i,
  /or \$\d+(?:::\w+(?:\[\])?)? is null/i,
  /case when \$\d+(?:::\w+(?:\[\])?)? is (?:not )?null/i,
  /cardinality\(\$\d+(?:::\w+(?:\[\])?)?\) = 0 or/i,
  /\$\d+(?:::\w+)? = '' or/i,
  // A column that is compared with the parameter or with itself. A new value in SET is not a condition.
  /\b(?:where|and|or|on) \(?([\w.]+) (?:[<>]=?|=) coalesce\(\$\d+(?:::\w+)?, \1\)/i,
];

/** Returns true for SQL with `$1` placeholders that fits calls with and without a value of a parameter. */
export const hasOptionalParameter = (sql: string): boolean => {
  const text = sql.replaceAll(/\s+/g, ' ');
  return optionalParameters.some((form) => form.test(text));
};
