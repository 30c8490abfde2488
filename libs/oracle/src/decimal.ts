/** An exact decimal: `digits` divided by ten to the power of `places`. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Reads a finite number or plain decimal text; undefined for everything else. */
export function decimalOf(value: number | string): Decimal | undefined {
  const [, sign, whole, fraction = '', exponent = '0'] = decimalText.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(exponent);
  return places < 0 ? { digits: digits * tenTo(-places), places: 0 } : { digits, places };
}

export function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}

export function times(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, places: left.places + right.places };
}

export function minus(left: Decimal, right: Decimal): Decimal {
  const places = Math.max(left.places, right.places);
  const widen = ({ digits, places: own }: Decimal) => digits * tenTo(places - own);
  return { digits: widen(left) - widen(right), places };
}

/** The whole number of `10^-places` in it, cut toward zero. */
export function cutTo({ digits, places }: Decimal, wanted: number): bigint {
  return places <= wanted ? digits * tenTo(wanted - places) : digits / tenTo(places - wanted);
}

/** Like `cutTo`, but the next one when anything is left over. Not for less than nothing. */
export function upTo(decimal: Decimal, wanted: number): bigint {
  const cut = cutTo(decimal, wanted);
  return minus(decimal, { digits: cut, places: wanted }).digits > 0n ? cut + 1n : cut;
}

/** Like `cutTo`, but the next one from a half on. Not for less than nothing. */
export function halfUpTo(decimal: Decimal, wanted: number): bigint {
  return (cutTo(decimal, wanted + 1) + 5n) / 10n;
}
