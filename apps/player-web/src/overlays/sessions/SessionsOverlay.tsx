import { answerCode, AnswerError, deviceSessionsKey, endDeviceSession } from '@kislap/api';
import { useDeviceSessions } from '@kislap/api/react';
import type { DeviceSession } from '@kislap/api';
import { formatManila } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  ErrorState,
  Facts,
  List,
  Overlay,
  SessionRow,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { reported } from '../../device/errors/reportError';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

/** The devices that are logged in: which one this is, when each was last used, and how to end the others. */
export function SessionsOverlay({ modal }: OverlayProps<'sessions'>) {
  const text = useText();
  const { data: sessions, error, mutate } = useDeviceSessions(useUserId());
  return (
    <Overlay {...modal} enters="fromRight" title={text('session.title')} closeLabel={text('common.close')}>
      {sessions !== undefined && <Devices sessions={sessions} />}
      {sessions === undefined && error === undefined && <Skeleton shape="card" />}
      {sessions === undefined && error !== undefined && (
        <ErrorState
          title={text('session.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
    </Overlay>
  );
}

function Devices({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const text = useText();
  const { ending, end, endOthers } = useEndSession();
  const previous = sessions.find(({ isThisDevice }) => isThisDevice)?.previousLoginAt;
  const isAlone = sessions.every(({ isThisDevice }) => isThisDevice);
  return (
    <Stack gap={4}>
      {previous !== undefined && (
        <Facts facts={[{ term: text('session.previous'), value: formatManila(previous) }]} />
      )}
      <List label={text('session.title')}>
        {sessions.map(({ id, ...session }) => (
          <SessionRow
            key={id}
            {...session}
            isEnding={ending === id}
            onEnd={() => void end({ id, device: session.device })}
          />
        ))}
      </List>
      <Text size="sm" tone="muted">
        {text(isAlone ? 'session.alone' : 'session.why')}
      </Text>
      {!isAlone && (
        <Button variant="outline" isBlock isLoading={ending === 'others'} onClick={() => void endOthers()}>
          {text('session.endOthers')}
        </Button>
      )}
    </Stack>
  );
}

interface EndedSession {
  readonly id: string;
  readonly device: string;
}

interface EndRequest {
  /** A session's id, or `others`. */
  readonly which: string;
  /** What to say once it has ended. */
  readonly done: string;
}

/** Logs devices out: one at once, all others after a question. The list is asked for again whatever comes of it. */
function useEndSession() {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { mutate: refresh } = useSWRConfig();
  const askAgain = () => refresh(deviceSessionsKey(userId)).catch(reported('sessions'));
  const {
    isPending,
    input,
    mutate: endNow,
  } = useMutation<EndRequest, unknown>({
    send: ({ which }) => endDeviceSession(which),
    onDone: async (_answer, { done }) => {
      toast({ kind: 'success', title: done });
      await askAgain();
    },
    onFailed: async (error) => {
      // One that is over already is as good as ended.
      const isGone = error instanceof AnswerError && error.code === answerCode.notFound;
      if (!isGone) toastError(error, text);
      await askAgain();
    },
  });
  const end = async ({ id, device }: EndedSession): Promise<void> => {
    const name = device.trim() === '' ? text('session.unknown') : device;
    await endNow({ which: id, done: text('session.ended', { device: name }) });
  };
  const endOthers = async (): Promise<void> => {
    const words = { title: text('session.endOthersAsk'), detail: text('session.endOthersWhy') };
    const answers = { yes: text('session.endOthers'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'answered') await endNow({ which: 'others', done: text('session.othersEnded') });
  };
  return { ending: isPending ? input?.which : undefined, end, endOthers };
}
