/** What a worker keeps: one build, whole. The build writes it into the script. */
export interface WorkerBuild {
  readonly id: string;
  /** Addresses of its code, styles and fonts; their names change with their content. */
  readonly files: readonly string[];
}
