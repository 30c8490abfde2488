import { linkedOverlayNames } from '../../../overlays/linkedOverlayNames';
import { routeAt } from '../../../routes/routeAt';

/** Whether the app has what a link inside it names: a page, or an overlay that links may open. */
export function leadsSomewhere(href: string): boolean {
  const [path = '/', query = ''] = href.split('?');
  const overlay = new URLSearchParams(query).get('overlay');
  return overlay === null ? routeAt(path) !== undefined : linkedOverlayNames.some((name) => name === overlay);
}
