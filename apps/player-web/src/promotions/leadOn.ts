import { parseOperatorLink } from '@kislap/domain';
import { go } from '../navigation/go';
import { routeAt } from '../routes/routeAt';

/**
 * Where an activity's link leads: a page of the app or another site; undefined for what has its place on the
 * promotion page itself and for a page that there is not.
 */
export function leadOn(link: string): (() => void) | undefined {
  const target = parseOperatorLink(link);
  switch (target?.type) {
    case 'route': {
      const { href } = target;
      return routeAt(href.split('?')[0] ?? href) === undefined ? undefined : () => void go(href);
    }
    case 'outside':
      return () => void window.open(target.href, '_blank', 'noopener,noreferrer');
    case 'overlay':
    case 'game':
    case undefined:
      return undefined;
  }
}
