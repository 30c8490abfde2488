/**
 * Where a link of the operator leads: a page or an overlay of the app, a game, or another site.
 *
 * @example
 * const game: OperatorLink = { type: 'game', gameCode: 'jili-1' };
 * parseOperatorLink('game:jili-1'); // => game
 */
export type OperatorLink =
  | { readonly type: 'route'; readonly href: string }
  | { readonly type: 'overlay'; readonly name: string }
  | { readonly type: 'game'; readonly gameCode: string }
  | { readonly type: 'outside'; readonly href: string };
