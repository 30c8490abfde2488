import {
  activityStateListCall,
  getAdsCall,
  getBannerCall,
  getPayChannelCall,
  getPayGiftCall,
  noticeListCall,
  urlConfigCall,
} from '@kislap/api/contract';
import { activeAwards } from '../catalogue/activeAwards';
import { activityStates } from '../catalogue/activityStates';
import { ads } from '../catalogue/ads';
import { banners } from '../catalogue/banners';
import { notices } from '../catalogue/notices';
import { guestCall } from '../http/guestCall';
import { playerCall } from '../http/playerCall';
import { PLAY_PACKAGE_PATH } from '../package/playPackage';
import { describeGifts } from './config/describeGifts';

const always = 4_102_444_800;

/** Calls about how the operator has set things up. */
export const config = [
  guestCall(urlConfigCall, () => ({
    tgUrl: '',
    bindPhone: 1 as const,
    csUrl: '/sandbox/help',
    apkUrl: PLAY_PACKAGE_PATH,
    termsUrl: '/sandbox/terms',
    privacyUrl: '/sandbox/privacy',
  })),
  guestCall(activityStateListCall, () =>
    activityStates.map(({ activityType, isOn }) => ({
      activity_type: activityType,
      status: isOn ? (1 as const) : (0 as const),
    })),
  ),
  guestCall(noticeListCall, ({ locale }) =>
    notices.map(({ id, title, [locale]: content }) => ({
      id,
      title,
      content,
      stime: 0,
      etime: always,
      sort: id,
    })),
  ),
  guestCall(getAdsCall, ({ locale }, { type }) =>
    ads
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
      })),
  ),
  guestCall(getBannerCall, ({ locale }, { type }) =>
    banners
      .filter(({ place }) => place === type)
      .map(({ id, picture, link, words }) => ({
        id,
        img: `/sandbox/art/banners/${picture}.svg`,
        img_tag: undefined,
        link,
        sort: id,
        alt: words[locale],
      })),
  ),
  playerCall(getPayChannelCall, () => ({
    a_c: activeAwards.map(({ methodId, mode, awardPercent }) => ({
      pid: methodId,
      pt: mode,
      award: awardPercent,
    })),
  })),
  playerCall(getPayGiftCall, ({ operator }) => describeGifts(operator.switches.isMessy)),
];
