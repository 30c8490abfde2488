import { PageFrame, Stack } from '@kislap/ui';
import { Suspense } from 'react';
import { CodeBoundary } from '../../code/CodeBoundary';
import { useSession } from '../../session/useSession';
import { useHasCompany } from '../../shell/useHasCompany';
import { BodySkeleton } from './BodySkeleton';
import { GuestHead } from './GuestHead';
import { GuestSkySkeleton } from './GuestSkySkeleton';
import { HomeFoot } from './HomeFoot';
import { lateFloating } from './lateFloating';
import { PlayerSkySkeleton } from './PlayerSkySkeleton';
import { useHomeParts } from './useHomeParts';

/**
 * The first screen of the app. Its first view is prerendered and needs no answer of the operator: the head, the foot,
 * and between them the shapes of what is on its way.
 */
export function HomePage() {
  const isGuest = useSession().status === 'guest';
  const { parts, playerParts } = useHomeParts(isGuest);
  const playerSky = playerParts === undefined ? <PlayerSkySkeleton /> : <playerParts.Sky />;
  const isBodyHere = parts !== undefined && (isGuest || playerParts !== undefined);
  const guestSky = (
    <>
      <GuestHead />
      {parts === undefined ? <GuestSkySkeleton /> : <parts.GuestSky />}
    </>
  );
  return (
    <PageFrame sky={isGuest ? guestSky : playerSky}>
      <Stack gap={6}>
        {isBodyHere ? (
          <parts.Body shortcuts={!isGuest && playerParts !== undefined && <playerParts.Shortcuts />} />
        ) : (
          <BodySkeleton />
        )}
        <HomeFoot />
      </Stack>
      <CodeBoundary fallback={null} onFailure={() => undefined}>
        <Suspense fallback={null}>{useHasCompany() && <lateFloating.Component />}</Suspense>
      </CodeBoundary>
    </PageFrame>
  );
}
