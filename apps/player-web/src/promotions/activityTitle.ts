import type { Activity } from '@kislap/api';
import { currentLocale } from '../locale/currentLocale';

/** An activity's title in the player's language, as far as the operator has one. */
export function activityTitle({ title, tagalogTitle }: Activity): string {
  return currentLocale() === 'tag' ? (tagalogTitle ?? title) : title;
}
