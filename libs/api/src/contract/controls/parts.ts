import * as v from 'valibot';
import { type ControlContract, nothing } from './fields';

/** The kinds whose order players see. */
const placed = ['shelf', 'banner', 'activity'] as const;
/** A studio, one game, a channel for deposits, a way of paying out, a shelf of home, a banner, or an activity. */
const kind = v.picklist(['studio', 'game', 'channel', 'payout', ...placed]);
const code = v.pipe(v.string(), v.maxLength(80));
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
 * Everything of the offer that can be closed for a while, and whether it is open; shelves, banners and activities in their order.
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
 * Opens or closes one part: a closed studio, game, channel or payout answers 1015, a shelf, a banner or an activity is
 * not shown.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(partControl.request, { kind: 'game', code: 'jeepney', on: false }).on; // => false
 */
export const partControl = {
  name: 'part',
  request: v.object({ kind, code, on: v.boolean() }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Puts the shelves of home, the banners, or the activities in this order: all of them, each once.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(partOrderControl.request, { kind: 'banner', codes: ['2', '1'] }).codes; // => ['2', '1']
 */
export const partOrderControl = {
  name: 'partOrder',
  request: v.object({ kind: v.picklist(placed), codes: v.array(code) }),
  response: nothing,
} as const satisfies ControlContract;
