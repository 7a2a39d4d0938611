import { randomUUID } from 'node:crypto';

export function newId(prefix: 'whk' | 'evt'): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
