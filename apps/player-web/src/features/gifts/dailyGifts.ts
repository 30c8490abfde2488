import {
  checkInStatusKey,
  drawRoundKey,
  drawSpinsKey,
  drawWinnersKey,
  collectDraw,
  playerKey,
  rebateKey,
  receiveRebate,
  takeCheckIn,
} from '@kislap/api';
import { useDrawRound, useEggInfo, useRebate } from '@kislap/api/react';
import {
  activityNumber,
  depositForNextEgg,
  formatManila,
  formatMoney,
  formatPeso,
  nextPacket,
  openPacket,
  rebateStageOf,
} from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { operatorNow } from '../../device/clock/operatorNow';
import { go } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { missingText } from '../check-in/missingText';
import { useCheckInWeek } from '../check-in/useCheckInWeek';
import { useOpenRedPacket, usePackets } from '../red-packets/usePackets';
import { listOf } from './Gift';
import type { GiftList, ReadyGift } from './Gift';

const toCheckIn = () => void go('/user/checkIn');

/** Today's check-in, or a day to repair; else what the next one gives. */
export function useCheckInGifts(userId: number): GiftList {
  const text = useText();
  const { week, error, retry } = useCheckInWeek(userId);
  const own = { art: 'checkIn', title: text('sign.title'), activity: activityNumber.checkIn } as const;
  const list = { isLoading: week === undefined && error === undefined, retry: error && retry };
  const offer = week?.offer;
  if (offer?.type === 'checkIn') {
    const { day, reward } = offer.day;
    const gift = { ...own, id: `checkIn:${day}`, amount: reward.prize };
    const receive = {
      take: (options: Parameters<typeof takeCheckIn>[1]) => takeCheckIn('checkIn', options),
      ownKeys: [playerKey(userId), checkInStatusKey(userId)],
    };
    return offer.isReady
      ? { ...list, ready: [{ ...gift, receive }], next: [] }
      : {
          ...list,
          ready: [],
          next: [{ ...gift, how: missingText(week?.conditions, text), onPress: toCheckIn }],
        };
  }
  if (offer?.type === 'repair') {
    const { day, reward } = offer.day;
    const title = text('sign.repairDay', { n: day });
    return {
      ...list,
      ready: [{ ...own, title, id: `repair:${day}`, amount: reward.prize, receive: toCheckIn }],
      next: [],
    };
  }
  const prize = week?.tomorrow;
  const how = prize && text('sign.tomorrow', { amount: formatPeso(prize) });
  return {
    ...list,
    ready: [],
    next: how === undefined ? [] : [{ ...own, id: 'checkIn', amount: prize, how, onPress: toCheckIn }],
  };
}

/** The red packet of the hour, and the one after it. */
export function usePacketGifts(): GiftList {
  const text = useText();
  const packets = usePackets();
  const open = useOpenRedPacket();
  const now = operatorNow();
  const own = { art: 'redPacket', title: text('pkt.title'), activity: activityNumber.redPacket } as const;
  const current = openPacket(packets.data ?? [], now);
  const coming = nextPacket(packets.data ?? [], now);
  return listOf([packets], {
    ready:
      current === undefined || open === undefined
        ? []
        : [{ ...own, id: `packet:${current.id}`, until: current.closesAt, receive: open }],
    next:
      coming === undefined
        ? []
        : [
            {
              ...own,
              id: 'packet',
              how: text('gifts.at', { time: formatManila(coming.opensAt, 'clock') }),
              onPress: () => void go('/promotion'),
            },
          ],
  });
}

/** The eggs of today, or what brings the next one. */
export function useEggGifts(userId: number | undefined): GiftList {
  const text = useText();
  const egg = useEggInfo(userId);
  const own = { art: 'egg', title: text('egg.title'), activity: activityNumber.egg } as const;
  const onPress = () => void openOverlay('egg', {});
  if (egg.data === undefined) return listOf([egg], {});
  if (egg.data.left > 0) return listOf([egg], { ready: [{ ...own, id: 'egg', receive: onPress }] });
  const missing = depositForNextEgg(egg.data);
  const how = missing === undefined ? text('egg.tomorrow') : text('egg.more', { x: formatMoney(missing) });
  return listOf([egg], { next: [{ ...own, id: 'egg', how, onPress }] });
}

/** The goal of the luck draw, reached or on its way. */
export function useDrawGifts(userId: number | undefined): GiftList {
  const text = useText();
  const round = useDrawRound(userId);
  const own = { art: 'draw', title: text('quick.draw'), activity: activityNumber.draw } as const;
  if (round.data === undefined || round.data === null || userId === undefined) return listOf([round], {});
  const { id, goal, collected, endsAt, state } = round.data;
  if (state === 'reached') {
    const take = (options: Parameters<typeof collectDraw>[1]) => collectDraw(id, options);
    const ownKeys = [drawRoundKey(userId), drawSpinsKey(userId), drawWinnersKey];
    const gift: ReadyGift = {
      ...own,
      id: `draw:${id}`,
      amount: goal,
      until: endsAt,
      receive: { take, ownKeys },
    };
    return listOf([round], { ready: [gift] });
  }
  const how = text('draw.goalNow', { have: formatMoney(collected), need: formatMoney(goal) });
  const next = { ...own, id: 'draw', how, onPress: () => void go('/luck-draw') };
  return listOf([round], { next: state === 'running' ? [next] : [] });
}

/** Yesterday's rebate, or that the next one comes tomorrow. */
export function useRebateGifts(userId: number | undefined): GiftList {
  const text = useText();
  const rebate = useRebate(userId);
  const own = { art: 'rebate', title: text('user.rebate'), activity: activityNumber.rebate } as const;
  if (rebate.data === undefined || userId === undefined) return listOf([rebate], {});
  const stage = rebateStageOf(rebate.data);
  if (stage.type === 'ready') {
    const receive = { take: receiveRebate, ownKeys: [rebateKey(userId)] };
    const id = `rebate:${rebate.data.day ?? ''}`;
    return listOf([rebate], { ready: [{ ...own, id, amount: stage.amount, receive }] });
  }
  const how = text('gifts.rebateNext');
  return listOf([rebate], {
    next: [{ ...own, id: 'rebate', how, onPress: () => void openOverlay('rebate', {}) }],
  });
}
