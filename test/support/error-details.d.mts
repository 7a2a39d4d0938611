export declare function showDetails(error: unknown): unknown;
