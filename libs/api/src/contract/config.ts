import * as v from 'valibot';
import { emptyRequest, readCall } from './call';
import { countOrZero, epochOrZero, looseFlag, looseInteger } from './loose/numbers';
import { looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { peso } from './loose/amounts';
import { mostRows, tolerantListOf } from './loose/lists';
import { askedInteger } from './loose/requests';

/**
 * Tells where the pages of the operator are, and whether a withdrawal needs a bound phone.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(urlConfigCall.response, { bindPhone: 'true', downGift: '8' }).bindPhone; // => 1
 */
export const urlConfigCall = readCall('urlConfig', {
  group: 'config',
  auth: 'open',
  request: emptyRequest,
  response: v.object({
    /** The Telegram channel. */
    tgUrl: textOrEmpty,
    /** Whether a withdrawal needs a bound phone. */
    bindPhone: looseFlag,
    /** Where customer service is. */
    csUrl: maybe(looseText),
    /** Where the Android app is. */
    apkUrl: maybe(looseText),
    /** What invite links begin with. */
    shareUrl: maybe(looseText),
    /** Where the terms are. */
    termsUrl: maybe(looseText),
    /** Where the privacy notice is. */
    privacyUrl: maybe(looseText),
    /** Where the page on responsible gaming is. */
    rgUrl: maybe(looseText),
    /** Where somebody whose play is no longer play finds help: a page of the operator or of who helps. */
    help: maybe(looseText),
    /** What installing the app gives, in pesos. */
    downGift: maybe(peso),
    /** 1 when the operator answers orderInfo, orderByKey and delUserBank. */
    orders: maybe(looseInteger),
    /**
     * What stands on home under its first row of games, in this order: recent, favorites, new, a category's name,
     * studios, wins. All of it, in the app's order, when left out; what the app does not know is passed over.
     */
    shelves: maybe(v.array(looseText)),
  }),
});

/**
 * Tells which activities are on; one that is not listed is off. Home shows its ways to them in this order.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(activityStateListCall.response, [{ activity_type: '23', status: '1' }]); // => [{ activity_type: 23, status: 1 }]
 */
export const activityStateListCall = readCall('activityStateList', {
  group: 'config',
  auth: 'open',
  request: emptyRequest,
  response: tolerantListOf(
    v.object({
      /** The number of the activity. */
      activity_type: looseInteger,
      /** Whether it is on. */
      status: looseFlag,
    }),
  ),
});

/**
 * A picture with a link. `img_tag` is its Tagalog version.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(banner, { id: 1, img: '/vip.webp', sort: '2' }).sort; // => 2
 */
export const banner = v.object({
  /** Its number. */
  id: looseInteger,
  /** The address of the picture. */
  img: looseText,
  /** The picture in Tagalog. */
  img_tag: maybe(looseText),
  /** Where it leads. */
  link: textOrEmpty,
  /** Its place, rising. */
  sort: countOrZero,
  /** What the picture shows. */
  alt: maybe(looseText),
  /** A few words above the title: whom or when it is for. */
  kicker: maybe(looseText),
  /** What pressing it does: "See how it works". */
  call: maybe(looseText),
});

/**
 * What `banner` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const picture: Banner = parse(banner, { id: 1, img: '/vip.webp' });
 * picture.link; // => ''
 */
export type Banner = v.InferOutput<typeof banner>;

/**
 * Lists the pictures of a carousel: 1 home, 2 promotions, 3 referrals, 4 VIP.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getBannerCall.request, { type: '1' }); // => { type: 1 }
 */
export const getBannerCall = readCall('getBanner', {
  group: 'config',
  auth: 'open',
  request: v.object({
    /** 1 home, 2 promotions, 3 referrals, 4 VIP. */
    type: askedInteger,
  }),
  response: tolerantListOf(banner, mostRows.cards),
});

/**
 * A line of the home marquee, shown from `stime` to `etime` (epoch seconds). Plain text, never HTML. `kind` 'maint',
 * beyond the rest, announces maintenance.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(notice, { id: 1, title: 'Welcome' }).content; // => ''
 */
export const notice = v.object({
  /** Its number. */
  id: looseInteger,
  /** The heading. */
  title: textOrEmpty,
  /** Plain text with line breaks, never HTML. */
  content: textOrEmpty,
  /** When it begins, in epoch seconds. */
  stime: epochOrZero,
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: epochOrZero,
  /** Its place, rising. */
  sort: countOrZero,
  /** `maint` announces maintenance. */
  kind: maybe(looseText),
});

/**
 * What `notice` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const line: Notice = parse(notice, { id: 1, title: 'Welcome', stime: '1767196800' });
 * line.stime; // => 1767196800
 */
export type Notice = v.InferOutput<typeof notice>;

/**
 * Lists the notices of the home page.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(noticeListCall.response, [{ id: 1, title: 'Welcome' }])[0]?.title; // => 'Welcome'
 */
export const noticeListCall = readCall('noticeList', {
  group: 'config',
  auth: 'bare',
  request: emptyRequest,
  response: tolerantListOf(notice, mostRows.cards),
});
