import { useText } from '@kislap/i18n';
import {
  crownDuotone,
  deviceMobileDuotone,
  handHeartDuotone,
  headsetDuotone,
  Icon,
  List,
  medalDuotone,
  passwordDuotone,
  receiptDuotone,
  Row,
  trophyDuotone,
  walletDuotone,
} from '@kislap/ui';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { useCustomerService } from '../../config/useCustomerService';
import { openOverlay } from '../../overlays/openOverlay';
import { MailEntry } from './MailEntry';

interface AccountMenuProps {
  /** '' while none is bound; `undefined` until it is known. */
  readonly phone: string | undefined;
}

/** Everything else of the account that there is. */
export function AccountMenu({ phone }: AccountMenuProps) {
  const text = useText();
  const { helpPhone } = useRuntimeConfig();
  const openSupport = useCustomerService();
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
      <Row media={<Icon glyph={crownDuotone} />} title={text('vip.level')} href="/user/vip" />
      <Row media={<Icon glyph={medalDuotone} />} title={text('vip.levels')} href="/user/level" />
      <Row media={<Icon glyph={trophyDuotone} />} title={text('prize.title')} href="/user/prizeRecord" />
      <Row
        media={<Icon glyph={receiptDuotone} />}
        title={text('dep.record')}
        onPress={() => void openOverlay('fund-record', { tab: 0 })}
      />
      <Row
        media={<Icon glyph={walletDuotone} />}
        title={text('wdw.record')}
        onPress={() => void openOverlay('fund-record', { tab: 1 })}
      />
      <Row media={<Icon glyph={passwordDuotone} />} title={text('auth.reset')} href="/resetPassword" />
      {helpPhone !== '' && (
        <Row
          media={<Icon glyph={handHeartDuotone} />}
          title={text('rg.title')}
          caption={text('rg.help', { phone: helpPhone })}
          href={`tel:${helpPhone}`}
        />
      )}
      {openSupport !== undefined && (
        <Row media={<Icon glyph={headsetDuotone} />} title={text('cs.title')} onPress={openSupport} />
      )}
    </List>
  );
}
