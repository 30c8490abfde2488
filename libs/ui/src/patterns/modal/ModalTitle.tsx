import { Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

interface ModalTitleProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The heading that names a modal surface, and where focus goes when it opens. */
export function ModalTitle({ className, children }: ModalTitleProps) {
  return (
    <Title className={className} data-modal-title="" tabIndex={-1}>
      {children}
    </Title>
  );
}
