export function findNodes(): readonly string[];
