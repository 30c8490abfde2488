const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const picture = (...more: number[]) =>
  new Blob([Uint8Array.from([...jpeg, ...more])], { type: 'image/jpeg' });

/** The documents of an identity check, as a phone sends them. */
export function documentsOf(own: {
  readonly idNo: string;
  readonly idType?: string;
  readonly name?: string;
  readonly birthday?: string;
}) {
  // A name of its own, so that nobody is like somebody else by chance.
  const family = own.idNo.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const usual = { idType: 'passport', name: `Ligaya S${family}`, birthday: '1990-01-01' };
  return { ...usual, ...own, front: picture(), selfie: picture(1), consent: 1 };
}
