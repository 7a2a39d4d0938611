import { pluralEn, pluralEs } from '../../../session/language/plurals.js';

/** Texts of the actions on several cases of the queue. */
const en = {
  claim: {
    label: 'Claim',
    title: (count: number) => pluralEn(count, { one: 'Claim # case', other: 'Claim # cases' }),
    text: 'Other reviewers see that you have claimed them. A claim ends after 30 minutes.',
    done: (count: number) =>
      pluralEn(count, { one: '# case was claimed', other: '# cases were claimed' }),
  },
  released: (count: number) =>
    pluralEn(count, { one: '# case was released', other: '# cases were released' }),
  approve: {
    label: 'Approve',
    title: (count: number) => pluralEn(count, { one: 'Approve # case', other: 'Approve # cases' }),
    text: 'Where two approvals are needed, yours is saved as one of them. Cases that have changed since you selected them are refused.',
    done: (count: number) =>
      pluralEn(count, { one: 'Your approval was saved', other: '# approvals were saved' }),
  },
  decline: {
    label: 'Decline',
    title: (count: number) => pluralEn(count, { one: 'Decline # case', other: 'Decline # cases' }),
    text: 'Cases that have changed since you selected them are refused.',
    done: (count: number) =>
      pluralEn(count, { one: '# case was declined', other: '# cases were declined' }),
  },
};

export const bulkTexts = {
  en,
  es: {
    claim: {
      label: 'Tomar',
      title: (count: number) => pluralEs(count, { one: 'Tomar # caso', other: 'Tomar # casos' }),
      text: 'Los demás revisores verán que los tomó. La asignación termina después de 30 minutos.',
      done: (count: number) =>
        pluralEs(count, { one: 'Se tomó # caso', other: 'Se tomaron # casos' }),
    },
    released: (count: number) =>
      pluralEs(count, { one: 'Se liberó # caso', other: 'Se liberaron # casos' }),
    approve: {
      label: 'Aprobar',
      title: (count: number) =>
        pluralEs(count, { one: 'Aprobar # caso', other: 'Aprobar # casos' }),
      text: 'Donde se requieren dos aprobaciones, la suya queda guardada como una de ellas. Se rechazan los casos que cambiaron después de seleccionarlos.',
      done: (count: number) =>
        pluralEs(count, {
          one: 'Su aprobación quedó guardada',
          other: 'Quedaron guardadas # aprobaciones',
        }),
    },
    decline: {
      label: 'Rechazar',
      title: (count: number) =>
        pluralEs(count, { one: 'Rechazar # caso', other: 'Rechazar # casos' }),
      text: 'No se procesan los casos que cambiaron después de seleccionarlos.',
      done: (count: number) =>
        pluralEs(count, { one: 'Se rechazó # caso', other: 'Se rechazaron # casos' }),
    },
  } satisfies typeof en,
};
