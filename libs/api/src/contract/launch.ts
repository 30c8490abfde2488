import * as v from 'valibot';
import { readCall, writeCall } from './call';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { askedFlag } from './loose/requests';

/**
 * Opens a game and answers its address. `home` is where its own Home button leads; `sid` names the play session.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(launchGameCall.request, { gc: 'sampaguita', demo: 'true' }); // => { gc: 'sampaguita', demo: 1 }
 */
export const launchGameCall = writeCall('launchGame', {
  group: 'games',
  kind: 'E',
  refusals: [
    'notFound',
    'switchedOff',
    'ownLimitReached',
    'identityCheckNeeded',
    'checkDue',
    'nationalListUnknown',
  ],
  request: v.object({
    /** The code of the game. */
    gc: boundedText(64),
    /** The code of the studio. */
    pf: maybe(boundedText(64)),
    /** Play without money. */
    demo: askedFlag,
    /** The language of the player. */
    lang: maybe(boundedText(10)),
    /** Where the Home button of the game leads. */
    home: maybe(boundedText(500)),
  }),
  response: v.object({
    /** Where the game is. */
    url: v.pipe(looseText, v.minLength(1)),
    /** Names the play session at the game. */
    sid: textOrEmpty,
    /** How the game opens. */
    open: maybe(v.picklist(['frame', 'window'])),
  }),
});

/**
 * Opens a game without money, for guests too. Nothing of it is stored.
 *
 * @example
 * tryGameCall.path; // => '/api/web/tryGame'
 * tryGameCall.effect; // => 'read'
 */
export const tryGameCall = readCall('tryGame', {
  group: 'games',
  auth: 'open',
  refusals: ['notFound', 'switchedOff'],
  request: v.object({
    /** The code of the game. */
    gc: boundedText(64),
    /** The language of the visitor. */
    lang: maybe(boundedText(10)),
  }),
  response: v.object({
    /** Where the demo of the game is. */
    url: v.pipe(looseText, v.minLength(1)),
    /** How the demo opens. */
    open: maybe(v.picklist(['frame', 'window'])),
  }),
});
