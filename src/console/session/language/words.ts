type Words = Readonly<Record<string, string>>;

/** The texts about a module that pages of other modules need. */
export interface ModuleWords {
  /** The modules of its permissions. */
  readonly permissions: Words;
  /** Its writing operations, as actions in the audit log. */
  readonly actions: Words;
  /** Its kinds of record. */
  readonly records: Words;
}
