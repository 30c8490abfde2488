import type { RecipeVariants } from '@vanilla-extract/recipes';

import { gem, lit, logo, mark, shade, wordmark } from './Logo.css';

type LogoProps = RecipeVariants<typeof logo> & {
  /** The operator's name, as it is read. */
  name: string;
  /** The mark alone, where there is no room for the word. */
  hasWordmark?: boolean;
};

/** The operator's mark and name. The skin brings the shapes, the scheme their colours. */
export function Logo({ name, size, hasWordmark = true }: LogoProps) {
  return (
    <span role="img" aria-label={name} className={logo({ size })}>
      <span className={mark}>
        <span className={shade} />
        <span className={lit} />
        <span className={gem} />
      </span>
      {hasWordmark && <span className={wordmark} />}
    </span>
  );
}
