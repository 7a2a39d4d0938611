/** The declarations of a module, in the order of the first use of their names. Equal declarations share a name. */
export interface Declarations {
  /** Declares a constant. Returns its name: `wanted`, or that of an equal constant. */
  constant(wanted: string, text: string): string;
  /** Reserves a name for a function, so that recursion can use it before the text is known. */
  define(wanted: string, key: string, write: (name: string) => string): string;
  text(): string;
}

/** Reserved words. */
const reserved = new Set(['delete', 'default', 'export', 'import', 'new', 'null', 'this', 'void']);

const identifier = (wanted: string): string => {
  const name = wanted.replaceAll(/[^A-Za-z0-9_$]/g, '_');
  return /^\d/.test(name) || reserved.has(name) ? `_${name}` : name;
};

export function createDeclarations(reserved: readonly string[]): Declarations {
  const names = new Set(reserved);
  const known = new Map<string, string>();
  const texts: string[] = [];
  const nameOf = (wanted: string): string => {
    const base = identifier(wanted);
    let name = base;
    for (let count = 2; names.has(name); count += 1) name = `${base}_${count}`;
    names.add(name);
    return name;
  };
  return {
    constant(wanted, text) {
      const name = known.get(text) ?? nameOf(wanted);
      if (!known.has(text)) texts.push(`const ${name} = ${text};\n`);
      known.set(text, name);
      return name;
    },
    define(wanted, key, write) {
      const present = known.get(key);
      if (present !== undefined) return present;
      const name = nameOf(wanted);
      known.set(key, name);
      texts.push(write(name));
      return name;
    },
    text: () => texts.join(''),
  };
}

/** Writes an object literal of the defined members. */
export function literal(members: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return written.length === 0 ? '{}' : `{ ${written.join(', ')} }`;
}

/** Writes access to a member of an object. */
export const memberOf = (object: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
