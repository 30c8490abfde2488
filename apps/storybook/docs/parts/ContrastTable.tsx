import { Button, Stack, Text } from '@kislap/ui';
import type { SkinScheme } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { pairSample, shown, shownBehind } from './docs.css';
import { measured } from './measured';
import { Table } from './Table';

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
