import type { AriaAttributes, ComponentProps, HTMLAttributes, JSX } from 'react';

/**
 * The props of an element that a component lets through. How it looks stays inside: a caller that
 * needs a class or a style has found a missing variant.
 */
export type Closed<Tag extends keyof JSX.IntrinsicElements, Taken extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | Taken
>;

/** What a component that only arranges or sets words lets through: meaning, never looks or handlers. */
export type LayoutProps = AriaAttributes &
  Pick<HTMLAttributes<HTMLElement>, 'children' | 'id' | 'role' | 'lang' | 'hidden' | 'tabIndex'>;
