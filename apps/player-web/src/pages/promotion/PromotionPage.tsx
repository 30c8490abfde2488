import { redeemGiftCard } from '@kislap/api';
import { useActivityStates, useDepositLadder, useMailCounts } from '@kislap/api/react';
import { activityNumber, nextPacket, openPacket } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Bunting,
  ChipGroup,
  Countdown,
  GiftCardField,
  giftDuotone,
  Heading,
  Inline,
  LinkButton,
  Note,
  PageFrame,
  Section,
  Stack,
  ticketDuotone,
} from '@kislap/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { PlaceBanners } from '../../features/banners/PlaceBanners';
import { useClaim } from '../../features/claims/useClaim';
import { errorText } from '../../features/errors/errorText';
import { TodaysLadder } from '../../features/promotions/DepositRewards';
import { isOffered } from '../../features/promotions/isOffered';
import { rememberedPromotion } from '../../features/promotions/PromotionMemory';
import { PacketRow } from '../../features/red-packets/PacketRow';
import { usePackets } from '../../features/red-packets/usePackets';
import { appLocation } from '../../navigation/appLocation';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useDirtyForm } from '../../navigation/dirtyForms';
import { queryText } from '../../navigation/queryText';
import { useLoginGate } from '../../session/useLoginGate';
import { useSession, useUserId } from '../../session/session';
import { ActivityCards } from './ActivityCards';
import { isInGroup } from '../../features/promotions/activityGroups';
import type { ActivityGroup } from '../../features/promotions/activityGroups';

/** What the operator offers beside its games, and where the player stands with it. */
export function PromotionPage() {
  const [group, setGroup] = useState<ActivityGroup>('all');
  useLinkedPromotion();
  return (
    <PageFrame isWide sky={<PromotionHead group={group} onGroupChange={setGroup} />}>
      <Stack gap={6}>
        <PacketRow />
        {group === 'all' && <PlaceBanners place="promotion" />}
        {isInGroup(activityNumber.redPacket, group) && <NextPacket />}
        <ActivityCards group={group} />
        {isInGroup(activityNumber.depositLadder, group) && <DepositGifts />}
        {group === 'all' && <GiftCard />}
      </Stack>
    </PageFrame>
  );
}

/**
 * Opens straight on the promotion that a link asks for. The address loses it, so that it is not carried to the next
 * page and Back does not open it again.
 */
function useLinkedPromotion(): void {
  const asked = useSyncExternalStore(
    rememberedPromotion.subscribe,
    rememberedPromotion.snapshot,
    () => undefined,
  );
  useEffect(() => {
    if (asked === undefined || !rememberedPromotion.takeUp(asked)) return;
    const { pathname, search, state } = appLocation.snapshot();
    const query = new URLSearchParams(search);
    query.delete('type');
    appLocation.go(pathname + queryText(query), { replace: true, state });
    void openOverlay('promotion-detail', { type: asked.type });
  }, [asked]);
}

const groups = ['all', 'deposit', 'daily', 'friends', 'vip'] as const satisfies readonly ActivityGroup[];

interface PromotionHeadProps {
  readonly group: ActivityGroup;
  readonly onGroupChange: (group: ActivityGroup) => void;
}

/** The title under its banderitas, the way to what was won, and what the list can be narrowed down to. */
function PromotionHead({ group, onGroupChange }: PromotionHeadProps) {
  const text = useText();
  return (
    <Stack gap={3}>
      <Bunting />
      <Inline justify="between" wrap>
        <Heading level={1} size="display">
          {text('promo.title')}
        </Heading>
        <LinkButton href="/rewards" variant="text" size="md" isAtEnd glyph={ticketDuotone}>
          {text('promo.myGifts')}
        </LinkButton>
      </Inline>
      <ChipGroup
        layout="scroll"
        label={text('promo.groups')}
        value={group}
        onValueChange={onGroupChange}
        options={groups.map((value) => ({ value, label: text(`promo.group.${value}`) }))}
      />
    </Stack>
  );
}

/** When the next red packet opens; while one is open, how many are left of it. */
function NextPacket() {
  const text = useText();
  const packets = usePackets().data ?? [];
  const now = operatorNow();
  const open = openPacket(packets, now);
  const next = nextPacket(packets, now);
  // Nothing hurries whoever is left alone.
  const { isQuiet: isLeftAlone = false } = useMailCounts(useUserId()).data ?? {};
  if (open !== undefined) {
    return <Note glyph={giftDuotone}>{`${open.name} · ${text('pkt.left', { n: open.left })}`}</Note>;
  }
  if (next === undefined || isLeftAlone) return null;
  return (
    <Note glyph={giftDuotone}>
      <Countdown
        until={next.opensAt}
        endedText={text('pkt.nextNow')}
        sentence={(time) => text('pkt.nextPacketIn', { time })}
        now={operatorNow}
      />
    </Note>
  );
}

/** What today's deposits have earned; nothing for a guest, who reads about it on its card. */
function DepositGifts() {
  const text = useText();
  const isGuest = useSession().status === 'guest';
  const type = activityNumber.depositLadder;
  const isOn = useActivityStates().data?.includes(type) === true;
  const userId = useUserId();
  const ladder = useDepositLadder(isOn ? userId : undefined).data?.steps;
  const { isQuiet: isLeftAlone = false } = useMailCounts(userId).data ?? {};
  const isWanted = isOffered({ type, stage: { type: 'open' }, facts: { ladder }, isLeftAlone });
  if (isGuest || !isOn || !isWanted) return null;
  return (
    <Section title={text('promo.ladder')}>
      <TodaysLadder />
    </Section>
  );
}

/** Redeems a gift card. Why a code was refused stands under it. */
function GiftCard() {
  const text = useText();
  const mayGoOn = useLoginGate();
  const { claiming, claim } = useClaim();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  useDirtyForm(code !== '');
  const type = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  const redeem = async () => {
    if (!mayGoOn()) return;
    const given = await claim({
      intent: `card:${code}`,
      take: (options) => redeemGiftCard(code, options),
      ownKeys: [],
      onRefusal: (refusal) => setError(errorText(refusal, text)),
    });
    if (given === undefined) return;
    type('');
    const { amount, turnoverAdded, orderId } = given;
    void openOverlay('gift', { title: text('card.redeemed'), amount, turnoverAdded, orderId });
  };
  return (
    <Section title={text('card.have')}>
      <GiftCardField
        value={code}
        onValueChange={type}
        onClaim={() => void redeem()}
        isClaiming={claiming !== undefined}
        error={error}
      />
    </Section>
  );
}
