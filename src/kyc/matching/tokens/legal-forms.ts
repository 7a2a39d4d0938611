/** The kind of organisation of a legal form, in any country. */
export type FormClass = 'limited' | 'stock' | 'partnership' | 'nonprofit' | 'state' | 'company';

const table: readonly (readonly [FormClass, string])[] = [
  [
    'limited',
    `llc|ltd|limited|co ltd|company limited|limited company|limited liability company|gmbh|mbh|
     gesellschaft mit beschrankter haftung|ooo|obshchestvo s ogranichennoy otvetstvennostyu|
     obshchestvo s ogranichennoi otvetstvennostyu|tov|srl|sarl|s r l|sociedad de responsabilidad limitada|
     societatea cu raspundere limitata|societe a responsabilite limitee|societa a responsabilita limitata|bv|
     besloten vennootschap|pty ltd|pty|pvt ltd|pvt|private limited|pte ltd|pte|sdn bhd|sp z oo|sp zoo|
     spolka z ograniczona odpowiedzialnoscia|doo|d o o|eood|ood|kft|sro|s r o|uab|sia|oy|aps|a p s|lda|ltda|limitada|
     sociedade limitada|fze|fzc|fzco|fz llc|dmcc|wll|eirl|sl|sociedad limitada|spa ltd|lc|lllp|ou|mchj|too|
     s de rl|s de rl de cv|sas|sociedad por acciones simplificada|ltd sti|limited sirketi|gesmbh|tmi|as ltd`,
  ],
  [
    'stock',
    `inc|incorporated|corp|jsc|ojsc|cjsc|pjsc|oao|pao|zao|ao|at|pat|prat|joint stock company|
     open joint stock company|public joint stock company|closed joint stock company|private joint stock company|
     otkrytoe aktsionernoe obshchestvo|publichnoe aktsionernoe obshchestvo|zakrytoe aktsionernoe obshchestvo|
     aktsionernoe obshchestvo|aktsionernoye obshchestvo|ag|aktiengesellschaft|plc|public limited company|
     sa|s a|sociedad anonima|societe anonyme|sociedade anonima|societa per azioni|spa|nv|naamloze vennootschap|ab|
     aktiebolag|asa|a s|as|aktieselskab|oyj|se|kk|kabushiki kaisha|sab|sa de cv|sab de cv|
     sociedad anonima de capital variable|sal|sae|saog|saoc|psc|pjs|tbk|pt|bhd|ad|dd|nyrt|zrt|rt|
     anonim sirketi|anonim sirket|hf|ehf|ca|compania anonima|ead`,
  ],
  [
    'partnership',
    `lp|l p|llp|limited partnership|kg|gmbh co kg|gmbh and co kg|kommanditgesellschaft|ohg|gbr|snc|sca|scs|cv|vof|
     gp|general partnership|ks|sp k|sp j`,
  ],
  [
    'nonprofit',
    `ev|eingetragener verein|ano|avtonomnaya nekommercheskaya organizatsiya|ngo|asbl|vzw|stiftung|onlus`,
  ],
  [
    'state',
    `fgup|fsue|federal state unitary enterprise|gup|state unitary enterprise|gp state enterprise|rup|
     federalnoe gosudarstvennoe unitarnoe predpriyatie`,
  ],
  ['company', 'co|company|corporation|cie|cia|compagnie|compania|companhia|kompaniya|korporatsiya'],
];

interface FormPhrase {
  readonly words: readonly string[];
  readonly joined: string;
  readonly formClass: FormClass;
}

const phrases: readonly FormPhrase[] = table
  .flatMap(([formClass, texts]) =>
    texts.split('|').map((text) => {
      const words = text.trim().split(/\s+/);
      return { words, joined: words.join(''), formClass };
    }),
  )
  .toSorted((a, b) => b.words.length - a.words.length || b.joined.length - a.joined.length);

const byFirst = new Map<string, FormPhrase[]>();
for (const phrase of phrases) {
  const first = phrase.words[0] ?? '';
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}

export interface LegalFormMatch {
  readonly formClass: FormClass;
  /** Number of its words. */
  readonly length: number;
}

/** The longest legal form that begins with the word at `from`. */
export function formAt(words: readonly string[], from: number): LegalFormMatch | undefined {
  const fits = (phrase: FormPhrase): boolean =>
    phrase.words.every((word, offset) => words[from + offset] === word);
  const found = byFirst.get(words[from] ?? '')?.find(fits);
  return found && { formClass: found.formClass, length: found.words.length };
}

/** Legal forms that are long enough to be recognised with one typo. */
export const longForms: readonly FormPhrase[] = phrases.filter(
  ({ joined, words }) => joined.length >= 12 && words.length !== 2,
);
