export const es = {
  unknownKind: 'No hay registros del tipo {kind} con adjuntos y comentarios',
  attachmentNotFound: 'El adjunto {id} no existe',
  commentNotFound: 'El comentario {id} no existe',
  allowedTypes: 'PDF, PNG, JPEG, WebP, HEIC, XLSX, DOCX, ODS, ODT, CSV, texto o XML',
  spaceFull:
    'Los adjuntos de la empresa pueden ocupar {megabytes} MB, y este archivo los superaría',
  tooManyAttachments: 'Un registro tiene como máximo {most} adjuntos',
  malwareFound: 'El antivirus del servidor encontró dañino el archivo',
  unknownMention: 'body.text menciona a <@{id}>, que no es un usuario activo de la empresa',
  tooManyMentions: 'body.text puede mencionar como máximo a {most} usuarios',
  tagNotFound: 'Ningún registro tiene la etiqueta {tag}',
  tooManyTags: 'Un registro tiene como máximo {most} etiquetas',
  notTheAuthor: 'El comentario es de otro autor',
  commentNotEditable:
    'Un comentario se puede cambiar durante {minutes} minutos, y no una vez eliminado',
} as const;
