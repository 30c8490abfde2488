import { setPlayLimit } from '@kislap/api';
import type { PlayLimit } from '@kislap/api';
import { formatPeso, pesoText, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { AmountField, Button, Sheet, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { limitAmount, limitProblem } from '../../features/limit-prompt/limitAmount';
import { ConfirmLimit } from '../../features/limits/ConfirmLimit';
import { useRaiseWaitHours } from '../../features/limits/useRaiseWaitHours';
import { operatorNow } from '../../device/clock/operatorNow';
import { useIsOnline } from '../../device/useIsOnline';
import { useSavePlayLimits } from '../../features/limits/useSavePlayLimits';
import { orderWatch } from '../../features/orders/orders';
import type { OverlayProps, PlayLimitOptions } from '../../navigation/overlays/OverlayMap';

/** Sets one limit, confirms a higher one whose wait is over, or takes the limit away. */
export function PlayLimitOverlay({ modal, onAnswer, kind, span, limit }: OverlayProps<'play-limit'>) {
  const text = useText();
  const isOnline = useIsOnline();
  const hours = useRaiseWaitHours();
  const { isSaving, save } = useSaveLimit({ kind, span, limit }, () => onAnswer('saved'));
  const [typed, setTyped] = useState(limit === undefined ? '' : pesoText(limit.most));
  const most = limitAmount(typed);
  // How much orders hold is told of a limit alone: before the first one it is not known.
  const mayCloseOrders = kind === 'dep' && (limit === undefined || limit.reserved > zeroMoney);
  return (
    <Sheet
      {...modal}
      title={text(`rg.limit.${kind}.${span}`)}
      closeLabel={text('common.close')}
      isDraggable={false}
    >
      <Stack gap={4}>
        <ConfirmWaiting limit={limit} isSaving={isSaving} onConfirm={save} />
        <AmountField
          label={text(`rg.mostOf.${kind}`)}
          precision="whole"
          size="md"
          clearLabel={text('common.clear')}
          value={typed}
          error={limitProblem(typed, text)}
          onValueChange={setTyped}
        />
        <Text size="sm" tone="muted">
          {text('rg.lower')}. {mayCloseOrders && `${text('rg.closesOrders')} `}
          {text('rg.raise', { h: hours })}.
        </Text>
        <Button
          isBlock
          isLoading={isSaving}
          disabled={!isOnline || most === undefined}
          onClick={() => most !== undefined && save(most)}
        >
          {text('rg.save')}
        </Button>
        {limit !== undefined && (
          <Button variant="quiet" isBlock disabled={!isOnline} onClick={() => save(undefined)}>
            {text('rg.remove')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}

interface ConfirmWaitingProps {
  readonly limit: PlayLimit | undefined;
  readonly isSaving: boolean;
  /** `undefined` for no limit. */
  readonly onConfirm: (most: Money | undefined) => void;
}

/** Asks once more for a higher limit whose wait is over; nothing before that. */
function ConfirmWaiting({ limit, isSaving, onConfirm }: ConfirmWaitingProps) {
  const text = useText();
  const [now] = useState(operatorNow);
  const { waiting } = limit ?? {};
  if (waiting === undefined || waiting.from > now) return null;
  const label =
    waiting.amount === undefined
      ? text('rg.confirmRemoval')
      : text('rg.confirmRaise', { x: formatPeso(waiting.amount) });
  return (
    <ConfirmLimit
      label={label}
      until={waiting.until}
      isSaving={isSaving}
      onConfirm={() => onConfirm(waiting.amount)}
    />
  );
}

interface LimitSaver {
  readonly isSaving: boolean;
  /** `undefined` for no limit. */
  readonly save: (most: Money | undefined) => void;
}

/** Saves a limit, and says whether it holds now or waits. */
function useSaveLimit({ kind, span, limit: before }: PlayLimitOptions, onSaved: () => void): LimitSaver {
  const { isSaving, save } = useSavePlayLimits(() => {
    // A lower limit closes orders that no longer fit.
    if (kind === 'dep') orderWatch.lookAgain();
    onSaved();
  });
  return {
    isSaving,
    save: (most) =>
      save(
        () => setPlayLimit({ kind, span, most }),
        (limits) => savedWords(before, limits[kind][span]),
      ),
  };
}

function savedWords(before: PlayLimit | undefined, now: PlayLimit | undefined): MessageId {
  if (now?.waiting !== undefined) return now.waiting.amount === undefined ? 'rg.removalAsked' : 'rg.waits';
  const isClosed = before !== undefined && now !== undefined && now.reserved < before.reserved;
  return isClosed ? 'rg.savedClosed' : 'rg.saved';
}
