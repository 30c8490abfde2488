import { useFairSeeds } from '@kislap/api/react';
import type { FairSeed, FairSeedRound } from '@kislap/api';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  ErrorState,
  Facts,
  List,
  Money,
  Note,
  Row,
  Section,
  Skeleton,
  Stack,
  StatusTag,
  Time,
} from '@kislap/ui';
import { errorText } from '../../features/errors/errorText';
import { checkSeedRound } from './roundCheck';
import type { RoundCheck } from './roundCheck';

interface SeedRoundsProps {
  readonly userId: number;
  readonly gameCode: string;
  /** 0 for what has been revealed. */
  readonly betId: number;
}

/** A seed with its rounds, each worked out again here. */
export function SeedRounds({ userId, gameCode, betId }: SeedRoundsProps) {
  const text = useText();
  const { data: seeds, error, mutate } = useFairSeeds(userId, gameCode, betId);
  return (
    <Section title={text(betId > 0 ? 'fair.thisBet' : 'fair.revealed')}>
      {seeds === undefined && error !== undefined && (
        <ErrorState
          title={errorText(error, text) ?? text('fair.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
      {seeds === undefined && error === undefined && <Skeleton shape="card" />}
      {seeds?.length === 0 && <Note>{text('fair.none')}</Note>}
      {seeds?.map((seed) => (
        <SeedOf key={seed.commitment} gameCode={gameCode} seed={seed} betId={betId} />
      ))}
    </Section>
  );
}

/** As many as a player looks through; all of them can be typed into the check. */
const MOST_ROUNDS = 50;

interface SeedOfProps {
  readonly gameCode: string;
  readonly seed: FairSeed;
  readonly betId: number;
}

function SeedOf({ gameCode, seed, betId }: SeedOfProps) {
  const text = useText();
  const rounds = betId > 0 ? seed.rounds.filter((round) => round.betId === betId) : seed.rounds;
  return (
    <Stack gap={3}>
      <Facts
        facts={[
          ...(seed.seed === undefined ? [] : [{ term: text('fair.seed'), value: seed.seed }]),
          { term: text('fair.commitment'), value: seed.commitment },
          { term: text('fair.clientSeed'), value: seed.clientSeed },
        ]}
      />
      {seed.seed === undefined && <Note>{text('fair.notYet')}</Note>}
      {betId > 0 && <RoomOf round={rounds[0]} />}
      {rounds.length > 0 && (
        <List label={text('fair.rounds')}>
          {rounds.slice(0, MOST_ROUNDS).map((round) => (
            <RoundRow key={round.nonce} round={round} check={checkSeedRound(gameCode, seed, round)} />
          ))}
        </List>
      )}
    </Stack>
  );
}

/** What the round of a bet shares with all players of its room: the check asks for it. Nothing while it is a secret. */
function RoomOf({ round }: { readonly round: FairSeedRound | undefined }) {
  const text = useText();
  if (round?.room === undefined) return null;
  const { seed, draw, commitment } = round.room;
  return (
    <Facts
      facts={[
        { term: text('fair.nonce'), value: String(round.nonce) },
        { term: text('fair.roomSeed'), value: seed },
        { term: text('fair.roomDraw'), value: String(draw) },
        ...(commitment === undefined ? [] : [{ term: text('fair.roomHash'), value: commitment }]),
      ]}
    />
  );
}

interface RoundRowProps {
  readonly round: FairSeedRound;
  readonly check: RoundCheck;
}

function RoundRow({ round, check }: RoundRowProps) {
  const text = useText();
  return (
    <Row
      title={text('fair.roundN', { n: round.nonce })}
      value={<CheckTag check={check} text={text} />}
      caption={check.state === 'refused' ? text('fair.wouldPay') : <Time at={round.at} />}
      detail={<Money amount={round.win} />}
    />
  );
}

const marks = {
  matches: 'complete',
  differs: 'failed',
  refused: 'neutral',
  hidden: 'pending',
  unknown: 'neutral',
} as const;

function CheckTag({ check, text }: { readonly check: RoundCheck; readonly text: TranslateText }) {
  return <StatusTag status={marks[check.state]} label={text(`fair.${check.state}`)} />;
}
