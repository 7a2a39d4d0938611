const en = {
  title: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  dismiss: 'Hide',
  done: 'Done',
  steps: {
    company: 'Enter the tax number and address of the company',
    users: 'Invite your colleagues',
    products: 'Import or create your products',
    customers: 'Import or create your customers',
    invoice: 'Create the first invoice',
  },
};

export const guideTexts = {
  en,
  es: {
    title: 'Primeros pasos',
    progress: (done: number, all: number) => `${done} de ${all} hechos`,
    dismiss: 'Ocultar',
    done: 'Hecho',
    steps: {
      company: 'Escriba el número fiscal y la dirección de la empresa',
      users: 'Invite a sus colegas',
      products: 'Importe o cree sus productos',
      customers: 'Importe o cree sus clientes',
      invoice: 'Cree la primera factura',
    },
  } satisfies typeof en,
};
