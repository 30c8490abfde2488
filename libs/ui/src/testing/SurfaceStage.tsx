import { useState } from 'react';
import type { ReactNode } from 'react';

import { AppBar } from '../patterns/AppBar/AppBar';
import { AppFrame } from '../patterns/AppFrame/AppFrame';
import { Dialog } from '../patterns/Dialog/Dialog';
import type { ModalState } from '../patterns/modal/Modal';
import { BareOverlay, Overlay } from '../patterns/Overlay/Overlay';
import { PageFrame } from '../patterns/PageFrame/PageFrame';
import { Panel } from '../patterns/Panel/Panel';
import { Sheet } from '../patterns/Sheet/Sheet';
import { Button } from '../primitives/Button/Button';
import { Stack } from '../primitives/Stack/Stack';
import { Text } from '../primitives/Text/Text';
import { TextField } from '../primitives/TextField/TextField';

const long = 'Long enough to scroll. '.repeat(120);

type SurfaceKind = 'overlay' | 'bareOverlay' | 'panel' | 'sheet' | 'dialog';

interface SurfaceProps extends ModalState {
  readonly kind: SurfaceKind;
  readonly children: ReactNode;
}

function Surface({ kind, children, ...state }: SurfaceProps) {
  const all = { ...state, title: `This is the ${kind}`, closeLabel: 'Close' };
  switch (kind) {
    case 'overlay':
      return <Overlay {...all}>{children}</Overlay>;
    case 'bareOverlay':
      return <BareOverlay {...all}>{children}</BareOverlay>;
    case 'panel':
      return (
        <Panel {...all} side="left">
          {children}
        </Panel>
      );
    case 'sheet':
      return <Sheet {...all}>{children}</Sheet>;
    case 'dialog':
      return (
        <Dialog {...all} confirm={{ label: 'OK', onPress: () => undefined }}>
          {children}
        </Dialog>
      );
  }
}

interface ContentProps {
  readonly isShort: boolean;
  readonly onNext: (() => void) | undefined;
}

/** The way to the next surface, something to read, and a field far below. */
function Content({ isShort, onNext }: ContentProps) {
  const [note, setNote] = useState('');
  return (
    <Stack>
      <Button onClick={onNext}>{onNext === undefined ? 'Nothing' : 'Next'}</Button>
      {!isShort && <Text>{long}</Text>}
      <TextField label="Note" value={note} onValueChange={setNote} />
    </Stack>
  );
}

interface SurfaceStageProps {
  /** The surfaces, the lowest first; each is opened from the one below it. */
  readonly kinds: readonly SurfaceKind[];
  /** Whether all of them are open from the start. */
  readonly startsOpen: boolean;
}

/** A long screen that opens surfaces over each other, to try out focus, keys, scrolling and the keyboard. */
export function SurfaceStage({ kinds, startsOpen }: SurfaceStageProps) {
  const [depth, setDepth] = useState(startsOpen ? kinds.length : 0);
  const surfaces = kinds.map((kind, level) => (
    <Surface key={kind} kind={kind} isOpen={depth > level} onDismiss={() => setDepth(level)}>
      <Content
        isShort={kind === 'bareOverlay'}
        onNext={level + 1 < kinds.length ? () => setDepth(level + 2) : undefined}
      />
    </Surface>
  ));
  return (
    <AppFrame overlays={surfaces}>
      <PageFrame appBar={<AppBar title="Home" />}>
        <Button onClick={() => setDepth(1)}>Open</Button>
        <Text>{long.repeat(2)}</Text>
      </PageFrame>
    </AppFrame>
  );
}
