import { answerCode, AnswerError, sendSmsCode } from '@kislap/api';
import type { SmsScene } from '@kislap/api';
import { checkPhone, epochMillisecondsFrom, maskPhone, smsResendAt, smsSecondsLeft } from '@kislap/domain';
import type { EpochMilliseconds } from '@kislap/domain';
import { phoneMessage, useText } from '@kislap/i18n';
import { Button, CodeField, toast } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { accountKeys } from '../../device/storage/accountKeys';
import type { SmsWait } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { toastError } from '../errors/toastError';
import { useMutation } from '../mutation/useMutation';

interface SmsCodeFieldProps {
  readonly sms: SmsCode;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onSend: () => void;
  readonly error: string | undefined;
}

/** The code from an SMS, with the button that sends it. */
export function SmsCodeField({ sms, onSend, ...field }: SmsCodeFieldProps) {
  const text = useText();
  const isWaiting = sms.secondsLeft > 0;
  const label = isWaiting ? text('auth.resend', { n: sms.secondsLeft }) : text('auth.send');
  const resend = (
    <Button variant="tonal" size="sm" isLoading={sms.isSending} disabled={isWaiting} onClick={onSend}>
      {label}
    </Button>
  );
  return (
    <CodeField
      {...field}
      label={text('bind.code')}
      placeholder={text('bind.code')}
      description={sms.sentTo === '' ? undefined : text('auth.codeSentTo', { phone: maskPhone(sms.sentTo) })}
      resend={resend}
    />
  );
}

/** The sending of one SMS code after another. */
interface SmsCode {
  /** Seconds until the next code may be asked for; 0 when it may be now. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** The phone the last code went to, '' before the first. */
  readonly sentTo: string;
  /**
   * Asks for a code for the phone as typed; without one, for the phone of the session. Answers what is wrong with
   * the phone, if anything.
   */
  readonly send: (typedPhone?: string) => Promise<string | undefined>;
}

/** Sends codes for one purpose, no more often than the operator allows, also over leaving and reloading. */
export function useSmsCode(scene: SmsScene): SmsCode {
  const text = useText();
  const [secondsLeft, waitUntil] = useCountdown(scene);
  const [sentTo, setSentTo] = useState('');
  const { isPending: isSending, mutate } = useMutation({
    send: (phone: string | undefined) => sendSmsCode({ phone, scene }),
    onDone: ({ resendAfterSeconds }, phone) => {
      waitUntil(resendAfterSeconds);
      setSentTo(phone ?? '');
    },
    onFailed: (error) => {
      const isTooOften = error instanceof AnswerError && error.code === answerCode.codeSentTooOften;
      if (isTooOften) waitUntil(error.data.wait);
      toastError(error, text);
    },
  });

  const send = async (typedPhone?: string): Promise<string | undefined> => {
    const phone = typedPhone === undefined ? undefined : checkPhone(typedPhone);
    if (phone?.ok === false) {
      const { id } = phoneMessage(phone.reason);
      if (phone.reason === 'empty') toast({ kind: 'error', title: text(id) });
      return text(id);
    }
    await mutate(phone?.value);
    return undefined;
  };

  return { secondsLeft, isSending, sentTo, send };
}

const defaultSeconds = 60;
const noWait: SmsWait = { resendAt: epochMillisecondsFrom(0), seconds: defaultSeconds };

/** Counts down to the stored end of the wait. */
function useCountdown(scene: SmsScene): readonly [number, (waitSeconds: number | undefined) => void] {
  const clock = useClock();
  const [wait, setWait] = useState(() => {
    const stored = deviceStorage.read(accountKeys.smsWait(scene));
    return stored === undefined ? noWait : withinReach(stored, clock.now());
  });
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    if (wait !== noWait) deviceStorage.write(accountKeys.smsWait(scene), wait);
  }, [scene, wait]);
  useEffect(() => {
    if (leftOf(wait, clock.now()) === 0) return undefined;
    return clock.every(1000, () => {
      const moment = clock.now();
      setNow(moment);
      setWait((before) => withinReach(before, moment));
    });
  }, [clock, wait]);

  const begin = (seconds = defaultSeconds) => {
    const moment = clock.now();
    setNow(moment);
    setWait({ resendAt: smsResendAt(moment, seconds), seconds });
  };
  return [leftOf(wait, now), begin];
}

/** A wait that a device clock set back has made longer than it is begins anew. */
function withinReach(wait: SmsWait, now: EpochMilliseconds): SmsWait {
  const latest = smsResendAt(now, wait.seconds);
  return wait.resendAt > latest ? { ...wait, resendAt: latest } : wait;
}

function leftOf({ resendAt, seconds }: SmsWait, now: EpochMilliseconds): number {
  return smsSecondsLeft(resendAt, now, seconds);
}
