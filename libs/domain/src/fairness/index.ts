export { bytesOfHex, bytesOfText, hexOf } from './bytes';
export { unbiasedInteger } from './chance';
export type { Chance, WordSource } from './chance';
export { hmacSha256, sha256 } from './sha256';
export { commitmentOf, fairChance, isClientSeed, nextHead, openRound } from './stream';
export type { FairRound } from './stream';
