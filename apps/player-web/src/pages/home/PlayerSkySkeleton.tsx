import { useText } from '@kislap/i18n';
import { Heading, HomeHeader, Inline, Skeleton, Stack, VisuallyHidden } from '@kislap/ui';

/** The shape of a player's head of home. */
export function PlayerSkySkeleton() {
  const text = useText();
  return (
    <>
      <Heading level={1} isFocusTarget>
        <VisuallyHidden>{text('nav.home')}</VisuallyHidden>
      </Heading>
      <HomeHeader
        start={
          <Inline gap={3}>
            <Skeleton shape="avatar" />
            <Stack gap={1}>
              <Skeleton shape="tag" />
              <Skeleton shape="chip" />
            </Stack>
          </Inline>
        }
        actions={null}
      />
      <Stack gap={3}>
        <Skeleton shape="shortLine" />
        <Skeleton shape="amount" />
        <Inline gap={2} isEven>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Inline>
      </Stack>
    </>
  );
}
