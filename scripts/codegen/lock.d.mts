/** Path of the lock, relative to the project root. */
export declare const lockPath: string;
export declare function contractNames(root: string): readonly string[];
export declare function isCommitted(path: string): boolean;
export declare function generatedFiles(root: string): readonly string[];
export declare function lockText(root: string, outputs: Readonly<Record<string, string>>): string;
export declare function isFresh(root: string): boolean;
export declare function isAsWritten(root: string, path: string): boolean;
