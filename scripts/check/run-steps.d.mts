export interface Step {
  readonly name: string;
  /** The command that also runs the step alone. */
  readonly command: string;
  /** The earlier step whose result it needs. */
  readonly needs?: string;
}

export declare function killSteps(signal: NodeJS.Signals): void;
export declare function runInOrder(steps: readonly Step[]): Promise<number>;
export declare function runAll(
  steps: readonly Step[],
  write?: (text: string | Uint8Array) => void,
): Promise<number>;
