import { usePrizeLog } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  Columns,
  EmptyRecordsScene,
  EmptyState,
  GiftRow,
  LinkButton,
  List,
  PageFrame,
  PrizeRow,
  Section,
  Stack,
  Text,
} from '@kislap/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { RetryLine } from '../../features/errors/RetryLine';
import { useClaim } from '../../features/claims/useClaim';
import type { GiftList, ReadyGift } from '../../features/gifts/Gift';
import { useGifts } from '../../features/gifts/useGifts';
import { useTurnoverOf } from '../../features/gifts/useTurnoverOf';
import { RowSkeletons } from '../../features/records/recordList';
import { useMissingTurnover } from '../../features/turnover/useMissingTurnover';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { useUserId } from '../../session/session';

/** What waits for the player, from every source; what can come next, and what has come. */
export function RewardsPage() {
  const text = useText();
  const userId = useUserId();
  return (
    <PageFrame
      isWide
      appBar={<AppBar title={text('promo.myGifts')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      {userId !== undefined && <Gifts userId={userId} />}
    </PageFrame>
  );
}

interface GiftsProps {
  readonly userId: number;
}

function Gifts({ userId }: GiftsProps) {
  const text = useText();
  const gifts = useGifts(userId);
  return (
    <Columns>
      <Stack gap={6}>
        <ReadyGifts gifts={gifts} />
        {gifts.retry !== undefined && <RetryLine title={text('gifts.failed')} onRetry={gifts.retry} />}
      </Stack>
      <Stack gap={6}>
        {gifts.next.length > 0 && (
          <Section title={text('gifts.next')}>
            <List label={text('gifts.next')}>
              {gifts.next.map(({ id, title, art, amount, how, onPress }) => (
                <GiftRow
                  key={id}
                  title={title}
                  art={art}
                  amount={amount}
                  caption={how}
                  end={{ type: 'more', onPress }}
                />
              ))}
            </List>
          </Section>
        )}
        <LastPrizes userId={userId} waiting={gifts.ready.map(({ id }) => id).join(' ')} />
      </Stack>
    </Columns>
  );
}

/** What can be received now. What is known shows at once, while the rest is on its way. */
function ReadyGifts({ gifts: { ready, next, isLoading, retry } }: { readonly gifts: GiftList }) {
  const text = useText();
  const turnoverOf = useTurnoverOf();
  const missing = useMissingTurnover();
  const { claiming, receive } = useReceive();
  if (ready.length === 0 && !isLoading) {
    // A source that could not be asked may hold something: nobody knows that there is nothing.
    if (retry !== undefined) return null;
    return (
      <EmptyState
        scene={<EmptyRecordsScene />}
        title={text('gifts.none')}
        {...(next.length > 0 && { text: text('gifts.noneWhy') })}
      />
    );
  }
  return (
    <Section title={text('rebate.ready')}>
      <Stack gap={2}>
        {missing !== undefined && (
          <Text size="cap" tone="muted">
            {missing}
          </Text>
        )}
        {ready.length > 0 && (
          <List label={text('rebate.ready')}>
            {ready.map((gift) => (
              <GiftRow
                key={gift.id}
                title={gift.title}
                art={gift.art}
                amount={gift.amount}
                toBet={turnoverOf(gift)}
                until={gift.until}
                end={{
                  type: typeof gift.receive === 'function' ? 'open' : 'receive',
                  isBusy: claiming === gift.id,
                  onPress: () => void receive(gift),
                }}
              />
            ))}
          </List>
        )}
        {isLoading && <RowSkeletons count={ready.length === 0 ? 4 : 1} />}
      </Stack>
    </Section>
  );
}

/** Receives one gift at a time, and shows what came. */
function useReceive() {
  const { claiming, claim } = useClaim();
  const receive = async ({ id, title, receive: way }: ReadyGift): Promise<void> => {
    if (typeof way === 'function') {
      way();
      return;
    }
    const given = await claim({ intent: id, ...way });
    if (given === undefined) return;
    const { amount, turnoverAdded, orderId } = given;
    void openOverlay('gift', { title, amount, turnoverAdded, orderId });
  };
  return { claiming, receive };
}

const MOST_PRIZES = 3;

interface LastPrizesProps {
  readonly userId: number;
  /** The names of what waits: once one of them has gone, it has come. */
  readonly waiting: string;
}

/** The last of what came; all of it is in the record. Asked for again whenever something else waits. */
function LastPrizes({ userId, waiting }: LastPrizesProps) {
  const text = useText();
  const { rows, error, retry, refresh } = usePrizeLog(userId);
  const update = useEffectEvent(() => void refresh());
  const shownFor = useRef(waiting);
  useEffect(() => {
    if (shownFor.current !== waiting) update();
    shownFor.current = waiting;
  }, [waiting]);
  if (rows.length === 0) {
    return error && <RetryLine title={text('prize.failed')} onRetry={retry} />;
  }
  return (
    <Section
      title={text('prize.title')}
      action={
        <LinkButton variant="text" size="sm" href={routes.prizeRecord.path}>
          {text('common.seeAll')}
        </LinkButton>
      }
    >
      <List label={text('prize.title')}>
        {rows.slice(0, MOST_PRIZES).map((prize) => (
          <PrizeRow
            key={prize.id}
            prize={{ kind: prize.kind, amount: prize.isWaiting ? undefined : prize.amount }}
            at={prize.at}
            event={prize.event === '' ? undefined : prize.event}
            isTowardsGoal={prize.isTowardsGoal}
            isWaiting={prize.isWaiting}
          />
        ))}
      </List>
    </Section>
  );
}
