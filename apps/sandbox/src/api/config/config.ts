import {
  type ActiveEntry,
  activityStateListCall,
  type DepositGift,
  getAdsCall,
  getBannerCall,
  getPayChannelCall,
  getPayGiftCall,
  noticeListCall,
  urlConfigCall,
} from '@kislap/api/contract';
import { type Locale, pesoFromMoney } from '@kislap/domain';
import type { CallContext } from '../../calls/Call';
import { guestCall, playerCall } from '../../calls/defineCall';
import { ads, banners, notices } from '../../catalogue/announcements';
import type { Database } from '../../database/Database';
import { bonusTermsOf, giftsUnder } from '../../catalogue/depositGifts';
import { gamesThatCount } from '../../catalogue/gameListing';
import { homeShelves } from '../../catalogue/homeShelves';
import { activeAwards } from '../../catalogue/payMethods';
import { appPackagePath } from '../../catalogue/sandboxOperator';
import { readActivityStates } from '../../rules/activityStates';
import { isQuiet } from '../../rules/limits/quiet';
import type { Operator } from '../../rules/Operator';
import { shownParts } from '../../rules/partOrder';
import { findSession } from '../../rules/players/session';

const always = 4_102_444_800;

/** What stands on home, where the operator has changed it; else the app's own order holds, and need not be sent. */
async function ownShelves(database: Database): Promise<string[] | undefined> {
  const shown = await shownParts(database, homeShelves, { kind: 'shelf', codeOf: ({ code }) => code });
  const codes = shown.map(({ code }) => code);
  const isUnchanged =
    codes.length === homeShelves.length && homeShelves.every(({ code }, at) => codes[at] === code);
  return isUnchanged ? undefined : codes;
}

/** Calls about how the operator has set things up. */
export const configCalls = [
  guestCall(urlConfigCall, async ({ operator: { database } }) => ({
    tgUrl: '',
    bindPhone: 1 as const,
    csUrl: '/sandbox/help',
    apkUrl: appPackagePath,
    termsUrl: '/sandbox/terms',
    privacyUrl: '/sandbox/privacy',
    help: '/sandbox/help',
    orders: 1 as const,
    shelves: await ownShelves(database),
  })),
  guestCall(activityStateListCall, async ({ operator }) =>
    (await readActivityStates(operator)).map(({ activityType, isOn }) => ({
      activity_type: activityType,
      status: isOn ? (1 as const) : (0 as const),
    })),
  ),
  guestCall(noticeListCall, listNotices),
  guestCall(getAdsCall, listAds),
  guestCall(getBannerCall, async ({ operator: { database }, tokenHash, nowMs, locale }, { type }) => {
    const isAlone = await isCallerQuiet({ database, tokenHash, nowMs });
    return (await shownParts(database, banners, { kind: 'banner', codeOf: ({ id }) => String(id) }))
      .filter(({ place, isOffer }) => place === type && !(isAlone && isOffer))
      .map(({ id, picture, link, words }, sort) => ({
        id,
        img: `/sandbox/art/banners/${picture}.svg`,
        img_tag: undefined,
        link,
        sort,
        ...words[locale],
      }));
  }),
  playerCall(getPayChannelCall, async ({ operator, session, nowMs, locale }) => ({
    a_c: (await isQuiet(operator.database, session.player, nowMs)) ? [] : describeAwards(operator, locale),
  })),
  playerCall(getPayGiftCall, async ({ operator, session, nowMs }) =>
    (await isQuiet(operator.database, session.player, nowMs)) ? [] : describeGifts(operator),
  ),
];

/** The awards on the wire: each can be left, and says what it asks for. */
function describeAwards({ protection }: Operator, locale: Locale): ActiveEntry[] {
  const { maxStake, ...terms } = bonusTermsOf(protection);
  return activeAwards.map(({ methodId, mode, awardPercent }) => ({
    pid: methodId,
    pt: mode,
    award: awardPercent,
    choice: 1,
    ...terms,
    maxStake: pesoFromMoney(maxStake),
    games: gamesThatCount[locale],
  }));
}

/** The deposit promotions on the wire; a messy operator also sends one that is off and one that is broken. */
function describeGifts({ switches, protection }: Operator): DepositGift[] {
  const gifts = giftsUnder(protection).map(({ type, isActive, steps }) => {
    const content = steps.map(
      (step) =>
        step && {
          amount: pesoFromMoney(step.amount),
          rate: step.ratePercent,
          dayNum: step.dayNumber,
          ...(step.terms && { ...step.terms, maxStake: pesoFromMoney(step.terms.maxStake) }),
        },
    );
    // Promotion 15 is one object on the wire, the others are lists.
    const activityContent = JSON.stringify(type === 15 ? content[0] : content);
    return {
      activity_type: type,
      activity_content: activityContent,
      status: isActive ? (1 as const) : (0 as const),
    };
  });
  if (!switches.isMessy) return gifts;
  return [
    ...gifts,
    { activity_type: 19, activity_content: '[{"amount":100,"rate":500}]', status: 0 },
    { activity_type: 23, activity_content: '{"amount":', status: 1 },
  ];
}

interface Caller extends Pick<CallContext, 'tokenHash' | 'nowMs'> {
  readonly database: Database;
}

/** Whether a call comes from a player who is left alone; a guest never is. */
async function isCallerQuiet({ database, tokenHash, nowMs }: Caller): Promise<boolean> {
  const session = tokenHash === undefined ? undefined : await findSession(database, tokenHash, nowMs);
  return session !== undefined && (await isQuiet(database, session.player, nowMs));
}

/** The notices that are true for the caller: an offer to newcomers is none to who has deposited or is left alone. */
async function listNotices({ operator: { database }, tokenHash, nowMs, locale }: CallContext) {
  const session = tokenHash === undefined ? undefined : await findSession(database, tokenHash, nowMs);
  const isAlone = session !== undefined && (await isQuiet(database, session.player, nowMs));
  const isNew = session === undefined || session.player.depositCount === 0;
  return notices
    .filter(({ for: whom }) => whom === 'everybody' || (!isAlone && (isNew || whom !== 'newcomers')))
    .map(({ id, title, [locale]: content }) => ({
      id,
      title,
      content,
      stime: 0,
      etime: always,
      sort: id,
    }));
}

/** What is advertised in a place; nothing to a player who is left alone. */
async function listAds(
  { operator: { database }, tokenHash, nowMs, locale }: CallContext,
  { type }: { readonly type: number },
) {
  if (await isCallerQuiet({ database, tokenHash, nowMs })) return [];
  return ads
    .filter(({ place }) => place === type)
    .map(({ id, picture, link, frequency, [locale]: words }) => ({
      id,
      type,
      img: `/sandbox/art/${picture}.svg`,
      link,
      title: words.title,
      text: words.text,
      freq: frequency,
      sort: id,
    }));
}
