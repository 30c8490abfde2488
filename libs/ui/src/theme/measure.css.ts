import { createVar, fallbackVar } from '@vanilla-extract/css';

import { vars } from './vars.css';

/** How wide the words of a screen run at most. A screen that has not set it takes all the width there is. */
export const measure = createVar();

/** A phone's line: what is read or filled in is no wider on a wide screen. */
export const phoneMeasure = `calc(${vars.size.column} - 2 * ${vars.size.gutter})`;

/** The distance to the edges that keeps a screen within its measure, and never less than `least`. */
export const besideMeasure = (least: string): string =>
  `max(${least}, (100% - ${fallbackVar(measure, '100%')}) / 2)`;
