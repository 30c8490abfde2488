/** What tells a build that was only renamed from the one that lies on the disk. */
export function shippedSuffix(shippedBuilds: number): string {
  return shippedBuilds === 0 ? '' : `-${shippedBuilds}`;
}
