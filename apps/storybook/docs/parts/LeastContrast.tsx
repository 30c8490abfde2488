import { skins } from '@kislap/ui/skins';

import { measured } from './measured';
import { Part } from './Part';
import { Table } from './Table';

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
