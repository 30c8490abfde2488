import { scales } from '@kislap/ui/skins';

import { Part } from './Part';
import { Table } from './Table';

interface ScaleTokensProps {
  readonly scale: keyof typeof scales;
}

/** One of the scales that no skin may change. */
export function ScaleTokens({ scale }: ScaleTokensProps) {
  const rows = Object.entries(scales[scale]).map(([name, value]) => ({
    key: name,
    cells: [`${scale}.${name}`, value],
  }));
  return (
    <Part>
      <Table label={scale} heads={['Token', 'Value']} rows={rows} />
    </Part>
  );
}
