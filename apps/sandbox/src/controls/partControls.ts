import { partControl, partOrderControl, partsControl } from '@kislap/api/controls';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { listedActivities } from '../catalogue/activities';
import { activityName } from '../catalogue/activityType';
import { banners } from '../catalogue/announcements';
import { gameListing, studios } from '../catalogue/gameListing';
import { homeShelves } from '../catalogue/homeShelves';
import { payMethods } from '../catalogue/payMethods';
import type { Database } from '../database/Database';
import { closedPart } from '../database/tables/games';
import { Refusal } from '../kernel/Refusal';
import { readClosedParts } from '../rules/closedParts';
import { inOperatorsOrder, placeParts } from '../rules/partOrder';
import { type Control, defineControl } from './control';

/** What is open of the operator's offer, and closing parts of it. */
export const partControls: readonly Control[] = [
  defineControl(partsControl, async ({ database }) => {
    const closed = await readClosedParts(database);
    const codeOf = ({ code }: { readonly code: string }) => code;
    const placed = [
      ...(await inOperatorsOrder(database, shelfParts, { kind: 'shelf', codeOf })),
      ...(await inOperatorsOrder(database, bannerParts, { kind: 'banner', codeOf })),
      ...(await inOperatorsOrder(database, activityParts, { kind: 'activity', codeOf })),
    ];
    const parts = [...unplacedParts, ...placed];
    return { parts: parts.map((part) => ({ ...part, isOpen: !closed.has(part.kind, part.code) })) };
  }),
  defineControl(partControl, async ({ database }, fields) => {
    await switchPart(database, fields);
    return {};
  }),
  defineControl(partOrderControl, async ({ database }, fields) => {
    const known = placedParts[fields.kind];
    await placeParts(
      database,
      fields,
      known.map(({ code }) => code),
    );
    return {};
  }),
];

/** Where a banner stands, as the contract numbers it. */
const bannerPlaces: Readonly<Record<number, string>> = {
  1: 'home',
  2: 'promotions',
  3: 'referrals',
  4: 'VIP',
};

const shelfParts = homeShelves.map(({ code, name }) => ({ kind: 'shelf' as const, code, name }));
const bannerParts = banners.map(({ id, place, words }) => ({
  kind: 'banner' as const,
  code: String(id),
  name: `${words.en.alt} (${bannerPlaces[place]})`,
}));

const activityParts = listedActivities.map((type) => ({
  kind: 'activity' as const,
  code: String(type),
  name: activityName(type, 'event', 'en'),
}));

/** The parts whose order players see. */
const placedParts = { shelf: shelfParts, banner: bannerParts, activity: activityParts } as const;

const unplacedParts = [
  ...studios.map(({ code, name }) => ({ kind: 'studio' as const, code, name })),
  ...payMethods
    .flatMap(({ channels }) => channels)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ code, name }) => ({ kind: 'channel' as const, code, name })),
  ...payMethods
    .filter(({ isWithdraw }) => isWithdraw)
    .map(({ name }) => ({ kind: 'payout' as const, code: name, name })),
  ...gameListing.map(({ code, name }) => ({ kind: 'game' as const, code, name })),
];

/** Everything that the operator can close for a while, by its name. */
const allParts = [...unplacedParts, ...Object.values(placedParts).flat()];

/**
 * Opens or closes a part of the offer.
 *
 * @throws Refusal `notFound` when there is no such part
 */
async function switchPart(
  database: Database,
  { kind, code, on }: InferOutput<typeof partControl.request>,
): Promise<void> {
  if (!allParts.some((part) => part.kind === kind && part.code === code)) {
    throw new Refusal('notFound', { field: 'code' });
  }
  if (on) {
    await database.delete(closedPart).where(and(eq(closedPart.kind, kind), eq(closedPart.code, code)));
  } else {
    await database.insert(closedPart).values({ kind, code }).onConflictDoNothing();
  }
}
