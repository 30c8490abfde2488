import { openRound } from '@kislap/domain';
import { findGame, listBets, verifyRound } from '@kislap/domain/games';
import { useText } from '@kislap/i18n';
import type { MessageId, TranslateText } from '@kislap/i18n';
import { Button, Note, Section, Stack, Text, TextField } from '@kislap/ui';
import { useState } from 'react';
import { outcomeText, readTypedRound } from './roundCheck';
import type { TypedRound } from './roundCheck';

interface CheckRoundProps {
  readonly gameCode: string;
}

const empty: TypedRound = {
  seed: '',
  commitment: '',
  clientSeed: '',
  nonce: '0',
  bet: '',
  roomSeed: '',
  roomDraw: '',
  roomCommitment: '',
};

/** Works out any round from figures that are typed or pasted; nothing is sent. */
export function CheckRound({ gameCode }: CheckRoundProps) {
  const text = useText();
  const rules = findGame(gameCode)?.rules;
  const bets = rules === undefined ? [] : listBets(rules);
  const [typed, setTyped] = useState({ ...empty, bet: bets[0] ?? '10000' });
  const [found, setFound] = useState<Found>();
  const isShared = rules !== undefined && 'isShared' in rules && rules.isShared === true;
  const fields = [
    ...seedFields,
    ...(rules === undefined ? [numberField] : []),
    // Where there is one way to bet alone, nobody has chosen it, and nobody knows what the engine calls it.
    ...(bets.length > 1 ? [betField] : []),
    ...(isShared ? roomFields : []),
  ];
  return (
    <Section title={text('fair.check')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setFound(findOut(gameCode, typed, text));
        }}
      >
        <Stack gap={3}>
          <Text tone="muted">{text('fair.checkWhy')}</Text>
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              label={text(label)}
              value={typed[name]}
              onValueChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          ))}
          <Button type="submit" variant="tonal" isBlock>
            {text('fair.checkIt')}
          </Button>
          <div role="status">{found && <Note tone={found.tone}>{found.words}</Note>}</div>
        </Stack>
      </form>
    </Section>
  );
}

type FieldOf = readonly [keyof TypedRound, MessageId];

const seedFields: readonly FieldOf[] = [
  ['seed', 'fair.seed'],
  ['commitment', 'fair.commitment'],
  ['clientSeed', 'fair.clientSeed'],
  ['nonce', 'fair.nonce'],
];
const betField: FieldOf = ['bet', 'fair.betCode'];
const numberField: FieldOf = ['bet', 'fair.below'];
const roomFields: readonly FieldOf[] = [
  ['roomSeed', 'fair.roomSeed'],
  ['roomDraw', 'fair.roomDraw'],
  ['roomCommitment', 'fair.roomHash'],
];

interface Found {
  readonly tone: 'success' | 'failed';
  readonly words: string;
}

function findOut(gameCode: string, typed: TypedRound, text: TranslateText): Found {
  const round = readTypedRound(gameCode, typed);
  if (findGame(gameCode) === undefined) {
    const opened = openRound(round);
    if (!opened.ok) return { tone: 'failed', words: text(`fair.${opened.reason}`) };
    const below = Number(round.bet);
    if (!(Number.isSafeInteger(below) && below > 0 && below <= LARGEST)) {
      return { tone: 'failed', words: text('fair.unknownBet') };
    }
    return { tone: 'success', words: text('fair.drew', { drawn: String(opened.value.integer(below)) }) };
  }
  const checked = verifyRound(round);
  if (!checked.ok) return { tone: 'failed', words: text(`fair.${checked.reason}`) };
  const { payPercent } = checked.value.outcome;
  return {
    tone: 'success',
    words: text('fair.drewAndPays', { drawn: outcomeText(checked.value), percent: payPercent }),
  };
}

/** As many numbers as a word of the chance tells apart. */
const LARGEST = 2 ** 32;
