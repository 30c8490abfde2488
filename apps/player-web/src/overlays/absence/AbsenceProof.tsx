import { manilaDay } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import { Checkbox } from '@kislap/ui';
import { OwnPasswordField } from '../../forms/OwnPasswordField';

interface AbsenceProofProps {
  /** The end of the chosen length; `undefined` while none is chosen. */
  readonly until: EpochSeconds | undefined;
  readonly password: string;
  readonly error: string | undefined;
  readonly onPassword: (typed: string) => void;
  readonly isUnderstood: boolean;
  readonly onUnderstood: (isUnderstood: boolean) => void;
}

/** What shows that the player means it: the password, and the sentence with the day. */
export function AbsenceProof(props: AbsenceProofProps) {
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
