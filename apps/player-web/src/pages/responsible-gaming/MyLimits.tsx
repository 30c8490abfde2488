import { usePlayLimits } from '@kislap/api/react';
import type { LimitKind, LimitSpan, PlayLimit, PlayLimits } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { bellDuotone, ErrorState, Icon, LimitRow, List, Row, Section, Skeleton, Stack } from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { openOverlay } from '../../navigation/overlays/openOverlay';

interface MyLimitsProps {
  readonly userId: number;
}

const kinds = ['dep', 'loss'] as const satisfies readonly LimitKind[];
const spans = ['day', 'week', 'month'] as const satisfies readonly LimitSpan[];
const places = kinds.flatMap((kind) => spans.map((span) => ({ kind, span })));

/** What the player has limited and how much of it is used; a press changes it. */
export function MyLimits({ userId }: MyLimitsProps) {
  const text = useText();
  const { data: limits, error, mutate } = usePlayLimits(userId);
  if (limits === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate() };
    return <ErrorState title={text('rg.failed')} retry={retry} />;
  }
  return (
    <Section title={text('rg.limits')} size="titleSm">
      {limits === undefined ? (
        <Skeleton shape="card" />
      ) : (
        <Stack gap={3}>
          <List label={text('rg.limits')}>
            {limits.noticed.level > 0 && (
              <Row title={text('rg.noticed')} onPress={() => void openOverlay('noticed', limits.noticed)} />
            )}
            {places.map(({ kind, span }) => (
              <OneLimit key={`${kind} ${span}`} kind={kind} span={span} limit={limits[kind][span]} />
            ))}
            <TimeRow limits={limits} />
          </List>
          <RealityRow limits={limits} />
        </Stack>
      )}
    </Section>
  );
}

interface OneLimitProps {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  readonly limit: PlayLimit | undefined;
}

function OneLimit({ kind, span, limit }: OneLimitProps) {
  const text = useText();
  const [now] = useState(operatorNow);
  const { waiting } = limit ?? {};
  const to = waiting?.amount;
  return (
    <LimitRow
      title={text(`rg.limit.${kind}.${span}`)}
      limit={limit === undefined ? { kind: 'none' } : { kind: 'money', ...amountsOf(limit) }}
      resetsAt={limit?.resetsAt}
      raise={
        waiting && {
          to: to === undefined ? { kind: 'none' } : { kind: 'money', most: to },
          startsAt: waiting.from,
          endsAt: waiting.until,
          now,
        }
      }
      onPress={() => void openOverlay('play-limit', { kind, span, limit })}
    />
  );
}

const amountsOf = ({ most, used, reserved }: PlayLimit) => ({ most, used, reserved });

const SECONDS_PER_MINUTE = 60;

/** How long the player lets themselves play in a day, and how much of it is used. */
function TimeRow({ limits }: { readonly limits: PlayLimits }) {
  const text = useText();
  const [now] = useState(operatorNow);
  const { time } = limits;
  const more = time?.waiting?.minutes;
  return (
    <LimitRow
      title={text('rg.limit.time')}
      limit={
        time === undefined
          ? { kind: 'none' }
          : { kind: 'minutes', most: time.minutes, used: Math.floor(time.usedSeconds / SECONDS_PER_MINUTE) }
      }
      resetsAt={time?.resetsAt}
      raise={
        time?.waiting && {
          to: more === undefined ? { kind: 'none' } : { kind: 'minutes', most: more },
          startsAt: time.waiting.from,
          endsAt: time.waiting.until,
          now,
        }
      }
      onPress={() => void openOverlay('play-time', { kind: 'time', limits })}
    />
  );
}

/** How often a game is covered to say how long it has been. */
function RealityRow({ limits }: { readonly limits: PlayLimits }) {
  const text = useText();
  const { checkEveryMinutes: every } = limits;
  if (every === undefined) return null;
  return (
    <List>
      <Row
        media={<Icon glyph={bellDuotone} />}
        title={text('rg.reality')}
        caption={text('rg.realityEvery', { n: every })}
        onPress={() => void openOverlay('play-time', { kind: 'reality', limits })}
      />
    </List>
  );
}
