import {
  answerCode,
  AnswerError,
  newIdempotencyKey,
  readTracking,
  register,
  saveConsents,
} from '@kislap/api';
import type { PasswordByCode } from '@kislap/api';
import { checkBirthday, normalizePhone } from '@kislap/domain';
import { birthdayMessage, useText } from '@kislap/i18n';
import type { BirthDate } from '@kislap/ui';
import { useRef, useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { reported } from '../../device/errors/reportError';
import { useCodeForm } from '../../features/forms/useCodeForm';
import type { CodeForm } from '../../features/forms/useCodeForm';
import { go } from '../../navigation/go';
import { useAppLocation } from '../../navigation/appLocation';
import { appAdPoints } from '../../session/attribution/appAdPoints';
import { launch } from '../../session/attribution/launch';
import { deviceId } from '../../session/deviceId';
import { session } from '../../session/session';

/** The registration form beyond its four fields. */
export interface Registration {
  readonly form: CodeForm;
  /** The number in the form, while the operator has an account with it; as the login takes it. */
  readonly takenPhone: string | undefined;
  readonly birth: BirthDate;
  readonly setBirth: (birth: BirthDate) => void;
  /** Under age, or no date; said as soon as the date is whole. */
  readonly birthError: string | undefined;
  readonly invite: string;
  /** The code came with the link that was followed, and stays. */
  readonly isInviteGiven: boolean;
  readonly setInvite: (invite: string) => void;
  readonly hasAgreed: boolean;
  readonly setHasAgreed: (hasAgreed: boolean) => void;
  /** Consent to marketing, apart from the terms. */
  readonly isTracked: boolean;
  readonly setTracked: (isTracked: boolean) => void;
  readonly canSubmit: boolean;
}

const noBirth: BirthDate = { year: '', month: '', day: '' };

/** Keeps the registration form and opens the account. */
export function useRegistration(): Registration {
  const text = useText();
  const givenInvite = readInvite(useAppLocation().search);
  const [now] = useState(operatorNow);
  const [birth, setBirth] = useState(noBirth);
  const [typedInvite, setInvite] = useState('');
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isTracked, setTracked] = useState(false);
  const [takenPhone, setTakenPhone] = useState<string>();
  const invite = givenInvite === '' ? typedInvite : givenInvite;
  const birthday = `${birth.year}-${birth.month}-${birth.day}`;
  const isBirthWhole = Object.values(birth).every((part) => part !== '');
  const checkedBirth = checkBirthday(birthday, now);

  /** What was asked last, and its name in the device's storage, which holds nothing of the form. */
  const last = useRef({ asked: '', intent: '' });

  const trackingOf = () => ({ ...readTracking(launch.search()), ...(invite === '' ? {} : { invite }) });
  const intentOf = (proof: PasswordByCode): string => {
    const asked = JSON.stringify([proof, birthday, trackingOf()]);
    if (last.current.asked !== asked) last.current = { asked, intent: `register:${newIdempotencyKey()}` };
    return last.current.intent;
  };
  const open = async (proof: PasswordByCode, idempotencyKey: string): Promise<void> => {
    const options = { tracking: trackingOf(), deviceId: deviceId(), idempotencyKey };
    const opened = register({ ...proof, birthday }, options);
    const { token, userId, gift } = await opened.catch((error: unknown) => {
      if (isPhoneTaken(error)) setTakenPhone(normalizePhone(proof.phone));
      throw error;
    });
    session.signIn({ token, userId });
    // The account is there whatever comes of this; what was not saved is simply not agreed to.
    if (isTracked) await saveConsents({ marketing: true, analytics: false }).catch(reported('consent'));
    appAdPoints.registered(userId);
    await go('/registerSuccess', { replace: true, state: { welcomeGift: gift } });
  };
  const form = useCodeForm(open, '', intentOf);

  return {
    form,
    takenPhone: normalizePhone(form.values.phone) === takenPhone ? takenPhone : undefined,
    birth,
    setBirth,
    birthError: isBirthWhole && !checkedBirth.ok ? text(birthdayMessage(checkedBirth.reason).id) : undefined,
    invite,
    isInviteGiven: givenInvite !== '',
    setInvite,
    hasAgreed,
    setHasAgreed,
    isTracked,
    setTracked,
    canSubmit: form.isComplete && checkedBirth.ok && hasAgreed,
  };
}

const isPhoneTaken = (error: unknown): boolean =>
  error instanceof AnswerError && error.code === answerCode.phoneTaken;

function readInvite(search: string): string {
  const invite = new URLSearchParams(search).get('invite')?.trim() ?? '';
  return invite.length > longestInvite ? '' : invite;
}

/** More characters than this are no invite code: a broken link must not stand in the way of an account. */
export const longestInvite = 20;
