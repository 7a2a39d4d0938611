export const es = {
  unreachable: 'No se pudo conectar con el servidor de correo',
  loginRefused: 'El servidor de correo rechazó el acceso de este servidor',
  insecure: 'No fue posible una conexión segura con el servidor de correo',
  tooSlow: 'El servidor de correo no respondió a tiempo',
  busy: 'El servidor de correo no aceptó el mensaje por ahora: {reply}',
  refused: 'El servidor de correo rechazó al destinatario o el mensaje: {reply}',
  expired: 'El enlace del mensaje venció antes del envío',
  unreadable: 'No se pudo descifrar el mensaje: su clave no está en BLOB_KEYS',
  interrupted: 'El servidor se detuvo mientras enviaba el mensaje',
  notMailbox: '{path} no es una dirección a la que se pueda enviar correo',
  lineBreak: '{path} no puede contener un salto de línea',
} as const;
