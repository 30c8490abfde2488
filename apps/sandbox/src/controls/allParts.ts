import { gameListing } from '../catalogue/gameListing';
import { payMethods } from '../catalogue/payMethods';
import { studios } from '../catalogue/studios';

/** Everything that the operator can close for a while, by its name. */
export const allParts = [
  ...studios.map(({ code, name }) => ({ kind: 'studio' as const, code, name })),
  ...payMethods
    .flatMap(({ channels }) => channels)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ code, name }) => ({ kind: 'channel' as const, code, name })),
  ...payMethods
    .filter(({ isWithdraw }) => isWithdraw)
    .map(({ name }) => ({ kind: 'payout' as const, code: name, name })),
  ...gameListing.map(({ code, name }) => ({ kind: 'game' as const, code, name })),
];
