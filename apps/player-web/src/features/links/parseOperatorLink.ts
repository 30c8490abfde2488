import { safeExternalUrl } from '@kislap/domain';
import type { PromotionType } from '@kislap/domain';
import { inAppPath } from '../../navigation/inAppPath';
import { isDepositPromotion } from '../promotions/promotionType';
import { promotionTypeIn } from '../promotions/promotionType';

/** Names and codes as the app writes them; nothing that could be a path. */
const nameOf = /^[\w.-]{1,64}$/;

/**
 * Reads the link of a banner, an advertisement or a card; undefined when it leads nowhere.
 *
 * Link rule: `route:/promotion?type=23`, `overlay:deposit`, `game:{code}` or `https://…`; anything else is ignored.
 * A deposit may say how it is paid: `overlay:deposit?mode=maya`.
 *
 * @example
 * parseOperatorLink('route:/promotion?type=23'); // => { type: 'route', href: '/promotion?type=23' }
 * parseOperatorLink('overlay:deposit'); // => { type: 'overlay', name: 'deposit' }
 * parseOperatorLink('javascript:alert(1)'); // => undefined
 */
export function parseOperatorLink(link: string): OperatorLink | undefined {
  const written = link.trim();
  const [, kind, rest = ''] = /^(route|overlay|game):(.*)$/s.exec(written) ?? [];
  switch (kind) {
    case 'route': {
      const href = inAppPath(rest);
      return href === undefined ? undefined : { type: 'route', href };
    }
    case 'overlay':
      return overlayOf(rest);
    case 'game':
      return nameOf.test(rest) ? { type: 'game', gameCode: rest } : undefined;
    default:
      return outside(written);
  }
}

/** `deposit` or `deposit?mode=maya`; no other overlay is told anything. */
function overlayOf(rest: string): OperatorLink | undefined {
  const [, mode] = /^deposit\?mode=([\w.-]{1,64})$/.exec(rest) ?? [];
  if (mode !== undefined) return { type: 'overlay', name: 'deposit', mode };
  return nameOf.test(rest) ? { type: 'overlay', name: rest } : undefined;
}

function outside(link: string): OperatorLink | undefined {
  if (!/^https:\/\//i.test(link)) return undefined;
  const href = safeExternalUrl(link, link);
  return href === undefined ? undefined : { type: 'outside', href };
}

/**
 * Where a link of the operator leads: a page or an overlay of the app, a game, or another site.
 *
 * @example
 * const game: OperatorLink = { type: 'game', gameCode: 'jili-1' };
 * parseOperatorLink('game:jili-1'); // => game
 */
type OperatorLink =
  | { readonly type: 'route'; readonly href: string }
  | { readonly type: 'overlay'; readonly name: string; readonly mode?: string }
  | { readonly type: 'game'; readonly gameCode: string }
  | { readonly type: 'outside'; readonly href: string };

/**
 * The deposit promotion that a link of the operator leads to, if it leads to one.
 *
 * @example
 * promotionOfLink('route:/promotion?type=23'); // => 23
 * promotionOfLink('overlay:deposit'); // => undefined
 */
export function promotionOfLink(link: string): PromotionType | undefined {
  const target = parseOperatorLink(link);
  if (target?.type !== 'route') return undefined;
  const { pathname, search } = new URL(target.href, 'http://app.invalid');
  const type = promotionTypeIn(search);
  return pathname === '/promotion' && isDepositPromotion(type) ? type : undefined;
}
