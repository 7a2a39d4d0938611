const en = {
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes on this page are not saved.',
  stay: 'Keep editing',
  leave: 'Discard changes',
  restored: 'Your unsaved changes were restored.',
  discard: 'Discard changes',
};

export const unsavedTexts = {
  en,
  es: {
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Los cambios de esta página no se han guardado.',
    stay: 'Seguir editando',
    leave: 'Descartar los cambios',
    restored: 'Se recuperaron los cambios sin guardar.',
    discard: 'Descartar los cambios',
  } satisfies typeof en,
};
