export declare const ledgerFolder: string;
