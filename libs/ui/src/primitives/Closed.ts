import type { ComponentProps, JSX } from 'react';

/**
 * The props of an element that a component lets through. How it looks stays inside: a caller that
 * needs a class or a style has found a missing variant.
 */
export type Closed<Tag extends keyof JSX.IntrinsicElements, Taken extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | Taken
>;
