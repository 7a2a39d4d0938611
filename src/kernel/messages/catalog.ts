export type Locale = 'en' | 'es';

/** A message in every language of the API. */
export type Message = Readonly<Record<Locale, string>>;

/** Returns the same text in every language: for texts of libraries and of other programs. */
export const untranslated = (text: string): Message => ({ en: text, es: text });

/** Returns the message with a change made to its text in every language. */
export const mapMessage = ({ en, es }: Message, change: (text: string) => string): Message => ({
  en: change(en),
  es: change(es),
});

/** Templates by their keys: text with placeholders such as `{status}`. */
type Templates = Readonly<Record<string, string>>;

/** The names of the placeholders of a template. */
type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Text that contains the placeholder of every name: an intersection, so that their order is free. */
type TextWithPlaceholders<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: `${string}{${Names}}${string}`) => void : never) extends (
        text: infer Text,
      ) => void
    ? Text
    : never;

/** The same templates in another language: the same keys, and in each the placeholders of the English template. */
export type Translation<En extends Templates> = {
  readonly [Key in keyof En]: TextWithPlaceholders<Placeholder<En[Key]>>;
};

/** Refuses a translation with a placeholder that the English template does not have. */
type WithoutOthers<En extends Templates, Es extends Templates> = {
  readonly [Key in keyof En & keyof Es]: Placeholder<Es[Key]> extends Placeholder<En[Key]>
    ? Es[Key]
    : `unknown placeholder: ${Exclude<Placeholder<Es[Key]>, Placeholder<En[Key]>>}`;
};

/** The value of a placeholder. A message is shown in the language of the text around it. */
type Value = string | number | Message;

type Values<Template extends string> = [Placeholder<Template>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Template>, Value>>];

/** Returns the message of a key with the values of its placeholders. */
export type Text<En extends Templates> = <Key extends keyof En & string>(
  key: Key,
  ...values: Values<En[Key]>
) => Message;

type PlaceholderValues = Readonly<Record<string, Value>>;

const shown = (value: Value | undefined, locale: Locale): string =>
  typeof value === 'object' ? value[locale] : String(value);

/** Compiles a template: the text of each placeholder followed by what stands after it. */
function compile(template: string, locale: Locale): (values: PlaceholderValues) => string {
  const [head = '', ...rest] = template.split('{');
  const parts = rest.map((part) => {
    const end = part.indexOf('}');
    return { name: part.slice(0, end), after: part.slice(end + 1) };
  });
  return (values) => {
    let text = head;
    for (const { name, after } of parts) text += shown(values[name], locale) + after;
    return text;
  };
}

function compileBoth(en: string, es: string): (values?: PlaceholderValues) => Message {
  if (!en.includes('{')) {
    const message = Object.freeze({ en, es });
    return () => message;
  }
  const [inEnglish, inSpanish] = [compile(en, 'en'), compile(es, 'es')];
  return (values = {}) => ({ en: inEnglish(values), es: inSpanish(values) });
}

/**
 * Returns the texts of a module, compiled once. A text without its values, with unknown values, or with different
 * placeholders in its two languages does not compile.
 */
export function catalog<En extends Templates, Es extends Translation<En> & Templates>(
  en: En,
  es: Es & WithoutOthers<En, Es>,
): Text<En> {
  const spanish: Templates = es;
  const texts = new Map(
    Object.entries(en).map(([key, template]) => [key, compileBoth(template, spanish[key] ?? '')]),
  );
  return (key, ...values) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`The catalog has no text ${key}`);
    return text(...values);
  };
}
