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
    action: 'Ask again',
    title: 'Ask the person again',
    done: 'The person is asked again',
  },
  in_review: {
    action: 'Back to review',
    title: 'Take the decision back',
    done: 'The session is in review again',
  },
  firstDone: 'Your approval is kept; a second person has to approve it too',
  reasons: 'Reasons',
  found: 'found by the checks',
  reason: 'Reason in words',
  reasonHint: 'It stands in the history.',
  comment: 'Comment for other reviewers',
  steps: 'Steps to be done again',
  needReason: 'Choose a reason or write one.',
  needStep: 'Choose at least one step.',
  twoNeeded: (risk: number) =>
    `From a risk of ${risk} on, an approval takes two people. Yours is the first one.`,
  twoSecond: 'Yours is the second approval: it approves the session.',
  meanwhile: 'What happened meanwhile',
  moved: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  changedOnly: 'Its status is the same, but something was sent or changed.',
  impossible: (status: string) => `It is ${status} now: this decision is not possible any more.`,
  first: {
    title: 'First approval',
    by: (name: string) => `First approval: ${name}`,
    second: 'It takes two: a second person has to approve it too.',
    notYou: 'You approved it first. The second approval has to be that of somebody else.',
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
      action: 'Pedir de nuevo',
      title: 'Pedir de nuevo a la persona',
      done: 'Se le pide de nuevo a la persona',
    },
    in_review: {
      action: 'Volver a revisión',
      title: 'Retirar la decisión',
      done: 'La sesión está de nuevo en revisión',
    },
    firstDone: 'Su aprobación quedó guardada; otra persona debe aprobarla también',
    reasons: 'Motivos',
    found: 'hallado por las comprobaciones',
    reason: 'Motivo en palabras',
    reasonHint: 'Queda en el historial.',
    comment: 'Comentario para otros revisores',
    steps: 'Pasos que debe repetir',
    needReason: 'Elija un motivo o escríbalo.',
    needStep: 'Elija al menos un paso.',
    twoNeeded: (risk: number) =>
      `Desde un riesgo de ${risk}, una aprobación requiere dos personas. La suya es la primera.`,
    twoSecond: 'La suya es la segunda aprobación: aprueba la sesión.',
    meanwhile: 'Lo que pasó mientras tanto',
    moved: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
    changedOnly: 'Su estado es el mismo, pero algo se envió o cambió.',
    impossible: (status: string) => `Ahora está: ${status}. Esta decisión ya no es posible.`,
    first: {
      title: 'Primera aprobación',
      by: (name: string) => `Primera aprobación: ${name}`,
      second: 'Requiere dos: otra persona debe aprobarla también.',
      notYou: 'Usted la aprobó primero. La segunda aprobación debe ser de otra persona.',
    },
  } satisfies DecisionTexts,
};
