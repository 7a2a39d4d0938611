const en = {
  title: 'Keyboard',
  letterKeys: 'Single keys such as j, / and ? are commands',
  keys: {
    '/': 'Search the list',
    'Ctrl K': 'Search pages, actions and records',
    'j k': 'Next and previous row',
    Enter: 'Open the row',
    Esc: 'Close what is open',
    'Ctrl Z': 'Undo the last action',
    '?': 'Show this',
  },
  ofPage: 'This page',
  everywhere: 'Everywhere',
  goTo: (page: string) => `Go to ${page}`,
};

export const shortcutTexts = {
  en,
  es: {
    title: 'Teclado',
    letterKeys: 'Las teclas solas, como j, / y ?, son órdenes',
    keys: {
      '/': 'Buscar en la lista',
      'Ctrl K': 'Buscar páginas, acciones y registros',
      'j k': 'Fila siguiente y anterior',
      Enter: 'Abrir la fila',
      Esc: 'Cerrar lo que está abierto',
      'Ctrl Z': 'Deshacer la última acción',
      '?': 'Mostrar esto',
    },
    ofPage: 'Esta página',
    everywhere: 'En todas las páginas',
    goTo: (page: string) => `Ir a ${page}`,
  } satisfies typeof en,
};
