import { useCashCheck, usePlayLimits, useMailCounts } from '@kislap/api/react';
import type { PlayLimits } from '@kislap/api';
import { remainingTurnover, turnoverPercent, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Badge,
  chartLineUpDuotone,
  clockCounterClockwiseDuotone,
  coinsDuotone,
  deviceMobileDuotone,
  envelopeSimpleDuotone,
  gearSixDuotone,
  giftDuotone,
  handHeartDuotone,
  headsetDuotone,
  Icon,
  List,
  receiptDuotone,
  Row,
  trophyDuotone,
  usersThreeDuotone,
} from '@kislap/ui';
import { useSyncExternalStore } from 'react';
import { useOpenTasks } from '../../features/account/useOpenTasks';
import { waitingGifts } from '../../features/gifts/waitingGifts';
import { useCustomerService } from '../../features/help/useCustomerService';
import { InstallRows } from '../../features/install/InstallRows';
import { mailBadge } from '../../features/mail/mailBadge';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

interface AccountMenuProps {
  /** '' while none is bound; `undefined` until it is known. */
  readonly phone: string | undefined;
}

/** Everything else of the account that there is: what was, what can be won, whom to ask, what can be set. */
export function AccountMenu({ phone }: AccountMenuProps) {
  const text = useText();
  return (
    <List label={text('user.menu')}>
      {phone === '' && (
        <Row
          media={<Icon glyph={deviceMobileDuotone} />}
          title={text('bind.title')}
          onPress={() => void openOverlay('bind-phone', {})}
        />
      )}
      <MailEntry />
      <Row
        media={<Icon glyph={clockCounterClockwiseDuotone} />}
        title={text('bet.title')}
        href="/bet-history"
      />
      <Row media={<Icon glyph={receiptDuotone} />} title={text('stmt.title')} href="/user/statement" />
      <TurnoverEntry />
      <GiftsEntry />
      <Row media={<Icon glyph={trophyDuotone} />} title={text('prize.title')} href="/user/prizeRecord" />
      <Row
        media={<Icon glyph={coinsDuotone} />}
        title={text('user.rebate')}
        onPress={() => void openOverlay('rebate', {})}
      />
      <Row media={<Icon glyph={usersThreeDuotone} />} title={text('nav.referrals')} href="/referrals" />
      <HelpRows />
      <InstallRows />
      <Row media={<Icon glyph={gearSixDuotone} />} title={text('set.title')} href="/user/setting" />
    </List>
  );
}

/** Help for who plays too much, and for everything else. */
function HelpRows() {
  const text = useText();
  const limits = countLimits(usePlayLimits(useUserId()).data);
  const openSupport = useCustomerService();
  return (
    <>
      <Row
        media={<Icon glyph={handHeartDuotone} />}
        title={text('rg.title')}
        href="/responsible-gaming"
        {...(limits > 0 && { value: text('rg.limitsOn', { n: limits }) })}
      />
      {openSupport !== undefined && (
        <Row media={<Icon glyph={headsetDuotone} />} title={text('cs.title')} onPress={openSupport} />
      )}
    </>
  );
}

/** The way to the mailbox, with what is unread in it. */
function MailEntry() {
  const text = useText();
  const unread = mailBadge(useMailCounts(useUserId()).data?.unread ?? 0);
  return (
    <Row
      media={<Icon glyph={envelopeSimpleDuotone} />}
      title={text('mail.title')}
      href="/user/mail"
      {...(unread !== undefined && { value: <Badge tone="accent" label={unread} /> })}
    />
  );
}

/** The way to everything that can be claimed, and whether something waits there. */
function GiftsEntry() {
  const text = useText();
  const waiting = useSyncExternalStore(waitingGifts.subscribe, waitingGifts.snapshot);
  return (
    <Row
      media={<Icon glyph={giftDuotone} />}
      title={text('promo.myGifts')}
      href="/rewards"
      {...(waiting !== undefined && { value: <Badge tone="accentSoft" label={text('mail.receive')} /> })}
    />
  );
}

/** The way to the turnover, with how far it has been played; nothing beside it while nothing is open. */
function TurnoverEntry() {
  const text = useText();
  const userId = useUserId();
  const cash = useCashCheck(userId).data;
  const { status } = useOpenTasks(userId, cash);
  const isOpen = cash !== undefined && remainingTurnover(cash) > zeroMoney;
  return (
    <Row
      media={<Icon glyph={chartLineUpDuotone} />}
      title={text('flow.title')}
      href="/user/turnoverDetails"
      {...(isOpen && status !== undefined && { value: `${turnoverPercent(status)}%` })}
    />
  );
}

/** How many limits of money and time are set; none while they are not known. */
function countLimits(limits: PlayLimits | undefined): number {
  if (limits === undefined) return 0;
  const { dep, loss, time } = limits;
  return [...Object.values(dep), ...Object.values(loss), time].filter((limit) => limit !== undefined).length;
}
