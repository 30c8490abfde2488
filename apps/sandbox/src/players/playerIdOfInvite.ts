const base = 36;

/** The player behind an invite code; undefined when it can be nobody's. */
export function playerIdOfInvite(code: string | undefined): number | undefined {
  if (code === undefined || !/^[0-9a-z]{1,6}$/i.test(code)) return undefined;
  return Number.parseInt(code, base);
}
