import {
  activityStateListCall,
  type DepositGift,
  getAdsCall,
  getBannerCall,
  getPayChannelCall,
  getPayGiftCall,
  noticeListCall,
  urlConfigCall,
} from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { guestCall, playerCall } from '../../calls/defineCall';
import { activityStates } from '../../catalogue/activities';
import { ads, banners, notices } from '../../catalogue/announcements';
import { depositGifts } from '../../catalogue/depositGifts';
import { activeAwards } from '../../catalogue/payMethods';
import { appPackagePath } from '../../catalogue/sandboxOperator';

const always = 4_102_444_800;

/** Calls about how the operator has set things up. */
export const configCalls = [
  guestCall(urlConfigCall, () => ({
    tgUrl: '',
    bindPhone: 1 as const,
    csUrl: '/sandbox/help',
    apkUrl: appPackagePath,
    termsUrl: '/sandbox/terms',
    privacyUrl: '/sandbox/privacy',
    orders: 1 as const,
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

/** The deposit promotions on the wire; a messy operator also sends one that is off and one that is broken. */
function describeGifts(isMessy: boolean): DepositGift[] {
  const gifts = depositGifts.map(({ type, isActive, steps }) => {
    const content = steps.map(
      (step) =>
        step && {
          amount: pesoFromMoney(step.amount),
          rate: step.ratePercent,
          dayNum: step.dayNumber,
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
  if (!isMessy) return gifts;
  return [
    ...gifts,
    { activity_type: 19, activity_content: '[{"amount":100,"rate":500}]', status: 0 },
    { activity_type: 23, activity_content: '{"amount":', status: 1 },
  ];
}
