import { useId } from 'react';

import type { FieldProps } from './FieldProps';

/** The ids and aria attributes that tie a control to its label and its message. */
export interface FieldWiring {
  readonly messageId: string;
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  };
}

const isShown = (node: unknown) => node !== undefined && node !== null && node !== false && node !== '';

/** Ties one control to the frame around it; an id from outside wins, so that a caller may focus the control. */
export function useField({
  id,
  description,
  success,
  error,
}: FieldProps & { id?: string | undefined }): FieldWiring {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const hasMessage = [description, success, error].some(isShown);
  return {
    messageId,
    control: {
      id: controlId,
      ...(hasMessage && { 'aria-describedby': messageId }),
      ...(isShown(error) && { 'aria-invalid': true as const }),
    },
  };
}
