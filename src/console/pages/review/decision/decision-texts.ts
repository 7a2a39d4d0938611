/** Texts of decisions. */
const en = {
  approved: {
    action: 'Approve',
    title: 'Approve the session',
    done: 'The session was approved',
  },
  declined: {
    action: 'Decline',
    title: 'Decline the session',
    done: 'The session was declined',
  },
  resubmission_requested: {
    action: 'Request resubmission',
    title: 'Request resubmission',
    done: 'Resubmission was requested',
  },
  in_review: {
    action: 'Back to review',
    title: 'Return to review',
    done: 'The session is in review again',
  },
  firstDone: 'Your approval was saved; a second person must approve too',
  reasons: 'Reasons',
  found: 'found by the checks',
  reason: 'Reason in your own words',
  reasonHint: 'Shown in the history.',
  comment: 'Comment for other reviewers',
  steps: 'Steps to repeat',
  needReason: 'Choose a reason or write one.',
  needStep: 'Choose at least one step.',
  twoNeeded: (risk: number) =>
    `Sessions with a risk of ${risk} or more need two approvals. Yours is the first.`,
  twoSecond: 'This is the second approval: it approves the session.',
  meanwhile: 'Changes in the meantime',
  moved: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  changedOnly: 'The status is the same, but the session has changed.',
  impossible: (status: string) =>
    `The session is now ${status}. This decision is no longer possible.`,
  first: {
    title: 'First approval',
    by: (name: string) => `First approval: ${name}`,
    second: 'Two approvals are needed: a second person must approve too.',
    notYou: 'You gave the first approval. Another person must give the second.',
  },
};

export type DecisionTexts = typeof en;

export const decisionTexts = {
  en,
  es: {
    approved: {
      action: 'Aprobar',
      title: 'Aprobar la sesión',
      done: 'La sesión fue aprobada',
    },
    declined: {
      action: 'Rechazar',
      title: 'Rechazar la sesión',
      done: 'La sesión fue rechazada',
    },
    resubmission_requested: {
      action: 'Pedir repetición',
      title: 'Pedir repetición',
      done: 'Se pidió la repetición',
    },
    in_review: {
      action: 'Volver a revisión',
      title: 'Volver a revisión',
      done: 'La sesión está de nuevo en revisión',
    },
    firstDone: 'Su aprobación quedó guardada; otra persona debe aprobarla también',
    reasons: 'Motivos',
    found: 'hallado por las comprobaciones',
    reason: 'Motivo con sus palabras',
    reasonHint: 'Queda en el historial.',
    comment: 'Comentario para otros revisores',
    steps: 'Pasos que debe repetir',
    needReason: 'Elija un motivo o escríbalo.',
    needStep: 'Elija al menos un paso.',
    twoNeeded: (risk: number) =>
      `Desde un riesgo de ${risk}, una aprobación requiere dos personas. La suya es la primera.`,
    twoSecond: 'La suya es la segunda aprobación: aprueba la sesión.',
    meanwhile: 'Cambios mientras tanto',
    moved: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
    changedOnly: 'El estado es el mismo, pero la sesión cambió.',
    impossible: (status: string) => `Ahora está: ${status}. Esta decisión ya no es posible.`,
    first: {
      title: 'Primera aprobación',
      by: (name: string) => `Primera aprobación: ${name}`,
      second: 'Requiere dos: otra persona debe aprobarla también.',
      notYou: 'Usted la aprobó primero. La segunda aprobación debe ser de otra persona.',
    },
  } satisfies DecisionTexts,
};
