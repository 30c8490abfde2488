const avatarCount = 8;

/**
 * The picture of a face number, 'tx1' to 'tx8'. Avatar rule: any other number is shown as 'tx1'.
 *
 * @example
 * avatarName(3); // => 'tx3'
 * avatarName(99); // => 'tx1'
 */
export function avatarName(faceId: number): string {
  const isKnown = Number.isInteger(faceId) && faceId >= 1 && faceId <= avatarCount;
  return `tx${isKnown ? faceId : 1}`;
}
