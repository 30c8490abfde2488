import type { ActivityListing } from '../../catalogue/activities';

/** Where the picture of an activity lies. */
export function pictureOf({ picture }: ActivityListing): string {
  return `/sandbox/art/promotions/${picture}.svg`;
}
