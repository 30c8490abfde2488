import { useBalance, useCashCheck, usePlayer } from '@kislap/api/react';
import { formatPeso, maskPhone, remainingTurnover, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  arrowsClockwiseRegular,
  arrowUpRightBold,
  BalanceCard,
  Button,
  Columns,
  ErrorState,
  gearSixRegular,
  Grow,
  Heading,
  IconButton,
  Inline,
  PageFrame,
  plusBold,
  ProfileHead,
  receiptRegular,
  ShortcutMark,
  Shortcuts,
  Skeleton,
  Stack,
  Text,
  VipBadge,
  VisuallyHidden,
} from '@kislap/ui';
import { useState } from 'react';
import { appVersion } from '../../config/build';
import { copyText } from '../../device/clipboard/copyText';
import { useIsOnline } from '../../device/useIsOnline';
import { LogOutButton } from '../../features/account/LogOutButton';
import { useBalancePrivacy } from '../../features/account/useBalancePrivacy';
import { useIsDrawOpen } from '../../features/draw/useIsDrawOpen';
import { go } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { useUserId } from '../../session/session';
import { AccountMenu } from './AccountMenu';

/** The player's account: who they are, what they have, and where the rest is. */
export function UserPage() {
  const text = useText();
  const userId = useUserId();
  const player = usePlayer(userId);
  return (
    <PageFrame isWide sky={<AccountHead player={player} />}>
      <Stack>
        <Columns>
          <Stack>
            <AccountBalance userId={userId} />
            <AccountShortcuts />
          </Stack>
          <Stack>
            <AccountMenu phone={player.data?.phone} />
            <LogOutButton />
          </Stack>
        </Columns>
        <Text size="cap" tone="faint">
          {`${text('user.version')} ${appVersion}`}
        </Text>
      </Stack>
    </PageFrame>
  );
}

interface AccountHeadProps {
  readonly player: ReturnType<typeof usePlayer>;
}

/** The player's face, name, number and status; before it is known its shape, and a way to try again. */
function AccountHead({ player: { data: player, error, mutate } }: AccountHeadProps) {
  const text = useText();
  if (player !== undefined) {
    const { nickname, userId, avatarId, vipLevel, phone } = player;
    const phoneTags = phone === '' ? [] : [maskPhone(phone)];
    return (
      <ProfileHead
        nickname={nickname}
        userId={String(userId)}
        avatarId={avatarId}
        level={vipLevel}
        status={{ label: text('user.vip', { level: vipLevel }), href: '/user/vip' }}
        tags={phoneTags}
        onCopyId={() => void copyText(String(userId), text)}
        action={
          <IconButton
            glyph={gearSixRegular}
            label={text('set.title')}
            onClick={() => void go('/user/setting')}
          />
        }
      />
    );
  }
  const retry = { label: text('common.retry'), onPress: () => void mutate() };
  return (
    <>
      <Heading level={1} isFocusTarget>
        <VisuallyHidden>{text('nav.account')}</VisuallyHidden>
      </Heading>
      {error === undefined ? <HeadSkeleton /> : <ErrorState title={text('user.failed')} retry={retry} />}
    </>
  );
}

function HeadSkeleton() {
  return (
    <Inline gap={4}>
      <Skeleton shape="avatar" />
      <Stack gap={2}>
        <Skeleton shape="chip" />
        <Skeleton shape="tag" />
      </Stack>
    </Inline>
  );
}

/** The level whose golden fan stands for all of them. */
const FAN_OF_LEVELS = 7;

/** The quickest ways to what a player comes back for. */
function AccountShortcuts() {
  const text = useText();
  const isDrawOpen = useIsDrawOpen();
  return (
    <Shortcuts
      label={text('user.rewards')}
      shortcuts={[
        { href: '/user/checkIn', label: text('quick.checkIn'), mark: <ShortcutMark kind="checkIn" /> },
        ...(isDrawOpen
          ? [{ href: '/luck-draw', label: text('draw.title'), mark: <ShortcutMark kind="draw" /> }]
          : []),
        { href: '/user/vip', label: text('vip.title'), mark: <ShortcutMark kind="vip" /> },
        {
          href: '/user/level',
          label: text('vip.levels'),
          mark: <VipBadge level={FAN_OF_LEVELS} size={40} />,
        },
      ]}
    />
  );
}

interface AccountBalanceProps {
  readonly userId: number | undefined;
}

/** The balance, what is left to play before it can be withdrawn, and what can be done with it. */
function AccountBalance({ userId }: AccountBalanceProps) {
  const text = useText();
  const balance = useBalance(userId);
  const cash = useCashCheck(userId);
  const player = usePlayer(userId);
  // What the account itself says of the balance is older, and better than nothing.
  const known = balance.data ?? (balance.error === undefined ? undefined : player.data?.balance);
  const { isHidden } = useBalancePrivacy();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await Promise.allSettled([balance.mutate(), cash.mutate()]);
    setRefreshing(false);
  };
  return (
    <BalanceCard
      balance={known}
      isHidden={isHidden}
      note={noteOf({ balance: known, isBalanceFailed: balance.error !== undefined, cash, isHidden }, text)}
      noteHref={cash.data && routes.turnoverDetails.path}
      isFestive
      side={
        <Inline gap={2}>
          <IconButton
            variant="filled"
            glyph={arrowsClockwiseRegular}
            label={text('home.refreshBalance')}
            isLoading={isRefreshing}
            onClick={() => void refresh()}
          />
          <IconButton
            variant="filled"
            glyph={receiptRegular}
            label={text('fund.title')}
            onClick={() => void openOverlay('fund-record', { tab: 0 })}
          />
        </Inline>
      }
      actions={<MoneyActions />}
    />
  );
}

interface Figures {
  readonly balance: Money | undefined;
  readonly isBalanceFailed: boolean;
  readonly cash: ReturnType<typeof useCashCheck>;
  /** The parts of the balance are hidden with it. */
  readonly isHidden: boolean;
}

/** What is own and what is a bonus, and what is left to play; or what could not be loaded: the button beside it tries again. */
function noteOf(
  { balance, isBalanceFailed, cash, isHidden }: Figures,
  text: TranslateText,
): string | readonly string[] | undefined {
  if (balance === undefined && isBalanceFailed) return text('user.balanceFailed');
  if (cash.data === undefined) return cash.error === undefined ? undefined : text('flow.failed');
  const left = remainingTurnover(cash.data);
  if (left === zeroMoney) return text('flow.nothing');
  const { own, bonus } = cash.data.purse ?? { own: zeroMoney, bonus: zeroMoney };
  const flow = text('flow.leftOf', { amount: formatPeso(left) });
  if (bonus === zeroMoney || isHidden) return flow;
  return [text('dep.parts', { own: formatPeso(own), bonus: formatPeso(bonus) }), flow];
}

/** Money in and money out. Money does not move without a connection. */
function MoneyActions() {
  const text = useText();
  const isOnline = useIsOnline();
  return (
    <Inline gap={2} wrap>
      <Grow share="content">
        <Button
          size="md"
          isBlock
          glyph={plusBold}
          disabled={!isOnline}
          onClick={() => void openOverlay('deposit', {})}
        >
          {text('dep.title')}
        </Button>
      </Grow>
      <Grow share="content">
        <Button
          size="md"
          variant="tonal"
          isBlock
          glyph={arrowUpRightBold}
          disabled={!isOnline}
          onClick={() => void openOverlay('withdrawal', {})}
        >
          {text('wdw.do')}
        </Button>
      </Grow>
    </Inline>
  );
}
