import { rotateFairSeed } from '@kislap/api';
import { useFairInfo, useFairSeeds } from '@kislap/api/react';
import type { FairInfo } from '@kislap/api';
import { isClientSeed } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { ErrorState, Facts, Note, Section, Skeleton, Stack, TextField, toast } from '@kislap/ui';
import { useState } from 'react';
import { errorText } from '../../features/errors/errorText';
import { FormEnd } from '../../features/forms/SubmitButton';
import { useMutation } from '../../features/mutation/useMutation';

interface NextRoundProps {
  readonly userId: number;
  readonly gameCode: string;
  /** The bet whose round is looked at beside it; 0 for none. */
  readonly betId: number;
}

/** What the player's next round of a game follows from, as far as it is shown before play. */
export function NextRound({ userId, gameCode, betId }: NextRoundProps) {
  const text = useText();
  const { data: info, error, mutate } = useFairInfo(userId, gameCode);
  return (
    <Section title={text('fair.nextRound')}>
      {info === undefined && error !== undefined && (
        <ErrorState
          title={errorText(error, text) ?? text('fair.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
      {info === undefined && error === undefined && <Skeleton shape="card" />}
      {info !== undefined && (
        <Stack gap={4}>
          {info.isPredictable && <Note tone="pending">{text('fair.predictable')}</Note>}
          <Facts
            facts={[
              { term: text('fair.commitment'), value: info.commitment },
              { term: text('fair.next'), value: info.nextCommitment },
              { term: text('fair.clientSeed'), value: info.clientSeed },
              { term: text('fair.nonce'), value: String(info.nonce) },
              { term: text('fair.head'), value: info.chainHead },
              ...roomFacts(info, text),
            ]}
          />
          <SeedForm
            userId={userId}
            info={info}
            betId={betId}
            onRevealed={(next) => void mutate(next, { revalidate: false })}
          />
        </Stack>
      )}
    </Section>
  );
}

/** What the draws that all players of a room share are checked against. */
function roomFacts({ room }: FairInfo, text: TranslateText) {
  if (room === undefined) return [];
  const { commitment, nextCommitment } = room;
  return [
    { term: text('fair.roomHash'), value: commitment },
    ...(nextCommitment === undefined ? [] : [{ term: text('fair.roomNextHash'), value: nextCommitment }]),
  ];
}

interface SeedFormProps extends Pick<NextRoundProps, 'userId' | 'betId'> {
  readonly info: FairInfo;
  readonly onRevealed: (next: FairInfo) => void;
}

/** The player's own part for the next seed. It counts together with a seed that was committed to before. */
function SeedForm({ userId, info, betId, onRevealed }: SeedFormProps) {
  const text = useText();
  const [own, setOwn] = useState(info.clientSeed);
  const { mutate: readRevealed } = useFairSeeds(userId, info.gameCode);
  const { mutate: readOfBet } = useFairSeeds(userId, info.gameCode, betId);
  const { isPending, mutate } = useMutation({
    send: (clientSeed: string) => rotateFairSeed({ gameCode: info.gameCode, clientSeed }),
    onDone: async (next) => {
      onRevealed(next);
      await Promise.all([readRevealed(), betId > 0 && readOfBet()]);
      toast({ kind: 'success', title: text('fair.isRevealed') });
    },
  });
  const isRight = isClientSeed(own);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) void mutate(own);
      }}
    >
      <Stack gap={3}>
        <TextField
          label={text('fair.ownSeed')}
          description={text('fair.ownSeedWhy')}
          value={own}
          onValueChange={setOwn}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <FormEnd
          label={text('fair.reveal')}
          isSending={isPending}
          missing={isRight ? undefined : text('fair.ownSeedForm')}
        />
      </Stack>
    </form>
  );
}
