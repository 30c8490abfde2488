import { useIdentityCheck, usePlayLimits } from '@kislap/api/react';
import {
  formatManila,
  formatPeso,
  isDepositAllowed,
  isWithinLimit,
  tightestLimit,
  zeroMoney,
} from '@kislap/domain';
import type { IdentityState, Money, TightestLimit } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Inline, LinkButton, Note, Stack, Text } from '@kislap/ui';
import { useManilaNow } from '../../device/clock/operatorNow';
import { IdentityNote } from '../../features/identity/IdentityNote';
import { routes } from '../../navigation/routes/routes';
import { useUserId } from '../../session/session';

/** Why the deposit cannot be sent, and the way on. */
export function DepositHoldNote({ hold }: { readonly hold: DepositHold }) {
  const text = useText();
  if (hold.type === 'identity') return <IdentityNote purpose="deposit" state={hold.state} />;
  return (
    <Stack gap={2}>
      <Note tone="pending" role="status">
        {limitWords(hold, text)}
      </Note>
      <LinkButton href={routes.responsibleGaming.path} variant="text" size="sm" isBlock>
        {text('rg.limits')}
      </LinkButton>
    </Stack>
  );
}

type LimitHold = Exclude<DepositHold, { readonly type: 'identity' }>;

function limitWords({ type, limit }: LimitHold, text: TranslateText): string {
  if (type === 'limitHeld') return text('dep.limitHeld');
  const time = formatManila(limit.resetsAt, 'minute');
  return type === 'limitUsed'
    ? text(`dep.limitUsed.${limit.span}`, { time })
    : text(`dep.limitPassed.${limit.span}`, { x: formatPeso(limit.left), time });
}

/**
 * What the player's own limits leave of this deposit, and the way to them. Nothing is said of limits that are not
 * known.
 */
export function DepositLimitLine() {
  const text = useText();
  const { limit, reserved, isKnown } = useDepositLimit();
  return (
    <Stack gap={1}>
      <Inline justify="between" gap={2} wrap>
        <Text as="span" size="sm" tone="muted">
          {limit === undefined
            ? isKnown && text('dep.noLimit')
            : text(`dep.limitLeft.${limit.span}`, { x: formatPeso(limit.left) })}
        </Text>
        <LinkButton href={routes.responsibleGaming.path} variant="text" size="sm" isAtEnd>
          {text('rg.limits')}
        </LinkButton>
      </Inline>
      {reserved > zeroMoney && (
        <Text size="sm" tone="muted">
          {text('dep.limitReserved', { x: formatPeso(reserved) })}
        </Text>
      )}
    </Stack>
  );
}

/** Why a deposit would be refused: what is known before it is sent. */
type DepositHold =
  | { readonly type: 'identity'; readonly state: IdentityState }
  /** The player's own limit is used up, whatever the amount. */
  | { readonly type: 'limitUsed'; readonly limit: TightestLimit }
  /** What is left of it is held for orders that are not paid, and comes free again when they are closed. */
  | { readonly type: 'limitHeld'; readonly limit: TightestLimit }
  | { readonly type: 'limitPassed'; readonly limit: TightestLimit };

interface KnownLimit {
  /** The player's own deposit limit that binds first; nothing where none is set. */
  readonly limit: TightestLimit | undefined;
  /** What of it is not used, but held for orders that are not credited yet. */
  readonly reserved: Money;
  /** Whether the operator has said what is set. */
  readonly isKnown: boolean;
}

/** What the player's own limits leave of a deposit. */
function useDepositLimit(): KnownLimit {
  const now = useManilaNow();
  const { data: limits } = usePlayLimits(useUserId());
  const limit = limits && tightestLimit(limits.dep, now);
  const reserved = (limit && limits.dep[limit.span]?.reserved) ?? zeroMoney;
  return { limit, reserved, isKnown: limits !== undefined };
}

/**
 * What holds a deposit of this amount back. What is not known holds nothing back: the operator decides.
 *
 * @param amount zero while none is typed
 */
export function useDepositHold(amount: Money): DepositHold | undefined {
  const { data: check } = useIdentityCheck(useUserId());
  const { limit, reserved } = useDepositLimit();
  if (check !== undefined && !isDepositAllowed(check.state, { isCheckedFirst: check.isNeededFirst })) {
    return { type: 'identity', state: check.state };
  }
  if (limit === undefined) return undefined;
  if (limit.left > zeroMoney)
    return isWithinLimit(amount, limit) ? undefined : { type: 'limitPassed', limit };
  return { type: reserved > zeroMoney ? 'limitHeld' : 'limitUsed', limit };
}
