export const es = {
  passwordResetSubject: 'Nueva contraseña para {company}',
  passwordResetText:
    'Hola, {name}:\n\nSe solicitó una nueva contraseña para su acceso a {company}. Defínala aquí:\n\n{link}\n\nEl enlace funciona una sola vez, durante {validity}. Si no la solicitó, ignore este mensaje: su contraseña no cambia.',
  invitationSubject: 'Su acceso a {company}',
  invitationText:
    'Hola, {name}:\n\n{company} creó un acceso para usted. Defina su contraseña aquí:\n\n{link}\n\nEl enlace funciona una sola vez, durante {validity}. Después, acceda con esta dirección de correo.',
  scheduledExportSubject: '{export} de {company}',
  scheduledExportText:
    'Hola:\n\nSe adjunta el archivo «{export}» de {company}. Registros que contiene: {rows}.\n\n{owner} lo programó en Notaria, y puede pausarlo o terminarlo allí.',
  testSubject: 'Mensaje de prueba de {company}',
  testText: 'Hola, {name}:\n\nEste es un mensaje de prueba. El correo de {company} llega.',
  oneHour: 'una hora',
  oneDay: '24 horas',
  mailNotConfigured: 'Este servidor no envía correo: su operador debe definir SMTP_URL',
  mailNotRetryable:
    'El mensaje {id} tiene el estado {status}: solo se reenvía uno fallido que todavía sirve',
  mailNotCancellable:
    'El mensaje {id} tiene el estado {status}, o se está enviando: solo se cancela uno en cola',
  unknownPlaceholder: '{path} contiene {name}; los marcadores de este mensaje son {known}',
  missingPlaceholder: '{path} debe contener {name}: sin él, el mensaje no sirve',
  sampleExport: 'Facturas abiertas (ejemplo)',
  sampleName: 'Ana Reyes (ejemplo)',
} as const;
