import { useDeviceSessions } from '@kislap/api';
import type { DeviceSession } from '@kislap/api';
import { formatManila } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, ErrorState, Facts, List, Overlay, SessionRow, Skeleton, Stack, Text } from '@kislap/ui';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { useEndSession } from './useEndSession';

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
