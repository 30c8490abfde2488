import { normalizePhone } from '@kislap/domain';

import type { TextControlProps } from '../Field/Field';
import { TextField } from '../TextField/TextField';

type PhoneFieldProps = TextControlProps<'inputMode' | 'autoComplete' | 'maxLength' | 'pattern'>;

/**
 * A Philippine mobile number: its ten digits after +63. However it is typed or pasted (0917…, +63 917…, 0063…), the
 * field keeps the ten digits; there is no `maxLength`, which would cut a pasted number before it is read.
 */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+63"
      clean={normalizePhone}
    />
  );
}
