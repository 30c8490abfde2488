import { createContext, useContext } from 'react';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * Goes to a place inside the app without loading a document.
 *
 * @example
 * const visited: string[] = [];
 * const navigate: Navigate = (href) => visited.push(href);
 * navigate('/user/vip');
 * visited; // => ['/user/vip']
 */
export type Navigate = (href: string) => void;

/** The app's navigation. Without one, links are plain links. */
export const NavigationContext = createContext<Navigate | undefined>(undefined);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style' | 'target'> {
  /** A path of the app, or a whole address of another site. */
  readonly href: string;
}

/** A telephone number opens the telephone and no window. */
const opensBeside = (href: string) => !href.startsWith('/') && !href.startsWith('tel:');

/** A press that the browser itself should handle: new tab, download, secondary button. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/**
 * An anchor that navigates inside the app when the app offers navigation, and stays a real link for everything
 * else: new tabs, reading the address, working before the scripts have arrived.
 */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const navigate = useContext(NavigationContext);
  const isInside = href.startsWith('/');
  return (
    <a
      {...rest}
      {...(opensBeside(href) && { target: '_blank', rel: 'noopener noreferrer' })}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (navigate === undefined || !isInside || isForBrowser(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
