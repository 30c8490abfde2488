import { useText } from '@kislap/i18n';
import {
  chartLineUpDuotone,
  clockCounterClockwiseDuotone,
  coinsDuotone,
  deviceMobileDuotone,
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
import { inOnePiece } from '../../config/inOnePiece';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { useCustomerService } from '../../config/useCustomerService';
import { openOverlay } from '../../overlays/openOverlay';
import { MailEntry } from './MailEntry';

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
