export const groupFolder: string;
export const orderFile: string;

export function isLoner(path: string): boolean;
export function dependsOnDatabase(path: string): boolean;
export function writeGroups(): string[];
