import { pluralEn, pluralEs } from '../../../session/language/plurals.js';

type NameTable = Readonly<Record<string, string>>;

const kindsEn: NameTable = {
  exact: 'Identical',
  variant: 'Known spelling',
  skeleton: 'Similar sound',
  edit: 'Similar spelling',
  initial: 'Initial',
  joined: 'Written as one word',
  form: 'Legal form',
  whole: 'The whole name',
  conflict: 'Contradictory',
  leftover: 'No counterpart',
  order: 'Different order',
};

const modifiersEn: NameTable = {
  birthYear: 'Different year of birth',
  birthDay: 'Different day of birth',
  birthDayFlipped: 'Day and month of birth swapped',
  country: 'No country in common',
  gender: 'Different gender',
  documentEqual: 'Same document number',
  documentDifferent: 'Different document number',
  leiEqual: 'Same LEI',
  registrationEqual: 'Same registration number',
};

/** Texts of watchlist hits. */
const en = {
  hits: (count: number) => pluralEn(count, { one: '# hit', other: '# hits' }),
  strengths: {
    strong: (count: number) => pluralEn(count, { one: '# strong hit', other: '# strong hits' }),
    possible: (count: number) =>
      pluralEn(count, { one: '# possible hit', other: '# possible hits' }),
    decided: (count: number) => pluralEn(count, { one: '# decided hit', other: '# decided hits' }),
  },
  keys: {
    next: 'Next hit',
    previous: 'Previous hit',
    true_match: 'Hit: true match',
    false_positive: 'Hit: false positive',
    pending: 'Hit: withdraw decision',
  },
  compare: 'Subject and entry',
  fact: 'Fact',
  subject: 'Subject',
  listed: 'On the list',
  relation: 'Comparison',
  facts: { birth: 'Born', country: 'Countries', gender: 'Gender', document: 'Documents' },
  relations: { equal: 'Equal', close: 'Same year', different: 'Different', unknown: 'Not known' },
  noHits: 'No hit on any list.',
  screened: 'Screened',
  score: (score: number) => `Score ${score}`,
  matched: 'Matched name',
  nameKinds: { primary: 'main name', alias: 'other name', weak: 'weak alias' },
  list: 'List',
  entryId: 'Entry',
  why: 'Why it matches',
  queryPart: 'Screened name',
  listPart: 'On the list',
  kind: 'Similarity',
  partScore: 'Score',
  weight: 'Weight',
  kinds: kindsEn,
  modifiersTitle: 'Other details',
  modifiers: modifiersEn,
  points: (points: string) => `${points} points`,
  atLeast: (points: string) => `at least ${points}`,
  names: 'All names',
  places: 'Place of birth',
  programs: 'Programmes',
  topics: 'Topics',
  remarks: 'Remarks',
  entryGone: 'The entry is no longer on the list.',
  entryChanged: 'The entry has changed since it was found.',
  statuses: {
    pending: 'Undecided',
    false_positive: 'False positive',
    true_match: 'True match',
  },
  decide: {
    true_match: 'True match',
    false_positive: 'False positive',
    pending: 'Withdraw decision',
  },
  decideTitle: (name: string) => `Is it ${name}?`,
  decideText: {
    true_match: 'The person is the listed one. The screening is declined.',
    false_positive:
      'The listed person is someone else. Later screenings of the same person ignore this entry until the list changes it.',
    pending: 'The hit counts again until a new decision.',
  },
  reason: 'Reason',
  decisions: 'Decisions',
  decisionsText: 'Every decision is recorded. Open one to see the comparison it was based on.',
  noDecisions: 'No hit has been decided yet.',
  noExplanation: 'No comparison was recorded with this decision.',
  decision: 'Decision',
  decidedBy: 'Decided by',
  decidedAt: 'Decided',
  decided: 'The hit was decided',
  manyFalse: (count: number) =>
    pluralEn(count, {
      one: 'Mark # hit as false positive',
      other: 'Mark # hits as false positive',
    }),
  manyFalseText:
    'The listed persons are someone else. Later screenings of the same person ignore these entries until the list changes them.',
  undoReason: 'The decision before was undone',
  manyWithdrawn: (count: number) =>
    pluralEn(count, { one: '# decision was undone', other: '# decisions were undone' }),
  manyDecided: (count: number) =>
    pluralEn(count, { one: '# hit was decided', other: '# hits were decided' }),
};

export type AmlTexts = typeof en;

export const amlTexts = {
  en,
  es: {
    hits: (count: number) => pluralEs(count, { one: '# coincidencia', other: '# coincidencias' }),
    strengths: {
      strong: (count: number) =>
        pluralEs(count, { one: '# coincidencia fuerte', other: '# coincidencias fuertes' }),
      possible: (count: number) =>
        pluralEs(count, { one: '# coincidencia posible', other: '# coincidencias posibles' }),
      decided: (count: number) =>
        pluralEs(count, { one: '# coincidencia decidida', other: '# coincidencias decididas' }),
    },
    keys: {
      next: 'Coincidencia siguiente',
      previous: 'Coincidencia anterior',
      true_match: 'Coincidencia: es la persona',
      false_positive: 'Coincidencia: falso positivo',
      pending: 'Coincidencia: retirar la decisión',
    },
    compare: 'Persona y entrada',
    fact: 'Dato',
    subject: 'Persona',
    listed: 'En la lista',
    relation: 'Comparación',
    facts: { birth: 'Nacimiento', country: 'Países', gender: 'Sexo', document: 'Documentos' },
    relations: {
      equal: 'Igual',
      close: 'El mismo año',
      different: 'Distinto',
      unknown: 'Sin dato',
    },
    noHits: 'Ninguna coincidencia en ninguna lista.',
    screened: 'Consultado',
    score: (score: number) => `Puntaje ${score}`,
    matched: 'Nombre que coincide',
    nameKinds: { primary: 'nombre principal', alias: 'otro nombre', weak: 'alias débil' },
    list: 'Lista',
    entryId: 'Entrada',
    why: 'Por qué coincide',
    queryPart: 'Consultado',
    listPart: 'En la lista',
    kind: 'Parecido',
    partScore: 'Puntaje',
    weight: 'Peso',
    kinds: {
      exact: 'Igual',
      variant: 'Variante conocida',
      skeleton: 'Suena igual',
      edit: 'Casi igual',
      initial: 'Inicial',
      joined: 'Escrito junto',
      form: 'Forma societaria',
      whole: 'El nombre completo',
      conflict: 'Se contradicen',
      leftover: 'Sin correspondencia',
      order: 'Otro orden',
    },
    modifiersTitle: 'Además del nombre',
    modifiers: {
      birthYear: 'Otro año de nacimiento',
      birthDay: 'Otro día de nacimiento',
      birthDayFlipped: 'Día y mes de nacimiento invertidos',
      country: 'Ningún país en común',
      gender: 'Otro sexo',
      documentEqual: 'El mismo número de documento',
      documentDifferent: 'Otro número de documento',
      leiEqual: 'El mismo LEI',
      registrationEqual: 'El mismo número de registro',
    },
    points: (points: string) => `${points} puntos`,
    atLeast: (points: string) => `al menos ${points}`,
    names: 'Todos los nombres',
    places: 'Lugar de nacimiento',
    programs: 'Programas',
    topics: 'Temas',
    remarks: 'Observaciones',
    entryGone: 'La entrada ya no está en la lista.',
    entryChanged: 'La lista cambió la entrada desde que se halló.',
    statuses: {
      pending: 'Por decidir',
      false_positive: 'Falso positivo',
      true_match: 'Es la persona',
    },
    decide: {
      true_match: 'Es la persona',
      false_positive: 'Falso positivo',
      pending: 'Retirar',
    },
    decideTitle: (name: string) => `¿Es ${name}?`,
    decideText: {
      true_match: 'La persona es la de la lista. La consulta se rechaza.',
      false_positive:
        'Se trata de otra persona. Las consultas futuras de la misma persona no avisan hasta que la lista cambie la entrada.',
      pending: 'La coincidencia cuenta de nuevo hasta que se decida.',
    },
    reason: 'Motivo',
    decisions: 'Decisiones',
    decisionsText:
      'Cada decisión se guarda como se tomó. Ábrala para ver la comparación en que se basó.',
    noDecisions: 'Todavía no se ha decidido ninguna coincidencia.',
    noExplanation: 'Con esta decisión no se guardó ninguna comparación.',
    decision: 'Decisión',
    decidedBy: 'Decidida por',
    decidedAt: 'Decidida',
    decided: 'La coincidencia fue decidida',
    manyFalse: (count: number) =>
      pluralEs(count, {
        one: 'Marcar # coincidencia como falso positivo',
        other: 'Marcar # coincidencias como falsos positivos',
      }),
    manyFalseText:
      'Se trata de otras personas. Las consultas futuras de la misma persona no avisan hasta que la lista cambie estas entradas.',
    undoReason: 'Se deshizo la decisión anterior',
    manyWithdrawn: (count: number) =>
      pluralEs(count, { one: 'Se deshizo # decisión', other: 'Se deshicieron # decisiones' }),
    manyDecided: (count: number) =>
      pluralEs(count, {
        one: 'Se decidió # coincidencia',
        other: 'Se decidieron # coincidencias',
      }),
  } satisfies AmlTexts,
};
