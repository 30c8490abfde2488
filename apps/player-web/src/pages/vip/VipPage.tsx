import { useVipLevels, useVipStanding } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { AppBar, ErrorState, LinkButton, PageFrame, Section, Skeleton, Stack } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { goBack } from '../../navigation/goBack';
import { useUserId } from '../../session/useUserId';
import { LevelCards } from './LevelCards';
import { OwnBenefits } from './OwnBenefits';
import { PeriodGifts } from './PeriodGifts';
import { VipStand } from './VipStand';
import { VipWay } from './VipWay';

/** The player's VIP level: the way to the next one, what the level brings, and its gifts. */
export function VipPage() {
  const text = useText();
  const userId = useUserId();
  const levels = useVipLevels();
  const standing = useVipStanding(userId);
  const failed = [levels, standing].find(({ data, error }) => data === undefined && error !== undefined);
  const allLevels = (
    <LinkButton href="/user/level" variant="text" size="sm">
      {text('vip.allLevels')}
    </LinkButton>
  );
  const appBar = (
    <AppBar
      title={text('vip.title')}
      back={{ label: text('common.back'), onPress: goBack }}
      action={allLevels}
    />
  );
  if (failed !== undefined) {
    const title = errorText(failed.error, text) ?? text('vip.failed');
    const retry = () => void Promise.all([levels.mutate(), standing.mutate()]);
    return (
      <PageFrame appBar={appBar}>
        <ErrorState title={title} retry={{ label: text('common.retry'), onPress: retry }} />
      </PageFrame>
    );
  }
  return (
    <PageFrame appBar={appBar} sky={<VipStand levels={levels.data} standing={standing.data} />}>
      <Stack gap={6}>
        <VipWay levels={levels.data} standing={standing.data} />
        <OwnBenefits levels={levels.data} level={standing.data?.level} />
        <PeriodGifts levels={levels.data} userId={userId} />
        <Section title={text('vip.levels')}>
          {levels.data === undefined ? (
            <Skeleton shape="card" />
          ) : (
            <LevelCards levels={levels.data} current={standing.data?.level} />
          )}
        </Section>
      </Stack>
    </PageFrame>
  );
}
