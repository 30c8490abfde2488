import { Button, Stack, Text } from '@kislap/ui';
import { contrast, contrastPairs, skins } from '@kislap/ui/skins';
import type { ContrastPair, SkinScheme } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { pairSample, shown, shownBehind } from './docs.css';
import { Part } from './Part';
import { Table } from './Table';
import { useActiveSkin } from './useActiveSkin';

interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
}

/** Every pair of the scheme with its contrast, the tightest first. */
export const measured = ({ color }: SkinScheme): readonly MeasuredPair[] =>
  contrastPairs
    .map((pair) => ({ ...pair, ratio: contrast(color[pair.front], color[pair.back]) }))
    .toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);

interface ContrastTableProps {
  readonly label: string;
  readonly scheme: SkinScheme;
}

const TIGHTEST = 10;

/** The pairs of a scheme, the tightest first. */
export function ContrastTable({ label, scheme }: ContrastTableProps) {
  const [isWhole, setWhole] = useState(false);
  const pairs = measured(scheme);
  const broken = pairs.filter(({ ratio, minimum }) => ratio < minimum);
  const rows = (isWhole ? pairs : pairs.slice(0, TIGHTEST)).map(({ front, back, ratio, minimum }) => ({
    key: `${front} ${back}`,
    cells: [
      <span
        key="sample"
        className={pairSample}
        style={assignInlineVars({ [shown]: scheme.color[front], [shownBehind]: scheme.color[back] })}
      >
        ₱88
      </span>,
      front,
      back,
      `${ratio.toFixed(2)}:1`,
      `${minimum}:1`,
    ],
  }));
  return (
    <Stack gap={2}>
      <Text isStrong>
        {`${label}: ${pairs.length} pairs, ${broken.length === 0 ? 'each keeps its minimum' : `${broken.length} below their minimum`}`}
      </Text>
      <Table label={label} heads={['Sample', 'Front', 'Back', 'Contrast', 'Minimum']} rows={rows} />
      <Button variant="tonal" size="md" onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show the tightest' : `Show all ${pairs.length}`}
      </Button>
    </Stack>
  );
}

/** Contrast of the skin and scheme in the toolbar. */
export function ActiveContrast() {
  const { skin, scheme } = useActiveSkin();
  return (
    <Part>
      <ContrastTable label={`${skin.name}, ${scheme}`} scheme={skin.schemes[scheme]} />
    </Part>
  );
}

const schemes = ['dark', 'light'] as const;

const rows = skins.flatMap((skin) =>
  schemes.map((scheme) => {
    const pairs = measured(skin.schemes[scheme]);
    const least = (kind: 'text' | 'graphic') => {
      const pair = pairs.find((one) => one.kind === kind);
      return pair ? `${pair.ratio.toFixed(2)}:1 (${pair.front} on ${pair.back})` : '';
    };
    return { key: `${skin.id} ${scheme}`, cells: [skin.name, scheme, least('text'), least('graphic')] };
  }),
);

/** The tightest pair of every skin. */
export function LeastContrast() {
  return (
    <Part>
      <Table
        label="Least contrast of every skin"
        heads={['Skin', 'Scheme', 'Least of text, 4.5:1 asked', 'Least of graphics, 3:1 asked']}
        rows={rows}
      />
    </Part>
  );
}
