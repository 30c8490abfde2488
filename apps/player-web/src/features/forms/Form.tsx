import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { goToFirstWrong } from './goToFirstWrong';

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A form whose refusal is seen where it stands: the first field that is wrong takes the focus and comes into view, also
 * when the operator finds it wrong after a while. Nothing moves once something is typed again.
 */
export function Form({ onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current && goToFirstWrong(form.current)) isAwaited.current = false;
  });
  return (
    <form
      ref={form}
      noValidate
      onInput={() => {
        isAwaited.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        isAwaited.current = true;
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
