/** The treatment of a keyword of OpenAPI or JSON Schema. */
export type Verdict =
  /** The generator, the server or the clients obey it. The text says what it does. */
  | { readonly kind: 'honoured'; readonly by: string }
  /** It reaches the readers of the published document and changes no behaviour. */
  | { readonly kind: 'documents'; readonly by: string }
  /** A rule refuses it and says what to write instead. */
  | { readonly kind: 'refused'; readonly rule: string; readonly advice: string }
  /** It stands in an object that only a refused member could hold. */
  | { readonly kind: 'unreachable'; readonly holder: string };

export type Verdicts = Readonly<Record<string, Verdict>>;

export const honoured = (by: string): Verdict => ({ kind: 'honoured', by });

export const documents = (by = 'the published document'): Verdict => ({ kind: 'documents', by });

export const refusedBy =
  (rule: string) =>
  (advice: string): Verdict => ({ kind: 'refused', rule, advice });

/** Returns the keywords that a rule refuses, each with its advice. */
export const refusals = (verdicts: Verdicts, rule: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(verdicts).flatMap(([keyword, verdict]) =>
      verdict.kind === 'refused' && verdict.rule === rule ? [[keyword, verdict.advice]] : [],
    ),
  );
