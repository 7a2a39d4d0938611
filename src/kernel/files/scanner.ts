import { spawn } from 'node:child_process';

/** `unavailable`: the scanner did not answer in time, or not as it should. */
export type ScanResult = 'clean' | 'found' | 'unavailable';

/** Scans the content of files for what harms those who open them. */
export interface FileScanner {
  scan(content: Uint8Array): Promise<ScanResult>;
}

interface ScannerOptions {
  /** Program and arguments. It reads the file on standard input, and exits with 0 if it is clean and 1 if not. */
  readonly command: readonly string[];
  readonly timeoutMs: number;
}

/** Files that are scanned at a time; for more of them the scanner is unavailable. */
const mostScans = 4;

function scanOnce({ command, timeoutMs }: ScannerOptions, content: Uint8Array) {
  const [program = '', ...args] = command;
  return new Promise<ScanResult>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      // The secrets of the server are no business of the scanner.
      env: { PATH: process.env['PATH'] },
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    child.once('error', () => resolve('unavailable'));
    child.once('exit', (code) => {
      if (code === 0) resolve('clean');
      else resolve(code === 1 ? 'found' : 'unavailable');
    });
    // A scanner that has seen enough closes its input before the end of the file.
    child.stdin.on('error', () => undefined);
    child.stdin.end(content);
  });
}

/** Returns a scanner that runs a command for each file, in a process of its own. */
export function commandScanner(options: ScannerOptions): FileScanner {
  let running = 0;
  return {
    async scan(content) {
      if (running >= mostScans) return 'unavailable';
      running += 1;
      try {
        return await scanOnce(options, content);
      } finally {
        running -= 1;
      }
    },
  };
}
