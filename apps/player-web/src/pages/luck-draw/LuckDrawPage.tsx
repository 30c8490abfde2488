import { drawRoundKey, serverNow } from '@kislap/api';
import { useDrawRound, useDrawSetup, useDrawSpins } from '@kislap/api/react';
import type { DrawSetup, DrawSpin } from '@kislap/api';
import type { DrawRound } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  Button,
  EmptyState,
  LinkButton,
  OddsList,
  PageFrame,
  RestScene,
  Section,
  SplitPage,
  Stack,
  Text,
} from '@kislap/ui';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { useClock } from '../../device/clock/clock';
import { whenSeen } from '../../device/clock/whileSeen';
import { useDrawGame } from '../../features/draw/useDrawGame';
import { errorText } from '../../features/errors/errorText';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { DrawRecord } from './DrawRecord';
import { DrawCounter, DrawHead, DrawStage } from './DrawStage';
import { chanceText, goalChances } from './goalChances';

/** The luck draw: spins collect towards a goal that is paid out when it is reached in time. */
export function LuckDrawPage() {
  const text = useText();
  const userId = useUserId();
  const setup = useDrawSetup();
  const round = useDrawRound(userId);
  const bar = (
    <AppBar
      title={text('draw.title')}
      back={{ label: text('common.back'), onPress: goBack }}
      action={
        <LinkButton variant="text" size="md" href="/user/prizeRecord">
          {text('draw.prizes')}
        </LinkButton>
      }
    />
  );
  if (setup.data === null) {
    return (
      <PageFrame appBar={bar}>
        <EmptyState scene={<RestScene />} title={text('draw.closed')} />
      </PageFrame>
    );
  }
  const failed = (setup.data === undefined && setup.error) || (round.data === undefined && round.error);
  if (failed) {
    const retry = () => void Promise.allSettled([setup.mutate(), round.mutate()]);
    return (
      <PageFrame appBar={bar}>
        <LoadFailed title={errorText(failed, text) ?? text('net.failed')} onRetry={retry} />
      </PageFrame>
    );
  }
  return <DrawHall bar={bar} setup={setup.data} userId={userId} round={round.data} />;
}

interface DrawHallProps {
  readonly bar: ReactNode;
  /** `undefined` until it is known. */
  readonly setup: DrawSetup | undefined;
  readonly userId: number | undefined;
  /** `null` before the first one, `undefined` until it is known and for a guest. */
  readonly round: DrawRound | null | undefined;
}

const noPrizes = [] as const;

/** The wheel, what it has collected, and what can be done now. */
function DrawHall({ bar, setup, userId, round: current }: DrawHallProps) {
  const text = useText();
  const hintId = useId();
  const prizes = setup?.prizes ?? noPrizes;
  const game = useDrawGame(userId, prizes);
  useRoundEnd(userId, current);
  const spins = useDrawSpins(userId);
  const round = 'before' in game.turn ? game.turn.before : current;
  const isKnown = setup !== undefined && (userId === undefined || current !== undefined);
  const drawFacts = { userId, isKnown, round, rules: setup?.rules, hintId };
  return (
    <SplitPage
      appBar={bar}
      sky={
        <>
          <DrawHead rules={setup?.rules} round={round} isGuest={userId === undefined} />
          <DrawStage {...drawFacts} prizes={prizes} goal={round?.goal ?? setup?.rules.goal} game={game} />
        </>
      }
    >
      <Stack gap={4}>
        <DrawCounter {...drawFacts} goal={game.goal} />
        <DrawTerms
          setup={setup}
          round={userId === undefined ? null : round}
          waiting={waitingIn(spins.rows, round)}
        />
        <DrawRecord userId={userId} spins={spins} round={current} news={game.news} />
        <Button variant="text" isBlock onClick={() => void openOverlay('draw-rules', {})}>
          {text('draw.rules')}
        </Button>
      </Stack>
    </SplitPage>
  );
}

/** Asks for the round again when its time is over and the page is seen. */
function useRoundEnd(userId: number | undefined, round: DrawRound | null | undefined): void {
  const clock = useClock();
  const { mutate } = useSWRConfig();
  const endsAt = round?.state === 'running' ? round.endsAt : undefined;
  useEffect(() => {
    if (userId === undefined || endsAt === undefined) return undefined;
    const leftMs = endsAt * 1000 - serverNow();
    if (leftMs < 0) return undefined;
    return clock.after(leftMs, () => whenSeen(() => void mutate(drawRoundKey(userId))));
  }, [clock, mutate, userId, endsAt]);
}

interface DrawTermsProps {
  /** `undefined` until it is known. */
  readonly setup: DrawSetup | undefined;
  /** `null` before the first one and for a guest, `undefined` until it is known. */
  readonly round: DrawRound | null | undefined;
  /** Mysteries of the round that wait to be opened. */
  readonly waiting: number;
}

/** How many mysteries of a round wait to be opened. Its spins are numbered from its own number on. */
const waitingIn = (spins: readonly DrawSpin[], round: DrawRound | null | undefined) =>
  round ? spins.filter(({ id, isWaiting }) => isWaiting && id > round.id).length : 0;

/**
 * What a spin is worth, before it is made: what a round that ends short pays, the chance of the goal, and every prize.
 */
function DrawTerms({ setup, round, waiting }: DrawTermsProps) {
  const text = useText();
  const chances = setup && round !== undefined ? goalChances(setup, round, waiting) : [];
  return (
    <Section title={text('draw.oddsOfAll')}>
      <Stack gap={2}>
        <Text size="sm">{text('draw.rule.short')}</Text>
        {chances.map((line) => (
          <Text key={line.type} size="sm">
            {chanceText(line, text)}
          </Text>
        ))}
        <OddsList prizes={setup?.prizes} />
      </Stack>
    </Section>
  );
}
