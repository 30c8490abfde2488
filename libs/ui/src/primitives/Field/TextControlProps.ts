import type { Closed } from '../Closed';
import type { FieldProps } from './FieldProps';

/** A field around one `input`: the field's own props and the input's, without looks. */
export type TextControlProps<Taken extends PropertyKey = never> = FieldProps &
  Closed<
    'input',
    keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'type' | Taken
  > & {
    value: string;
    /** Called with the text as the field keeps it, already cleaned. */
    onValueChange: (value: string) => void;
  };
