import * as kit from '@kislap/ui';
import { Icon, SearchField, Stack, Text } from '@kislap/ui';
import { useState } from 'react';

import { grid, iconCard } from './docs.css';
import { isGlyph } from './isGlyph';
import { Part } from './Part';

const icons = Object.entries(kit).flatMap(([name, value]: [string, unknown]) =>
  isGlyph(value) ? [{ name, glyph: value }] : [],
);

/** "arrowLeftBold" is found by "arrow", "left" and "arrow left". */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every icon that the kit exports, by name. */
export function IconGallery() {
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/);
  const found = icons.filter(({ name }) => {
    const searched = `${name.toLowerCase()} ${spaced(name)}`;
    return words.every((word) => searched.includes(word));
  });
  return (
    <Part>
      <Stack gap={3}>
        <SearchField
          label="Search icons"
          clearLabel="Clear search"
          value={wanted}
          onValueChange={setWanted}
        />
        <Text size="sm" tone="muted" role="status">
          {`${found.length} of ${icons.length} icons`}
        </Text>
        <ul className={grid}>
          {found.map(({ name, glyph }) => (
            <li key={name} className={iconCard}>
              <Icon glyph={glyph} size="lg" />
              <Text size="cap" tone="muted">
                {name}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Part>
  );
}
