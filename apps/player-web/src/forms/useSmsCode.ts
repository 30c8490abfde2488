import { AnswerError, answerCode, sendSmsCode } from '@kislap/api';
import type { SmsScene } from '@kislap/api';
import { checkPhone, epochMillisecondsFrom, smsResendAt, smsSecondsLeft } from '@kislap/domain';
import { phoneMessage, useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { useClock } from '../clock/ClockContext';
import { deviceStorage } from '../storage/deviceStorage';
import { accountKeys } from '../storage/accountKeys';
import { toastError } from '../errors/toastError';

/** The sending of one SMS code after another. */
export interface SmsCode {
  /** Seconds until the next code may be asked for; 0 when it may be now. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** The phone the last code went to, '' before the first. */
  readonly sentTo: string;
  /** Asks for a code for the phone as typed. Answers what is wrong with the phone, if anything. */
  readonly send: (typedPhone: string) => Promise<string | undefined>;
}

/** Sends codes for one purpose, no more often than the operator allows, also over leaving and reloading. */
export function useSmsCode(scene: SmsScene): SmsCode {
  const text = useText();
  const [secondsLeft, waitUntil] = useCountdown(scene);
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState('');

  const send = async (typedPhone: string): Promise<string | undefined> => {
    const phone = checkPhone(typedPhone);
    if (!phone.ok) {
      const { id } = phoneMessage(phone.reason);
      if (phone.reason === 'empty') toast({ kind: 'error', title: text(id) });
      return text(id);
    }
    setIsSending(true);
    try {
      const { resendAfterSeconds } = await sendSmsCode({ phone: phone.value, scene });
      waitUntil(resendAfterSeconds);
      setSentTo(phone.value);
    } catch (error) {
      const isTooOften = error instanceof AnswerError && error.code === answerCode.codeSentTooOften;
      if (isTooOften) waitUntil(error.data.wait);
      toastError(error, text);
    } finally {
      setIsSending(false);
    }
    return undefined;
  };

  return { secondsLeft, isSending, sentTo, send };
}

/** Counts down to the stored instant of the next code. */
function useCountdown(scene: SmsScene): readonly [number, (waitSeconds: number | undefined) => void] {
  const clock = useClock();
  const key = accountKeys.smsResendAt(scene);
  const [resendAt, setResendAt] = useState(() => epochMillisecondsFrom(deviceStorage.read(key) ?? 0));
  const [secondsLeft, setSecondsLeft] = useState(() => smsSecondsLeft(resendAt, clock.now()));

  useEffect(() => {
    const tick = () => setSecondsLeft(smsSecondsLeft(resendAt, clock.now()));
    tick();
    if (smsSecondsLeft(resendAt, clock.now()) === 0) return undefined;
    return clock.every(1000, tick);
  }, [clock, resendAt]);

  const waitUntil = (waitSeconds: number | undefined) => {
    const next = smsResendAt(clock.now(), waitSeconds);
    deviceStorage.write(key, next);
    setResendAt(next);
  };
  return [secondsLeft, waitUntil];
}
