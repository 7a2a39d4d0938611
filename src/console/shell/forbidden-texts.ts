const en = {
  title: 'You do not have access to this page',
  text: (permission: string) =>
    `It needs the permission “${permission}”. Ask an administrator of your company.`,
};

export const forbiddenTexts = {
  en,
  es: {
    title: 'Esta página no es para su rol',
    text: (permission: string) =>
      `Requiere el permiso “${permission}”. Pídalo a un administrador de su empresa.`,
  } satisfies typeof en,
};
