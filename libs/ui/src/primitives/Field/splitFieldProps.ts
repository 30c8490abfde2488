import type { FieldProps } from './FieldProps';

/** Parts what the frame draws from what the input is given. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, isLabelHidden, hint, description, success, error, ...input } = props;
  return { frame: { label, isLabelHidden, hint, description, success, error }, input };
}
