import { useState } from 'react';
import type { ReactNode } from 'react';

import { AppBar } from '../patterns/AppBar/AppBar';
import { AppFrame } from '../patterns/AppFrame/AppFrame';
import type { ModalState } from '../patterns/modal/Modal';
import { PageFrame } from '../patterns/PageFrame/PageFrame';
import { Button } from '../primitives/Button/Button';
import { Text } from '../primitives/Text/Text';

interface PhoneStageProps {
  /** Draws the surface that the stage's button opens. */
  readonly surface: (state: ModalState) => ReactNode;
  /** What a click on the button would show is already there. */
  readonly startsOpen?: boolean;
}

/** A screen in its frame with a button that opens a surface: where stories of dialogs play. */
export function PhoneStage({ surface, startsOpen = true }: PhoneStageProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <AppFrame overlays={surface({ isOpen, onDismiss: () => setOpen(false) })}>
      <PageFrame appBar={<AppBar title="Home" />}>
        <Text>What is behind an open surface can be neither tapped nor read aloud.</Text>
        <Button onClick={() => setOpen(true)}>Open</Button>
      </PageFrame>
    </AppFrame>
  );
}
