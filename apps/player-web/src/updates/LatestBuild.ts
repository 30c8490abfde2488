/** What `builds/latest.json` tells. */
export interface LatestBuild {
  readonly id: string;
  /** The operator has switched the service worker off: what it keeps on devices is to be thrown away. */
  readonly isWorkerOff: boolean;
}
