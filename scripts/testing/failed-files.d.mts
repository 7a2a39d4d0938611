/** What is used of the result of one file, as Jest reports it. */
export interface FileResult {
  readonly testFilePath: string;
  readonly testExecError?: object;
  readonly testResults: readonly {
    readonly status: string;
    readonly ancestorTitles: readonly string[];
  }[];
}

export function failedFilesOf(result: FileResult): string[];
