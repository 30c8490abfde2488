import { startSandbox, type Sandbox } from '@kislap/tools/sandbox';

/** One build to be measured. */
export interface Side {
  readonly name: string;
  readonly sandbox: Sandbox;
}

/** Starts this build, and the one in `KISLAP_AGAINST` (a checkout that is built) if there is one. */
export async function startSides(): Promise<readonly Side[]> {
  const against = process.env['KISLAP_AGAINST'];
  const sides = [{ name: 'now', sandbox: await startSandbox() }];
  if (against === undefined) return sides;
  const entry = `${against}/apps/sandbox/dist/main.js`;
  return [...sides, { name: 'before', sandbox: await startSandbox({ entry }) }];
}
