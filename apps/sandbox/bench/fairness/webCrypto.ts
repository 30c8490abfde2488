/** The numbers of a round by what browsers and Node bring, without a line of the product: HMAC-SHA256 and remainders. */
export async function verifyByWebCrypto(round: {
  readonly seed: string;
  readonly gameCode: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly bounds: readonly number[];
}): Promise<readonly number[]> {
  const { subtle } = globalThis.crypto;
  const bytes = Uint8Array.from(round.seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const words: number[] = [];
  let block = 0;
  const nextWord = async (): Promise<number> => {
    if (words.length === 0) {
      const text = `kislap-fair-1|${round.gameCode}|${round.clientSeed}|${round.nonce}|${block}`;
      const signed = new DataView(await subtle.sign('HMAC', key, new TextEncoder().encode(text)));
      for (let offset = 0; offset < signed.byteLength; offset += 4) words.push(signed.getUint32(offset));
      block += 1;
    }
    return words.shift() ?? 0;
  };
  const numbers: number[] = [];
  for (const bound of round.bounds) {
    let word = await nextWord();
    while (word >= 2 ** 32 - (2 ** 32 % bound)) word = await nextWord();
    numbers.push(word % bound);
  }
  return numbers;
}
