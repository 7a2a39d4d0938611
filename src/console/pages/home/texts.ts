const en = {
  title: 'Home',
};

export type HomeTexts = typeof en;

export const homeTexts = {
  en,
  es: {
    title: 'Inicio',
  } satisfies HomeTexts,
};
