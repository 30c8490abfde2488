import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { gameCatalogue } from '@kislap/domain/games';
import { AppBar, Button, Note, PageFrame, Section, Select, Stack, Text } from '@kislap/ui';
import { go, goBack } from '../../navigation/go';
import { routes } from '../../navigation/routes/routes';
import { usePageSearch } from '../../navigation/usePageSearch';
import { useUserId } from '../../session/session';
import { CheckRound } from './CheckRound';
import { NextRound } from './NextRound';
import { SeedRounds } from './SeedRounds';

const firstGame = gameCatalogue[0]?.code ?? '';

/** What results follow from, and the check of any round: it needs no account and no connection. */
export function FairnessPage() {
  const text = useText();
  const userId = useUserId();
  const search = new URLSearchParams(usePageSearch('fairness'));
  const gameCode = search.get('game') ?? firstGame;
  const betId = Number(search.get('bet') ?? 0);
  const show = (code: string) =>
    void go(`${routes.fairness.path}?game=${encodeURIComponent(code)}`, { replace: true });
  return (
    <PageFrame
      appBar={<AppBar title={text('fair.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <Stack gap={6}>
        <Text tone="muted">{text('fair.intro')}</Text>
        <Select
          label={text('fair.game')}
          placeholder={text('fair.game')}
          value={gameCode}
          onValueChange={show}
          options={gameOptions(text)}
        />
        {userId === undefined ? (
          <GuestHint />
        ) : (
          <Stack gap={6} key={`${userId} ${gameCode} ${betId}`}>
            {betId > 0 && <SeedRounds userId={userId} gameCode={gameCode} betId={betId} />}
            <NextRound userId={userId} gameCode={gameCode} betId={betId} />
            <SeedRounds userId={userId} gameCode={gameCode} betId={0} />
          </Stack>
        )}
        <CheckRound key={gameCode} gameCode={gameCode} />
      </Stack>
    </PageFrame>
  );
}

/** Every game that the app can check, and the events. */
function gameOptions(text: TranslateText) {
  return [
    ...gameCatalogue.map(({ code, name }) => ({ value: code, label: name })),
    { value: 'luck-draw', label: text('draw.title') },
    { value: 'egg', label: text('egg.title') },
  ];
}

function GuestHint() {
  const text = useText();
  return (
    <Section title={text('fair.nextRound')}>
      <Stack gap={3}>
        <Note>{text('fair.guest')}</Note>
        <Button variant="tonal" isBlock onClick={() => void go(routes.login.path)}>
          {text('auth.login')}
        </Button>
      </Stack>
    </Section>
  );
}
