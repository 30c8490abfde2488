import { Inline, Stack } from '@kislap/ui';
import { CsLink } from '../../../config/CsLink';
import { RecentWins } from './RecentWins';

/** The end of home: the latest wins of others, and somebody to ask. */
export function HomeEnd() {
  return (
    <Stack gap={4}>
      <RecentWins />
      <Inline justify="center">
        <CsLink />
      </Inline>
    </Stack>
  );
}
