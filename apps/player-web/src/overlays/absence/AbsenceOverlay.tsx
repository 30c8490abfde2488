import { useBalance } from '@kislap/api';
import { manilaDay } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import {
  BreakActions,
  BreakPicker,
  Checkbox,
  Facts,
  Money,
  Note,
  Overlay,
  PasswordField,
  Stack,
  Text,
} from '@kislap/ui';
import { useId, useState } from 'react';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { absenceLengths } from './absenceLengths';
import { useStepAway } from './useStepAway';

/** Begins a break or an exclusion. Nothing is chosen beforehand, and the way back out is always there. */
export function AbsenceOverlay({ modal, kind }: OverlayProps<'absence'>) {
  const text = useText();
  const userId = useUserId();
  const { data: balance } = useBalance(userId);
  const missingId = useId();
  const [lengths] = useState(() => absenceLengths(kind, text));
  const [chosen, setChosen] = useState<string>();
  const [password, setPassword] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const { isLeaving, error, leave, forgetError } = useStepAway(kind);
  const length = lengths.find(({ value }) => value === chosen);
  const isReady = length !== undefined && password !== '' && isUnderstood;
  const actions = (
    <Stack gap={2}>
      {!isReady && (
        <Text size="cap" tone="muted" id={missingId}>
          {text('rg.confirmFirst')}
        </Text>
      )}
      <BreakActions
        confirmLabel={text(kind === 'break' ? 'rg.startBreak' : 'rg.startExclusion')}
        isConfirming={isLeaving}
        blockedBy={isReady ? undefined : missingId}
        onConfirm={() => length !== undefined && leave(length.value, password)}
        onKeepOpen={() => modal.onDismiss('closeButton')}
      />
    </Stack>
  );
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text(kind === 'break' ? 'rg.break' : 'rg.exclude')}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: () => modal.onDismiss('closeButton') }}
      footer={actions}
    >
      <Stack gap={4}>
        <Text tone="muted">{text('rg.breakWhy')}</Text>
        {kind === 'exclusion' && <Note tone="pending">{text('rg.excludeWarn')}</Note>}
        <BreakPicker label={text('rg.howLong')} lengths={lengths} value={chosen} onChange={setChosen} />
        {balance !== undefined && (
          <Facts facts={[{ term: text('rg.balanceKept'), value: <Money amount={balance} /> }]} />
        )}
        <PasswordField
          label={text('reg.password')}
          autoComplete="current-password"
          showLabel={text('auth.showPwd')}
          hideLabel={text('auth.hidePwd')}
          value={password}
          onValueChange={(typed) => {
            setPassword(typed);
            forgetError();
          }}
          error={error}
        />
        {length !== undefined && (
          <Checkbox isChecked={isUnderstood} onCheckedChange={setUnderstood}>
            {text('rg.understand', { day: dayText(text, manilaDay(length.until), 'date') })}
          </Checkbox>
        )}
      </Stack>
    </Overlay>
  );
}
