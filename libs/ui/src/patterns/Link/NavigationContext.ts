import { createContext } from 'react';

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
