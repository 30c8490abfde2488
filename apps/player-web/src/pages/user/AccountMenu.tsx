import { useUnreadMailCount } from '@kislap/api';
import { useText } from '@kislap/i18n';
import {
  chartLineUpDuotone,
  clockCounterClockwiseDuotone,
  coinsDuotone,
  deviceMobileDuotone,
  envelopeSimpleDuotone,
  gearSixDuotone,
  handHeartDuotone,
  headsetDuotone,
  Icon,
  List,
  receiptDuotone,
  Row,
  trophyDuotone,
  usersThreeDuotone,
} from '@kislap/ui';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { inOnePiece } from '../../config/inOnePiece';
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
      <Row
        media={<Icon glyph={chartLineUpDuotone} />}
        title={text('flow.title')}
        href="/user/turnoverDetails"
      />
      <Row media={<Icon glyph={trophyDuotone} />} title={text('prize.title')} href="/user/prizeRecord" />
      <Row
        media={<Icon glyph={coinsDuotone} />}
        title={text('user.rebate')}
        onPress={() => void openOverlay('rebate', {})}
      />
      <Row media={<Icon glyph={usersThreeDuotone} />} title={text('ref.title')} href="/referrals" />
      <HelpRows />
      <InstallRows />
      <Row media={<Icon glyph={gearSixDuotone} />} title={text('set.title')} href="/user/setting" />
    </List>
  );
}

/** Help for who plays too much, and for everything else. */
function HelpRows() {
  const text = useText();
  const { helpPhone } = useRuntimeConfig();
  const openSupport = useCustomerService();
  return (
    <>
      <Row
        media={<Icon glyph={handHeartDuotone} />}
        title={text('rg.title')}
        href="/responsible-gaming"
        {...(helpPhone !== '' && { caption: text('rg.help', { phone: inOnePiece(helpPhone) }) })}
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
  const unread = mailBadge(useUnreadMailCount(useUserId()).data ?? 0);
  return (
    <Row
      media={<Icon glyph={envelopeSimpleDuotone} />}
      title={text('mail.title')}
      href="/user/mail"
      {...(unread !== undefined && { value: unread })}
    />
  );
}
