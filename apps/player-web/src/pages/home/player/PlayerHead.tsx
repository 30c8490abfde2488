import { serverNow } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import type { Player } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  arrowsClockwiseRegular,
  Heading,
  HomeHeader,
  IconButton,
  PlayerBadge,
  VisuallyHidden,
} from '@kislap/ui';
import { useState } from 'react';
import { greeting } from './greeting';
import { MailButton } from './MailButton';

interface PlayerHeadProps {
  /** Nothing when it could not be loaded. */
  readonly player: Player | undefined;
  readonly onRefresh: () => Promise<unknown>;
}

/** Who is here, and the balance asked for anew. */
export function PlayerHead({ player, onRefresh }: PlayerHeadProps) {
  const text = useText();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  };
  const badge = player && (
    <PlayerBadge
      nickname={player.nickname}
      avatarId={player.avatarId}
      vipLevel={player.vipLevel}
      greeting={text(greeting(epochSecondsFrom(serverNow() / 1000)))}
      href="/user"
      standingHref="/user/vip"
    />
  );
  const actions = (
    <>
      <MailButton />
      <IconButton
        glyph={arrowsClockwiseRegular}
        label={text('home.refreshBalance')}
        isLoading={isRefreshing}
        onClick={() => void refresh()}
      />
    </>
  );
  return (
    <>
      <Heading level={1} isFocusTarget>
        <VisuallyHidden>{text('nav.home')}</VisuallyHidden>
      </Heading>
      <HomeHeader start={badge} actions={actions} />
    </>
  );
}
