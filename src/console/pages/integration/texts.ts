const en = {
  title: 'Integration',
  reference: 'Open the interactive reference',
  documents: 'API documents',
  documentsText: 'OpenAPI 3.1. The server is generated from these documents.',
  apis: { erp: 'ERP API', kyc: 'Verification API' },
  document: (api: string, format: string) => `${api} as ${format}`,
  clients: 'Client libraries',
  clientsText: 'Typed, without dependencies, for Node 20 and newer, browsers and edge runtimes.',
  version: (version: string) => `version ${version}`,
  install: (name: string) => `Install ${name}`,
  download: (name: string) => `Download ${name}`,
  notBuilt: 'The packages are not available',
  notBuiltText: 'The operator of the server builds them with npm run build.',
  firstCall: (api: string) => `First call to the ${api}`,
  curl: 'curl',
  typescript: 'TypeScript',
  keyText: (variable: string) => `Reads the key from the environment variable ${variable}.`,
  makeKey: 'Create a key',
  noKeys: 'Administrators of your company create keys.',
  testText:
    'Keys that begin with kyc_test_ access test data only. The file names decide the results of their checks.',
  webhooks: 'Receiving webhooks',
  webhooksText:
    'Every delivery is signed with the secret of its webhook (Standard Webhooks). The signature covers the id, the time and the body. Verify it against the raw body before you use the delivery, and answer 2xx within 15 seconds. An event may arrive more than once: compare its webhook-id.',
  verify: 'Verify a delivery',
  toWebhooks: 'Go to webhooks',
};

export type IntegrationTexts = typeof en;

export const integrationTexts = {
  en,
  es: {
    title: 'Integración',
    reference: 'Abrir la referencia interactiva',
    documents: 'Documentos de las API',
    documentsText: 'OpenAPI 3.1. El servidor se genera a partir de estos documentos.',
    apis: { erp: 'API de ERP', kyc: 'API de verificación' },
    document: (api: string, format: string) => `${api} en ${format}`,
    clients: 'Bibliotecas cliente',
    clientsText:
      'Con tipos y sin dependencias, para Node 20 o posterior, navegadores y entornos edge.',
    version: (version: string) => `versión ${version}`,
    install: (name: string) => `Instalar ${name}`,
    download: (name: string) => `Descargar ${name}`,
    notBuilt: 'Los paquetes no están disponibles',
    notBuiltText: 'El operador del servidor los construye con npm run build.',
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
    toWebhooks: 'Ir a los webhooks',
  } satisfies IntegrationTexts,
};
