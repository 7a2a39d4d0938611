export async function createWarehouse(..._x: unknown[]): Promise<number> { return 1 }
