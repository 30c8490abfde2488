import { useBalance, usePayOffer, usePlayer } from '@kislap/api/react';
import { formatMoney, leastWithdrawal, pesoText, truncateToCentavos, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  ErrorState,
  headsetDuotone,
  Inline,
  LinkButton,
  Note,
  Overlay,
  Skeleton,
  Stack,
  Text,
  warningCircleDuotone,
} from '@kislap/ui';
import { CsLink } from '../../features/help/CsLink';
import { useCustomerService } from '../../features/help/useCustomerService';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { CloseAccountForm } from './CloseAccountForm';

/** Closes the account for good. What stops it is said before anything is typed. */
export function CloseAccountOverlay({ modal }: OverlayProps<'close-account'>) {
  const text = useText();
  const userId = useUserId();
  const { data: balance, error, mutate } = useBalance(userId);
  const { data: player } = usePlayer(userId);
  const isUnknown = balance === undefined;
  return (
    <Overlay {...modal} enters="fromRight" title={text('closing.title')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Note tone="pending" glyph={warningCircleDuotone}>
          {text('closing.what')}
        </Note>
        {isUnknown && error === undefined && <Skeleton shape="card" />}
        {isUnknown && error !== undefined && (
          <ErrorState
            title={text('user.balanceFailed')}
            retry={{ label: text('common.retry'), onPress: () => void mutate() }}
          />
        )}
        {!isUnknown && balance > zeroMoney && <MoneyLeft balance={balance} userId={userId} />}
        {!isUnknown && balance <= zeroMoney && <CloseAccountForm hasPassword={player?.phone !== ''} />}
        <Text size="sm" tone="muted">
          {text('closing.rest')}
        </Text>
        <LinkButton href="/responsible-gaming" variant="text" isBlock>
          {text('rg.title')}
        </LinkButton>
      </Stack>
    </Overlay>
  );
}

interface MoneyLeftProps {
  /** Above zero. */
  readonly balance: Money;
  readonly userId: number | undefined;
}

/** The account cannot be closed yet: how much is left in it, and the way to get it out, if there is one. */
function MoneyLeft({ balance, userId }: MoneyLeftProps) {
  const text = useText();
  const { data: offer, error } = usePayOffer(userId);
  if (offer === undefined && error === undefined) return <Skeleton shape="card" />;
  const least = leastWithdrawal(offer?.methods ?? []);
  if (least !== undefined && balance < least) return <TooLittleLeft balance={balance} least={least} />;
  return (
    <Stack gap={4}>
      <Text>{text('closing.moneyLeft', { amount: formatMoney(balance) })}</Text>
      <Button isBlock onClick={() => void openOverlay('withdrawal', {})}>
        {text('wdw.title')}
      </Button>
      <Inline justify="center">
        <CsLink />
      </Inline>
    </Stack>
  );
}

interface TooLittleLeftProps {
  readonly balance: Money;
  /** The least that can be withdrawn. */
  readonly least: Money;
}

/**
 * What is left cannot be withdrawn, and no call gives it up: the operator has to. Nobody is told to deposit more, since
 * they want to go.
 */
function TooLittleLeft({ balance, least }: TooLittleLeftProps) {
  const text = useText();
  const openService = useCustomerService();
  return (
    <Stack gap={4}>
      <Text>{text('closing.tooLittle', { amount: wholeAmount(balance), min: formatMoney(least) })}</Text>
      {openService !== undefined && (
        <>
          <Text>{text('closing.tooLittleAsk')}</Text>
          <Button isBlock glyph={headsetDuotone} onClick={openService}>
            {text('cs.title')}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** With all its decimals: a part of a centavo is money that stops it, too. */
function wholeAmount(balance: Money): string {
  return truncateToCentavos(balance) === balance ? formatMoney(balance) : pesoText(balance);
}
