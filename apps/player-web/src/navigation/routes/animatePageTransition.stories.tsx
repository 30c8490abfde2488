import {
  AppBar,
  AppFrame,
  Button,
  PageFrame,
  Panel,
  Sheet,
  Stack,
  Text,
  toast,
  ToastRegion,
  type ModalState,
} from '@kislap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { animatePageTransition } from './animatePageTransition';
import { routes } from './routes';

interface Moved {
  /** The way it moves: in, or out again. The toolbar says it, and may change its mind on the way. */
  readonly isForward: boolean;
}

/** In or out, as the toolbar asks, until the reviewer chooses otherwise. */
function useIsIn({ isForward }: Moved) {
  const [wanted, setWanted] = useState<{ readonly isForward: boolean; readonly isIn: boolean }>();
  const isIn = wanted?.isForward === isForward ? wanted.isIn : isForward;
  return { isIn, setIn: (next: boolean) => setWanted({ isForward, isIn: next }) };
}

/** The page that is drawn, and the app's own way to another. */
function usePath(asked: string) {
  const [path, setPath] = useState(asked);
  const heading = useRef(asked);
  const go = useCallback((to: string) => {
    const from = heading.current;
    if (to === from) return;
    heading.current = to;
    animatePageTransition({ from, to, isBack: false }, () => setPath(to));
  }, []);
  useEffect(() => go(asked), [go, asked]);
  return { path, go };
}

function PageStage({ isForward }: Moved) {
  const { path, go } = usePath(isForward ? routes.user.path : routes.home.path);
  const isHome = path === routes.home.path;
  const backHome = { label: 'Back', onPress: () => go(routes.home.path) };
  return (
    <AppFrame>
      <PageFrame appBar={isHome ? <AppBar title="Home" /> : <AppBar title="Account" back={backHome} />}>
        {isHome ? (
          <Button onClick={() => go(routes.user.path)}>Account</Button>
        ) : (
          <Text>It came in from the right, and leaves the same way.</Text>
        )}
      </PageFrame>
    </AppFrame>
  );
}

interface SurfaceStageProps extends Moved {
  readonly surface: (state: ModalState) => ReactNode;
}

function SurfaceStage({ surface, ...moved }: SurfaceStageProps) {
  const { isIn, setIn } = useIsIn(moved);
  return (
    <AppFrame overlays={surface({ isOpen: isIn, onDismiss: () => setIn(false) })}>
      <PageFrame appBar={<AppBar title="Home" />}>
        <Button onClick={() => setIn(true)}>Open</Button>
      </PageFrame>
    </AppFrame>
  );
}

function ToastStage({ isForward }: Moved) {
  useEffect(() => {
    if (!isForward) return undefined;
    const shown = toast({ kind: 'success', title: 'Copy succeeded!' });
    return () => shown.dismiss();
  }, [isForward]);
  return (
    <AppFrame overlays={<ToastRegion label="Notification" />}>
      <PageFrame appBar={<AppBar title="Home" />}>
        <Stack gap={4}>
          <Text>A toast drops 8 px and fades in; it leaves by fading.</Text>
          <Button onClick={() => toast({ kind: 'notice', title: 'One more' })}>Show a toast</Button>
        </Stack>
      </PageFrame>
    </AppFrame>
  );
}

/** What moves, both ways: choose Direction in the toolbar, also while it moves. */
const meta = {
  title: 'Foundations/Motion stage',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { isForward: true },
} satisfies Meta<typeof PageStage>;

export default meta;

type Story = StoryObj<typeof meta>;

const isForwardIn = (globals: Readonly<Record<string, unknown>>) => globals['direction'] !== 'back';

export const Page: Story = {
  render: (_args, { globals }) => <PageStage isForward={isForwardIn(globals)} />,
  play: async ({ canvas, userEvent, globals }) => {
    if (!isForwardIn(globals)) return;
    // Turned round before it has arrived, as often as one likes: the last wanted counts.
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await expect(await canvas.findByRole('heading', { name: 'Account' })).toBeVisible();
  },
};

export const FromTheSide: Story = {
  render: (_args, { globals }) => (
    <SurfaceStage
      isForward={isForwardIn(globals)}
      surface={(state) => (
        <Panel {...state} side="right" title="turnover rebate" closeLabel="Close">
          <Text>A panel comes from its edge and goes back to it.</Text>
        </Panel>
      )}
    />
  ),
  play: async ({ canvas, userEvent, globals }) => {
    if (!isForwardIn(globals)) return;
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    const panel = await screen.findByRole('dialog', { name: 'turnover rebate' });
    await waitFor(() => expect(panel).toHaveAttribute('data-state', 'open'));
    // For the panel that was leaving, the press on "Open" was one outside of it: it must not close the one that comes.
    await waitFor(() => expect(panel.getAnimations()).toEqual([]));
    await expect(panel).toHaveAttribute('data-state', 'open');
  },
};

export const FromBelow: Story = {
  render: (_args, { globals }) => (
    <SurfaceStage
      isForward={isForwardIn(globals)}
      surface={(state) => (
        <Sheet {...state} title="Rules" closeLabel="Close">
          <Text>A sheet rises, follows a finger down, and sinks.</Text>
        </Sheet>
      )}
    />
  ),
};

export const Toast: Story = {
  render: (_args, { globals }) => <ToastStage isForward={isForwardIn(globals)} />,
  play: async ({ canvas, globals }) => {
    if (isForwardIn(globals)) {
      await waitFor(() => expect(canvas.getAllByText('Copy succeeded!')[0]).toBeVisible());
    }
  },
};
