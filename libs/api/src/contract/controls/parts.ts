import * as v from 'valibot';
import { type ControlContract, nothing } from './fields';

/** A studio, one game, a channel for deposits, or a way of paying out. */
const kind = v.picklist(['studio', 'game', 'channel', 'payout']);
const part = v.object({ kind, code: v.string(), name: v.string(), isOpen: v.boolean() });

/**
 * A part of the offer: its `code` is the one that the contract knows it by.
 *
 * @example
 * import { parse } from 'valibot';
 * const closed = (parts: readonly OperatorPart[]) => parts.filter(({ isOpen }) => !isOpen);
 * closed(parse(partsControl.response, { parts: [] }).parts); // => []
 */
export type OperatorPart = v.InferOutput<typeof part>;

/**
 * Everything of the offer that can be closed for a while, and whether it is open.
 *
 * @example
 * import { parse } from 'valibot';
 * const jeepney = { kind: 'game', code: 'jeepney', name: 'Jeepney Dash', isOpen: true };
 * parse(partsControl.response, { parts: [jeepney] }).parts; // => [jeepney]
 */
export const partsControl = {
  name: 'parts',
  request: nothing,
  response: v.object({ parts: v.array(part) }),
} as const satisfies ControlContract;

/**
 * Opens or closes one part: what is closed answers 1015.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(partControl.request, { kind: 'game', code: 'jeepney', on: false }).on; // => false
 */
export const partControl = {
  name: 'part',
  request: v.object({ kind, code: v.pipe(v.string(), v.maxLength(80)), on: v.boolean() }),
  response: nothing,
} as const satisfies ControlContract;
