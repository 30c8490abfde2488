import { parseOperatorLink } from './parseOperatorLink';

/**
 * What pressing a link of the operator does; nothing when it leads nowhere: another grammar, a page or an overlay
 * that the app does not have.
 */
export function linkAction(link: string, ports: LinkPorts): (() => void) | undefined {
  const target = parseOperatorLink(link);
  switch (target?.type) {
    case 'route': {
      const [pathname = ''] = target.href.split(/[?#]/);
      return ports.isPage(pathname) ? () => ports.goTo(target.href) : undefined;
    }
    case 'overlay':
      return ports.isOverlay(target.name) ? () => ports.openOverlay(target.name, target.mode) : undefined;
    case 'game':
      return () => ports.openGame(target.gameCode);
    case 'outside':
      return () => ports.openOutside(target.href);
    case undefined:
      return undefined;
  }
}

/** What a link may set in motion. */
interface LinkPorts {
  /** Whether the app has a page at a path. */
  readonly isPage: (pathname: string) => boolean;
  /** Whether a link may open this overlay. */
  readonly isOverlay: (name: string) => boolean;
  readonly goTo: (href: string) => void;
  /** @param mode how a deposit is paid, where the link says it */
  readonly openOverlay: (name: string, mode?: string) => void;
  readonly openGame: (gameCode: string) => void;
  readonly openOutside: (href: string) => void;
}
