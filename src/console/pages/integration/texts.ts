const en = {
  title: 'Integration',
  reference: 'Open the interactive reference',
  documents: 'The contracts',
  documentsText: 'OpenAPI 3.1: whatever is here is what the server does.',
  apis: { erp: 'ERP API', kyc: 'Verification API' },
  document: (api: string, format: string) => `${api} as ${format}`,
  clients: 'The clients',
  clientsText: 'Typed, without dependencies, for Node 20 and newer, browsers and edge runtimes.',
  version: (version: string) => `version ${version}`,
  install: (name: string) => `Install ${name}`,
  download: (name: string) => `Download ${name}`,
  notBuilt: 'The packages are not built here',
  notBuiltText: 'Whoever runs the server builds them with npm run build.',
  firstCall: (api: string) => `A first call to the ${api}`,
  curl: 'curl',
  typescript: 'TypeScript',
  keyText: (variable: string) => `With a key in the environment variable ${variable}.`,
  makeKey: 'Make a key',
  noKeys: 'Keys are made by administrators of your company.',
  testText:
    'Keys that begin with kyc_test_ see only test data, and their checks are decided by the names of the files.',
  webhooks: 'Receiving webhooks',
  webhooksText:
    'Every delivery is signed (Standard Webhooks) with the secret of its webhook, over its id, its time and its body. Check the signature before anything else, over the body as it came; answer 2xx within 15 seconds. An event may come more than once: its webhook-id tells.',
  verify: 'Checking a delivery',
  toWebhooks: 'To the webhooks',
};

export type IntegrationTexts = typeof en;

export const integrationTexts = {
  en,
  es: {
    title: 'Integración',
    reference: 'Abrir la referencia interactiva',
    documents: 'Los contratos',
    documentsText: 'OpenAPI 3.1: lo que está aquí es lo que el servidor hace.',
    apis: { erp: 'API de ERP', kyc: 'API de verificación' },
    document: (api: string, format: string) => `${api} en ${format}`,
    clients: 'Los clientes',
    clientsText:
      'Con tipos y sin dependencias, para Node 20 o posterior, navegadores y entornos edge.',
    version: (version: string) => `versión ${version}`,
    install: (name: string) => `Instalar ${name}`,
    download: (name: string) => `Descargar ${name}`,
    notBuilt: 'Los paquetes no están construidos aquí',
    notBuiltText: 'Quien opera el servidor los construye con npm run build.',
    firstCall: (api: string) => `Una primera llamada a la ${api}`,
    curl: 'curl',
    typescript: 'TypeScript',
    keyText: (variable: string) => `Con una clave en la variable de entorno ${variable}.`,
    makeKey: 'Crear una clave',
    noKeys: 'Las claves las crean los administradores de su empresa.',
    testText:
      'Las claves que empiezan con kyc_test_ solo ven datos de prueba, y los nombres de los archivos deciden sus comprobaciones.',
    webhooks: 'Recibir webhooks',
    webhooksText:
      'Cada entrega va firmada (Standard Webhooks) con el secreto de su webhook, sobre su id, su momento y su cuerpo. Compruebe la firma antes que nada, sobre el cuerpo tal como llegó; responda 2xx en 15 segundos. Un evento puede llegar más de una vez: lo dice su webhook-id.',
    verify: 'Comprobar una entrega',
    toWebhooks: 'A los webhooks',
  } satisfies IntegrationTexts,
};
