import { breakHours, exclusionMonths } from '@kislap/api';
import { useAway, useCashCheck } from '@kislap/api/react';
import type { Exclusion } from '@kislap/api';
import { addManilaMonths, epochSecondsFrom, formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId, TranslateText } from '@kislap/i18n';
import { BreakActions, BreakPicker, Checkbox, Overlay, Stack, Text } from '@kislap/ui';
import type { BreakLength } from '@kislap/ui';
import { useId, useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { SecretField } from '../../features/forms/SecretField';
import { useOwnMoney } from '../../features/payout/useOwnMoney';
import { payoutWords, usePayoutTarget } from '../../features/payout/usePayoutTarget';
import { AwayWords } from '../../features/restriction/AwayWords';
import { endText } from '../../features/restriction/endText';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';
import { useIsAway } from '../../session/useIsAway';
import { useStartExclusion } from './useStartExclusion';

/** Begins a break or an exclusion, or makes one longer. Nothing is chosen beforehand, and the way back out is always there. */
export function SelfExclusionOverlay({ modal, kind }: OverlayProps<'self-exclusion'>) {
  const text = useText();
  const lengths = useLengths(kind);
  const [chosen, setChosen] = useState<string>();
  const [isUnderstood, setUnderstood] = useState(false);
  const { isStarting, error, start, forgetError } = useStartExclusion(kind);
  const payout = useSendNow();
  const secret = useSecret(kind, forgetError);
  const length = lengths.find(({ value }) => value === chosen);
  const isAgreed = length !== undefined && isUnderstood;
  const missing = isAgreed ? (secret.isFilled ? undefined : 'away.proofFirst') : 'away.confirmFirst';
  const keepOpen = () => modal.onDismiss('closeButton');
  const begin = () => length !== undefined && start(length.value, secret.proof, payout.target);
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text(kind === 'break' ? 'rg.break' : 'rg.exclude')}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: keepOpen }}
      footer={<ExclusionFooter {...{ kind, missing, isStarting }} onConfirm={begin} onKeepOpen={keepOpen} />}
    >
      <Stack gap={4}>
        <Text>{text('away.meaning')}</Text>
        <OwnMoney />
        <GivenMoney kind={kind} />
        <BreakPicker label={text('away.howLong')} lengths={lengths} value={chosen} onChange={setChosen} />
        {length !== undefined && <AwayWords kind={kind} until={length.until} tone="pending" />}
        <SendNowBox {...payout} />
        <Secret {...secret} error={error} />
        {length !== undefined && (
          <Checkbox isChecked={isUnderstood} onCheckedChange={setUnderstood}>
            {text('away.cannotUntil', { time: endText(length.until) })}
          </Checkbox>
        )}
      </Stack>
    </Overlay>
  );
}

/** What becomes of own money: it stays, whatever is open. */
function OwnMoney() {
  const text = useText();
  const { own } = useOwnMoney(useUserId());
  const stays =
    own === undefined ? text('away.ordersClosedPlain') : text('away.ordersClosed', { x: formatPeso(own) });
  return (
    <Text tone="muted">
      {stays} {text('away.moneyHome')}
    </Text>
  );
}

/** What becomes of what was given: on a break it waits, and with an exclusion it ends. */
function GivenMoney({ kind }: Pick<Exclusion, 'kind'>) {
  const text = useText();
  const bonus = useCashCheck(useUserId()).data?.purse?.bonus ?? zeroMoney;
  const x = formatPeso(bonus);
  if (kind === 'break')
    return bonus > zeroMoney && <Text tone="muted">{text('away.bonusWaits', { x })}</Text>;
  return (
    <Text tone="muted">
      {text('away.giftsEnd')} {bonus > zeroMoney && text('away.bonusEnds', { x })}
    </Text>
  );
}

/** Whether all own money goes out at once, where there is some and a verified account is known. It is ticked, and can be unticked. */
function useSendNow() {
  const userId = useUserId();
  const { own = zeroMoney } = useOwnMoney(userId);
  const known = usePayoutTarget(userId);
  const [isTicked, setTicked] = useState(true);
  const offered = own > zeroMoney ? known : undefined;
  return { own, offered, isTicked, setTicked, target: isTicked ? offered : undefined } as const;
}

function SendNowBox({ own, offered, isTicked, setTicked }: ReturnType<typeof useSendNow>) {
  const text = useText();
  if (offered === undefined) return null;
  return (
    <Checkbox isChecked={isTicked} onCheckedChange={setTicked}>
      {text('away.sendNow', { x: formatPeso(own), ...payoutWords(offered) })}
    </Checkbox>
  );
}

interface ExclusionFooterProps {
  readonly kind: Exclusion['kind'];
  /** What is still to be done; nothing once everything is there. */
  readonly missing: MessageId | undefined;
  readonly isStarting: boolean;
  readonly onConfirm: () => void;
  readonly onKeepOpen: () => void;
}

/** Begins the break or exclusion once everything is there, and says what is missing until then. */
function ExclusionFooter({ kind, missing, isStarting, onConfirm, onKeepOpen }: ExclusionFooterProps) {
  const text = useText();
  const missingId = useId();
  return (
    <Stack gap={2}>
      {missing !== undefined && (
        <Text size="cap" tone="muted" id={missingId}>
          {text(missing)}
        </Text>
      )}
      <BreakActions
        confirmLabel={text(`away.start.${kind}`)}
        isConfirming={isStarting}
        blockedBy={missing === undefined ? undefined : missingId}
        onConfirm={onConfirm}
        onKeepOpen={onKeepOpen}
      />
    </Stack>
  );
}

/** The password or the code of an exclusion. A break asks for nothing, nor does an account that has neither. */
function useSecret(kind: Exclusion['kind'], onChange: () => void) {
  const userId = useUserId();
  const hasNone = userId === undefined || deviceStorage.read(accountKeys.hasNoPassword(userId)) === 1;
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [secret, setSecret] = useState('');
  const type = (typed: string): void => {
    setSecret(typed);
    onChange();
  };
  const choose = (chosen: 'password' | 'code'): void => {
    setWay(chosen);
    type('');
  };
  const isAsked = kind === 'exclusion' && !hasNone;
  const proof = isAsked ? { way, secret } : ({ way: 'none' } as const);
  return { isAsked, isFilled: !isAsked || secret !== '', proof, way, secret, type, choose } as const;
}

function Secret(props: ReturnType<typeof useSecret> & { readonly error: string | undefined }) {
  const { isAsked, way, secret, type, choose, error } = props;
  if (!isAsked) return null;
  const field = { value: secret, onValueChange: type, error };
  return <SecretField purpose="away" way={way} onWayChange={choose} {...field} />;
}

const HOUR_S = 3600;

/** How long a player can stay away. For whoever is away already it only ever becomes longer, by an hour or more. */
function useLengths(kind: Exclusion['kind']): readonly BreakLength[] {
  const text = useText();
  const [nowS] = useState(operatorNow);
  const isAway = useIsAway();
  const userId = useUserId();
  const { data: held } = useAway(isAway ? userId : undefined);
  // What makes it longer is not known before it is known how long it is.
  if (isAway && held === undefined) return [];
  if (kind === 'break') {
    const least = held?.until === undefined ? 0 : held.until + HOUR_S;
    return breakLengths(nowS, text).filter(({ until }) => until >= least);
  }
  return exclusionLengths((held?.kind === 'exclusion' ? held.until : undefined) ?? nowS, text);
}

function breakLengths(nowS: EpochSeconds, text: TranslateText): readonly BreakLength[] {
  return breakHours.map((hours) => ({
    value: String(hours),
    title: text(`away.hoursOf.${hours}`),
    until: epochSecondsFrom(nowS + hours * HOUR_S),
  }));
}

function exclusionLengths(fromS: EpochSeconds, text: TranslateText): readonly BreakLength[] {
  return exclusionMonths.map((months) => ({
    value: String(months),
    title: text(`away.monthsOf.${months}`),
    until: addManilaMonths(fromS, months),
  }));
}
