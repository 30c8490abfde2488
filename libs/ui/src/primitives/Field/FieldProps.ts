import type { ReactNode } from 'react';

/** What every field is given, whatever its control. */
export interface FieldProps {
  label: string;
  /** Keeps the label for a screen reader alone, where a heading above says the same to the eye. */
  isLabelHidden?: boolean | undefined;
  /** Short, at the end of the label's line: "Optional", a range. */
  hint?: ReactNode;
  /** Under the field, as long as there is no error. */
  description?: ReactNode;
  /** Replaces the description with a good news of the same length, such as "Both passwords match." */
  success?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: ReactNode;
}
