export const en = {
  unknownEvent:
    '{name} is not an event of the changes feed, nor a module with .* such as invoices.*, nor *',
  recordsNotReadable:
    'Webhooks that contain records need the permission {permission} for these events; choose other events or payload thin',
} as const;
