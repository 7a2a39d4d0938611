import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { catalog, type Translation } from '../../src/kernel/messages/catalog.js';
import { describe, expect, test } from '../support/jest.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/console/'));
const catalogs = sources
  .filter((path) => path.endsWith('/messages/en.ts'))
  .map((path) => dirname(path));

type Templates = Readonly<Record<string, string>>;

async function templatesOf(folder: string, language: 'en' | 'es'): Promise<Templates> {
  const url = pathToFileURL(join(root, folder, `${language}.ts`));
  const module = (await import(url.href)) as Readonly<Record<string, Templates>>;
  return module[language] ?? {};
}

/** Texts that are the same in both languages, with the reason. */
const sameTexts: Readonly<Record<string, string>> = {
  fieldFault: 'joins the field and its fault',
  both: 'joins two texts',
  base: 'a word of both languages',
  grandTotal: 'a word of both languages',
  no: 'a word of both languages',
  total: 'a word of both languages',
};

const placeholders = (template: string | undefined): string =>
  [...(template ?? '').matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');

/** Returns the errors of a catalog, each with its key. */
function faultsOf(en: Templates, es: Templates): string[] {
  const keys = [...new Set([...Object.keys(en), ...Object.keys(es)])];
  return keys.flatMap((key) => {
    const [english = '', spanish = ''] = [en[key], es[key]];
    if (english.trim() === '' || spanish.trim() === '') return [`${key}: a text is missing`];
    if (placeholders(english) !== placeholders(spanish)) return [`${key}: other placeholders`];
    if (/[{}]/.test(`${english}${spanish}`.replace(/\{\w+\}/g, ''))) return [`${key}: a brace`];
    return english === spanish && !(key in sameTexts) ? [`${key}: not translated`] : [];
  });
}

describe('message catalogs', () => {
  test.each(catalogs)('of %s have every text in both languages', async (folder) => {
    expect(faultsOf(await templatesOf(folder, 'en'), await templatesOf(folder, 'es'))).toEqual([]);
  });

  test.each(catalogs)('have no unused text: %s', async (folder) => {
    const code = sources
      .filter((path) => !path.startsWith(folder))
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const unused = Object.keys(await templatesOf(folder, 'en')).filter(
      (key) => !code.includes(`'${key}'`),
    );
    expect(unused).toEqual([]);
  });

  test('are checked for every kind of mistake', () => {
    const en = { a: 'From {x} to {y}', b: 'Plain', c: 'Empty', d: 'Same', e: 'Brace' };
    const es = { a: 'De {x}', c: ' ', d: 'Same', e: 'Llave {' };
    expect(faultsOf(en, es)).toEqual([
      'a: other placeholders',
      'b: a text is missing',
      'c: a text is missing',
      'd: not translated',
      'e: a brace',
    ]);
  });
});

describe('a message catalog', () => {
  const en = {
    moved: 'It moved from {from} to {to}',
    done: 'Done',
    of: '{what} of {count}',
  } as const;
  const es = {
    moved: 'Pasó a {to} desde {from}',
    done: 'Hecho',
    of: '{what} de {count}',
  } as const satisfies Translation<typeof en>;
  const text = catalog(en, es);

  test('gives each text in both languages, with its values', () => {
    expect(text('moved', { from: 'A{to}', to: 'B' })).toEqual({
      en: 'It moved from A{to} to B',
      es: 'Pasó a B desde A{to}',
    });
    expect(text('done')).toEqual({ en: 'Done', es: 'Hecho' });
  });

  test('translates a message within a text into the language of the text', () => {
    expect(text('of', { what: text('done'), count: 2 })).toEqual({
      en: 'Done of 2',
      es: 'Hecho de 2',
    });
  });

  test('does not compile without its values, with other values, or with an incomplete translation', () => {
    const calls = [
      // @ts-expect-error a value is missing
      () => text('moved', { from: 'A' }),
      // @ts-expect-error a value has no placeholder
      () => text('moved', { from: 'A', to: 'B', by: 'C' }),
      // @ts-expect-error a text without placeholders takes no values
      () => text('done', { to: 'B' }),
      // @ts-expect-error there is no such text
      () => text('undone'),
      // @ts-expect-error the translation lacks a placeholder
      () => ({ ...es, moved: 'Pasó a {to}' }) as const satisfies Translation<typeof en>,
      // @ts-expect-error the translation lacks a text
      () => ({ done: 'Hecho', of: '{what} {count}' }) as const satisfies Translation<typeof en>,
      // @ts-expect-error the translation has another placeholder
      () => catalog(en, { ...es, done: 'Hecho por {whom}' } as const),
    ];
    expect(calls).toHaveLength(7);
  });
});
