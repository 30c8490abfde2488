import { useId } from 'react';
import type { ChangeEvent, CompositionEvent, ReactNode } from 'react';

import { checkCircleFill, warningCircleFill } from '../../icons/actions';
import type { Closed } from '../elementProps';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { hint as hintStyle, label as labelStyle, message } from './Field.css';

/** What every field is given, whatever its control. */
export interface FieldProps {
  /** What is asked for; it stands above the field and is its name. */
  label: string;
  /** Keeps the label for a screen reader alone, where a heading above says the same to the eye. */
  isLabelHidden?: boolean | undefined;
  /** Short, at the end of the label's line: "Optional", a range. */
  hint?: ReactNode;
  /** Under the field, as long as there is no error. */
  description?: ReactNode;
  /** Replaces the description with a good news of the same length, such as "Passwords match." */
  success?: ReactNode;
  /** What is wrong and how to fix it. Its presence makes the field invalid. */
  error?: ReactNode;
}

/** A field around one `input`: the field's own props and the input's, without looks. */
export type TextControlProps<Taken extends PropertyKey = never> = FieldProps &
  Closed<
    'input',
    keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'type' | Taken
  > & {
    /** The text in the field; the parent keeps it. */
    value: string;
    /** Called with the text as the field keeps it, already cleaned. */
    onValueChange: (value: string) => void;
  };

type FieldFrameProps = FieldProps & {
  /** The ids that tie label, help and error to the control. */
  wiring: FieldWiring;
  /** The control. */
  children: ReactNode;
};

/** Label above, control, one message below: the same for every field. */
export function FieldFrame({ wiring, label, isLabelHidden, hint, children, ...messages }: FieldFrameProps) {
  const name = <label htmlFor={wiring.control.id}>{label}</label>;
  return (
    <div>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={labelStyle}>
          {name}
          {hint && <span className={hintStyle}>{hint}</span>}
        </div>
      )}
      {children}
      <FieldMessage {...messages} id={wiring.messageId} />
    </div>
  );
}

type FieldMessageProps = Pick<FieldProps, 'description' | 'success' | 'error'> & {
  /** By which the control is described. */
  id: string;
};

/** The one line under a field: an error before good news before the helper. */
export function FieldMessage({ id, description, success, error }: FieldMessageProps) {
  if (error) {
    return (
      <p id={id} role="alert" className={message({ tone: 'failed' })}>
        <Icon glyph={warningCircleFill} size="xs" />
        <span>{error}</span>
      </p>
    );
  }
  if (success) {
    return (
      <p id={id} className={message({ tone: 'success' })}>
        <Icon glyph={checkCircleFill} size="xs" />
        <span>{success}</span>
      </p>
    );
  }
  if (!description) return null;
  return (
    <p id={id} className={message()}>
      {description}
    </p>
  );
}

/** Parts what the frame draws from what the input is given. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, isLabelHidden, hint, description, success, error, ...input } = props;
  return { frame: { label, isLabelHidden, hint, description, success, error }, input };
}

/** The ids and aria attributes that tie a control to its label and its message. */
interface FieldWiring {
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

/** Handlers of an input whose text is cleaned while it is typed or pasted. */
export interface CleanedTextHandlers {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

const isComposing = (event: Event) => 'isComposing' in event && event.isComposing === true;

/**
 * Cleans every change before the field's owner hears of it. While an input method composes, its text passes as it
 * is, because replacing half a word breaks the keyboard; the end of the composition cleans it.
 */
export function useCleanedText(
  clean: (typed: string) => string,
  onValueChange: (value: string) => void,
): CleanedTextHandlers {
  return {
    onChange: (event) => {
      const typed = event.currentTarget.value;
      onValueChange(isComposing(event.nativeEvent) ? typed : clean(typed));
    },
    onCompositionEnd: (event) => {
      onValueChange(clean(event.currentTarget.value));
    },
  };
}
