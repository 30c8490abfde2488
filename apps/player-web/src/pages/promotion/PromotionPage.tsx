import { activityNumber } from '@kislap/domain';
import { PageFrame, ResponsibleLine, Stack } from '@kislap/ui';
import { useState } from 'react';
import { PlaceBanners } from '../../banners/PlaceBanners';
import { PacketButton } from '../../red-packets/PacketButton';
import { ActivityCards } from './ActivityCards';
import type { ActivityGroup } from './ActivityGroup';
import { DepositGifts } from './DepositGifts';
import { GiftCard } from './GiftCard';
import { isInGroup } from './isInGroup';
import { NextPacket } from './NextPacket';
import { PromotionHead } from './PromotionHead';
import { useLinkedPromotion } from './useLinkedPromotion';

/** What the operator offers beside its games, and where the player stands with it. */
export function PromotionPage() {
  const [group, setGroup] = useState<ActivityGroup>('all');
  useLinkedPromotion();
  return (
    <PageFrame sky={<PromotionHead group={group} onGroupChange={setGroup} />}>
      <Stack gap={6}>
        {group === 'all' && <PlaceBanners place="promotion" />}
        {isInGroup(activityNumber.redPacket, group) && <NextPacket />}
        <ActivityCards group={group} />
        {isInGroup(activityNumber.depositLadder, group) && <DepositGifts />}
        {group === 'all' && <GiftCard />}
        <ResponsibleLine moreHref="/responsible-gaming" />
      </Stack>
      <PacketButton />
    </PageFrame>
  );
}
