export const en = {
  eventsDropped:
    'Events up to {position} are no longer kept; read the records anew and go on from after={position}',
} as const;
