import { colorText } from '../exchange/colorValue';
import { lengthText } from '../exchange/lengthValue';
import type { Token } from './readBrandTokens';

/** A value as a style sheet has it, or what it has to be. */
export type TokenValue<Value> = { readonly value: Value } | { readonly problem: string };

/** A colour as `#RRGGBB`, or `#RRGGBBAA` where light comes through it. */
export function colorOf({ type, value }: Token): TokenValue<string> {
  const allowed =
    'an sRGB colour, such as { "colorSpace": "srgb", "components": [1, 0.48, 0.35] } or "#FF7A59"';
  if (type !== 'color') return { problem: `has the $type ${shown(type)}. Allowed: "color".` };
  const text = colorText(value);
  return text === undefined ? { problem: `is ${shown(value)}. Allowed: ${allowed}.` } : { value: text };
}

/** A length in px. */
export function pixelsOf({ type, value }: Token): TokenValue<number> {
  if (type !== 'dimension') return { problem: `has the $type ${shown(type)}. Allowed: "dimension".` };
  const length = /^(?<px>-?[\d.]+)px$/.exec(lengthText(value) ?? '')?.groups?.['px'];
  return length === undefined
    ? { problem: `is ${shown(value)}. Allowed: a length such as { "value": 12, "unit": "px" } or "12px".` }
    : { value: Number(length) };
}

/** The first family of a list: what stands behind it is the device's own. */
export function familyOf({ type, value }: Token): TokenValue<string> {
  if (type !== 'fontFamily') return { problem: `has the $type ${shown(type)}. Allowed: "fontFamily".` };
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && /^[\p{L}\p{N} _-]+$/u.test(first)
    ? { value: first }
    : { problem: `is ${shown(value)}. Allowed: the name of a family, such as "Sinag Sans" or "system-ui".` };
}

const LONGEST_SHOWN = 80;

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > LONGEST_SHOWN ? `${json.slice(0, LONGEST_SHOWN)}…` : json;
}
