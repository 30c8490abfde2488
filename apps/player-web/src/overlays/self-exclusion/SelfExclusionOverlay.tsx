import {
  answerCode,
  AnswerError,
  breakHours,
  exclusionMonths,
  startExclusion,
  useBalance,
} from '@kislap/api';
import type { Exclusion } from '@kislap/api';
import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  BreakActions,
  BreakPicker,
  Checkbox,
  Facts,
  Money,
  Note,
  Overlay,
  Stack,
  Text,
  toast,
} from '@kislap/ui';
import type { BreakLength } from '@kislap/ui';
import { useId, useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { toastError } from '../../features/errors/toastError';
import { OwnPasswordField } from '../../features/forms/PasswordFields';
import { useMutation } from '../../features/mutation/useMutation';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { leaveSession } from '../../session/logOut';
import { useUserId } from '../../session/session';

/** Begins a break or an exclusion. Nothing is chosen beforehand, and the way back out is always there. */
export function SelfExclusionOverlay({ modal, kind }: OverlayProps<'self-exclusion'>) {
  const text = useText();
  const [lengths] = useState(() => exclusionLengths(kind, text));
  const [chosen, setChosen] = useState<string>();
  const [password, setPassword] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const { isStarting, error, start, forgetError } = useStartExclusion(kind);
  const length = lengths.find(({ value }) => value === chosen);
  const isReady = length !== undefined && password !== '' && isUnderstood;
  const keepOpen = () => modal.onDismiss('closeButton');
  const begin = () => length !== undefined && start(length.value, password);
  const type = (typed: string) => {
    setPassword(typed);
    forgetError();
  };
  const proof = { password, error, onPassword: type, isUnderstood, onUnderstood: setUnderstood };
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text(kind === 'break' ? 'rg.break' : 'rg.exclude')}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: keepOpen }}
      footer={<ExclusionFooter {...{ kind, isReady, isStarting }} onConfirm={begin} onKeepOpen={keepOpen} />}
    >
      <Stack gap={4}>
        <Text tone="muted">{text('rg.breakWhy')}</Text>
        {kind === 'exclusion' && <Note tone="pending">{text('rg.excludeWarn')}</Note>}
        <BreakPicker label={text('rg.howLong')} lengths={lengths} value={chosen} onChange={setChosen} />
        <KeptBalance />
        <ExclusionProof {...proof} until={length?.until} />
      </Stack>
    </Overlay>
  );
}

function KeptBalance() {
  const text = useText();
  const { data: balance } = useBalance(useUserId());
  if (balance === undefined) return null;
  return <Facts facts={[{ term: text('rg.balanceKept'), value: <Money amount={balance} /> }]} />;
}

interface ExclusionFooterProps {
  readonly kind: Exclusion['kind'];
  readonly isReady: boolean;
  readonly isStarting: boolean;
  readonly onConfirm: () => void;
  readonly onKeepOpen: () => void;
}

/** Begins the break or exclusion once everything is there, and says what is missing until then. */
function ExclusionFooter({ kind, isReady, isStarting, onConfirm, onKeepOpen }: ExclusionFooterProps) {
  const text = useText();
  const missingId = useId();
  return (
    <Stack gap={2}>
      {!isReady && (
        <Text size="cap" tone="muted" id={missingId}>
          {text('rg.confirmFirst')}
        </Text>
      )}
      <BreakActions
        confirmLabel={text(kind === 'break' ? 'rg.startBreak' : 'rg.startExclusion')}
        isConfirming={isStarting}
        blockedBy={isReady ? undefined : missingId}
        onConfirm={onConfirm}
        onKeepOpen={onKeepOpen}
      />
    </Stack>
  );
}

interface ExclusionProofProps {
  /** The end of the chosen length; `undefined` while none is chosen. */
  readonly until: EpochSeconds | undefined;
  readonly password: string;
  readonly error: string | undefined;
  readonly onPassword: (typed: string) => void;
  readonly isUnderstood: boolean;
  readonly onUnderstood: (isUnderstood: boolean) => void;
}

/** What shows that the player means it: the password, and the sentence with the day. */
function ExclusionProof(props: ExclusionProofProps) {
  const { until, password, error, onPassword, isUnderstood, onUnderstood } = props;
  const text = useText();
  return (
    <>
      <OwnPasswordField
        label={text('reg.password')}
        value={password}
        onValueChange={onPassword}
        error={error}
      />
      {until !== undefined && (
        <Checkbox isChecked={isUnderstood} onCheckedChange={onUnderstood}>
          {text('rg.understand', { day: dayText(text, manilaDay(until), 'date') })}
        </Checkbox>
      )}
    </>
  );
}

const HOUR_S = 3600;

/** How long a player can stay away, each with its end. */
function exclusionLengths(kind: Exclusion['kind'], text: TranslateText): readonly BreakLength[] {
  const nowS = operatorNow();
  if (kind === 'break') {
    return breakHours.map((hours) => ({
      value: String(hours),
      title: text(`rg.hoursOf.${hours}`),
      until: epochSecondsFrom(nowS + hours * HOUR_S),
      endsByTheHour: true,
    }));
  }
  return exclusionMonths.map((months) => {
    const end = new Date(nowS * 1000);
    end.setUTCMonth(end.getUTCMonth() + months);
    return {
      value: String(months),
      title: text(`rg.monthsOf.${months}`),
      until: epochSecondsFrom(Math.floor(end.getTime() / 1000)),
    };
  });
}

interface ExclusionStart {
  readonly isStarting: boolean;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  readonly start: (length: string, password: string) => void;
  readonly forgetError: () => void;
}

/** Begins a break or an exclusion; the session ends with it, on this device too. */
function useStartExclusion(kind: Exclusion['kind']): ExclusionStart {
  const text = useText();
  const [error, setError] = useState<string>();
  const { isPending, mutate } = useMutation<Exclusion, unknown>({
    send: (exclusion) => startExclusion(exclusion),
    onDone: async () => {
      await leaveSession('/');
      toast({ kind: 'success', title: text('rg.resting') });
    },
    onFailed: (problem) => {
      const isWrong = problem instanceof AnswerError && problem.code === answerCode.wrongCredentials;
      if (isWrong) setError(text('rg.wrongPassword'));
      else toastError(problem, text);
    },
  });
  const start = (length: string, password: string): void => {
    const exclusion = exclusionOf(kind, length, password);
    if (exclusion !== undefined) void mutate(exclusion);
  };
  return { isStarting: isPending, error, start, forgetError: () => setError(undefined) };
}

function exclusionOf(kind: Exclusion['kind'], length: string, password: string): Exclusion | undefined {
  const hours = breakHours.find((one) => String(one) === length);
  const months = exclusionMonths.find((one) => String(one) === length);
  if (kind === 'break') return hours === undefined ? undefined : { kind, hours, password };
  return months === undefined ? undefined : { kind, months, password };
}
