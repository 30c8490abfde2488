import { birthYears } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { BirthDateField } from '@kislap/ui';
import type { BirthDate } from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';

interface BirthFieldProps {
  readonly value: BirthDate;
  readonly onValueChange: (value: BirthDate) => void;
  readonly error: string | undefined;
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The date of birth in the player's language. */
export function BirthField(field: BirthFieldProps) {
  const text = useText();
  const [years] = useState(() => birthYears(operatorNow()));
  return (
    <BirthDateField
      {...field}
      label={text('auth.birth')}
      description={text('rg.21')}
      partLabels={{
        year: text('auth.birthYear'),
        month: text('auth.birthMonth'),
        day: text('auth.birthDay'),
      }}
      monthNames={months.map((month) => text(`month.${month}`))}
      years={years}
    />
  );
}
