import type { RecipeVariants } from '@vanilla-extract/recipes';

import { spinner } from './Spinner.css';

type SpinnerProps = RecipeVariants<typeof spinner> & {
  /** Read when the spinner appears. Leave it out inside a control that is `aria-busy`. */
  label?: string;
};

/** Something is under way and its end is not known. */
export function Spinner({ size, label }: SpinnerProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...spoken} className={spinner({ size })} />;
}
