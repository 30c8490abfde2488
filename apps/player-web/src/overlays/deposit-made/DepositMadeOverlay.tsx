import { getDepositLog } from '@kislap/api';
import { usePlayLimits } from '@kislap/api/react';
import type { DepositRecord } from '@kislap/api';
import { formatPeso, isDayLimitOffered, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  Countdown,
  Dialog,
  Facts,
  Money,
  Note,
  Stack,
  SuccessScene,
  Text,
  WaitingScene,
} from '@kislap/ui';
import { useEffect, useState } from 'react';
import { copyText } from '../../device/clipboard/copyText';
import { operatorNow } from '../../device/clock/operatorNow';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { CsLink } from '../../features/help/CsLink';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { phaseWords, useDepositMade } from './useDepositMade';
import type { DepositMade } from './useDepositMade';

/**
 * A deposit that was made: its pay page, and what the operator says of it. The page opens inside the tap, because
 * browsers block windows that open later. The dialog closes when this deposit arrives.
 */
export function DepositMadeOverlay({ modal, onAnswer, ...opened }: OverlayProps<'deposit-made'>) {
  const text = useText();
  const made = useDepositMade(opened, () => onAnswer('arrived'));
  const { phase, hasGone } = made;
  const close = () => modal.onDismiss('closeButton');
  const seeRecord = () => {
    close();
    void openOverlay('fund-record', { tab: 0 });
  };
  const words = phaseWords(phase, { goPay: made.pay, sayPaid: () => made.say(true), seeRecord });
  return (
    <Dialog
      {...modal}
      picture={phase === 'toPay' ? <SuccessScene /> : <WaitingScene />}
      title={text(words.title)}
      {...(words.why !== undefined && { text: text(words.why) })}
      confirm={{ label: text(words.confirm.label), onPress: words.confirm.onPress }}
      cancel={{ label: text('common.close'), onPress: close }}
    >
      <Stack gap={3}>
        <OrderFacts order={made.order} isOver={overPhases.has(phase)} />
        {made.isPayable && <PayWays made={made} />}
        {phase === 'looking' && (
          <Button variant="outline" size="md" isBlock onClick={() => made.say(false)}>
            {text('dep.notYet')}
          </Button>
        )}
        {phase !== 'toPay' && <CsLink />}
        {hasGone && <DayLimitOffer onOpen={close} />}
      </Stack>
    </Dialog>
  );
}

/** What is not paid in time or goes back brings no bonus. */
const overPhases: ReadonlySet<DepositMade['phase']> = new Set([
  'expired',
  'refused',
  'closed',
  'returned',
  'timeUp',
]);

interface OrderFactsProps {
  readonly order: OwnOrder;
  readonly isOver: boolean;
}

function OrderFacts({ order, isOver }: OrderFactsProps) {
  const text = useText();
  const bonus = text('dep.bonusLocked', { bonus: formatPeso(order.bonus) });
  return (
    <Facts
      facts={[
        { term: text('common.amount'), value: <Money amount={order.amount} /> },
        ...(order.bonus > zeroMoney && !isOver ? [{ term: text('dep.bonusLabel'), value: bonus }] : []),
        { term: text('dep.payWith'), value: order.channelName },
      ]}
    />
  );
}

/** How long it can still be paid, and every way there. */
function PayWays({ made }: { readonly made: DepositMade }) {
  const text = useText();
  const { order, payUntil, phase, isRefused, pay } = made;
  return (
    <>
      {payUntil !== undefined && (
        <Text size="sm" tone="muted" align="center">
          <Countdown
            until={payUntil}
            now={operatorNow}
            endedText={text('dep.timeUp')}
            sentence={(time) => text('dep.timeLeft', { time })}
          />
        </Text>
      )}
      {isRefused && order.payUrl !== undefined && <RefusedWindow url={order.payUrl} />}
      {phase === 'waiting' && !isRefused && (
        <Button variant="outline" size="md" isBlock onClick={pay}>
          {text('dep.continue')}
        </Button>
      )}
      <Text size="cap" tone="faint" align="center">
        {text('dep.keepOpen')}
      </Text>
    </>
  );
}

interface RefusedWindowProps {
  /** Checked: an address that may be opened. */
  readonly url: string;
}

/** The browser opened no window: the pay page can be opened in this tab, or its link taken elsewhere. */
function RefusedWindow({ url }: RefusedWindowProps) {
  const text = useText();
  return (
    <Stack gap={2}>
      <Note tone="failed" role="alert">
        {text('dep.blocked')}
      </Note>
      <Button variant="primary" size="md" isBlock onClick={() => window.location.assign(url)}>
        {text('dep.openHere')}
      </Button>
      <Button variant="text" size="md" isBlock onClick={() => void copyText(url, text)}>
        {text('dep.copyLink')}
      </Button>
    </Stack>
  );
}

interface DayLimitOfferProps {
  /** Makes room: a limit is set on a screen of its own. */
  readonly onOpen: () => void;
}

/** A quiet word after the third deposit of a day; nothing comes up by itself. */
function DayLimitOffer({ onOpen }: DayLimitOfferProps) {
  const text = useText();
  if (!useIsDayLimitOffered()) return null;
  const open = () => {
    onOpen();
    void openOverlay('play-limit', { kind: 'dep', span: 'day', limit: undefined });
  };
  return (
    <Button variant="text" isBlock onClick={open}>
      {text('rg.offerDay')}
    </Button>
  );
}

/** Whether a daily limit is worth a word now. What cannot be asked for is not missed. */
function useIsDayLimitOffered(): boolean {
  const { data: limits } = usePlayLimits(useUserId());
  const [deposits, setDeposits] = useState<readonly DepositRecord[]>();
  useEffect(() => {
    let isGone = false;
    getDepositLog(0, { attempts: 1 }).then(
      (page) => !isGone && setDeposits(page),
      () => undefined,
    );
    return () => void (isGone = true);
  }, []);
  if (limits === undefined || deposits === undefined) return false;
  const madeAt = deposits.filter(({ status }) => status !== 'failed').map(({ at }) => at);
  return isDayLimitOffered({ madeAt, now: operatorNow(), hasDayLimit: limits.dep.day !== undefined });
}
