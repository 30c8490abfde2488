import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { looseFlag } from './loose/looseFlag';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';

/**
 * Where the operator's own pages are, and whether a withdrawal needs a bound phone.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(urlConfigCall.response, { bindPhone: 'true', downGift: '8' }).bindPhone; // => 1
 */
export const urlConfigCall = readCall('urlConfig', {
  request: emptyRequest,
  response: v.object({
    tgUrl: textOrEmpty,
    bindPhone: looseFlag,
    csUrl: maybe(looseText),
    apkUrl: maybe(looseText),
    shareUrl: maybe(looseText),
    termsUrl: maybe(looseText),
    privacyUrl: maybe(looseText),
    rgUrl: maybe(looseText),
    downGift: maybe(peso),
  }),
});

/**
 * Which activities are switched on; one that is not listed is off.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(activityStateListCall.response, [{ activity_type: '23', status: '1' }]); // => [{ activity_type: 23, status: 1 }]
 */
export const activityStateListCall = readCall('activityStateList', {
  request: emptyRequest,
  response: tolerantListOf(v.object({ activity_type: looseInteger, status: looseFlag })),
});

/**
 * A picture with a link. `img_tag` is its Tagalog version.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(banner, { id: 1, img: '/vip.webp', sort: '2' }).sort; // => 2
 */
export const banner = v.object({
  id: looseInteger,
  img: looseText,
  img_tag: maybe(looseText),
  link: textOrEmpty,
  sort: countOrZero,
  alt: maybe(looseText),
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
 * `type`: 1 home, 2 promotion page, 3 referrals, 4 VIP.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getBannerCall.request, { type: '1' }); // => { type: 1 }
 */
export const getBannerCall = readCall('getBanner', {
  request: v.object({ type: looseInteger }),
  response: tolerantListOf(banner),
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
  id: looseInteger,
  title: textOrEmpty,
  content: textOrEmpty,
  stime: countOrZero,
  etime: countOrZero,
  sort: countOrZero,
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
 * The notices of the lobby.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(noticeListCall.response, [{ id: 1, title: 'Welcome' }])[0]?.title; // => 'Welcome'
 */
export const noticeListCall = readCall('noticeList', {
  request: emptyRequest,
  response: tolerantListOf(notice),
});
